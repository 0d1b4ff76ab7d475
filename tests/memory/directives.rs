//! Directives that reach beyond a field's own place are bound by the same limits as all others:
//! levels, elements and memory.

use codec_core::{
    AnyEndian, Decode, DecodeErrorKind, Format, Implied, Limits, Options, Order, Wire,
    checksum::ByteSum, codec::List,
};

use crate::{peak::assert_bounded, support::Little};

/// Decodes within the default memory, and with few elements.
fn kinds<F: Format, T: for<'de> Decode<'de, F>>(
    bytes: &[u8],
    options: &Options<F>,
) -> [Option<DecodeErrorKind>; 2] {
    let limits = Limits { elements: 10, ..options.limits };
    let few = Options { limits, ..options.clone() };
    [options, &few].map(|options| {
        let name = std::any::type_name::<T>();
        let result = assert_bounded(name, bytes, |bytes| F::from_slice_with::<T>(bytes, options));
        result.err().map(|error| error.kind().clone())
    })
}

#[track_caller]
fn assert_too_many(kinds: [Option<DecodeErrorKind>; 2]) {
    let few = DecodeErrorKind::BudgetExceeded { what: "elements", limit: 10 };
    assert_eq!(kinds, [None, Some(few)]);
}

#[track_caller]
fn assert_too_deep(kinds: [Option<DecodeErrorKind>; 2]) {
    assert_eq!(kinds[0], Some(DecodeErrorKind::DepthLimit { limit: 64 }));
}

fn by(mark: u8) -> Order {
    if mark == 1 { Order::Big } else { Order::Little }
}

/// Each level chooses the order of its counts, and of what it holds.
#[derive(Wire, Debug)]
#[wire(format = AnyEndian)]
struct Ordered {
    mark: u8,
    #[wire(order = by(mark), as = List<u16>)]
    inner: Vec<Ordered>,
}

#[test]
fn order() {
    let options = Options::new(Order::Little);
    let leaves = [&[1, 0, 20][..], &[0, 0, 0].repeat(20)].concat();
    assert_too_many(kinds::<AnyEndian, Ordered>(&leaves, &options));
    let deep = [1, 0, 1].repeat(100);
    assert_too_deep(kinds::<AnyEndian, Ordered>(&deep, &options));
    let claim = [&[1, 0xff, 0xff][..], &[0; 600]].concat();
    assert!(kinds::<AnyEndian, Ordered>(&claim, &options)[0].is_some());
}

/// Each level has a sum over all levels in it.
#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Summed {
    count: Implied<u8>,
    #[wire(count = count)]
    inner: Vec<Summed>,
    #[wire(checksum(ByteSum<u8>, count..=inner))]
    sum: Implied<u8>,
}

#[test]
fn checksum() {
    let options = Options::new(());
    let leaves = [&[20][..], &[0; 40], &[20]].concat();
    assert_too_many(kinds::<Little, Summed>(&leaves, &options));
    assert_too_deep(kinds::<Little, Summed>(&[1; 100], &options));
    // A sum that is wrong at the end of many elements.
    let wrong = [&[255][..], &[0; 510], &[0]].concat();
    let [kind, _] = kinds::<Little, Summed>(&wrong, &options);
    assert!(matches!(kind, Some(DecodeErrorKind::Checksum { .. })), "{kind:?}");
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Groups {
    list: Vec<Bits>,
}

/// One byte on the wire, eight in memory.
#[derive(Wire, Debug)]
#[wire(format = Little, bits = u8)]
struct Bits {
    a: bool,
    #[wire(bits = 3)]
    b: u32,
    #[wire(bits = 4)]
    c: u8,
}

#[test]
fn bits() {
    let options = Options::new(());
    let counted = |count: u16, len| [&count.to_le_bytes()[..], &vec![0xff; len]].concat();
    assert_too_many(kinds::<Little, Groups>(&counted(5000, 5000), &options));
    let [kind, _] = kinds::<Little, Groups>(&counted(0xffff, 600), &options);
    assert!(matches!(kind, Some(DecodeErrorKind::UnexpectedEnd { .. })), "{kind:?}");
}

/// Each level is the tail of the one around it.
#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Tail {
    list: Vec<u8>,
    #[wire(tail)]
    more: Option<Box<Tail>>,
}

#[test]
fn tail() {
    let options = Options::new(());
    let numbers = [&[20, 0][..], &[7; 20], &[0, 0]].concat();
    assert_too_many(kinds::<Little, Tail>(&numbers, &options));
    assert_too_deep(kinds::<Little, Tail>(&[0; 400], &options));
    let claim = [&[1, 0, 7][..], &[0xff; 600]].concat();
    assert!(kinds::<Little, Tail>(&claim, &options)[0].is_some());
}
