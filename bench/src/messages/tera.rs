//! TERA: packets with offsets.

use codec_core::Wire;
use formats::tera::{
    Tera,
    messages::{GuildInfo, GuildRank},
};

use super::pair;
use crate::{
    by_hand::{self, terminated_utf16, utf16_units, utf16_units_without_nul, write_utf16},
    cases::{Case, Random},
};

/// A list of elements with a text each.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera)]
struct Roster {
    members: Vec<Member>,
}

/// An element of [`Roster`].
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera)]
struct Member {
    name: String,
    player_id: u32,
    level: u32,
}

/// The cases of a message with texts and a list.
pub fn guild() -> Vec<Case> {
    let rank = |(id, name): (i32, &str)| GuildRank { name: name.into(), id, permissions: 7 };
    let ranks = ["Guildmaster", "Officer", "Veteran", "Member", "Recruit"];
    let guild = GuildInfo {
        ranks: (1..).zip(ranks).map(rank).collect(),
        name: "Children of Arun".into(),
        title: "Keepers of the Isle".into(),
        master: "Elleon".into(),
        motd: "Nexus tonight at eight, be there in time".into(),
        my_rank: "Member".into(),
        ad: "We look for healers and for patience".into(),
        id: 28,
        unk1: 0,
        unk2: 0,
        master_id: 55_519,
        creation_date: 1_335_830_400,
        level: 3,
        unk3: 0,
        unk4: 1,
        unk5: 0,
        unk6: 0,
    };
    pair::<Tera, _>("tera_guild", guild, encode_guild, decode_guild)
}

/// The cases of a list of 64 elements, with names of 3 to 16 characters.
pub fn roster() -> Vec<Case> {
    let mut random = Random::new(5);
    let mut member = |player_id| {
        let len = 3 + random.below(14);
        let name = (0..len).map(|_| char::from(b'a' + random.below(26) as u8)).collect();
        Member { name, player_id, level: 1 + random.below(60) }
    };
    let roster = Roster { members: (0..64).map(&mut member).collect() };
    pair::<Tera, _>("tera_64", roster, encode_roster, decode_roster)
}

/// Offsets count from the header before the body.
const BODY_AT: usize = 4;
/// The largest packet.
const MAX: usize = 0xffff;

const GUILD_HEAD: usize = 58;

/// Appends a packet with six texts and then a list.
fn encode_guild(value: &GuildInfo, out: &mut Vec<u8>) -> Option<()> {
    let texts = [&value.name, &value.title, &value.master, &value.motd, &value.my_rank, &value.ad];
    let mut head = [0; GUILD_HEAD];
    let mut counts = [0; 6];
    let mut at = BODY_AT + GUILD_HEAD;
    for (i, (text, count)) in texts.iter().zip(&mut counts).enumerate() {
        *count = utf16_units_without_nul(text)?;
        put(&mut head, 4 + 2 * i, at as u16);
        at += 2 * *count + 2;
    }
    let ranks_at = at;
    for rank in &value.ranks {
        at += 14 + 2 * utf16_units_without_nul(&rank.name)? + 2;
    }
    if at > MAX {
        return None;
    }
    put(&mut head, 0, value.ranks.len() as u16);
    put(&mut head, 2, if value.ranks.is_empty() { 0 } else { ranks_at as u16 });
    let numbers = [value.id, value.unk1, value.unk2, value.master_id.cast_signed()];
    for (i, number) in numbers.iter().enumerate() {
        head[16 + 4 * i..20 + 4 * i].copy_from_slice(&number.to_le_bytes());
    }
    head[32..40].copy_from_slice(&value.creation_date.to_le_bytes());
    for (i, number) in [value.level, value.unk3, value.unk4, value.unk5].iter().enumerate() {
        head[40 + 4 * i..44 + 4 * i].copy_from_slice(&number.to_le_bytes());
    }
    put(&mut head, 56, value.unk6);

    let (place, mut rest) = room(at - BODY_AT, out).split_first_chunk_mut()?;
    *place = head;
    for (text, count) in texts.iter().zip(counts) {
        let (place, behind) = rest.split_at_mut_checked(2 * count + 2)?;
        write_utf16(text, count, place);
        rest = behind;
    }
    let elements = value.ranks.iter().map(|rank| (&*rank.name, rank.id, rank.permissions));
    encode_elements(elements, ranks_at, rest)
}

/// Appends zeros, which are overwritten later.
fn room(len: usize, out: &mut Vec<u8>) -> &mut [u8] {
    let start = out.len();
    out.resize(start + len, 0);
    &mut out[start..]
}

/// Writes elements of a text and two numbers, the first of them at the offset `at`.
#[inline]
fn encode_elements<'a>(
    elements: impl ExactSizeIterator<Item = (&'a str, i32, i32)>,
    mut at: usize,
    mut out: &mut [u8],
) -> Option<()> {
    let mut left = elements.len();
    for (name, first, second) in elements {
        left -= 1;
        let units = utf16_units(name);
        let next = at + 14 + 2 * units + 2;
        let (head, behind) = out.split_first_chunk_mut::<14>()?;
        put(head, 0, at as u16);
        put(head, 2, if left == 0 { 0 } else { next as u16 });
        put(head, 4, (at + 14) as u16);
        head[6..10].copy_from_slice(&first.to_le_bytes());
        head[10..].copy_from_slice(&second.to_le_bytes());
        let (place, behind) = behind.split_at_mut_checked(2 * units + 2)?;
        write_utf16(name, units, place);
        (out, at) = (behind, next);
    }
    Some(())
}

#[inline]
fn put(head: &mut [u8], at: usize, value: u16) {
    head[at..at + 2].copy_from_slice(&value.to_le_bytes());
}

fn decode_guild(input: &[u8]) -> Option<GuildInfo> {
    let head = input.first_chunk::<GUILD_HEAD>()?;
    let text = |index: usize| text_at(input, half(head, 4 + 2 * index));
    Some(GuildInfo {
        ranks: decode_elements(input, half(head, 0), half(head, 2), |name, id, permissions| {
            GuildRank { name, id, permissions }
        })?,
        name: text(0)?,
        title: text(1)?,
        master: text(2)?,
        motd: text(3)?,
        my_rank: text(4)?,
        ad: text(5)?,
        id: number(head, 16),
        unk1: number(head, 20),
        unk2: number(head, 24),
        master_id: number(head, 28).cast_unsigned(),
        creation_date: i64::from_le_bytes(*head[32..].first_chunk()?),
        level: number(head, 40),
        unk3: number(head, 44),
        unk4: number(head, 48),
        unk5: number(head, 52),
        unk6: half(head, 56),
    })
}

/// Follows a chain of `count` elements of a text and two numbers.
#[inline]
fn decode_elements<T>(
    input: &[u8],
    count: u16,
    mut at: u16,
    make: impl Fn(String, i32, i32) -> T,
) -> Option<Vec<T>> {
    let count = usize::from(count);
    if count * 16 > input.len() {
        return None;
    }
    let mut elements = Vec::with_capacity(count);
    for _ in 0..count {
        let head = from(input, at)?.first_chunk::<14>()?;
        let name = text_at(input, half(head, 4))?;
        elements.push(make(name, number(head, 6), number(head, 10)));
        at = half(head, 2);
    }
    Some(elements)
}

#[inline]
fn from(input: &[u8], at: u16) -> Option<&[u8]> {
    input.get(usize::from(at).checked_sub(BODY_AT)?..)
}

#[inline]
fn text_at(input: &[u8], at: u16) -> Option<String> {
    terminated_utf16(from(input, at)?)
}

#[inline]
fn half(head: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([head[at], head[at + 1]])
}

#[inline]
fn number(head: &[u8], at: usize) -> i32 {
    by_hand::number(head, at).cast_signed()
}

fn encode_roster(value: &Roster, out: &mut Vec<u8>) -> Option<()> {
    let mut at = BODY_AT + 4;
    for member in &value.members {
        at += 14 + 2 * utf16_units_without_nul(&member.name)? + 2;
    }
    if at > MAX {
        return None;
    }
    let count = value.members.len() as u16;
    let first = if count == 0 { 0 } else { (BODY_AT + 4) as u16 };
    let (head, rest) = room(at - BODY_AT, out).split_first_chunk_mut::<4>()?;
    put(head, 0, count);
    put(head, 2, first);
    let elements = value
        .members
        .iter()
        .map(|member| (&*member.name, member.player_id.cast_signed(), member.level.cast_signed()));
    encode_elements(elements, BODY_AT + 4, rest)
}

fn decode_roster(input: &[u8]) -> Option<Roster> {
    let head = input.first_chunk::<4>()?;
    let member = |name, player_id: i32, level: i32| Member {
        name,
        player_id: player_id.cast_unsigned(),
        level: level.cast_unsigned(),
    };
    Some(Roster { members: decode_elements(input, half(head, 0), half(head, 2), member)? })
}
