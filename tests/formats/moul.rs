//! MOUL: byte vectors, limits and malformed input.

mod auth;
mod buffer;
mod csr;
mod file;
mod file_cipher;
mod game;
mod gate_keeper;
mod net_message;
mod numbers;
mod stream;
mod vault;

use std::{borrow::Cow, fmt::Debug, net::Ipv4Addr};

use bytes::Bytes;
use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, EncodeErrorKind, Format as _,
    Options, Wire, codec::As,
};
use formats::moul::{
    FileFrame, Moul, MoulOptions, NetString, PackedIpv4, VarArray, VarBytes, VarLimit,
    messages::{
        NetError,
        auth::{Auth2Cli, Cli2Auth, FileDownloadChunk, PingRequest},
        csr::{Cli2Csr, Csr2Cli},
        file::{Cli2File, File2Cli},
    },
};
use uuid::{Uuid, uuid};

use crate::support::{
    assert_flips_round_trip, assert_message, assert_rejects_truncation_with, assert_wire, hex,
};

fn bytes(text: &str) -> Bytes {
    hex(text).into()
}

fn array<const N: usize>(text: &str) -> [u8; N] {
    hex(text).try_into().unwrap()
}

/// Checks that `value` is exactly these bytes, both ways, and that no part of them is enough.
#[track_caller]
fn vector<T>(value: &T, text: &str)
where
    T: Encode<Moul> + for<'de> Decode<'de, Moul> + PartialEq + Debug,
{
    let bytes = hex(text);
    assert_wire::<Moul, T>(value, &bytes);
    assert_rejects_truncation_with::<Moul, T>(&bytes, Moul::DEFAULTS);

    let stream = [&*bytes, b"next"].concat();
    let (found, used) = Moul::from_prefix::<T>(&stream).unwrap();
    assert_eq!((&found, used), (value, bytes.len()));
}

/// Checks that no flipped bit leads to a value that does not come back.
#[track_caller]
pub(crate) fn flip_bits<T>(bytes: &[u8])
where
    T: Encode<Moul> + for<'de> Decode<'de, Moul> + PartialEq + Debug,
{
    assert_flips_round_trip::<Moul, T>(bytes, Moul::DEFAULTS);
}

fn strict<T: for<'de> Decode<'de, Moul>>(bytes: &[u8]) -> Result<T, DecodeError> {
    let options = Options { strict: true, ..Options::new(MoulOptions::DEFAULT) };
    Moul::from_slice_with(bytes, &options)
}

#[track_caller]
fn decode_error<T: for<'de> Decode<'de, Moul> + Debug>(bytes: &[u8]) -> DecodeError {
    Moul::from_slice::<T>(bytes).unwrap_err()
}

#[track_caller]
fn encode_error<T: Encode<Moul>>(value: &T) -> EncodeError {
    Moul::to_vec(value).unwrap_err()
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Moul)]
struct Text<const N: usize> {
    #[wire(as = NetString<N>)]
    text: String,
}

fn text<const N: usize>(text: &str) -> Text<N> {
    Text { text: text.into() }
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Moul)]
struct Ids {
    #[wire(as = VarArray<u16, 3>)]
    ids: Vec<u16>,
}

fn any_count() -> Options<Moul> {
    Options::new(MoulOptions::DEFAULT.with_var_limit(VarLimit::Ignored))
}

#[test]
fn uuid_of_the_documentation() {
    // NAGUS docs/uru/protocol.rst.
    vector(
        &uuid!("12345678-1234-5678-1234-567812345678"),
        "78563412 3412 7856 12 34 56 78 12 34 56 78",
    );
}

#[test]
fn uuid_of_the_clients_tests() {
    // H-uru/Plasma Sources/Tests/NucleusTests/pnUUIDTest/test_plUUID.cpp.
    vector::<Uuid>(
        &uuid!("307c1e1c-c0a2-456b-91f0-fd6faef4920a"),
        "1c1e7c30a2c06b4591f0fd6faef4920a",
    );
}

#[test]
fn address_of_the_documentation() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Moul)]
    struct Address {
        #[wire(as = PackedIpv4)]
        address: Ipv4Addr,
    }

    // NAGUS docs/uru/protocol.rst.
    vector(&Address { address: Ipv4Addr::new(184, 73, 198, 22) }, "16c649b8");
}

#[test]
fn every_kind_of_field() {
    /// `NET_MSG_FIELD_` and more, as the documentation lists them.
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Moul)]
    struct Kinds {
        byte: u8,
        word: u16,
        dword: u32,
        qword: u64,
        float: f32,
        double: f64,
        byte_array: [u8; 2],
        word_array: [u16; 2],
        dword_array: [u32; 2],
        qword_array: [u64; 2],
        float_array: [f32; 2],
        double_array: [f64; 2],
        data: [u8; 3],
        #[wire(as = VarArray<u16, 2>)]
        var_ptr: Vec<u16>,
    }

    let kinds = Kinds {
        byte: 1,
        word: 0x0203,
        dword: 0x0405_0607,
        qword: 0x0809_0a0b_0c0d_0e0f,
        float: 0.5,
        double: -0.5,
        byte_array: [1, 2],
        word_array: [3, 4],
        dword_array: [5, 6],
        qword_array: [7, 8],
        float_array: [1.0, 2.0],
        double_array: [1.0, 2.0],
        data: *b"abc",
        var_ptr: vec![0x1011, 0x1213],
    };
    let text = "01 0302 07060504 0f0e0d0c0b0a0908 0000003f 000000000000e0bf
        0102 0300 0400 05000000 06000000 0700000000000000 0800000000000000
        0000803f 00000040 000000000000f03f 0000000000000040 616263
        02000000 1110 1312";
    vector(&kinds, text);
    flip_bits::<Kinds>(&hex(text)[..26]);
}

#[test]
fn strings() {
    // Computed from the layouts of the client.
    vector(&text::<8>("win"), "0300 7700 6900 6e00");
    vector(&text::<8>("abcdefg"), "0700 6100 6200 6300 6400 6500 6600 6700");
    vector(&text::<40>("\u{24b62}x"), "0300 52d8 62df 7800");
    vector(&text::<1>(""), "0000");
}

#[test]
fn strings_can_be_borrowed_or_not() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Moul)]
    struct Names<'a> {
        #[wire(as = NetString<8>)]
        short: Box<str>,
        #[wire(as = NetString<8>)]
        long: Cow<'a, str>,
        #[wire(as = VarBytes<4>)]
        rest: &'a [u8],
    }

    let value = Names { short: "a".into(), long: "b".into(), rest: b"c" };
    assert_message::<Moul, _>(&value, b"\x01\0a\0\x01\0b\0\x01\0\0\0c");
}

#[test]
fn string_of_n_units_is_too_long_both_ways() {
    let error = decode_error::<Text<4>>(b"\x04\0a\0b\0c\0d\0");
    assert_eq!(*error.kind(), DecodeErrorKind::TooLong { max: 3, found: 4 });
    assert_eq!(error.to_string(), "length 4 is over the maximum 3 at byte 0x0 in Text.text");

    let error = encode_error(&text::<4>("abcd"));
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 3, len: 4 });
    assert_eq!(error.to_string(), "length 4 is over the maximum 3 in Text.text");
    assert_eq!(
        *encode_error(&text::<64>(&"a".repeat(64))).kind(),
        EncodeErrorKind::TooLong { max: 63, len: 64 }
    );
}

#[test]
fn string_that_claims_too_much_fails_before_its_units_are_there() {
    let error = decode_error::<Text<4>>(b"\xff\xff");
    assert_eq!(*error.kind(), DecodeErrorKind::TooLong { max: 3, found: 65535 });
}

#[test]
fn string_length_counts_units_not_characters() {
    let error = encode_error(&text::<64>(&"\u{24b62}".repeat(63)));
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 63, len: 126 });
}

#[test]
fn string_with_half_a_surrogate_pair_is_invalid() {
    let error = decode_error::<Text<8>>(&hex("0100 00d8"));
    assert_eq!(*error.kind(), DecodeErrorKind::InvalidText { encoding: "UTF-16LE" });
}

#[test]
fn cut_string_is_incomplete() {
    assert!(decode_error::<Text<64>>(&hex("0500 6100")).is_incomplete());
}

#[test]
fn variable_array_keeps_to_its_maximum_both_ways() {
    let error = decode_error::<Ids>(&hex("04000000"));
    assert_eq!(error.to_string(), "length 4 is over the maximum 3 at byte 0x0 in Ids.ids");

    let error = encode_error(&Ids { ids: vec![0; 4] });
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 3, len: 4 });

    let ping = PingRequest { ping_time_ms: 0, trans_id: 0, payload: Bytes::from(vec![0; 65537]) };
    let error = encode_error(&Cli2Auth::PingRequest(ping));
    assert_eq!(
        error.to_string(),
        "length 65537 is over the maximum 65536 in Cli2Auth.PingRequest.payload"
    );
}

#[test]
fn variable_array_may_exceed_its_maximum_on_request() {
    // What DIRTSAND sends: 32768 bytes where 1460 are declared.
    let chunk = Auth2Cli::FileDownloadChunk(FileDownloadChunk {
        trans_id: 1,
        result: NetError::Success,
        total_size: 32768,
        chunk_offset: 0,
        chunk: Bytes::from(vec![7; 32768]),
    });
    assert!(Moul::to_vec(&chunk).is_err());
    let bytes = Moul::to_vec_with(&chunk, &any_count()).unwrap();
    assert!(Moul::from_slice::<Auth2Cli>(&bytes).is_err());
    assert_eq!(Moul::from_slice_with::<Auth2Cli>(&bytes, &any_count()).unwrap(), chunk);
    assert_eq!(Moul::from_bytes_with::<Auth2Cli>(&bytes.into(), &any_count()).unwrap(), chunk);
}

#[test]
fn count_that_the_input_cannot_hold_is_incomplete_and_costs_nothing() {
    let bytes = hex("ffffffff 0100 0200");
    let error = Moul::from_slice_with::<Ids>(&bytes, &any_count()).unwrap_err();
    assert!(error.is_incomplete(), "{error}");
}

#[test]
fn unknown_number_is_an_error() {
    let error = decode_error::<Cli2Auth>(&hex("ff7f 00000000"));
    assert_eq!(*error.kind(), DecodeErrorKind::UnknownTag { ty: "Cli2Auth", tag: 0x7fff });
}

#[test]
fn numbers_without_a_known_layout_are_errors() {
    fn unknown<T: for<'de> Decode<'de, Moul> + Debug>(ids: &[u16]) {
        for id in ids {
            let mut bytes = id.to_le_bytes().to_vec();
            bytes.extend([0; 64]);
            let error = decode_error::<T>(&bytes);
            let DecodeErrorKind::UnknownTag { tag, .. } = error.kind() else { panic!("{error}") };
            assert_eq!(*tag, u64::from(*id));
        }
    }

    unknown::<Cli2Auth>(&[4, 5, 14, 15, 16, 18, 19, 28]);
    unknown::<Auth2Cli>(&[5, 14, 15, 22]);
    unknown::<Cli2Csr>(&[3]);
    unknown::<Csr2Cli>(&[3]);
}

#[test]
fn error_codes_are_signed_and_unknown_ones_are_kept() {
    vector(&NetError::Pending, "ffffffff");
    vector(&NetError::Success, "00000000");
    vector(&NetError::VaultNodeAccessViolation, "30000000");
    vector(&NetError::Unknown(49), "31000000");
    vector(&NetError::Unknown(-2), "feffffff");
}

#[test]
fn file_message_shorter_than_its_length_is_incomplete() {
    assert!(decode_error::<FileFrame<File2Cli>>(&hex("14000000 00000000")).is_incomplete());
}

#[test]
fn file_message_must_fill_its_length() {
    let error = decode_error::<FileFrame<Cli2File>>(&hex("10000000 00000000 e8030000 00*4"));
    assert_eq!(*error.kind(), DecodeErrorKind::TrailingBytes { left: 4 });

    let error = decode_error::<FileFrame<Cli2File>>(&hex("0a000000 00000000 e8030000"));
    assert_eq!(*error.kind(), DecodeErrorKind::PastLimit { needed: 4, left: 2 });

    let error = decode_error::<FileFrame<Cli2File>>(&hex("00000000 00000000"));
    assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what: "message length", value: 0 });
}

#[test]
fn codecs_work_without_a_struct() {
    let bytes = Moul::to_vec(&As::<NetString<8>, _>::new("win")).unwrap();
    let text = Moul::from_slice::<As<NetString<8>, String>>(&bytes).unwrap();
    assert_eq!(text.into_inner(), "win");
}
