//! Work is in proportion to the input: steps are counted at one, two and four times the length.
//! What copies bytes instead of reading values is measured by the bytes that it allocates.

#[path = "memory/peak.rs"]
mod peak;
mod support;

use std::{
    cell::Cell,
    time::{Duration, Instant},
};

use bytes::BytesMut;
use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Format, Implied, Layout, Reader, Shape, Size, Wire,
    Writer,
    codec::{Framed, List},
    stream::MessageDecoder,
    text::{Prefixed, Utf8},
};
use formats::{
    asherons_call::{
        AsheronsCall, Assembler, Fragment, PHashTable, PackableHashTable, enums::FragmentGroup,
    },
    castle::{Castle, File, Value},
    moul::{
        MessageReader, Moul,
        sdl::{Descriptors, State},
    },
    tera::{ContinuationError, OpcodeTable, Parts, Tera},
};
use peak::allocated;
use support::{Little, hex};

thread_local! {
    static STEPS: Cell<usize> = const { Cell::new(0) };
}

/// A byte that counts how often it is read and written.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Step(u8);

impl<F: Format> Layout<F> for Step
where
    u8: Layout<F>,
{
    // Without a fixed size, so that lists read it one by one.
    const SIZE: Size = Size::at_least(<u8 as Layout<F>>::SIZE.min);
    const TYPE: F::TypeNumber = <u8 as Layout<F>>::TYPE;

    fn shape() -> Shape {
        <u8 as Layout<F>>::shape()
    }
}

impl<F: Format> Encode<F> for Step
where
    u8: Encode<F>,
{
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        STEPS.set(STEPS.get() + 1);
        self.0.encode(out)
    }
}

impl<'de, F: Format> Decode<'de, F> for Step
where
    u8: Decode<'de, F>,
{
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        STEPS.set(STEPS.get() + 1);
        u8::decode(input).map(Self)
    }
}

fn steps(body: impl FnOnce()) -> usize {
    STEPS.set(0);
    body();
    STEPS.get()
}

/// Checks that twice as much input costs about twice the steps, and no more than `each` for a byte.
#[track_caller]
fn assert_linear(each: usize, lens: [usize; 3], run: impl Fn(usize)) {
    assert_counts(each, lens, |len| steps(|| run(len)));
}

#[track_caller]
fn assert_counts(each: usize, lens: [usize; 3], count: impl Fn(usize) -> usize) {
    let counts = lens.map(count);
    let [one, two, four] = counts;
    assert!(one > 0, "nothing was counted");
    assert!(two <= 5 * one / 2 + 16 && four <= 5 * two / 2 + 16, "{counts:?}");
    assert!(four <= each * lens[2] + 64, "{counts:?}");
}

/// A text with its count, and something to count.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Moul)]
struct Name {
    step: Step,
    #[wire(as = Prefixed<u16, Utf8>)]
    text: String,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Moul)]
struct Names {
    #[wire(as = List<u32>)]
    names: Vec<Name>,
}

fn names(count: usize) -> Vec<u8> {
    let name = [&[1, 7, 0][..], b"seven b"].concat();
    [&u32::try_from(count).unwrap().to_le_bytes()[..], &name.repeat(count)].concat()
}

#[test]
fn a_stream_fed_byte_by_byte_decodes_a_list_a_few_times() {
    // Each attempt learns how long the message is at least, so that there are few of them.
    assert_linear(40, [1000, 2000, 4000], |len| {
        let (mut decoder, mut buffer) = (MessageDecoder::<Little>::new(), BytesMut::new());
        let bytes = names(len / 10);
        for byte in &bytes[..bytes.len() - 1] {
            buffer.extend_from_slice(&[*byte]);
            assert_eq!(decoder.read::<Names>(&mut buffer).unwrap(), None);
        }
        buffer.extend_from_slice(&bytes[bytes.len() - 1..]);
        assert!(decoder.read::<Names>(&mut buffer).unwrap().is_some());
    });
}

#[test]
fn message_reader_was_quadratic_for_lists_fed_byte_by_byte() {
    assert_linear(40, [1000, 2000, 4000], |len| {
        let (mut reader, mut buffer) = (MessageReader::new(), BytesMut::new());
        let bytes = names(len / 10);
        for byte in &bytes[..bytes.len() - 1] {
            buffer.extend_from_slice(&[*byte]);
            assert_eq!(reader.read::<Names>(&mut buffer).unwrap(), None);
        }
        buffer.extend_from_slice(&bytes[bytes.len() - 1..]);
        assert!(reader.read::<Names>(&mut buffer).unwrap().is_some());
    });
}

#[test]
fn claimed_counts_cost_no_more_than_the_bytes_that_are_there() {
    #[derive(Wire, Debug)]
    #[wire(format = Little)]
    struct Claim {
        #[wire(as = List<u32>)]
        list: Vec<Step>,
    }
    for claim in [0xffff_ffff_u32, 0x00ff_ffff, 5000] {
        assert_linear(2, [1000, 2000, 4000], |len| {
            let bytes = [&claim.to_le_bytes()[..], &vec![1; len]].concat();
            assert!(Little::from_slice::<Claim>(&bytes).unwrap_err().is_incomplete());
        });
    }
}

/// Lengths in lengths.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Nested {
    step: Step,
    more: Implied<u8>,
    #[wire(bit = more & 1, as = Framed<u32>)]
    inner: Option<Box<Nested>>,
}

#[test]
fn nested_lengths_are_measured_and_written_once() {
    let nested = |levels: usize| {
        (1..levels).fold(Nested { step: Step(1), more: Implied::new(), inner: None }, |inner, _| {
            Nested { step: Step(1), more: Implied::new(), inner: Some(Box::new(inner)) }
        })
    };
    let bytes = [15, 30, 60].map(|levels| Little::to_vec(&nested(levels)).unwrap());
    // Messages of more than 256 bytes, which all take the same number of runs.
    assert_linear(4, [60, 120, 240], |levels| {
        Little::to_vec(&nested(levels)).unwrap();
    });
    assert_linear(4, [15, 30, 60], |levels| {
        let bytes = bytes.iter().find(|bytes| bytes.len() == levels * 2 + (levels - 1) * 4);
        assert_eq!(Little::from_slice::<Nested>(bytes.unwrap()).unwrap(), nested(levels));
    });
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Chain {
    list: Vec<Link>,
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Link {
    step: Step,
    list: Vec<Link>,
    text: String,
}

#[test]
fn tera_chains_that_meet_cost_no_more_than_their_packet() {
    // Every element of a chain has the rest of the chain as its children, and the same text.
    assert_linear(1, [1100, 2200, 4400], |len| {
        let count = u16::try_from(len / 11).unwrap();
        let text_at = 8 + count * 11;
        let mut bytes = [count, 8].map(u16::to_le_bytes).concat();
        for index in 0..count {
            let (here, next) = (8 + index * 11, 8 + (index + 1) * 11);
            let last = index + 1 == count;
            bytes.extend(here.to_le_bytes());
            bytes.extend(if last { [0, 0] } else { next.to_le_bytes() });
            bytes.push(1);
            let children = if last { [0, 0] } else { [count - index - 1, next] };
            bytes.extend(children.map(u16::to_le_bytes).as_flattened());
            bytes.extend(text_at.to_le_bytes());
        }
        bytes.extend(hex("41*40 00 00"));
        Tera::from_slice::<Chain>(&bytes).unwrap_err();
    });
}

#[derive(Wire, Debug)]
#[wire(format = Castle)]
struct Tokens {
    a: Step,
    b: Option<Step>,
    c: Option<Step>,
}

#[test]
fn castle_tokens_in_any_order_are_read_once() {
    // Many tokens that the struct does not have, and many of one name, before those it has.
    for count in [250, 500, 1000] {
        let names = hex("0100 61 0100 62 0100 63 0100 64");
        let mut bytes = [&hex("00 0c000000 0000")[..], &names].concat();
        bytes.extend(u16::try_from(count + 3).unwrap().to_le_bytes());
        for index in 0..count {
            bytes.extend([1, if index % 2 == 0 { 3 } else { 2 }, 0, 5]);
        }
        bytes.extend(hex("01 0200 05  01 0100 05  01 0000 05"));
        let read = steps(|| assert!(Castle::from_slice::<Tokens>(&bytes).is_ok()));
        assert_eq!(read, 3, "one for each field");
    }
}

/// A file of Castle whose root has `count` tokens: bytes called `a`, and behind each a compound
/// called `b` with as many names to pass over.
fn castle_file(count: usize) -> Vec<u8> {
    let names = hex("0100 61 0100 62 0100 63");
    let mut bytes = [&hex("00 09000000 0000")[..], &names].concat();
    bytes.extend(u16::try_from(2 * count + 1).unwrap().to_le_bytes());
    for _ in 0..count {
        bytes.extend(hex("01 0000 05  1e 08000000 0100 0100 01 0000 05"));
    }
    bytes.extend(hex("01 0200 07"));
    bytes
}

#[test]
fn castle_views_read_only_what_is_asked_for() {
    for count in [250, 500, 1000] {
        let bytes = castle_file(count);
        let file = File::open(&bytes).unwrap();
        let last = steps(|| {
            assert_eq!(file.root().get("c").unwrap().decode::<Step>().unwrap(), Step(7));
        });
        assert_eq!(last, 1, "the others are passed over");
        let all = steps(|| {
            for token in file.root().tokens().unwrap() {
                let (_, view) = token.unwrap();
                let inner = view.find("a").ok().flatten();
                inner.unwrap_or(view).decode::<Step>().unwrap();
            }
        });
        assert_eq!(all, 2 * count + 1, "one for each token");
    }
    // Passing over tokens copies nothing.
    assert_counts(0, [250, 500, 1000], |count| {
        let bytes = castle_file(count);
        let file = File::open(&bytes).unwrap();
        1 + allocated(|| {
            assert_eq!(file.root().get("c").unwrap().decode::<Value>(), Ok(Value::Byte(7)))
        })
    });
}

#[test]
fn tables_are_read_once_whatever_their_keys_are() {
    // All keys are the same, so that they would all be in one bucket.
    assert_linear(1, [1000, 2000, 4000], |count| {
        let head = [u16::try_from(count).unwrap(), 1].map(u16::to_le_bytes);
        let bytes = [head.as_flattened(), &[7, 0, 0, 0, 1].repeat(count)].concat();
        let table: PackableHashTable<u32, Step> = AsheronsCall::from_slice(&bytes).unwrap();
        assert_eq!(table.entries.len(), count);
    });
    assert_linear(1, [1000, 2000, 4000], |count| {
        let head = u32::try_from(count).unwrap().to_le_bytes();
        let bytes = [&head[..], &[7, 0, 0, 0, 1].repeat(count)].concat();
        let table: PHashTable<u32, Step> = AsheronsCall::from_slice(&bytes).unwrap();
        assert_eq!(table.entries.len(), count);
    });
}

#[test]
fn duplicates_in_texts_are_found_in_one_pass() {
    // Names that come twice, and codes that do.
    assert_counts(40, [20_000, 40_000, 80_000], |len| {
        let lines = (0..len / 20).map(|index| format!("C_NAME_{:06} {}\n", index / 2, index % 9));
        let text: String = lines.collect();
        allocated(|| assert!(OpcodeTable::parse_lenient(&text).unwrap().1.len() > len / 50))
    });
    // Versions of one descriptor, and one of them again.
    assert_counts(100, [20_000, 40_000, 80_000], |len| {
        let versions = (1..len / 40)
            .map(|version| format!("STATEDESC A {{ VERSION {version} VAR INT i[1] }}\n"));
        let text: String = versions.collect();
        allocated(|| assert!(Descriptors::parse(&text).is_ok()))
    });
}

#[test]
fn continuation_packets_that_never_end_are_held_once() {
    assert_counts(100, [1000, 2000, 4000], |len| {
        allocated(|| {
            let mut parts = Parts::with_limit(100_000);
            for index in 0..len / 10 {
                assert_eq!(parts.push(index == 0, true, &mut vec![7_u32; 10]), Ok(None));
            }
            assert!(parts.is_open());
        })
    });
    let mut parts = Parts::with_limit(95);
    let pushed = (0..10).map(|index| parts.push(index == 0, true, &mut vec![7_u32; 10]));
    assert_eq!(pushed.last(), Some(Err(ContinuationError::TooMany { limit: 95 })));
    assert!(!parts.is_open(), "nothing is held any more");
}

fn fragment(sequence: u32, count: u16, index: u16) -> Fragment {
    Fragment {
        sequence,
        id: 0x8000_0000,
        count,
        size: Implied::new(),
        index,
        queue: FragmentGroup::default(),
        data: vec![7; 400],
    }
}

#[test]
fn fragments_that_repeat_contradict_or_never_complete_are_copied_once() {
    type Make = fn(u16) -> Fragment;
    let kinds: [(&str, Make); 4] = [
        ("they repeat", |index| fragment(1, 5000, index % 7)),
        ("their counts contradict", |index| fragment(1, 5000 + index % 50, index)),
        ("they never complete", |index| fragment(1, 5000, index)),
        ("each is of another message", |index| fragment(index.into(), 5000, 1)),
    ];
    for (what, make) in kinds {
        let fed = |count: usize| {
            let fragments: Vec<Fragment> =
                (0..count).map(|index| make(u16::try_from(index).unwrap())).collect();
            allocated(|| {
                let mut assembler = Assembler::new(16).with_max_bytes(1 << 20);
                for fragment in fragments {
                    assert_eq!(assembler.push(fragment), None, "{what}");
                    assert!(assembler.held() <= 1 << 20 && assembler.pending() <= 16, "{what}");
                }
            })
        };
        let [one, two, four] = [1000, 2000, 4000].map(fed);
        assert!(
            two <= 5 * one / 2 + 4096 && four <= 5 * two / 2 + 4096,
            "{what}: {one} {two} {four}"
        );
        assert!(four <= 4000 * 1200, "{what}: {four}");
    }
}

/// The time that `run` takes for each length, at best.
fn times(lens: [usize; 2], run: impl Fn(usize)) -> [Duration; 2] {
    lens.map(|len| {
        let time = |_| {
            let start = Instant::now();
            run(len);
            start.elapsed()
        };
        (0..5).map(time).min().unwrap()
    })
}

// What they look through is not read or copied, so that only time shows it. With searches from the
// first variable on, eight times the variables took eighty times as long.
#[test]
fn states_of_many_variables_are_filled_shown_and_upgraded_in_one_pass() {
    let descriptors = |count: usize| {
        let variables: String = (0..count).map(|index| format!("VAR INT v{index}[1] ")).collect();
        let text = [1, 2].map(|v| format!("STATEDESC A {{ VERSION {v} {variables} }} "));
        Descriptors::parse(text.concat()).unwrap()
    };
    let filled = |set: &Descriptors, indices: &mut dyn Iterator<Item = usize>| {
        let mut state = State::new(&set.get("A", 1).unwrap());
        for index in indices {
            state.set(&format!("v{index}"), 7_i32).unwrap();
        }
        state
    };
    let lens = [1_000, 8_000];
    let sets = lens.map(|count| (count, descriptors(count)));
    let sets = sets.map(|(count, set)| (count, filled(&set, &mut (0..count)), set));
    let of = |len| sets.iter().find(|(count, ..)| *count == len).unwrap();
    let runs: [(&str, &dyn Fn(usize)); 5] = [
        ("filled", &|len| drop(filled(&of(len).2, &mut (0..len)))),
        ("filled from the end", &|len| drop(filled(&of(len).2, &mut (0..len).rev()))),
        ("shown", &|len| assert!(of(len).1.to_string().len() > len)),
        ("upgraded", &|len| {
            drop(of(len).1.upgrade(&of(len).2.get("A", 2).unwrap()).unwrap());
        }),
        ("emptied", &|len| {
            let mut state = of(len).1.clone();
            assert!((0..len).all(|index| state.remove(&format!("v{index}"))));
        }),
    ];
    for (what, run) in runs {
        let [one, eight] = times(lens, run);
        assert!(eight < 40 * one + Duration::from_millis(5), "{what}: {one:?} {eight:?}");
    }
}
