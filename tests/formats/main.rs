//! The formats, against bytes that do not come from our own encoder.

mod moul;
mod moul_table;
mod nativeparam;
