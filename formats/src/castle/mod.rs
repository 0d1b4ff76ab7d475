//! Castle: named tokens with one name table, the files of the Helium project.
//!
//! | fact | value |
//! |------------|----------------------------------------------------------------|
//! | byte order | little-endian |
//! | frame | none: a file begins with the root token; bytes behind its last token are ignored |
//! | struct | `u16` count, then tokens: id, total length (List and Compound only), name id, payload |
//! | names | ASCII, each once in a table at the start, `u16` ids in the order of first use |
//! | text | `u16` count of units, UTF-8 (`String`) or UTF-16 (`String16`) |
//! | lists | numbers: array tokens; others: `List`, `u16` count and one type for all |
//! | UUID | 16 bytes, the first three groups little-endian |
//! | unknown | a token id over `1E` is an error; tokens without a field are skipped; a file without a declaration is a [`Compound`], or a [`File`] in place |
//!
//! ```text
//! file     = 00 names-length:u32 00 00 name* children
//! name     = length:u16 ASCII                                    names-length bytes together
//! children = count:u16 token*
//! token    = id name-id:u16 payload                              id 01 to 1C
//!          | id total:u32 name-id:u16 payload                    id 1D, 1E; total counts what follows it
//! List     = count:u16 type payload*                             type 01 to 1C
//!          | count:u16 1E { length:u32 children }*
//! Compound = children
//!
//! 00 07000000 0000           root, 7 bytes of names, no name of its own
//!    0500 48656c6c6f         name 0: "Hello"
//!    0100                    one token
//!       0c 0000              String, name 0
//!          0500 576f726c64   "World"
//! ```
//!
//! | id | token | Rust type | | id | token | Rust type |
//! |---|---|---|---|---|---|---|
//! | 01 | `Byte` | `u8`, `bool` | | 10 | `Time` | [`Time`] |
//! | 02 | `SByte` | `i8` | | 11 | `ByteArray` | `Vec<u8>`, `Bytes`, `&[u8]`, `Vec<bool>` |
//! | 03 | `Int16` | `i16` | | 12 | `SByteArray` | `Vec<i8>` |
//! | 04 | `UInt16` | `u16` | | 13 | `Int16Array` | `Vec<i16>` |
//! | 05 | `Int32` | `i32` | | 14 | `UInt16Array` | `Vec<u16>` |
//! | 06 | `UInt32` | `u32` | | 15 | `Int32Array` | `Vec<i32>` |
//! | 07 | `Int64` | `i64` | | 16 | `UInt32Array` | `Vec<u32>` |
//! | 08 | `UInt64` | `u64` | | 17 | `Int64Array` | `Vec<i64>` |
//! | 09 | `Half` | [`Half`] | | 18 | `UInt64Array` | `Vec<u64>` |
//! | 0A | `Single` | `f32` | | 19 | `HalfArray` | `Vec<Half>` |
//! | 0B | `Double` | `f64` | | 1A | `SingleArray` | `Vec<f32>` |
//! | 0C | `String` | `String`, `&str`, `Cow<str>`, [`Text`] | | 1B | `DoubleArray` | `Vec<f64>` |
//! | 0D | `String16` | codec [`String16`] | | 1C | `Guid` | `Uuid` |
//! | 0E | `DateTime` | [`DateTime`] | | 1D | `List` | `Vec<T>`, codec [`ListOf`], [`List`] |
//! | 0F | `Date` | [`Date`] | | 1E | `Compound` | a derived struct, `BTreeMap<String, T>`, `Vec<(String, T)>`, [`Compound`] |
//!
//! A field is found by its name, in any order; `#[wire(name = "...")]` gives it another one. An
//! `Option` may be absent, another field that is absent is an error that names it. Numbers are not
//! widened: an Int32 where a `u32` is declared is an error that names both. Directives that
//! determine by position where a value begins or ends (`align`, `pad`, `count`, `len`, `rest`,
//! `switch`, `with`, an enum's `tag`) are compile errors.
//!
//! # What the description leaves open
//!
//! The description contradicts itself, and no program that could read or write the format is
//! known. The open questions are decided as follows:
//!
//! | question | the text | its examples | here |
//! |---|---|---|---|
//! | which tokens have a total length | root, List, Compound | String too | root, List, Compound |
//! | what the total length counts | not said | name id and payload | name id and payload |
//! | what the root's length counts | the names | the names | the names |
//! | before the text of a String | `u16` count | nothing | `u16` count |
//! | elements of a List | payloads | none | payloads: no id, no name |
//! | Compound in a List | not said | none | its length (`u32`), then its children |
//! | lists in a List | forbidden | none | an error; at compile time where it is declared |
//! | `DateTime` | ticks, offset in minutes | none | `i64` on the local clock, `i16` from -840 to 840 |
//! | two tokens of one name | not said | in the second | read (a field takes one of them); never written by a struct |
//!
//! # What is accepted
//!
//! | input | by default | option |
//! |---|---|---|
//! | bytes behind the file | ignored | [`strict`](codec_core::Options::strict): an error |
//! | two tokens of one name in a compound | accepted | `strict`: an error |
//! | names that are unused, empty, repeated, or in another order | accepted | |
//! | a List of no elements and type 00, or of any other type | accepted | |
//! | a Byte from 2 to 255 as `bool` | true | |
//! | a total length that is 4 more or 2 less | an error | [`CastleOptions::lenient_length`] |
//! | the examples as printed | an error | [`CastleOptions::draft`]; [`Compound::decode_auto`] tries both |
//! | more than 512 compounds and lists in each other | an error | [`Limits::depth`](codec_core::Limits::depth) |
//!
//! A [`Compound`] of any depth is read, written, printed, cloned, compared and dropped on a small
//! stack. In the path of an error, a token appears as its index in the compound, counted from 0,
//! like an element of a list: the names in a file are data, which a path cannot hold.
//! [`File::named_path`] and [`Compound::named_path`] look the names up.
//!
//! With the feature `time`, [`DateTime`], [`Date`] and [`Time`] convert to types of the crate `time`
//! and back. With the feature `nbt`, the module `nbt` converts files of Minecraft to values and back.
//!
//! Sources: the format's description of 2022-02-15 in project-helium, and what is known of the
//! programs of that project. No Castle file is public, so files have confirmed none of these
//! layouts.
//!
//! # Examples
//!
//! ```
//! use codec_core::{Format, Wire};
//! use formats::castle::Castle;
//!
//! #[derive(Wire, Debug, PartialEq)]
//! #[wire(format = Castle)]
//! struct Player {
//!     #[wire(name = "Health")]
//!     health: f32,
//!     #[wire(name = "Inventory")]
//!     inventory: Vec<Item>,
//!     #[wire(name = "Title")]
//!     title: Option<String>,
//! }
//!
//! #[derive(Wire, Debug, PartialEq)]
//! #[wire(format = Castle)]
//! struct Item {
//!     id: u16,
//!     count: u8,
//! }
//!
//! let player = Player { health: 20.0, inventory: vec![Item { id: 7, count: 64 }], title: None };
//! let bytes = Castle::to_vec(&player)?;
//! assert_eq!(Castle::from_slice::<Player>(&bytes)?, player);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A list of lists is a compile error:
//!
//! ```compile_fail,E0080
//! # use codec_core::{Format, Wire};
//! # use formats::castle::Castle;
//! #[derive(Wire)]
//! #[wire(format = Castle)]
//! struct Table {
//!     rows: Vec<Vec<String>>,
//! }
//! # Castle::to_vec(&Table { rows: vec![] }).unwrap();
//! ```
//!
//! and so are two tokens of one name, and a name that is not ASCII:
//!
//! ```compile_fail,E0080
//! # use codec_core::{Format, Wire};
//! # use formats::castle::Castle;
//! #[derive(Wire)]
//! #[wire(format = Castle)]
//! struct Twice {
//!     a: u8,
//!     #[wire(name = "a")]
//!     b: u8,
//! }
//! # Castle::to_vec(&Twice { a: 1, b: 2 }).unwrap();
//! ```
//!
//! ```compile_fail,E0080
//! # use codec_core::{Format, Wire};
//! # use formats::castle::Castle;
//! #[derive(Wire)]
//! #[wire(format = Castle)]
//! struct Foreign {
//!     #[wire(name = "größe")]
//!     size: u8,
//! }
//! # Castle::to_vec(&Foreign { size: 1 }).unwrap();
//! ```

#[cfg(feature = "time")]
mod calendar;
#[cfg(feature = "catalog")]
mod catalog;
mod count;
mod ends;
#[cfg(feature = "serde")]
mod exact;
mod fields;
mod format;
mod list;
mod map;
mod name;
#[cfg(feature = "nbt")]
pub mod nbt;
mod number;
mod object;
mod place;
mod print;
mod small;
mod text;
mod time;
pub mod token;
mod tree;
mod types;
mod value;
mod view;

pub use half::f16 as Half;

#[cfg(feature = "catalog")]
pub use self::catalog::catalog;
pub use self::{
    format::{Castle, CastleOptions, DecodeState, EncodeState, Written},
    list::ListOf,
    object::Children,
    small::Text,
    text::String16,
    time::{Date, DateTime, Time},
    value::{Compound, List, Value},
    view::{File, Items, Tokens, View},
};
