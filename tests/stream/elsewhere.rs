//! Messages behind a length, with data that lies elsewhere: the length counts it.

use bytes::BytesMut;
use codec_core::{
    BigEndian, DecodeErrorKind, Format as _, Implied, Wire,
    codec::{Framed, FramedWhole, In},
    stream::{MessageDecoder, MessageWriter},
};

use crate::support::{assert_message, decode_error};

/// A head, and a name that an offset from the start of the message leads to.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = BigEndian)]
struct File {
    #[wire(const = *b"\xfeSMB")]
    magic: [u8; 4],
    offset: Implied<u16>,
    len: Implied<u16>,
    #[wire(at = offset, len = len)]
    name: Vec<u8>,
}

impl File {
    fn new(name: &[u8]) -> Self {
        let (offset, len) = (Implied::new(), Implied::new());
        Self { magic: *b"\xfeSMB", offset, len, name: name.to_vec() }
    }
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian)]
struct Message {
    #[wire(as = Framed<u32>)]
    file: File,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian)]
struct Whole {
    #[wire(as = FramedWhole<u32>)]
    file: File,
}

/// The length, the head, the offset from the start of the whole message, the name.
const FRAMED: &[u8] = b"\0\0\0\x0b\xfeSMB\0\x0c\0\x03abc";

#[test]
fn length_counts_data_that_lies_elsewhere() {
    let file = File::new(b"abc");
    assert_message::<BigEndian, _>(&Message { file: file.clone() }, FRAMED);
    let mut writer = MessageWriter::<BigEndian, _>::new(Vec::new());
    writer.write_as::<Framed<u32>, _>(&file).unwrap();
    assert_eq!(writer.into_inner(), FRAMED);

    assert_message::<BigEndian, _>(&Whole { file }, b"\0\0\0\x0f\xfeSMB\0\x0c\0\x03abc");
}

#[test]
fn stream_takes_the_data_with_its_message() {
    let two = [FRAMED, FRAMED].concat();
    for step in 1..=two.len() {
        let (mut decoder, mut buffer) = (MessageDecoder::<BigEndian>::new(), BytesMut::new());
        let mut came = Vec::new();
        for piece in two.chunks(step) {
            buffer.extend_from_slice(piece);
            while let Some(file) = decoder.read_as::<Framed<u32>, File>(&mut buffer).unwrap() {
                came.push(file);
            }
        }
        assert_eq!(came, [File::new(b"abc"), File::new(b"abc")], "in steps of {step}");
        assert!(buffer.is_empty());
    }
}

#[test]
fn bytes_behind_the_data_are_left_over() {
    let error = decode_error::<BigEndian, Message>(b"\0\0\0\x0c\xfeSMB\0\x0c\0\x03abcd");
    assert_eq!(error.kind(), &DecodeErrorKind::TrailingBytes { left: 1 });
    assert_eq!(error.offset(), 15);
}

/// A part with a length, whose data lies inside of that length.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = BigEndian)]
struct Parts {
    size: Implied<u8>,
    #[wire(len = size)]
    file: File,
    behind: u8,
}

#[test]
fn part_holds_its_data() {
    let parts = Parts { size: Implied::new(), file: File::new(b"ab"), behind: 9 };
    assert_message::<BigEndian, _>(&parts, b"\x0a\xfeSMB\0\x09\0\x02ab\x09");
}

/// A message of another format inside; its data lies behind the message around it.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = codec_core::LittleEndian)]
struct Outer {
    id: u8,
    #[wire(as = In<BigEndian>)]
    file: File,
    behind: u8,
}

#[test]
fn data_of_an_embedded_message_lies_behind_the_one_around_it() {
    let outer = Outer { id: 7, file: File::new(b"ab"), behind: 9 };
    assert_message::<codec_core::LittleEndian, _>(&outer, b"\x07\xfeSMB\0\x0a\0\x02\x09ab");
    let bytes = codec_core::LittleEndian::to_vec(&outer).unwrap();
    let tree = codec_core::LittleEndian::explain::<Outer>(&bytes).tree;
    assert!(tree.to_string().contains("behind"), "{tree}");
}
