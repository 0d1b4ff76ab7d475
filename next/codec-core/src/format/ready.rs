use super::{Engine, InPlace, Order, Scalars};
use crate::codec::{BigEndian, LittleEndian};

/// Values follow each other, in the order of bytes that the message says; big-endian until then.
#[derive(Debug)]
pub struct AnyEndian;

macro_rules! ready {
    ($($format:ty, $name:literal, $order:ident, $varies:literal;)*) => {$(
        /// Lists and text have no default: fields name a codec for them.
        impl Engine for $format {
            const NAME: &'static str = $name;
            const ORDER_VARIES: bool = $varies;
            const STRUCT: () = ();
            const RECORD_LAYOUT: () = ();

            type Type = ();
            type RecordLayout = ();
            type FieldLayout = ();
            type EncodeState = ();
            type DecodeState<'de> = ();
            type EncodeRecord = ();
            type DecodeRecord<'de> = ();
        }

        impl Scalars for $format {
            const ORDER: Order = Order::$order;
        }

        impl InPlace for $format {}
    )*};
}

ready! {
    BigEndian, "big-endian", Big, false;
    LittleEndian, "little-endian", Little, false;
    AnyEndian, "any-endian", Big, true;
}
