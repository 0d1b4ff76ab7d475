//! Types of users: everything that is allocated is paid for, and honest messages have enough.

use bytes::Bytes;
use codec_core::{
    Decode, DecodeErrorKind, EncodeErrorKind, Format, Implied, Limits, Options, Wire,
    codec::{Blob, List, ListAs, VarInt},
    text::{Prefixed, ShiftJis, Utf8, Utf16Le, Windows1252},
};

use crate::{
    peak::{assert_bounded, peak},
    support::{Little, version},
};

/// A list whose count is larger than the input allows to be honest.
fn counted(count: u32, body: &[u8]) -> Vec<u8> {
    [&count.to_le_bytes(), body].concat()
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Numbers<T> {
    #[wire(as = List<u32>)]
    list: Vec<T>,
}

/// One byte on the wire, 24 in memory.
#[derive(Wire, Debug, PartialEq, Clone)]
#[wire(format = Little)]
struct Small {
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    a: Option<u64>,
    #[wire(bit = flags & 2)]
    b: Option<u32>,
}

/// One byte on the wire, several hundred in memory.
#[derive(Wire, Debug, PartialEq, Clone)]
#[wire(format = Little)]
struct Wide {
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    a: Option<[u64; 30]>,
}

#[derive(Wire, Debug, PartialEq, Clone)]
#[wire(format = Little)]
struct Boxes {
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    a: Option<Box<Wide>>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Tree {
    children: Vec<Tree>,
}

/// A field of a message in the manner of Protocol Buffers: two bytes on the wire at least.
#[derive(Wire, Debug, PartialEq, Clone)]
#[wire(format = Little)]
struct Tagged {
    #[wire(as = VarInt<u32>)]
    key: u32,
    #[wire(switch = key & 7)]
    value: Tag,
}

#[derive(Wire, Debug, PartialEq, Clone)]
#[wire(format = Little, tag = u32)]
enum Tag {
    #[wire(id = 0)]
    Number(#[wire(as = VarInt<u64>)] u64),
    #[wire(id = 1)]
    Eight([u8; 8]),
    #[wire(id = 2)]
    Place {
        #[wire(as = Blob<u8>)]
        bytes: Bytes,
        #[wire(as = Prefixed<u8, Utf8>)]
        name: String,
        at: [f64; 2],
    },
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Rest<T> {
    #[wire(rest)]
    list: Vec<T>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct UntilEnd {
    #[wire(end = |item| item.flagged == 7)]
    list: Vec<Item>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Item {
    flagged: u8,
    #[wire(when = flagged == 200)]
    more: Option<[u64; 3]>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Texts {
    #[wire(as = ListAs<u16, Prefixed<u8, Utf8>>)]
    utf8: Vec<String>,
    #[wire(as = ListAs<u16, Prefixed<u8, Utf16Le>>)]
    utf16: Vec<String>,
    #[wire(as = ListAs<u16, Prefixed<u8, Windows1252>>)]
    windows: Vec<String>,
    #[wire(as = ListAs<u16, Prefixed<u8, ShiftJis>>)]
    japanese: Vec<Box<str>>,
    #[wire(as = ListAs<u16, Blob<u8>>)]
    blobs: Vec<Bytes>,
}

fn decode<T: for<'de> Decode<'de, Little>>(bytes: &[u8]) -> Result<T, DecodeErrorKind> {
    let name = std::any::type_name::<T>();
    assert_bounded(name, bytes, |bytes| Little::from_slice::<T>(bytes))
        .map_err(|error| error.kind().clone())
}

#[track_caller]
fn assert_out_of_memory<T: std::fmt::Debug>(result: Result<T, DecodeErrorKind>) {
    let result = result.unwrap_err();
    assert!(matches!(result, DecodeErrorKind::BudgetExceeded { what: "memory", .. }), "{result:?}");
}

/// Two bytes of a field that are 80 in memory are ordinary, and so are many of them.
#[test]
fn a_message_of_ten_thousand_fields_of_two_bytes_is_decoded() {
    assert_eq!(size_of::<Tagged>(), 80);
    for count in [1, 100, 10_000, 200_000] {
        let bytes = [0x08, 0x01].repeat(count);
        let fields = decode::<Rest<Tagged>>(&bytes).unwrap().list;
        assert_eq!(fields, vec![Tagged { key: 8, value: Tag::Number(1) }; count]);
    }
}

#[test]
fn an_error_of_memory_says_which_limit_to_raise() {
    let bytes = vec![0; 100_000];
    let error = Little::from_slice::<Rest<Wide>>(&bytes).unwrap_err();
    let text = error.to_string();
    assert!(text.starts_with("more memory than the limit 6432768 at byte"), "{text}");
    assert!(text.ends_with("; `Limits::growth` raises the limit"), "{text}");
    let limits = Limits { growth: 256, ..Limits::DEFAULT };
    let options = Options { limits, ..Little::DEFAULTS.clone() };
    let list = Little::from_slice_with::<Rest<Wide>>(&bytes, &options).unwrap().list;
    assert_eq!(list.len(), bytes.len());
}

#[test]
fn small_elements_are_decoded_however_many_there_are() {
    assert_eq!(size_of::<Small>(), 24);
    for count in [1, 100, 10_000, 200_000_u32] {
        let bytes = vec![0; count as usize];
        let list = decode::<Numbers<Small>>(&counted(count, &bytes)).unwrap().list;
        assert_eq!(list.len(), bytes.len());
        assert_eq!(decode::<Rest<Small>>(&bytes).unwrap().list, list);
        let mut bytes = bytes;
        bytes.push(7);
        assert_eq!(size_of::<Item>(), 40);
        match decode::<UntilEnd>(&bytes) {
            Ok(until) => assert_eq!(until.list.len(), bytes.len()),
            Err(_) => assert!(count > 1000),
        }
        decode::<Numbers<[u8; 1]>>(&counted(count, &bytes[1..])).unwrap();
    }
}

#[test]
fn large_elements_of_few_bytes_are_too_many() {
    let bytes = vec![0; 10_000];
    assert_out_of_memory(decode::<Numbers<Wide>>(&counted(10_000, &bytes)));
    assert_out_of_memory(decode::<Rest<Wide>>(&bytes));
    let bytes = [1, 0].repeat(10_000);
    assert_out_of_memory(decode::<Numbers<Boxes>>(&counted(10_000, &bytes)));
    assert_out_of_memory(decode::<Rest<Boxes>>(&bytes));
    // With enough of everything else they are no trouble.
    let bytes = [vec![0; 1000], vec![1, 1], vec![7; 60_000]].concat();
    assert!(decode::<Rest<Boxes>>(&bytes[..1000]).is_ok());
}

#[test]
fn nested_claims_are_paid_from_one_purse() {
    for (count, levels) in [(1000_u16, 60), (200, 30), (3, 63)] {
        let claim = count.to_le_bytes().repeat(levels);
        for rest in [vec![], vec![0; 1000], vec![0; 10_000], [1, 0].repeat(5000)] {
            let _ = decode::<Tree>(&[&claim[..], &rest].concat());
        }
    }
    // Elements claim what is behind all of them.
    let claims = [1000_u16.to_le_bytes().repeat(63), vec![0; 5000]].concat();
    assert_out_of_memory(decode::<Tree>(&claims));
}

#[test]
fn texts_are_paid_for_in_every_encoding() {
    let list =
        |count: u16, item: &[u8]| [&count.to_le_bytes()[..], &item.repeat(count.into())].concat();
    let none = [0, 0];
    let long = |unit: &[u8], len: u8| [&[len][..], &unit.repeat(len.into())].concat();
    for (utf8, utf16, windows, japanese) in [
        (long(b"a", 255), long(&[0x00, 0x4e], 255), long(&[0x80], 255), long(&[0xb1], 255)),
        (long(b"a", 1), long(&[0xe9, 0], 23), long(&[0xe9], 3), long(&[0x82, 0xa0], 0)),
        (vec![0], vec![0], vec![0], vec![0]),
    ] {
        let bytes = [
            list(2000, &utf8),
            list(2000, &utf16),
            list(2000, &windows),
            list(2000, &japanese),
            list(2000, &utf8),
        ];
        let texts: Texts = decode(&bytes.concat()).unwrap();
        assert_eq!(texts.windows.len(), 2000);
        for at in 0..5 {
            let mut only = vec![none.to_vec(); 5];
            only[at].clone_from(&bytes[at]);
            assert!(decode::<Texts>(&only.concat()).is_ok());
        }
    }
}

#[derive(Wire, Debug, PartialEq, Clone)]
#[wire(format = Little)]
struct Empty;

/// All its fields are of another version.
#[derive(Wire, Debug, PartialEq, Clone)]
#[wire(format = Little)]
struct Newer {
    #[wire(since = 9)]
    text: Option<String>,
    #[wire(since = 9)]
    number: Option<u32>,
}

#[test]
fn elements_of_no_bytes_took_491_mb_from_four() {
    for count in [0xffff_ffff_u32, 0x0100_0000, 0x0010_0000] {
        let bytes = count.to_le_bytes();
        assert_bounded("Newer", &bytes, |bytes| {
            let error = Little::from_slice_with::<Numbers<Newer>>(bytes, &version(1)).unwrap_err();
            assert!(matches!(error.kind(), DecodeErrorKind::BudgetExceeded { .. }), "{error}");
        });
        let result = decode::<Numbers<Empty>>(&bytes).unwrap_err();
        assert!(matches!(result, DecodeErrorKind::BudgetExceeded { .. }));
        let result = decode::<Numbers<()>>(&bytes).unwrap_err();
        assert!(matches!(result, DecodeErrorKind::BudgetExceeded { .. }));
    }
    // A few hundred are no trouble.
    let list = decode::<Numbers<Empty>>(&500_u32.to_le_bytes()).unwrap();
    assert_eq!(list.list.len(), 500);
}

/// Nothing in memory, four bytes on the wire.
#[derive(Wire, Debug, PartialEq, Clone)]
#[wire(format = Little)]
struct Magic {
    #[wire(const = 0x600d_cafe_u32)]
    magic: Implied<u32>,
}

#[derive(Wire, Debug, PartialEq, Clone)]
#[wire(format = Little)]
struct Many {
    #[wire(as = List<u64>)]
    list: Vec<Magic>,
}

#[test]
fn to_vec_of_two_to_the_60_records_panicked() {
    assert_eq!(size_of::<Magic>(), 0);
    let mut list = vec![Magic { magic: Implied::new() }];
    // SAFETY: elements of zero bytes lie anywhere; `vec!` would make them one by one.
    unsafe { list.set_len(1 << 60) };
    let many = Many { list };
    let error = Little::to_vec(&many).unwrap_err();
    assert!(matches!(error.kind(), EncodeErrorKind::TooLong { .. }), "{error}");
    let mut out = bytes::BytesMut::from(&b"before"[..]);
    let (error, peak) = peak(|| Little::encode_into(&many, &mut out).unwrap_err());
    assert!(matches!(error.kind(), EncodeErrorKind::TooLong { .. }), "{error}");
    assert_eq!(&out[..], b"before");
    assert!(peak < 1 << 16, "{peak}");
    assert!(Little::encode_to_slice(&many, &mut [0; 100]).is_err());
}

#[test]
fn a_stream_waits_for_the_bytes_that_pay_for_a_message() {
    use codec_core::stream::MessageDecoder;
    // The list at the start takes more than the first bytes can pay for.
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Little)]
    struct Mixed {
        #[wire(as = List<u32>)]
        wide: Vec<Wide>,
        #[wire(as = Blob<u32>)]
        rest: Bytes,
    }
    let wide = counted(1000, &[0; 1000]);
    let whole = [wide, counted(100_000, &[5; 100_000])].concat();
    assert!(decode::<Mixed>(&whole).is_ok());
    let error = Little::from_prefix::<Mixed>(&whole[..1500]).unwrap_err();
    assert!(matches!(error.kind(), DecodeErrorKind::BudgetExceeded { what: "memory", .. }));
    assert!(error.missing().is_some_and(|missing| (1000..8000).contains(&missing)), "{error:?}");
    let (mut decoder, mut buffer) = (MessageDecoder::<Little>::new(), bytes::BytesMut::new());
    for chunk in whole.chunks(1500) {
        assert_eq!(decoder.read::<Mixed>(&mut buffer).unwrap(), None);
        buffer.extend_from_slice(chunk);
    }
    assert!(decoder.read::<Mixed>(&mut buffer).unwrap().is_some());
}

#[test]
fn the_limit_of_all_inputs_is_final() {
    let limits = codec_core::Limits { memory: 1000, ..codec_core::Limits::DEFAULT };
    let options = Options { limits, ..Options::new(()) };
    let error = Little::from_prefix_with::<Numbers<u64>>(&counted(200, &[0; 1600]), &options);
    let error = error.unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::BudgetExceeded { what: "memory", limit: 1000 });
    assert_eq!(error.missing(), None);
}
