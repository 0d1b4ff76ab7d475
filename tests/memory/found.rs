//! Inputs that once took far more memory than they had bytes.

use codec_core::{DecodeErrorKind, Format, Wire};
use formats::{
    asherons_call::{AsheronsCall, messages::action::Action},
    castle::{Castle, Compound},
    moul::{
        Creatable, Moul,
        net_message::{Compression, NetStream},
        plasma::Message,
    },
    nativeparam::{NativeParam, Struct},
    tera::Tera,
};

use crate::{
    peak::{assert_bounded, peak},
    support::hex,
};

#[track_caller]
fn assert_out_of_memory<T>(result: Result<T, codec_core::DecodeError>) {
    match result.map(|_| ()).map_err(|error| error.kind().clone()) {
        Err(DecodeErrorKind::BudgetExceeded { what: "memory", .. }) => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn nativeparam_allocated_for_the_same_bytes_at_every_level() {
    let bytes = [hex("ff"), hex("06ff").repeat(63), hex("0100").repeat(255)].concat();
    assert_bounded("Struct", &bytes, |bytes| {
        assert_out_of_memory(NativeParam::from_slice::<Struct<'_>>(bytes));
    });
}

/// `levels` compounds in each other, all of which claim that all bytes behind them are theirs.
fn castle(levels: u32) -> Vec<u8> {
    let mut bytes = hex("00 03000000 0000 0100 61 0100");
    let end = hex("01 0000 05").repeat(2000);
    for level in 0..levels {
        let behind = (levels - level - 1) * 9 + end.len() as u32;
        bytes.extend(hex("1e"));
        bytes.extend((behind + 4).to_le_bytes());
        bytes.extend(hex("0000 d007"));
    }
    bytes.extend(end);
    bytes
}

/// A struct in itself, in a file of Castle.
#[derive(Wire, Debug)]
#[wire(format = Castle)]
struct Inner {
    a: Option<Box<Inner>>,
    b: Option<Vec<u8>>,
    c: Option<String>,
}

#[test]
fn castle_allocated_for_the_same_bytes_at_every_level() {
    for levels in [1, 8, 40, 500] {
        let bytes = castle(levels);
        assert_bounded("Compound", &bytes, |bytes| Castle::from_slice::<Compound>(bytes).ok());
        assert_bounded("Inner", &bytes, |bytes| Castle::from_slice::<Inner>(bytes).ok());
    }
    let bytes = castle(500);
    assert_out_of_memory(Castle::from_slice::<Compound>(&bytes));
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Texts {
    list: Vec<Text>,
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Text {
    text: String,
}

#[test]
fn tera_had_many_slots_on_one_text() {
    // 1,000 elements in a chain, all of whose texts are the same 2,000 units.
    let (count, units) = (1000_u16, 2000_u16);
    let text_at = 8 + count * 6;
    for unit in [0x41_u16, 0x4e00] {
        let mut bytes = [count.to_le_bytes(), 8_u16.to_le_bytes()].concat();
        for index in 0..count {
            let here = 8 + index * 6;
            let next = if index + 1 == count { 0 } else { here + 6 };
            bytes.extend([here, next, text_at].map(u16::to_le_bytes).as_flattened());
        }
        bytes.extend(unit.to_le_bytes().repeat(units.into()));
        bytes.extend([0, 0]);
        assert_bounded("Texts", &bytes, |bytes| {
            assert_out_of_memory(Tera::from_slice::<Texts>(bytes));
        });
    }
}

#[test]
fn asherons_call_items_took_98_times_their_bytes() {
    // `Vendor_Sell`: the vendor, the count, items of eight bytes.
    let items = [[1, 0, 0, 0, 5, 0, 0, 0], [1, 0, 0, 0xff, 5, 0, 0, 0], [1, 0, 0, 1, 5, 0, 0, 0]];
    for item in items {
        let bytes = [&hex("60000000 01000050 e8030000")[..], &item.repeat(1000)].concat();
        assert_bounded("Action", &bytes, |bytes| AsheronsCall::from_slice::<Action>(bytes).ok());
    }
}

/// A type of a user, as the emotes of Asheron's Call.
#[derive(Wire, Debug)]
#[wire(format = AsheronsCall)]
struct Emote {
    kind: codec_core::Implied<u32>,
    #[wire(switch = kind)]
    body: EmoteBody,
}

#[derive(Wire, Debug)]
#[wire(format = AsheronsCall, tag = u32)]
#[allow(clippy::large_enum_variant, reason = "it is what the test is about")]
enum EmoteBody {
    #[wire(id = 0)]
    None,
    #[wire(id = 1)]
    Large(Large),
    #[wire(id = 2)]
    Nested(Vec<Emote>),
}

#[derive(Wire, Debug)]
#[wire(format = AsheronsCall)]
struct Large {
    places: [[f32; 16]; 8],
}

#[test]
fn a_type_of_a_user_took_133_times_its_bytes() {
    let flat = [hex("02000000 e8030000"), vec![0; 4000]].concat();
    let mut deep = hex("02000000 ff000000").repeat(60);
    deep.extend(vec![0; 8000]);
    for bytes in [flat, deep] {
        assert_bounded("Emote", &bytes, |bytes| {
            assert_out_of_memory(AsheronsCall::from_slice::<Emote>(bytes));
        });
    }
}

/// `plAnimCmdMsg` with so many callbacks, all of them nothing.
fn callbacks(count: u32) -> Vec<u8> {
    let header = hex("0602 00 00000000 0000000000000000 00080000");
    let end = hex(&format!("00000000 {} 00f0 00f0", "00000000".repeat(7)));
    let count = count.to_le_bytes();
    [&header[..], &count, &hex("0080").repeat(u32::from_le_bytes(count) as usize), &end].concat()
}

#[test]
fn moul_objects_took_456_bytes_for_two() {
    for count in [100, 20_000] {
        let bytes = callbacks(count);
        let message = assert_bounded("Message", &bytes, |bytes| {
            Moul::from_slice::<Creatable<Message>>(bytes)
        });
        assert!(message.unwrap().known().is_some());
    }
}

#[test]
fn moul_streams_became_270_mb() {
    for count in [1000, 20_000, 500_000] {
        let stream = NetStream::packed(callbacks(count).into()).unwrap();
        assert_eq!(stream.compression, Compression::Zlib);
        let (_, peak) = peak(|| stream.message());
        // What inflating itself needs does not depend on the stream.
        let most = 32 * stream.data.len() + (128 << 10);
        assert!(peak <= most, "{peak} bytes for {}", stream.data.len());
    }
}
