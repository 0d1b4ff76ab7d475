//! UTF-16, in both byte orders.
//!
//! The text of most messages is ASCII: it is counted, written and read eight characters at a time,
//! and only other text takes the slow path. The public functions are for formats that store
//! zero-terminated text apart from the field that refers to it.

mod read;
mod write;

use alloc::borrow::Cow;

use super::TextEncoding;

pub use self::{
    read::{Found, find, take},
    write::units_without_nul,
};

/// UTF-16 with the low byte of each unit first.
#[derive(Debug)]
pub struct Utf16Le(());

/// UTF-16 with the high byte of each unit first.
#[derive(Debug)]
pub struct Utf16Be(());

/// Whether the high byte of each unit is first.
const LITTLE: bool = false;
const BIG: bool = true;

macro_rules! utf16 {
    ($($encoding:ident $name:literal $order:ident;)*) => {$(
        impl TextEncoding for $encoding {
            const NAME: &'static str = $name;
            const UNIT: usize = 2;
            const MEMORY: usize = 2;

            #[inline]
            fn units(text: &str) -> Result<usize, char> {
                Ok(write::units(text))
            }

            #[inline]
            fn write(text: &str, out: &mut [u8]) {
                write::write::<$order>(text, out);
            }

            #[inline]
            fn read(bytes: &[u8]) -> Option<Cow<'_, str>> {
                read::read::<$order>(bytes).map(Cow::Owned)
            }
        }
    )*};
}

utf16! {
    Utf16Le "UTF-16LE" LITTLE;
    Utf16Be "UTF-16BE" BIG;
}
