//! Input that claims more than it has, and limits on what honest-looking input may cost.

use codec_core::{DecodeErrorKind, Format, Limits, LittleEndian, Options, Wire, codec::List};

#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct Scores {
    #[wire(as = List<u32>)]
    scores: Vec<u64>,
}

/// A type that contains itself.
#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct Tree {
    #[wire(as = List<u32>)]
    children: Vec<Tree>,
}

fn main() {
    // Four billion elements in eight bytes: refused before anything is allocated.
    let bytes = [0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4];
    let error = LittleEndian::from_slice::<Scores>(&bytes).unwrap_err();
    println!("claimed count: {error}");
    assert!(error.is_incomplete());

    // A million lists of one element each, inside one another: no stack overflow.
    let bytes = [1, 0, 0, 0].repeat(1_000_000);
    let error = LittleEndian::from_slice::<Tree>(&bytes).unwrap_err();
    println!("nesting bomb: {}", error.kind());
    assert_eq!(*error.kind(), DecodeErrorKind::DepthLimit { limit: 64 });

    // Limits of your own.
    let limits = Limits { depth: 8, elements: 1_000, memory: 16 << 10, ..Limits::DEFAULT };
    let options = Options { limits, ..Options::new(()) };

    let mut bytes = 2_000_u32.to_le_bytes().to_vec();
    bytes.resize(4 + 2_000 * 8, 0);
    assert!(LittleEndian::from_slice::<Scores>(&bytes).is_ok());
    let error = LittleEndian::from_slice_with::<Scores>(&bytes, &options).unwrap_err();
    println!("own limits: {error}");
    assert_eq!(*error.kind(), DecodeErrorKind::BudgetExceeded { what: "elements", limit: 1_000 });
}
