//! Objects inside of messages, compressed and not.

use bytes::Bytes;
use codec_core::{DecodeErrorKind, Format as _};
use formats::moul::{
    Creatable, Moul, UnpackError,
    net_message::{Compression, NetStream},
    plasma::{AvatarInputStateMsg, CreatableList, ListData, LoadCloneMsg, Message},
};

use super::{bytes, decode_error, flip_bits, hex, vector};
use crate::support::flipped;

/// 302 bytes, of which zlib compressed all but the first two.
const PACKED: &str = "2e010000 02 0f000000 0080 789c73741c05c40200cb9e4c2d";

fn packed() -> NetStream {
    Moul::from_slice(&hex(PACKED)).unwrap()
}

fn plain() -> Bytes {
    [&b"\0\x80"[..], &[b'A'; 300]].concat().into()
}

#[test]
fn stream_that_zlib_compressed() {
    let stream = NetStream {
        uncompressed_size: 302,
        compression: Compression::Zlib,
        data: bytes("0080 789c73741c05c40200cb9e4c2d"),
    };
    vector(&stream, PACKED);
    flip_bits::<NetStream>(&hex(PACKED));
    assert_eq!(stream.unpack().unwrap(), plain());
    assert_eq!(stream.unpack_with(302).unwrap(), plain());
}

#[test]
fn stream_is_compressed_as_clients_do() {
    let stream = NetStream::packed(plain()).unwrap();
    assert_eq!((stream.uncompressed_size, stream.compression), (302, Compression::Zlib));
    assert_eq!(stream.data[..2], plain()[..2]);
    assert!(stream.data.len() < 40);
    assert_eq!(stream.unpack().unwrap(), plain());

    // Not compressed up to 255 bytes.
    for len in [0, 1, 2, 255] {
        let object = Bytes::from(vec![b'A'; len]);
        assert_eq!(NetStream::packed(object.clone()).unwrap(), NetStream::plain(object.clone()));
        assert_eq!(NetStream::plain(object.clone()).unpack().unwrap(), object);
    }
    assert_eq!(NetStream::packed(vec![0; 256].into()).unwrap().compression, Compression::Zlib);

    // What does not become smaller is sent as it is, with its length.
    let mut number = 1_u32;
    let mut noise = || {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        number.to_be_bytes()[0]
    };
    let object: Bytes = (0..300).map(|_| noise()).collect();
    let stream = NetStream::packed(object.clone()).unwrap();
    assert_eq!((stream.uncompressed_size, stream.compression), (300, Compression::Failed));
    assert_eq!(stream.unpack().unwrap(), object);
}

#[test]
fn unpacking_is_bounded() {
    assert_eq!(packed().unpack_with(301), Err(UnpackError::TooLarge { size: 302, limit: 301 }));
    let claims = |uncompressed_size| NetStream { uncompressed_size, ..packed() };
    assert_eq!(
        claims(u32::MAX).unpack(),
        Err(UnpackError::TooLarge { size: 0xffff_ffff, limit: (64 << 10) + 32 * 15 })
    );
    // More or less than it says.
    for size in [0, 1, 2, 301, 303, 64 << 10] {
        assert_eq!(claims(size).unpack(), Err(UnpackError::Corrupt), "{size}");
    }
    let long = NetStream::plain(vec![0; 1025].into());
    assert_eq!(long.unpack_with(1024), Err(UnpackError::TooLarge { size: 1025, limit: 1024 }));

    // 4 MiB of zeros in a few bytes, which claim to be a hundred.
    let zeros = NetStream::packed(vec![0; 4 << 20].into()).unwrap();
    assert!(zeros.data.len() < 5000);
    let zeros = NetStream { uncompressed_size: 100, ..zeros };
    assert_eq!(zeros.unpack_with(1 << 30), Err(UnpackError::Corrupt));
}

#[test]
fn corrupt_streams_are_errors() {
    for len in 0..packed().data.len() {
        let stream = NetStream { data: packed().data.slice(..len), ..packed() };
        assert_eq!(stream.unpack(), Err(UnpackError::Corrupt), "{len} bytes");
    }
    for bit in 16..packed().data.len() * 8 {
        let data = flipped(&packed().data, bit);
        // The checksum at the end finds every flipped bit that the decoder does not.
        let result = NetStream { data: data.into(), ..packed() }.unpack();
        assert!(result.is_err() || result == Ok(plain()), "bit {bit}");
    }
    let unknown = NetStream { compression: Compression::Unknown(9), ..packed() };
    assert_eq!(unknown.unpack(), Err(UnpackError::UnknownCompression(9)));
    let error = UnpackError::TooLarge { size: 2, limit: 1 };
    assert_eq!(error.to_string(), "object of 2 bytes, where 1 are allowed");
}

#[test]
fn message_inside_of_a_stream() {
    // A class that is not known keeps its bytes.
    let stream = NetStream::plain(bytes("0102 72657374"));
    let unknown = Creatable::Unknown { class_index: 0x201, data: b"rest"[..].into() };
    assert_eq!(stream.message().unwrap(), unknown);
    assert_eq!(NetStream::plain(bytes("0080")).message().unwrap(), Creatable::Null);

    let cut = NetStream::plain(bytes("4703 00")).message().unwrap_err();
    let UnpackError::Decode(error) = cut else { panic!("{cut}") };
    assert!(error.is_incomplete());
    assert!(error.to_string().contains("AvatarInputState"), "{error}");

    // More than 255 bytes are compressed on the way.
    let mut message = AvatarInputStateMsg { state: 5, ..AvatarInputStateMsg::default() };
    message.base.receivers = vec![Default::default(); 400];
    let message = Creatable::new(Message::AvatarInputState(message));
    let stream = NetStream::of(&message).unwrap();
    assert_eq!(stream.compression, Compression::Zlib);
    assert_eq!(stream.message().unwrap(), message);
}

/// `plAnimCmdMsg`: a header without sender and receivers, one callback, no commands, numbers and two
/// empty names.
fn anim_command(callback: &str) -> Vec<u8> {
    let header = "0602 00 00000000 0000000000000000 00080000 01000000";
    let numbers = "00000000".repeat(7);
    hex(&format!("{header} {callback} 00000000 {numbers} 00f0 00f0"))
}

#[test]
fn message_with_an_unknown_class_in_its_middle_stays_bytes() {
    // Nobody can tell where the callback of class 0x201 ends.
    let bytes = anim_command("0102 72657374");
    let message = Moul::from_slice::<Creatable<Message>>(&bytes).unwrap();
    let data = Bytes::copy_from_slice(&bytes[2..]);
    assert_eq!(message, Creatable::Unknown { class_index: 0x206, data });
    assert_eq!(Moul::to_vec(&message).unwrap(), bytes);
    assert_eq!(NetStream::plain(bytes.into()).message().unwrap(), message);

    // One that is known, or none, is not bytes, and must be whole.
    let bytes = anim_command("0080");
    let message = Moul::from_slice::<Creatable<Message>>(&bytes).unwrap();
    assert!(matches!(message.known(), Some(Message::AnimCmd(_))), "{message:?}");
    for len in 0..bytes.len() {
        let error = Moul::from_slice::<Creatable<Message>>(&bytes[..len]).unwrap_err();
        assert!(error.is_incomplete(), "{len}: {error}");
    }
    for data in [&bytes[2..], &bytes[2..8]] {
        let pose = Creatable::<Message>::Unknown { class_index: 0x206, data: data.to_vec().into() };
        let error = Moul::to_vec(&pose).unwrap_err();
        assert!(error.to_string().contains("class index of an unknown class"), "{error}");
    }

    // At the end of a message it has bytes of its own.
    let load = "5302 00 00000000 0000000000000000 00000000 00 00 00000000 00000000 01 01";
    let bytes = hex(&format!("{load} 0102 72657374"));
    let message = Moul::from_slice::<Creatable<Message>>(&bytes).unwrap();
    let Some(Message::LoadClone(load)) = message.known() else { panic!("{message:?}") };
    let unknown = Creatable::Unknown { class_index: 0x201, data: b"rest"[..].into() };
    assert_eq!(*load.trigger_msg, unknown);
    assert_eq!(Moul::to_vec(&message).unwrap(), bytes);
}

#[test]
fn messages_inside_of_messages_have_a_limit() {
    // `plLoadCloneMsg` that triggers one that triggers one …
    let one = "5302 00 00000000 00*8 00000000 00 00 00000000 00000000 00 00";
    let nested = |depth| hex(&format!("{} 0080", one.repeat(depth)));
    assert!(Moul::from_slice::<Creatable<Message>>(&nested(20)).is_ok());
    let error = decode_error::<Creatable<Message>>(&nested(5000));
    // A message is so large that the stack ends first in code that is not optimized.
    use DecodeErrorKind::{BudgetExceeded, DepthLimit};
    let kind = error.kind();
    assert!(matches!(kind, DepthLimit { .. } | BudgetExceeded { what: "stack", .. }), "{error}");

    let inner = LoadCloneMsg::default();
    let outer = LoadCloneMsg {
        trigger_msg: Box::new(Creatable::new(Message::LoadClone(inner))),
        ..LoadCloneMsg::default()
    };
    let outer = Creatable::new(Message::LoadClone(outer));
    assert_eq!(Moul::from_slice::<Creatable<Message>>(&nested(2)).unwrap(), outer);
}

#[test]
fn lists_of_objects() {
    let plain = CreatableList { flags: 1.into(), data: ListData::Plain(bytes("0000")) };
    vector(&plain, "01 02000000 0000");
    assert_eq!(plain.unpack(2).unwrap(), bytes("0000"));
    assert_eq!(plain.unpack(1), Err(UnpackError::TooLarge { size: 2, limit: 1 }));

    // 300 bytes, compressed by zlib.
    let stream = bytes("789c6364701a05440200e2ba4cd6");
    let text = "03 2c010000 0e000000 789c6364701a05440200e2ba4cd6";
    let data = ListData::Zlib { size: 300, stream: stream.clone() };
    let list = CreatableList { flags: 1.into(), data };
    vector(&list, text);
    flip_bits::<CreatableList>(&hex(text));
    assert_eq!(list.unpack(300).unwrap(), [&b"\x01\0"[..], &[b'B'; 298]].concat());
    assert_eq!(list.unpack(299), Err(UnpackError::TooLarge { size: 300, limit: 299 }));
    let other = CreatableList { flags: 3.into(), data: ListData::Zlib { size: 299, stream } };
    assert_eq!(other.unpack(300), Err(UnpackError::Corrupt));

    // The flag follows from the data.
    let flags = CreatableList { flags: 3.into(), ..list.clone() };
    assert_eq!(flags, list);
    vector(&flags, text);
    assert_ne!(CreatableList { flags: 5.into(), ..list.clone() }, list);
}
