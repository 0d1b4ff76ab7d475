//! The data sets of `rust_serialization_benchmark`: the same fields and the same numbers of
//! elements, generated from our own seed.
//!
//! | shape | what it is |
//! |---|---|
//! | `log` | 10,000 lines of an HTTP log |
//! | `mesh` | 125,000 triangles |
//! | `minecraft` | 500 players |
//! | `mk48` | 1,000 updates of a game |
//!
//! Here the format can be chosen freely, which is what the other crates are made for. Ours is a
//! packed layout: `u32` counts, numbers of fixed width, a byte before optional values.

mod log;
mod mesh;
mod minecraft;
mod mk48;

use codec_core::{
    Decode, DecodeAs, DecodeError, DecodeErrorKind, Encode, EncodeAs, EncodeError, Format, Layout,
    Options, Order, Packed, Reader, Shape, Sink, Size, Writer,
    text::{Prefixed, Utf8},
};

use crate::{
    cases::{Case, Cases, Sample, Wanted},
    ours, own, plain,
    shapes::Random,
};

/// The names of the shapes.
pub const NAMES: &[&str] = &["log", "mesh", "minecraft", "mk48"];

/// Little-endian, lists and text with a `u32` count.
#[derive(Debug)]
struct Records;

impl Packed for Records {
    const NAME: &'static str = "records";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());

    type Options = ();
    type State = ();
    type Count = u32;
    type Text = Prefixed<u32, Utf8>;
}

/// A value that may be absent, behind a byte that shows whether it is: a codec for `Option<T>`.
struct Maybe;

impl Layout<Records> for Maybe {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        Shape::Named { name: "Maybe", of: <bool as Layout<Records>>::shape }
    }
}

impl<T: Encode<Records>> EncodeAs<Records, Option<T>> for Maybe {
    #[inline]
    fn encode_as<S: Sink>(
        value: &Option<T>,
        out: &mut Writer<'_, Records, S>,
    ) -> Result<(), EncodeError> {
        out.put(&[u8::from(value.is_some())])?;
        value.as_ref().map_or(Ok(()), |value| value.encode(out))
    }
}

impl<'de, T: Decode<'de, Records>> DecodeAs<'de, Records, Option<T>> for Maybe {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, Records>) -> Result<Option<T>, DecodeError> {
        match input.array()? {
            [0] => Ok(None),
            [1] => T::decode(input).map(Some),
            [other] => {
                let value = u64::from(other);
                Err(input.error(DecodeErrorKind::Invalid { what: "byte before a value", value }))
            }
        }
    }
}

/// Adds the derives of all crates.
macro_rules! carried {
    ($($item:item)*) => {$(
        #[derive(Clone, PartialEq)]
        #[derive(codec_core::Wire)]
        #[wire(format = super::Records)]
        #[derive(bincode::Encode, bincode::Decode)]
        #[derive(bitcode::Encode, bitcode::Decode)]
        #[derive(borsh::BorshSerialize, borsh::BorshDeserialize)]
        #[derive(rkyv::Archive, rkyv::Serialize, rkyv::Deserialize)]
        #[derive(speedy::Readable, speedy::Writable)]
        #[derive(wincode::SchemaRead, wincode::SchemaWrite)]
        $item
    )*};
}
use carried;

/// The cases of the shapes and codecs that are wanted.
pub fn cases(shape: Wanted<'_>, codec: Wanted<'_>) -> Vec<Case> {
    let mut all = Vec::new();
    macro_rules! add {
        ($($name:literal $value:expr $(, $more:expr)?;)*) => {$(
            if shape($name) {
                let sample = Sample::new($value, |value, out| {
                    *out = Records::to_vec(value).ok()?;
                    Some(())
                });
                let mut ours = Cases::of("ours");
                ours::both::<Records, _>(&mut ours, $name, &sample);
                all.extend(ours.finish());
                $(
                    if codec(plain::CODEC) {
                        all.extend($more(&sample));
                    }
                )?
                add!(sample $name bincode bitcode borsh rkyv speedy wincode);
            }
        )*};
        ($sample:ident $name:literal $($codec:ident)*) => {$(
            if codec(stringify!($codec)) {
                let own = $sample.own(own::$codec::encode);
                let mut cases = Cases::of(stringify!($codec));
                cases
                    .encode($name, "encode", own.clone(), own::$codec::encode)
                    .decode($name, "decode", own, own::$codec::decode);
                all.extend(cases.finish());
            }
        )*};
    }
    add! {
        "log" log::logs();
        "mesh" mesh::mesh(), mesh::plain_cases;
        "minecraft" minecraft::players();
        "mk48" mk48::updates();
    }
    all
}

impl Random {
    /// Any number.
    fn any(&mut self) -> u32 {
        self.below(0x1_0000) << 16 | self.below(0x1_0000)
    }

    /// True in one of two cases.
    fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    /// A number from 0 to 1.
    fn part(&mut self) -> f32 {
        self.below(0x1_0000) as f32 / 65_536.0
    }

    /// One of `list`.
    fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u32) as usize]
    }

    /// A list of less than `end` elements.
    fn list<T>(&mut self, end: u32, mut make: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(end)).map(|_| make(self)).collect()
    }
}
