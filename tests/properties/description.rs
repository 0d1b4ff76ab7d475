//! Bytes made from the description of a type, without the encoder: they must decode, and encode to
//! the same bytes. So the description and the derived code are each other's second opinion.

use codec_core::{
    BigEndian, Decode, Encode, Format, Layout, Order, Packed, Shape, Wire,
    codec::{Blob, BoolAs},
    shape::{EnumShape, Frame},
    text::{Prefixed, Utf8, Utf16Le},
};
use proptest::prelude::*;

use crate::support::{Big, Little, to_hex};

#[derive(Wire, Debug)]
#[wire(format = Little, format = Big)]
struct Described {
    numbers: (u8, i16, u32, i64),
    flags: [bool; 2],
    #[wire(as = BoolAs<u16>)]
    wide: bool,
    real: f64,
    id: uuid::Uuid,
    #[wire(as = BigEndian<u16>)]
    port: u16,
    color: Color,
    name: String,
    #[wire(as = Prefixed<u8, Utf16Le>)]
    title: String,
    #[wire(as = Prefixed<u32, Utf8>)]
    note: String,
    #[wire(as = Blob<u16>)]
    blob: Vec<u8>,
    kinds: Vec<Kind>,
    tree: Tree,
}

#[derive(Wire, Debug)]
#[wire(format = Little, format = Big, repr = i16)]
enum Color {
    Red,
    Green = -300,
    Blue,
}

#[derive(Wire, Debug)]
#[wire(format = Little, format = Big, tag = u32)]
enum Kind {
    #[wire(id = 7)]
    Byte(u8),
    #[wire(id = 0x0102_0304)]
    Fields { color: Color, names: Vec<String> },
    #[wire(id = 9)]
    Nothing,
}

#[derive(Wire, Debug)]
#[wire(format = Little, format = Big)]
struct Tree {
    leaf: bool,
    children: Vec<Tree>,
}

/// Makes the bytes of a type by its description.
struct Maker {
    bytes: Vec<u8>,
    order: Order,
    seed: u64,
    depth: usize,
    /// Variants that were made.
    variants: Vec<&'static str>,
}

impl Maker {
    fn random(&mut self, below: u64) -> u64 {
        // Xorshift, by Marsaglia.
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        self.seed % below
    }

    fn number(&mut self, number: i128, width: usize) {
        match self.order {
            Order::Little => self.bytes.extend(&number.to_le_bytes()[..width]),
            Order::Big => self.bytes.extend(&number.to_be_bytes()[16 - width..]),
        }
    }

    fn noise(&mut self, len: usize) {
        for _ in 0..len {
            let byte = self.random(256).to_le_bytes()[0];
            self.bytes.push(byte);
        }
    }

    /// The count of a `frame`, of few elements, and of none in depth.
    fn count(&mut self, frame: Frame) -> usize {
        let Some(Shape::Int { width, .. }) = frame.number() else { panic!("{frame}") };
        let count = if self.depth > 3 { 0 } else { self.random(4) };
        self.number(count.into(), width);
        usize::try_from(count).unwrap()
    }

    fn text(&mut self, encoding: &str, frame: Frame) {
        for _ in 0..self.count(frame) {
            let unit = b'a' + u8::try_from(self.random(26)).unwrap();
            match encoding {
                "UTF-8" => self.bytes.push(unit),
                "UTF-16LE" => self.bytes.extend([unit, 0]),
                "UTF-16BE" => self.bytes.extend([0, unit]),
                other => panic!("encoding {other}"),
            }
        }
    }

    fn variant(&mut self, shape: &'static EnumShape) {
        let index = self.random(shape.variants.len().try_into().unwrap());
        let variant = &shape.variants[usize::try_from(index).unwrap()];
        let Shape::Int { width, .. } = (shape.tag)() else { panic!("tag of {}", shape.name) };
        self.variants.push(variant.name);
        self.number(variant.ids[0], width);
        self.value((variant.shape)());
    }

    fn value(&mut self, shape: Shape) {
        self.depth += 1;
        match shape {
            Shape::Unit => {}
            Shape::Int { width, .. } | Shape::Float { width, .. } => self.noise(width),
            Shape::Bool { of, .. } => {
                let Shape::Int { width, .. } = of() else { panic!("{shape}") };
                let value = self.random(2);
                self.number(value.into(), width);
            }
            Shape::Uuid { .. } => self.noise(16),
            Shape::Text { encoding, frame } => self.text(encoding, frame),
            Shape::Bytes { frame } => {
                let len = self.count(frame);
                self.noise(len);
            }
            Shape::Array { of, len } => (0..len).for_each(|_| self.value(of())),
            Shape::List { of, frame } => {
                (0..self.count(frame)).for_each(|_| self.value(of()));
            }
            Shape::Record(object) => {
                for field in object.fields {
                    assert_eq!(field.directives, "", "{}.{}", object.name, field.name);
                    self.value((field.shape)());
                }
            }
            Shape::Enum(shape) => self.variant(shape),
            Shape::Named { of, .. } => self.value(of()),
            other => panic!("{other:?}"),
        }
        self.depth -= 1;
    }
}

/// Checks one message; returns the variants in it.
fn assert_made<F>(seed: u64) -> Vec<&'static str>
where
    F: Packed<Options = ()>,
    Described: Encode<F> + for<'de> Decode<'de, F>,
{
    let (bytes, variants) = (Vec::new(), Vec::new());
    let mut maker = Maker { bytes, order: F::ORDER, seed: seed | 1, depth: 0, variants };
    maker.value(<Described as Layout<F>>::shape());
    let value = F::from_slice::<Described>(&maker.bytes)
        .unwrap_or_else(|error| panic!("{}: {error}", to_hex(&maker.bytes)));
    assert_eq!(F::to_vec(&value).unwrap(), maker.bytes, "{value:?}");
    maker.variants
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bytes_made_from_a_description_decode_and_encode_to_the_same(seed in any::<u64>()) {
        assert_made::<Little>(seed);
        assert_made::<Big>(seed);
    }
}

#[test]
fn every_variant_is_made_from_a_description() {
    let mut variants: Vec<_> = (1..200).flat_map(assert_made::<Little>).collect();
    variants.sort_unstable();
    variants.dedup();
    assert_eq!(variants, ["Blue", "Byte", "Fields", "Green", "Nothing", "Red"]);
}
