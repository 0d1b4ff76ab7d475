//! Lists with `end` whose elements need more than their bytes: other fields, values `with` them, type
//! parameters, a byte order that elements change. Each goes on at the element in which it was cut.

use std::cell::Cell;

use bytes::BytesMut;
use codec_core::{
    AnyEndian, Decode, DecodeError, Encode, EncodeError, Format, Layout, NoDefault, Options, Order,
    Packed, Reader, Shape, Size, Wire, Writer, stream::MessageDecoder,
};

use crate::{STEPS, Step, support::Little};

/// The end depends on a field before the list, in the message and in its elements.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Fields {
    stop: u8,
    #[wire(end = |group| group.mark == stop)]
    groups: Vec<Group>,
    last: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Group {
    mark: u8,
    stop: u16,
    #[wire(end = |item| item.kind == stop)]
    items: Vec<Item>,
    #[wire(end = Item { kind: 3, step: Step })]
    more: Vec<Item>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Item {
    kind: u16,
    step: Step,
}

fn item(kind: u16) -> Item {
    Item { kind, step: Step }
}

/// `count` items in `count` groups of about the root of that.
fn fields(count: usize) -> Fields {
    let root = count.isqrt();
    let group = |mark| Group {
        mark,
        stop: 5,
        items: [vec![item(7); root], vec![item(5)]].concat(),
        more: vec![item(9); root],
    };
    let groups = (0..root).map(|_| group(1)).chain([group(2)]).collect();
    Fields { stop: 2, groups, last: 0xffff }
}

/// Elements that are given values.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Given {
    wide: bool,
    #[wire(end = |item| item.low == 0, with(wide))]
    items: Vec<GivenItem>,
    last: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, with(wide: bool))]
struct GivenItem {
    step: Step,
    low: u8,
    #[wire(when = wide)]
    high: Option<u8>,
}

fn given(count: usize) -> Given {
    let given = |low| GivenItem { step: Step, low, high: Some(4) };
    Given { wide: true, items: [vec![given(3); count], vec![given(0)]].concat(), last: 0xffff }
}

/// A list in a type with a parameter, also as an element of itself.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Ended<T> {
    #[wire(end = |entry| entry.mark == 1)]
    entries: Vec<Entry<T>>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Entry<T> {
    mark: u8,
    value: T,
}

fn ended<T: Clone>(count: usize, value: T) -> Ended<T> {
    let entry = |mark| Entry { mark, value: value.clone() };
    Ended { entries: [vec![entry(0); count], vec![entry(1)]].concat() }
}

fn nested(count: usize) -> Ended<Ended<Item>> {
    let root = count.isqrt();
    ended(root, ended(root, item(6)))
}

/// Sends messages in pieces of `size` bytes, and checks that each message is there with its last byte.
fn feed<F: Format, T>(sent: &[T], size: usize, options: &Options<F>)
where
    T: for<'de> Decode<'de, F> + Encode<F> + PartialEq + std::fmt::Debug,
{
    let (mut stream, mut places) = (Vec::new(), Vec::new());
    for message in sent {
        stream.extend(F::to_vec_with(message, options).unwrap());
        places.push(stream.len());
    }
    let (mut decoder, mut buffer) =
        (MessageDecoder::<F>::with_options(options.clone()), BytesMut::new());
    let (mut came, mut expected) = (0, sent.iter().zip(places));
    for piece in stream.chunks(size) {
        buffer.extend_from_slice(piece);
        came += piece.len();
        while let Some(message) = decoder.read::<T>(&mut buffer).unwrap() {
            let (sent, end) = expected.next().unwrap();
            assert_eq!(message, *sent);
            assert_eq!(came, end.next_multiple_of(size).min(stream.len()));
        }
    }
    assert!(buffer.is_empty() && expected.next().is_none());
}

/// How often an element is decoded in a message that comes byte by byte.
fn steps<F: Format, T>(message: T, options: &Options<F>) -> usize
where
    T: for<'de> Decode<'de, F> + Encode<F> + PartialEq + std::fmt::Debug,
{
    STEPS.with(|steps| steps.set(0));
    feed::<F, T>(&[message], 1, options);
    STEPS.with(Cell::get)
}

/// Checks that the work grows no faster than the number of elements.
fn assert_linear(steps: impl Fn(usize) -> usize, most: usize) {
    let [once, four_times, sixteen_times] = [900, 3_600, 14_400].map(steps);
    assert!(once < most * 900, "{once}");
    assert!(four_times * 10 < once * 45, "{once} {four_times}");
    assert!(sixteen_times * 10 < once * 190, "{once} {sixteen_times}");
}

#[test]
fn condition_that_uses_other_fields_goes_on_where_it_was_cut() {
    for size in (1..40).chain([100, 1000]) {
        feed::<Little, _>(&[fields(0), fields(1), fields(40), fields(5)], size, Little::DEFAULTS);
    }
    assert_linear(|count| steps::<Little, _>(fields(count), Little::DEFAULTS), 20);
}

#[test]
fn elements_that_are_given_values_go_on_where_they_were_cut() {
    for size in (1..40).chain([100, 1000]) {
        feed::<Little, _>(&[given(0), given(1), given(40), given(5)], size, Little::DEFAULTS);
    }
    assert_linear(|count| steps::<Little, _>(given(count), Little::DEFAULTS), 20);
}

#[test]
fn lists_in_types_with_parameters_go_on_where_they_were_cut() {
    for size in (1..40).chain([100, 1000]) {
        feed::<Little, _>(&[nested(0), nested(1), nested(40), nested(5)], size, Little::DEFAULTS);
    }
    assert_linear(|count| steps::<Little, _>(nested(count), Little::DEFAULTS), 20);
}

/// Elements that change the byte order of those behind them.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Orders {
    first: u16,
    #[wire(end = |turn| turn.value == 0)]
    turns: Vec<Turn>,
    #[wire(end = |turn| turn.value == first)]
    more: Vec<Turn>,
    last: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Turn {
    step: Step,
    big: u8,
    #[wire(order = if big == 1 { Order::Big } else { Order::Little })]
    value: u16,
}

fn orders(count: usize) -> Orders {
    let turn =
        |index: usize| Turn { step: Step, big: u8::from(index.is_multiple_of(3)), value: 0x102 };
    let turns = |last: usize, value| {
        let end = Turn { value, ..turn(last) };
        (0..count).map(turn).chain([end]).collect()
    };
    Orders { first: 0x201, turns: turns(0, 0), more: turns(1, 0x201), last: 0x1234 }
}

#[test]
fn byte_order_that_elements_change_is_known_where_the_list_goes_on() {
    for order in [Order::Little, Order::Big] {
        for size in (1..40).chain([100, 1000]) {
            let sent = [orders(0), orders(1), orders(2), orders(40)];
            feed::<AnyEndian, _>(&sent, size, &Options::new(order));
        }
    }
}

/// A format in which later elements need what earlier ones have left in its state.
#[derive(Debug)]
struct Summed;

impl Packed for Summed {
    const NAME: &'static str = "summed";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = u8;
    type Count = u8;
    type Text = NoDefault;
}

/// The difference from the number before.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Difference(u8);

impl Layout<Summed> for Difference {
    const SIZE: Size = Size::fixed(1);

    fn shape() -> Shape {
        Shape::BYTE
    }
}

impl Encode<Summed> for Difference {
    fn encode(&self, out: &mut Writer<'_, Summed>) -> Result<(), EncodeError> {
        let before = std::mem::replace(out.state(), self.0);
        out.put(&[self.0.wrapping_sub(before)]);
        Ok(())
    }
}

impl<'de> Decode<'de, Summed> for Difference {
    fn decode(input: &mut Reader<'_, 'de, Summed>) -> Result<Self, DecodeError> {
        let [difference] = input.array()?;
        let number = input.state().wrapping_add(difference);
        *input.state() = number;
        Ok(Self(number))
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Summed)]
struct Sums {
    #[wire(end = |number| number.0 == 200)]
    numbers: Vec<Difference>,
}

#[test]
fn list_in_a_format_with_state_is_read_from_its_start() {
    let sums = |numbers: &[u8]| Sums { numbers: numbers.iter().copied().map(Difference).collect() };
    for size in 1..9 {
        let sent = [sums(&[3, 9, 4, 100, 200]), sums(&[200]), sums(&[100, 199, 200])];
        feed::<Summed, _>(&sent, size, Summed::DEFAULTS);
    }
}
