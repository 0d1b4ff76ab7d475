//! nativeparam: a request of six kinds.

use formats::nativeparam::{
    AvatarId, NativeParam,
    messages::{
        CommunityRequest, JoinDungeon, LeaveDungeon, SocialTravel, Unknown77, UnknownA1, UnknownA2,
    },
    type_id::{AVATAR_ID, BOOL, C_STRING, INT32},
};

use super::pair;
use crate::{by_hand::number, cases::Case};

pub fn travel() -> Vec<Case> {
    let travel = CommunityRequest::SocialTravel(SocialTravel {
        avatar: AvatarId(0x1234_5601),
        map: "f_lambdamall_exit".into(),
        travel: true,
    });
    pair::<NativeParam, _>("np_travel", travel, encode, decode)
}

/// Appends a request. Only the one that is measured is written by hand.
fn encode(value: &CommunityRequest, out: &mut Vec<u8>) -> Option<()> {
    let CommunityRequest::SocialTravel(SocialTravel { avatar, map, travel }) = value else {
        return None;
    };
    let len = u16::try_from(map.len()).ok()?;
    out.reserve(20 + map.len());
    let mut head = [0; 18];
    head[..2].copy_from_slice(&[4, INT32]);
    head[2..6].copy_from_slice(&0xb3_i32.to_le_bytes());
    head[6] = AVATAR_ID;
    head[7..15].copy_from_slice(&avatar.0.to_le_bytes());
    head[15] = C_STRING;
    head[16..].copy_from_slice(&len.to_le_bytes());
    out.extend_from_slice(&head);
    out.extend_from_slice(map.as_bytes());
    out.extend_from_slice(&[BOOL, u8::from(*travel)]);
    Some(())
}

/// The request that is exactly `input`: all of them start with an avatar.
fn decode(input: &[u8]) -> Option<CommunityRequest> {
    let (head, rest) = input.split_first_chunk::<15>()?;
    if head[1] != INT32 || head[6] != AVATAR_ID {
        return None;
    }
    let avatar = AvatarId(u64::from_le_bytes(*head[7..].first_chunk()?));
    Some(match (number(head, 2), head[0]) {
        (0x31, 4) => {
            let (map, [INT32, flag @ ..]) = c_string(rest)? else { return None };
            let (map, flag) = (map.into(), i32::from_le_bytes(flag.try_into().ok()?));
            CommunityRequest::JoinDungeon(JoinDungeon { avatar, map, flag })
        }
        (0x35, 3) => {
            let [BOOL, flag] = *rest else { return None };
            CommunityRequest::LeaveDungeon(LeaveDungeon { avatar, flag: flag != 0 })
        }
        (0x77, 2) if rest.is_empty() => CommunityRequest::Unknown77(Unknown77 { avatar }),
        (0xa1, 3) => {
            let [BOOL, flag] = *rest else { return None };
            CommunityRequest::UnknownA1(UnknownA1 { avatar, flag: flag != 0 })
        }
        (0xa2, 3) => {
            let (cheat, []) = c_string(rest)? else { return None };
            CommunityRequest::UnknownA2(UnknownA2 { avatar, cheat: cheat.into() })
        }
        (0xb3, 4) => {
            let (map, &[BOOL, travel]) = c_string(rest)? else { return None };
            let (map, travel) = (map.into(), travel != 0);
            CommunityRequest::SocialTravel(SocialTravel { avatar, map, travel })
        }
        _ => return None,
    })
}

#[inline]
fn c_string(input: &[u8]) -> Option<(&str, &[u8])> {
    let (&[C_STRING, low, high], rest) = input.split_first_chunk()? else { return None };
    let (text, rest) = rest.split_at_checked(usize::from(u16::from_le_bytes([low, high])))?;
    Some((str::from_utf8(text).ok()?, rest))
}
