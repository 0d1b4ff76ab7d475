//! Little that becomes much: zlib, gzip, and values that are larger than their bytes.

use codec_core::{DecodeErrorKind, Format as _, Limits};
use formats::{
    asherons_call::messages::vendor_item::ItemProfile,
    castle::{
        Compound, List, Value,
        nbt::{Nbt, NbtOptions, Packing},
    },
    moul::{
        Creatable, Moul, UnpackError,
        net_message::{Compression, NetStream},
        plasma::Message,
    },
};

use crate::support::hex;

/// `plAnimCmdMsg` with so many callbacks, all of them nothing.
fn callbacks(count: usize) -> Vec<u8> {
    let header = hex("0602 00 00000000 0000000000000000 00080000");
    let number = u32::try_from(count).unwrap().to_le_bytes();
    let end = hex(&format!("00000000 {} 00f0 00f0", "00000000".repeat(7)));
    [header, number.to_vec(), hex("0080").repeat(count), end].concat()
}

#[test]
fn one_kilobyte_became_a_message_of_270_mb() {
    let bomb = NetStream::packed(callbacks(500_000).into()).unwrap();
    assert_eq!(bomb.compression, Compression::Zlib);
    assert!(bomb.data.len() < 2000, "{}", bomb.data.len());
    let limit = 32 * bomb.data.len() + (64 << 10);
    let size = usize::try_from(bomb.uncompressed_size).unwrap();
    assert_eq!(bomb.unpack(), Err(UnpackError::TooLarge { size, limit }));
    assert_eq!(bomb.message(), Err(UnpackError::TooLarge { size, limit }));
    assert_eq!(bomb.unpack_with(size).unwrap(), callbacks(500_000));
    assert_eq!(bomb.unpack_with(size - 1), Err(UnpackError::TooLarge { size, limit: size - 1 }));

    // It says that it is small.
    let liar = NetStream { uncompressed_size: 1000, ..bomb };
    assert_eq!(liar.unpack(), Err(UnpackError::Corrupt));

    // The objects count as well as their bytes.
    let bomb = NetStream::packed(callbacks(20_000).into()).unwrap();
    let object = bomb.unpack().unwrap();
    let Err(UnpackError::Decode(error)) = bomb.message() else { panic!("it is too large") };
    assert!(matches!(error.kind(), DecodeErrorKind::BudgetExceeded { what: "memory", .. }));
    let message: Creatable<Message> = Moul::from_bytes(&object).unwrap();
    assert!(message.known().is_some());

    // Without zlib 20,000 callbacks have 40,000 bytes to pay with.
    let plain = NetStream::plain(callbacks(20_000).into());
    assert_eq!(plain.message().unwrap(), message);
}

#[test]
fn nothing_took_456_bytes_in_a_list() {
    assert!(size_of::<Creatable<Message>>() <= 5 * size_of::<usize>());
    assert!(size_of::<ItemProfile>() <= 3 * size_of::<usize>());
}

fn file(children: Vec<Value>) -> Vec<u8> {
    let children = children.into_iter().enumerate();
    let root = Compound(children.map(|(at, value)| (at.to_string().into(), value)).collect());
    let nbt = Nbt { name: String::new(), root };
    nbt.to_vec_with(&NbtOptions::DEFAULT.with_packing(Packing::Gzip)).unwrap()
}

#[test]
fn three_kilobytes_of_gzip_became_88_mb() {
    // 2.6 MB of zeros.
    let bomb = file(vec![Value::SByteArray(vec![0; 0xffff]); 40]);
    assert!(bomb.len() < 8000, "{}", bomb.len());
    let limit = 32 * bomb.len() + (64 << 10);
    let error = Nbt::from_slice(&bomb).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::BudgetExceeded { what: "memory", limit });
    let more = NbtOptions::DEFAULT.with_growth(usize::MAX);
    assert_eq!(Nbt::from_slice_with(&bomb, &more).unwrap().root.0.len(), 40);
    let limits = Limits { memory: 1 << 20, ..more.limits };
    let error = Nbt::from_slice_with(&bomb, &more.with_limits(limits)).unwrap_err();
    let limit = 1 << 20;
    assert_eq!(*error.kind(), DecodeErrorKind::BudgetExceeded { what: "memory", limit });
}

#[test]
fn a_list_of_bytes_has_enough_to_pay_with() {
    let bytes = |count| Value::List(List::new(vec![Value::SByte(1); count]));
    for count in [1, 100, 0xffff] {
        let root = Compound(vec![("a".into(), bytes(count)), ("b".into(), bytes(count))]);
        let nbt = Nbt { name: String::new(), root };
        assert_eq!(Nbt::from_slice(&nbt.to_vec().unwrap()).unwrap(), nbt);
    }
}

#[test]
fn lists_in_each_other_claimed_the_same_bytes() {
    // 500 lists of compounds in each other: each says that it has as many elements as bytes follow.
    let mut bytes = b"\x0a\0\0".to_vec();
    for _ in 0..250 {
        bytes.extend_from_slice(b"\x09\0\x01a\x0a\0\0\xff\xff");
    }
    bytes.extend_from_slice(&[0; 0x1_0000]);
    let error = Nbt::from_slice(&bytes).unwrap_err();
    let limit = 32 * bytes.len() + (64 << 10);
    assert_eq!(*error.kind(), DecodeErrorKind::BudgetExceeded { what: "memory", limit });
}
