//! Messages out of streams and into them: frames, pieces of any size, limits, `std::io` and tokio.

use std::{
    cell::Cell,
    io::{self, Read},
};

use bytes::BytesMut;
use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Format, Implied, Layout, Limits, Options, Reader,
    Shape, Size, Wire, Writer,
    codec::{As, Framed, List, TerminatedBy},
    stream::{MessageDecoder, MessageReader, MessageWriter, WireCodec},
    text::{Prefixed, Terminated, Utf8, Utf16Le},
};
use tokio_util::codec::{Decoder, Encoder};

mod cancel;
mod elsewhere;
mod ends;
mod frames;
mod go_on;
#[path = "../support/mod.rs"]
mod support;

use support::{Big, Little};

/// A message with a list of which nobody knows the length before it is decoded.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Names {
    id: u16,
    #[wire(as = List<u32>)]
    names: Vec<Name>,
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    extra: Option<u32>,
    end: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Name {
    #[wire(as = Prefixed<u8, Utf8>)]
    text: String,
    step: Step,
}

/// A byte that counts how often it is decoded.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Step;

thread_local! {
    static STEPS: Cell<usize> = const { Cell::new(0) };
}

impl<F: Format> Layout<F> for Step {
    const SIZE: Size = Size::fixed(1);

    fn shape() -> Shape {
        Shape::BYTE
    }
}

impl<F: Format> Encode<F> for Step {
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.put(&[9]);
        Ok(())
    }
}

impl<'de, F: Format> Decode<'de, F> for Step {
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        STEPS.with(|steps| steps.set(steps.get() + 1));
        input.take(1).map(|_| Self)
    }
}

fn names(count: usize) -> Names {
    let name = |index: usize| Name { text: "n".repeat(index % 17), step: Step };
    Names {
        id: 3,
        names: (0..count).map(name).collect(),
        flags: Implied::new(),
        extra: Some(7),
        end: 0xffff,
    }
}

/// The messages of `stream`, which comes in pieces of `size` bytes, and after how many bytes each
/// of them was there.
fn pieces<T>(stream: &[u8], size: usize) -> Vec<(usize, T)>
where
    T: for<'de> Decode<'de, Little>,
{
    let (mut decoder, mut buffer) = (MessageDecoder::<Little>::new(), BytesMut::new());
    let (mut messages, mut came) = (Vec::new(), 0);
    for piece in stream.chunks(size) {
        buffer.extend_from_slice(piece);
        came += piece.len();
        while let Some(message) = decoder.read(&mut buffer).unwrap() {
            messages.push((came, message));
        }
    }
    assert!(buffer.is_empty());
    messages
}

#[test]
fn every_message_is_there_with_its_last_byte() {
    let sent = [names(0), names(1), names(40), names(3)];
    let (mut stream, mut ends) = (Vec::new(), Vec::new());
    for message in &sent {
        stream.extend(Little::to_vec(message).unwrap());
        ends.push(stream.len());
    }
    for size in 1..70 {
        let came = pieces::<Names>(&stream, size);
        for ((came, message), (end, expected)) in came.iter().zip(ends.iter().zip(&sent)) {
            assert_eq!(message, expected);
            assert_eq!(*came, end.next_multiple_of(size).min(stream.len()));
        }
        assert_eq!(came.len(), sent.len());
    }
}

#[test]
fn text_that_is_cut_inside_a_unit_does_not_wait_for_too_much() {
    type Text = As<Terminated<Utf16Le>, String>;
    let stream = [b'a', 0, b'b', 0, 0, 0];
    let came = pieces::<Text>(&stream, 1);
    assert_eq!((came[0].0, came[0].1.get().as_str()), (6, "ab"));
    let error = Little::from_prefix::<Text>(&stream[..5]).unwrap_err();
    assert_eq!(error.missing(), Some(1));
}

/// How often an element is decoded in a message of `count` that comes byte by byte.
fn steps(count: usize) -> usize {
    let stream = Little::to_vec(&names(count)).unwrap();
    STEPS.with(|steps| steps.set(0));
    assert_eq!(pieces::<Names>(&stream, 1).len(), 1);
    STEPS.with(Cell::get)
}

#[test]
fn bytes_that_come_one_by_one_take_a_small_multiple_of_the_work() {
    let [once, twice, four_times] = [2_000, 4_000, 8_000].map(steps);
    // An element has ten bytes here and at least two, so a list is decoded about 5 ln n times.
    assert!(once < 60 * 2_000, "{once}");
    assert!(twice * 10 < once * 23, "{once} {twice}");
    assert!(four_times * 10 < once * 52, "{once} {four_times}");
}

/// Texts whose end is not known before it is there.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Lines {
    step: Step,
    #[wire(as = Terminated<Utf8>)]
    first: String,
    #[wire(as = Terminated<Utf16Le>)]
    second: String,
    #[wire(as = TerminatedBy<10>)]
    third: Vec<u8>,
}

#[test]
fn terminated_text_that_comes_byte_by_byte_is_not_decoded_for_each_byte() {
    let lines = Lines {
        step: Step,
        first: "a".repeat(5_000),
        // The bytes 00 00 that are not one unit do not end it.
        second: "\u{100}a\u{6100}".repeat(1_000),
        third: vec![7; 5_000],
    };
    let stream = Little::to_vec(&lines).unwrap();
    STEPS.with(|steps| steps.set(0));
    assert_eq!(pieces::<Lines>(&stream, 1), [(stream.len(), lines.clone())]);
    let steps = STEPS.with(Cell::get);
    assert!(steps < 10, "{steps}");
    assert_eq!(pieces::<Lines>(&stream.repeat(2), 7).len(), 2);

    // A text that never ends is refused at the limit, whatever the pieces.
    let mut decoder = MessageDecoder::<Little>::new().with_max_len(100);
    let mut buffer = BytesMut::new();
    let error = (0..).find_map(|_| {
        buffer.extend_from_slice(b"x");
        decoder.read::<Lines>(&mut buffer).err()
    });
    assert_eq!(error.unwrap().to_string(), "length 101 is over the maximum 100 at byte 0x0");
}

/// Few bytes on the wire, many in memory.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Inventory {
    #[wire(as = List<u8>)]
    slots: Vec<Slot>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Slot {
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    item: Option<[u64; 40]>,
}

#[test]
fn message_that_takes_much_memory_does_not_wait_for_others() {
    let slots = vec![Slot { flags: Implied::new(), item: None }; 150];
    let inventory = Inventory { slots };
    let stream = Little::to_vec(&inventory).unwrap();
    assert_eq!(pieces::<Inventory>(&stream, 1), [(151, inventory)]);

    let options = Options {
        limits: Limits { memory: 10_000, ..Limits::DEFAULT },
        ..Little::DEFAULTS.clone()
    };
    let mut decoder = MessageDecoder::<Little>::with_options(options);
    let error = decoder.read::<Inventory>(&mut BytesMut::from(&stream[..])).unwrap_err();
    assert_eq!(
        error.to_string(),
        "more memory than the limit 10000 at byte 0x1 in Inventory.slots; `Limits::memory` raises the limit"
    );
}

#[test]
fn message_without_bytes_is_refused() {
    let mut decoder = MessageDecoder::<Little>::new();
    assert_eq!(decoder.read::<[u8; 0]>(&mut BytesMut::new()), Ok(None));
    let error = decoder.read::<[u8; 0]>(&mut BytesMut::from(&[1][..])).unwrap_err();
    assert_eq!(error.to_string(), "invalid message without bytes 0x0 at byte 0x0");
}

/// Gives one byte at a time, and is interrupted before each.
struct Slow<'a>(&'a [u8], bool);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.1 = !self.1;
        if self.1 {
            return Err(io::ErrorKind::Interrupted.into());
        }
        self.0.read(&mut buffer[..1])
    }
}

#[test]
fn reader_goes_on_behind_each_message() {
    let mut writer = MessageWriter::<Little, _>::new(Vec::new());
    writer.write(&names(2)).unwrap();
    writer.write(&names(5)).unwrap();
    writer.flush().unwrap();
    let stream = writer.into_inner();

    let mut reader = MessageReader::<Little, _>::new(Slow(&stream, false));
    assert_eq!(reader.read::<Names>().unwrap(), Some(names(2)));
    assert_eq!(reader.read::<Names>().unwrap(), Some(names(5)));
    assert_eq!(reader.read::<Names>().unwrap(), None);

    let mut reader = MessageReader::<Little, _>::new(&stream[..stream.len() - 1]);
    assert_eq!(reader.read::<Names>().unwrap(), Some(names(2)));
    let error = reader.read::<Names>().unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::UnexpectedEof);
    assert!(error.to_string().contains("needed 2 bytes, 1 left"), "{error}");
    assert!(error.to_string().ends_with("in Names.end"), "{error}");
}

#[test]
fn reader_reports_bytes_that_are_no_message() {
    let mut reader = MessageReader::<Little, _>::new(&[2, 9][..]);
    let error = reader.read::<bool>().unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::InvalidData);
    assert!(error.get_ref().unwrap().is::<DecodeError>());
    assert_eq!(reader.into_parts().1[..], [2, 9]);
}

#[test]
fn writer_writes_nothing_of_a_message_that_cannot_be_encoded() {
    let mut writer = MessageWriter::<Little, _>::new(Vec::new());
    let long = Name { text: "n".repeat(256), step: Step };
    let error = writer.write(&long).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
    writer.write_as::<Framed<u8>, _>(&1_u8).unwrap();
    assert_eq!(writer.into_inner(), [1, 1]);
}

#[test]
fn one_message_is_read_without_a_byte_behind_it() {
    let mut stream = Vec::new();
    Little::write_to(&names(20), &mut stream).unwrap();
    stream.extend([1, 2, 3]);
    let mut input = &stream[..];
    assert_eq!(Little::read_from::<Names>(&mut input).unwrap(), names(20));
    assert_eq!(input, [1, 2, 3]);

    let error = Little::read_from::<Names>(&stream[..9]).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::UnexpectedEof);
    let huge = [0, 0, 0xff, 0xff, 0xff, 0xff, 0, 9, 0, 9, 0, 9];
    let error = Little::read_from::<Names>(&huge[..]).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::InvalidData);
    assert!(error.to_string().contains("over the maximum 16777216"), "{error}");
}

#[test]
fn tokio_codec_reads_and_writes_any_format() {
    let mut codec = WireCodec::<Big, Names>::new();
    let mut buffer = BytesMut::new();
    codec.encode(names(3), &mut buffer).unwrap();
    let mut rest = buffer.split_off(buffer.len() - 1);
    assert_eq!(codec.decode(&mut buffer).unwrap(), None);
    buffer.unsplit(rest.split());
    assert_eq!(codec.decode(&mut buffer).unwrap(), Some(names(3)));
    assert!(buffer.is_empty());

    let limited = MessageDecoder::<Big>::new().with_max_len(3);
    let mut codec = WireCodec::<Big, u32>::with_decoder(limited);
    let error = codec.decode(&mut BytesMut::from(&[0][..])).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::InvalidData);
}
