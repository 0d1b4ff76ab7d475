//! Flag words whose bits tell which fields are there: a value that was built is equal to the same
//! value decoded.

use std::fmt::Debug;

use codec_core::{
    Decode, DecodeErrorKind, Encode, FlagWord, Format, Layout, Word,
    shape::{RecordShape, Shape},
};
use formats::{
    asherons_call::{
        AsheronsCall, Packet, PacketBody, PositionPack,
        messages::{
            data::{
                AcBaseQualities, AcQualities, AllegianceData, AttributeCache, BodyPart,
                CreatureAppraisalProfile, EnchantmentRegistry, GenericQualitiesData,
                OldPublicWeenieDesc, PlayerModule,
            },
            event::item::SetAppraiseInfo,
            object::{PhysicsDesc, PublicWeenieDesc},
        },
    },
    moul::{
        Moul,
        game_mgr::JoinGame,
        net_message::{ClientGuid, NetMessageHeader},
        sdl::RawState,
    },
    nativeparam::OaPacket,
    otherland::messages::{ability::AbilityEffect, avatar_sync::FullAvatar},
};

use crate::support::hex;

/// The bits of a word that tell of fields.
fn presence<T, const PRESENCE: u64>(_: &FlagWord<T, PRESENCE>) -> u64 {
    PRESENCE
}

fn object<F: Format, T: Layout<F>>() -> &'static RecordShape {
    let Shape::Record(object) = T::shape() else { panic!("no struct") };
    object
}

/// How many fields have a bit of the word `name`.
fn fields_of(object: &RecordShape, name: &str) -> u32 {
    let words = [format!("bit = {name} &"), format!("bit = ! {name} &")];
    let has_bit = |directives: &&str| words.iter().any(|word| directives.starts_with(word));
    let count = object.fields.iter().map(|field| field.directives).filter(has_bit).count();
    u32::try_from(count).unwrap()
}

/// Checks that the value of `bytes`, with the bits that tell of fields or without, is equal, is
/// printed the same, and is written as the same bytes.
fn assert_same<F, T>(bytes: &[u8], reset: impl Fn(&mut T))
where
    F: Format,
    T: Encode<F> + for<'de> Decode<'de, F> + Clone + Debug + PartialEq,
{
    let decoded: T = F::from_slice(bytes).unwrap();
    let mut built = decoded.clone();
    reset(&mut built);
    assert_eq!(built, decoded);
    assert_eq!(format!("{built:?}"), format!("{decoded:?}"));
    assert_eq!(F::to_vec(&built).unwrap(), bytes, "{built:?}");
    assert_eq!(F::from_slice::<T>(&F::to_vec(&built).unwrap()).unwrap(), built);
}

/// Checks a struct of which all else but constants may be zero bytes: with no field, each field
/// alone, and all of them. The word is at the byte `at`, `width` bytes long.
fn assert_words<F, T, W: Word, const P: u64>(
    at: usize,
    width: usize,
    name: &str,
    place: impl Fn(&mut T) -> &mut FlagWord<W, P>,
) where
    F: Format,
    T: Encode<F> + for<'de> Decode<'de, F> + Clone + Debug + PartialEq,
{
    let alone = (0..64).map(|bit| 1_u64 << bit).filter(|bit| P & bit != 0);
    for word in alone.chain([0, P]) {
        let mut bytes = vec![0; 4096];
        bytes[at..][..width].copy_from_slice(&word.to_le_bytes()[..width]);
        let (mut value, used) = loop {
            let error = match F::from_prefix::<T>(&bytes) {
                Ok(found) => break found,
                Err(error) => error,
            };
            // A constant that is not zero.
            let DecodeErrorKind::WrongConstant { expected: Some(number), .. } = *error.kind()
            else {
                panic!("{error}")
            };
            let number = u32::try_from(number).unwrap().to_le_bytes();
            bytes[error.offset()..][..4].copy_from_slice(&number);
        };
        assert_eq!(presence(place(&mut value)), P);
        assert_same::<F, T>(&bytes[..used], |value| *place(value) = FlagWord::default());
    }
    // Together with that: the word has no other bits than those of fields.
    assert_eq!(P.count_ones(), fields_of(object::<F, T>(), name), "{}", object::<F, T>().name);
}

macro_rules! words {
    ($format:ident: $($ty:ident.$word:ident at $at:literal, $width:literal bytes;)*) => {$(
        assert_words::<$format, $ty, _, _>($at, $width, stringify!($word), |value| {
            &mut value.$word
        });
    )*};
}

#[test]
fn values_of_asherons_call_are_equal_whether_built_or_decoded() {
    words! { AsheronsCall:
        PositionPack.flags at 0, 4 bytes;
        PhysicsDesc.flags at 0, 4 bytes;
        PublicWeenieDesc.header at 0, 4 bytes;
        OldPublicWeenieDesc.header at 0, 4 bytes;
        SetAppraiseInfo.flags at 4, 4 bytes;
        CreatureAppraisalProfile.flags at 0, 4 bytes;
        AllegianceData.flags at 12, 4 bytes;
        EnchantmentRegistry.flags at 0, 4 bytes;
        PlayerModule.flags at 0, 4 bytes;
        GenericQualitiesData.flags at 0, 4 bytes;
        AcBaseQualities.flags at 0, 4 bytes;
        AttributeCache.flags at 0, 4 bytes;
        BodyPart.has_bpsd at 0, 4 bytes;
        AcQualities.flags at 0, 4 bytes;
    }
    // The vectors of packets have one bit or another; here, that the word has no others.
    let flags = Packet::default().flags;
    let fields = fields_of(object::<AsheronsCall, PacketBody>(), "flags");
    assert_eq!(presence(&flags).count_ones(), fields);
}

#[test]
fn second_flag_word_of_an_object_is_there_if_it_has_bits() {
    // No name, icon 0x06000000, then the behavior, and aligned behind it the second word.
    let head = "00000000 00000000 0000 0000 00000000";
    let decode = |tail: &str| {
        let bytes = hex(&format!("{head} {tail}"));
        let value: PublicWeenieDesc = AsheronsCall::from_slice(&bytes).unwrap();
        assert_eq!(AsheronsCall::to_vec(&value).unwrap(), bytes);
        value
    };
    let none = decode("12000000");
    let cooldown = decode("12000004 02000000 07000000");
    let built = PublicWeenieDesc { cooldown_id: Some(7), ..none.clone() };
    assert_eq!(built, cooldown);
    assert_eq!(AsheronsCall::to_vec(&built).unwrap(), AsheronsCall::to_vec(&cooldown).unwrap());
    // The other way round: without its last field, the word is not there.
    let built = PublicWeenieDesc { cooldown_id: None, ..cooldown };
    assert_eq!(built, none);
    assert_eq!(AsheronsCall::to_vec(&built).unwrap(), AsheronsCall::to_vec(&none).unwrap());
    let unknown = decode("12000004 10000000");
    assert_eq!(unknown.flags.header2.unwrap().get().bits(), 0x10);
    assert_ne!(unknown, none);
    // A word without bits is told apart from none.
    assert_ne!(decode("12000004 00000000"), none);
}

#[test]
fn values_of_moul_are_equal_whether_built_or_decoded() {
    words! { Moul:
        ClientGuid.flags at 0, 2 bytes;
        JoinGame.options at 4, 4 bytes;
    }
    let reset = |value: &mut NetMessageHeader| value.flags = value.flags.get().into();
    // Version, time, context, transaction, player and account, with a flag of none of them.
    let parts = "0c06 0100000002000000 03000000 04000000 05000000 11111111222233334444555555555555";
    assert_same::<Moul, _>(&hex(&format!("81520500 {parts}")), reset);
    assert_same::<Moul, _>(&hex("00000400"), reset);
    let fields = fields_of(object::<Moul, NetMessageHeader>(), "flags");
    assert_eq!(presence(&NetMessageHeader::default().flags).count_ones(), fields);

    let reset = |value: &mut RawState| value.header.flags = value.header.flags.get().into();
    assert_same::<Moul, _>(&hex("0080 05f0bc939a998b 1800 0000 06 0000"), reset);
    let uoid = "00 22000600 0000 2d00 09000000 04f0bb90908d";
    assert_same::<Moul, _>(&hex(&format!("0180 05f0bc939a998b 1800 {uoid} 0000 06 0000")), reset);
}

#[test]
fn a_header_built_without_flags_is_equal_to_the_one_decoded() {
    let header = NetMessageHeader { player_id: Some(20017), ..NetMessageHeader::default() };
    let bytes = hex("00100000 314e0000");
    assert_eq!(Moul::to_vec(&header).unwrap(), bytes);
    assert_eq!(Moul::from_slice::<NetMessageHeader>(&bytes).unwrap(), header);
}

#[test]
fn flag_words_differ_by_the_bits_that_tell_of_no_field() {
    type Flags = FlagWord<u16, 0x0f>;
    assert_eq!(Flags::new(0x0f), Flags::default());
    assert_ne!(Flags::new(0x1f), Flags::default());
    assert_eq!(Flags::new(0x1f).get(), 0x10);
    assert_eq!(format!("{:?}", Flags::new(0x1f)), "16");
    let mut flags = Flags::from(3);
    flags.set(0x101, true);
    flags.set(2, false);
    assert_eq!((flags, flags.get()), (Flags::new(0x100), 0x100));
    assert_eq!(FlagWord::<i32, 0x1>::new(-1).get(), -2);
}

#[test]
fn words_of_otherland_packets_compare_without_presence_bits() {
    words! { OaPacket:
        AbilityEffect.flags at 12, 2 bytes;
        FullAvatar.flags at 31, 1 bytes;
    }
}
