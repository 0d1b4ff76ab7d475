//! What hostile input may cost: levels, elements, memory.

mod support;

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use codec_core::{
    Decode, DecodeErrorKind, Format, Implied, Limits, Options, Wire,
    codec::{Blob, List, ListAs},
    text::{Prefixed, Utf8},
};
use support::{Little, assert_text, decode_error};

/// Counts what a thread asks for while it is watched.
struct Counting;

thread_local! {
    static LARGEST: Cell<usize> = const { Cell::new(0) };
    static TOTAL: Cell<usize> = const { Cell::new(0) };
}

fn note(size: usize) {
    // A thread that ends has no counters any more.
    let _ = LARGEST.try_with(|largest| largest.set(largest.get().max(size)));
    let _ = TOTAL.try_with(|total| total.set(total.get() + size));
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note(size);
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The largest allocation, and all of them together, while `body` runs.
fn allocated<T>(body: impl FnOnce() -> T) -> (T, usize, usize) {
    LARGEST.set(0);
    TOTAL.set(0);
    let value = body();
    (value, LARGEST.get(), TOTAL.get())
}

fn limited(limits: Limits) -> Options<Little> {
    Options { limits, ..Options::new(()) }
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Tree {
    children: Vec<Tree>,
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Chain {
    more: Implied<u8>,
    #[wire(bit = more & 1)]
    next: Option<Box<Chain>>,
}

#[derive(Wire, Debug)]
#[wire(format = Little, tag = u8)]
enum Nested {
    #[wire(id = 0)]
    End,
    #[wire(id = 1)]
    Boxed(Box<Nested>),
    #[wire(id = 2)]
    Field { inner: Box<Nested> },
    #[wire(id = 3)]
    List(Vec<Nested>),
    #[wire(id = 4)]
    Pair(Box<(Nested, u8)>),
    #[wire(id = 5)]
    Array(Box<[Nested; 1]>),
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Switched {
    kind: Implied<u8>,
    #[wire(switch = kind)]
    body: SwitchedBody,
}

#[derive(Wire, Debug)]
#[wire(format = Little, tag = u8)]
enum SwitchedBody {
    #[wire(id = 0)]
    End,
    #[wire(id = 1)]
    More(Box<Switched>),
}

#[track_caller]
fn assert_too_deep<T: for<'de> Decode<'de, Little> + std::fmt::Debug>(bytes: &[u8]) {
    let error = decode_error::<Little, T>(bytes);
    assert_eq!(error.kind(), &DecodeErrorKind::DepthLimit { limit: 64 });
    assert!(error.offset() < 1000, "{}", error.offset());
}

#[test]
fn a_million_levels_are_an_error_and_not_a_stack_overflow() {
    const LEVELS: usize = 1_000_000;
    assert_too_deep::<Tree>(&[1, 0].repeat(LEVELS));
    assert_too_deep::<Chain>(&[1].repeat(LEVELS));
    assert_too_deep::<Nested>(&[1].repeat(LEVELS));
    assert_too_deep::<Nested>(&[2].repeat(LEVELS));
    assert_too_deep::<Nested>(&[3, 1, 0].repeat(LEVELS));
    assert_too_deep::<Nested>(&[4].repeat(LEVELS));
    assert_too_deep::<Nested>(&[5].repeat(LEVELS));
    assert_too_deep::<Switched>(&[1].repeat(LEVELS));
}

#[test]
fn depth_counts_levels_and_not_elements() {
    let options = limited(Limits { depth: 2, ..Limits::DEFAULT });
    // One tree with three children: two levels.
    let wide = [3, 0, 0, 0, 0, 0, 0, 0];
    let tree: Tree = Little::from_slice_with(&wide, &options).unwrap();
    assert_eq!(tree.children.len(), 3);
    // A child of a child: three.
    let error = Little::from_slice_with::<Tree>(&[1, 0, 1, 0, 0, 0], &options).unwrap_err();
    assert_text(&error, "nested deeper than 2 levels at byte 0x4 in Tree.children[0].children[0]");
    let deeper = limited(Limits { depth: 3, ..Limits::DEFAULT });
    assert!(Little::from_slice_with::<Tree>(&[1, 0, 1, 0, 0, 0], &deeper).is_ok());
}

#[derive(Wire, Debug)]
#[wire(format = Little, tag = u8)]
enum Message {
    #[wire(id = 1)]
    A(Login),
    #[wire(id = 2)]
    B { name: String },
    #[wire(id = 3)]
    C(Box<Login>),
    #[wire(id = 4)]
    Again(Again),
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Login {
    name: String,
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Again {
    message: Box<Message>,
}

#[test]
fn struct_in_a_tuple_variant_is_one_level() {
    let one = limited(Limits { depth: 1, ..Limits::DEFAULT });
    for tag in [1, 2, 3] {
        let message = Little::from_slice_with::<Message>(&[tag, 1, 0, b'x'], &one);
        assert!(message.is_ok(), "variant {tag}: {message:?}");
    }
    let none = limited(Limits { depth: 0, ..Limits::DEFAULT });
    for tag in [1, 2, 3] {
        let error = Little::from_slice_with::<Message>(&[tag, 1, 0, b'x'], &none).unwrap_err();
        assert_eq!(error.kind(), &DecodeErrorKind::DepthLimit { limit: 0 }, "variant {tag}");
    }
    // A message in a message is two levels, and so on.
    let two = limited(Limits { depth: 2, ..Limits::DEFAULT });
    assert!(Little::from_slice_with::<Message>(&[4, 1, 0, 0], &two).is_ok());
    let error = Little::from_slice_with::<Message>(&[4, 1, 0, 0], &one).unwrap_err();
    assert_text(&error, "nested deeper than 1 levels at byte 0x2 in Message.Again.message.A");
    assert_too_deep::<Message>(&[4].repeat(1_000_000));
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Numbers<T> {
    #[wire(as = List<u32>)]
    list: Vec<T>,
}

#[derive(Wire, Debug, Clone, Copy)]
#[wire(format = Little)]
struct Position {
    cell: u32,
    at: [f32; 3],
    rotation: [f32; 4],
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Texts {
    #[wire(as = ListAs<u32, Prefixed<u16, Utf8>>)]
    list: Vec<String>,
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Counted {
    count: u32,
    #[wire(count = count)]
    list: Vec<u16>,
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Bytes {
    #[wire(as = Blob<u32>)]
    bytes: Vec<u8>,
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Text {
    #[wire(as = Prefixed<u32, Utf8>)]
    text: String,
}

/// A claim of 2^32 - 1 with a few bytes behind it.
const CLAIM: [u8; 12] = [0xff, 0xff, 0xff, 0xff, 1, 0, 0, 0, 0, 0, 0, 0];

#[track_caller]
fn assert_cheap<T: for<'de> Decode<'de, Little> + std::fmt::Debug>() {
    let (error, largest, total) = allocated(|| decode_error::<Little, T>(&CLAIM));
    assert!(error.is_incomplete(), "{error}");
    assert!(error.offset() <= CLAIM.len(), "{error}");
    assert!(largest <= 4096, "{largest} bytes at once");
    assert!(total <= 16384, "{total} bytes together");
}

#[test]
fn claimed_counts_allocate_nothing_large() {
    assert_cheap::<Numbers<u8>>();
    assert_cheap::<Numbers<u32>>();
    assert_cheap::<Numbers<u128>>();
    assert_cheap::<Numbers<bool>>();
    assert_cheap::<Numbers<Position>>();
    assert_cheap::<Numbers<String>>();
    assert_cheap::<Numbers<Vec<u8>>>();
    assert_cheap::<Numbers<(u8, u32)>>();
    assert_cheap::<Numbers<[u16; 2]>>();
    assert_cheap::<Numbers<Tree>>();
    assert_cheap::<Texts>();
    assert_cheap::<Counted>();
    assert_cheap::<Bytes>();
    assert_cheap::<Text>();
}

#[test]
fn claimed_counts_are_reported_at_the_element_that_is_missing() {
    assert_text(
        &decode_error::<Little, Numbers<u32>>(&CLAIM[..11]),
        "needed 4 bytes, 3 left at byte 0x8 in Numbers.list[1]",
    );
    assert_text(
        &decode_error::<Little, Numbers<Position>>(&CLAIM),
        "needed 12 bytes, 4 left at byte 0x8 in Numbers.list[0].at",
    );
    assert_text(
        &decode_error::<Little, Texts>(&CLAIM),
        "needed 2 bytes, 1 left at byte 0xb in Texts.list[3]",
    );
}

#[test]
fn claimed_counts_of_enums_are_checked_against_the_input() {
    let (error, largest, _) = allocated(|| decode_error::<Little, Numbers<Nested>>(&CLAIM));
    assert!(error.is_incomplete(), "{error}");
    assert!(largest <= 4096, "{largest} bytes at once");
}

#[test]
fn honest_lists_take_about_what_they_hold() {
    let mut bytes = 1000_u32.to_le_bytes().to_vec();
    bytes.resize(4 + 1000 * 32, 7);
    let (list, largest, total) =
        allocated(|| Little::from_slice::<Numbers<Position>>(&bytes).unwrap());
    assert_eq!(list.list.len(), 1000);
    assert!(largest <= 33_000 && total <= 33_000, "{largest} at once, {total} together");
}

#[test]
fn elements_of_all_lists_together_are_limited() {
    let options = limited(Limits { elements: 5, ..Limits::DEFAULT });
    #[derive(Wire, Debug)]
    #[wire(format = Little)]
    struct Two {
        first: Vec<u8>,
        second: Vec<u16>,
    }
    let fits = [3, 0, 1, 2, 3, 2, 0, 4, 0, 5, 0];
    assert!(Little::from_slice_with::<Two>(&fits, &options).is_ok());
    let more = [3, 0, 1, 2, 3, 3, 0, 4, 0, 5, 0, 6, 0];
    let error = Little::from_slice_with::<Two>(&more, &options).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::BudgetExceeded { what: "elements", limit: 5 });
    assert_text(
        &error,
        "more elements than the limit 5 at byte 0x7 in Two.second; `Limits::elements` raises the limit",
    );
}

#[test]
fn memory_of_lists_and_texts_together_is_limited() {
    let options = limited(Limits { memory: 10, ..Limits::DEFAULT });
    #[derive(Wire, Debug)]
    #[wire(format = Little)]
    struct Mixed {
        list: Vec<u32>,
        text: String,
        #[wire(as = Blob<u8>)]
        bytes: bytes::Bytes,
    }
    let fits = [1, 0, 1, 0, 0, 0, 3, 0, b'a', b'b', b'c', 3, 1, 2, 3];
    assert!(Little::from_slice_with::<Mixed>(&fits, &options).is_ok());
    let more = [1, 0, 1, 0, 0, 0, 4, 0, b'a', b'b', b'c', b'd', 3, 1, 2, 3];
    let error = Little::from_slice_with::<Mixed>(&more, &options).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::BudgetExceeded { what: "memory", limit: 10 });
    assert_text(
        &error,
        "more memory than the limit 10 at byte 0x10 in Mixed.bytes; `Limits::memory` raises the limit",
    );
    // Memory that is shared with the input costs nothing.
    let shared = bytes::Bytes::copy_from_slice(&more);
    assert!(Little::from_bytes_with::<Mixed>(&shared, &options).is_ok());
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Nothing;

#[test]
fn elements_of_no_bytes_are_limited_too() {
    let list: Numbers<Nothing> = Little::from_slice(&[3, 0, 0, 0]).unwrap();
    assert_eq!(list.list, [Nothing, Nothing, Nothing]);
    let (error, largest, _) =
        allocated(|| decode_error::<Little, Numbers<Nothing>>(&[0xff, 0xff, 0xff, 0xff]));
    let limit = Limits::DEFAULT.elements;
    assert_eq!(error.kind(), &DecodeErrorKind::BudgetExceeded { what: "elements", limit });
    assert!(largest <= 4096);
    let error = decode_error::<Little, Numbers<()>>(&[0xff, 0xff, 0xff, 0xff]);
    assert_eq!(error.kind(), &DecodeErrorKind::BudgetExceeded { what: "elements", limit });
}

#[test]
fn limits_have_documented_defaults() {
    let (growth, base) = (64, 32 << 10);
    let (elements, memory, stack) = (1 << 24, 1 << 28, 384 << 10);
    assert_eq!(Limits::default(), Limits { depth: 64, elements, memory, growth, base, stack });
}

/// A packed format with a depth of its own.
#[derive(Debug)]
struct Shallow;

impl codec_core::Packed for Shallow {
    const NAME: &'static str = "shallow";
    const ORDER: codec_core::Order = codec_core::Order::Little;
    const LIMITS: Limits = Limits { depth: 3, ..Limits::DEFAULT };
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u8;
    type Text = codec_core::NoDefault;
}

#[derive(Wire, Debug)]
#[wire(format = Shallow)]
struct Level {
    levels: Vec<Level>,
}

#[test]
fn limits_of_a_packed_format_hold_with_and_without_options() {
    assert_eq!(Shallow::from_slice::<Level>(&[1, 1, 0]).unwrap().levels[0].levels.len(), 1);
    let deep = [1, 1, 1, 0];
    let new = Shallow::from_slice_with::<Level>(&deep, &Options::new(()));
    for error in [Shallow::from_slice::<Level>(&deep).unwrap_err(), new.unwrap_err()] {
        assert_eq!(error.kind(), &DecodeErrorKind::DepthLimit { limit: 3 });
    }
}
