//! Messages behind their length.

use bytes::BytesMut;
use codec_core::{
    DecodeAs, DecodeErrorKind, Format as _, Limits, Options, Wire,
    codec::{As, Framed, FramedWhole},
    stream::MessageDecoder,
};

use crate::{
    Inventory, Names, STEPS, Slot, names, pieces,
    support::{Big, Little, assert_message, decode_error, encode_error},
};

#[test]
fn message_behind_a_length_is_decoded_once() {
    let message = names(2_000);
    let stream = Little::to_vec(&As::<Framed<u32>, _>::new(&message)).unwrap();
    STEPS.set(0);
    let came = pieces::<As<Framed<u32>, Names>>(&stream, 1);
    assert_eq!(came[0].1.get(), &message);
    assert_eq!(STEPS.get(), 2_000);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Frames {
    #[wire(as = Framed<u8>)]
    list: Vec<u16>,
    #[wire(as = FramedWhole<u16>)]
    inner: Inner,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Inner {
    a: u8,
    b: u16,
}

#[test]
fn frames_count_their_bytes() {
    let frames = Frames { list: vec![1, 2], inner: Inner { a: 3, b: 4 } };
    assert_message::<Little, _>(&frames, &[4, 1, 0, 2, 0, 5, 0, 3, 4, 0]);
    assert_message::<Big, _>(&frames, &[4, 0, 1, 0, 2, 0, 5, 3, 0, 4]);
    let error = decode_error::<Little, Frames>(&[0, 1, 0, 3, 4, 0]);
    assert_eq!(error.to_string(), "invalid length 0x1 at byte 0x1 in Frames.inner");
    let error = decode_error::<Little, Frames>(&[0, 6, 0, 3, 4, 0, 9]);
    assert_eq!(error.to_string(), "1 bytes left over at byte 0x6 in Frames.inner");
    let error = decode_error::<Little, Frames>(&[0, 4, 0, 3, 4]);
    assert_eq!(error.kind(), &DecodeErrorKind::PastLimit { needed: 2, left: 1 });
    let error = encode_error::<Little, _>(&Frames { list: vec![0; 128], ..frames });
    assert_eq!(error.to_string(), "length 256 is over the maximum 255 in Frames.list");
}

#[test]
fn stream_finds_the_same_faults_of_a_frame_as_other_entry_points() {
    fn faults<C>(input: &[u8], expected: &str)
    where
        C: for<'de> DecodeAs<'de, Little, Inner>,
    {
        let error = Little::from_prefix::<As<C, Inner>>(input).map(drop).unwrap_err();
        assert_eq!(error.to_string(), expected);
        let mut decoder = MessageDecoder::<Little>::new();
        let mut buffer = BytesMut::from(input);
        assert_eq!(decoder.read_as::<C, Inner>(&mut buffer), Err(error.clone()));
        assert_eq!((&buffer[..], decoder.check()), (input, Err(error.clone())));
        let mut decoder = MessageDecoder::<Little>::new();
        assert_eq!(decoder.read::<As<C, Inner>>(&mut buffer).map(drop), Err(error));
    }
    faults::<Framed<u16>>(&[4, 0, 3, 4, 0, 9, 1, 1], "1 bytes left over at byte 0x5");
    faults::<Framed<u16>>(
        &[2, 0, 3, 4, 0],
        "needed 2 bytes, 1 left in the part its length gives at byte 0x3 in b",
    );
    faults::<FramedWhole<u16>>(&[1, 0, 3, 4, 0], "invalid length 0x1 at byte 0x0");
    faults::<FramedWhole<u16>>(&[6, 0, 3, 4, 0, 9, 1], "1 bytes left over at byte 0x5");
}

#[test]
fn claim_over_the_limit_is_refused_before_it_comes() {
    let mut decoder = MessageDecoder::<Little>::new().with_max_len(1_000);
    let mut buffer = BytesMut::from(&[0xff, 0xff, 0, 0][..]);
    let error = decoder.read_as::<Framed<u32>, Names>(&mut buffer).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::TooLong { max: 1_000, found: 0x1_0003 });
    assert_eq!(buffer.len(), 4);
    // Nobody knows where the next message begins.
    buffer.clear();
    assert_eq!(decoder.read_as::<Framed<u32>, Names>(&mut buffer), Err(error.clone()));
    assert_eq!(decoder.check(), Err(error));

    let mut decoder = MessageDecoder::<Little>::new().with_max_len(2);
    let error = decoder.read::<u32>(&mut BytesMut::from(&[1, 2, 3, 4][..])).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::TooLong { max: 2, found: 4 });
}

#[test]
fn frame_over_the_limit_is_refused_though_all_of_it_has_come() {
    let mut decoder = MessageDecoder::<Little>::new().with_max_len(4);
    let mut buffer = BytesMut::from(&[2, 0, 1, 2, 3, 0, 4, 5, 6][..]);
    assert_eq!(decoder.read_as::<Framed<u16>, [u8; 2]>(&mut buffer), Ok(Some([1, 2])));
    // Of the wrong length too, but that is not looked at.
    let error = decoder.read_as::<Framed<u16>, [u8; 2]>(&mut buffer).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::TooLong { max: 4, found: 5 });
    assert_eq!(&buffer[..], [3, 0, 4, 5, 6]);
}

#[test]
fn nothing_is_wanted_behind_a_fault() {
    let mut decoder = MessageDecoder::<Little>::new();
    let mut buffer = BytesMut::from(&[2, 0, 1][..]);
    assert_eq!(decoder.read_as::<Framed<u16>, bool>(&mut buffer), Ok(None));
    assert_eq!(decoder.wanted(), 4);
    buffer.extend_from_slice(&[0]);
    let error = decoder.read_as::<Framed<u16>, bool>(&mut buffer).unwrap_err();
    assert_eq!(error.to_string(), "1 bytes left over at byte 0x3");
    assert_eq!(decoder.wanted(), 0);
    buffer.clear();
    assert_eq!(decoder.read_as::<Framed<u16>, bool>(&mut buffer), Err(error));
}

#[test]
fn memory_is_limited_by_the_message_and_not_by_what_is_behind_it() {
    let limits = Limits { growth: 1, base: 0, ..Limits::DEFAULT };
    let options = Options { limits, ..Little::DEFAULTS.clone() };
    // A count of 255 slots, each a byte of flags, behind the length of both.
    let mut message = vec![0, 1, 255];
    assert!(255 * size_of::<Slot>() > 0x1_0000 + 258);
    let expected =
        "more memory than the limit 65794 at byte 0x3 in slots; `Limits::growth` raises the limit";
    for behind in [0, 100_000] {
        message.resize(258 + behind, 0);
        let mut decoder = MessageDecoder::<Little>::with_options(options.clone());
        let mut buffer = BytesMut::from(&message[..]);
        let error = decoder.read_as::<Framed<u16>, Inventory>(&mut buffer).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}
