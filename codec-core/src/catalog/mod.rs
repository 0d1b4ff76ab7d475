//! All messages of a program in one list, found by name or number.
//!
//! For tools: viewers, loggers, tests. A program that knows its messages when it is compiled does not
//! need it.
//!
//! ```
//! use codec_core::{LittleEndian, Wire, catalog::Catalog, exact::Exact};
//!
//! /// A sign of life.
//! #[derive(Wire, Exact)]
//! #[wire(format = LittleEndian, id = 7, name = "C_PING")]
//! struct Ping {
//!     time: u32,
//! }
//!
//! /// What clients send.
//! #[derive(Wire, Exact)]
//! #[wire(format = LittleEndian, tag = u16)]
//! enum FromClient {
//!     Ping(Ping),
//! }
//!
//! let mut catalog = Catalog::new();
//! catalog.add_set::<LittleEndian, FromClient>();
//!
//! // The set decodes whole packets, its messages what follows the number.
//! let set = catalog.find("FromClient")?;
//! assert_eq!(set.to_json(&[7, 0, 1, 0, 0, 0])?, r#"{"Ping":{"time":1}}"#);
//! let ping = catalog.find("c_ping")?;
//! assert_eq!((ping.set(), ping.numbers()), ("FromClient", &[7][..]));
//! assert_eq!(ping.docs(), "A sign of life.");
//! assert_eq!(ping.to_json(&[1, 0, 0, 0])?, r#"{"time":1}"#);
//! assert_eq!(ping.from_json(r#"{"time": 1}"#)?, [1, 0, 0, 0]);
//! let explained = ping.explain(&[1, 0, 0, 0]);
//! assert_eq!(explained.tree.find("time").map(|field| field.range.clone()), Some(0..4));
//! assert_eq!(catalog.find("Pnig").unwrap_err().to_string(), "no message `Pnig`; did you mean `Ping`?");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | to add | call |
//! |---|---|
//! | a type | [`add`](Catalog::add); without JSON [`add_without_json`](Catalog::add_without_json) |
//! | an enum with a `tag`, and each message in it | [`add_set`](Catalog::add_set) |
//! | types that borrow from the input | [`add_family`](Catalog::add_family), [`add_set_family`](Catalog::add_set_family) |
//! | what another catalog has | [`extend`](Catalog::extend) |
//!
//! JSON is that of [`derive(Exact)`](derive@crate::exact::Exact). What is asked for are serde's traits,
//! which it implements, so that types with serde's own derives join too.

mod entry;
mod error;
mod family;
mod find;
mod functions;
mod json;
mod shapes;

use serde::{Serialize, de::DeserializeOwned};

use self::functions::{Message, Whole, WithoutJson};
pub use self::{
    entry::{Confirmed, Entry, Kind},
    error::{Error, FindError},
    family::{Family, Owned, SetFamily},
    shapes::shapes,
};
use crate::{
    describe::shape::Shape,
    format::entry_points::Format,
    value::{decode::Decode, encode::Encode, size::Layout as _},
};

/// A list of messages.
#[derive(Clone, Debug, Default)]
pub struct Catalog {
    entries: Vec<Entry>,
}

impl Catalog {
    /// An empty catalog.
    #[must_use]
    pub const fn new() -> Self {
        Self { entries: Vec::new() }
    }

    /// All entries, in the order in which they were added.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds a type. `set` is what its number or name is unique in, such as a direction; it may be
    /// empty.
    ///
    /// The entry is returned to be completed, with [`Entry::add_alias`] for one.
    pub fn add<F, T>(&mut self, set: &'static str) -> &mut Entry
    where
        F: Format,
        T: Encode<F> + for<'de> Decode<'de, F> + Serialize + DeserializeOwned + 'static,
    {
        self.add_family::<F, Owned<T>>(set)
    }

    /// [`add`](Self::add) for a type without JSON: it can be decoded and encoded.
    pub fn add_without_json<F, T>(&mut self, set: &'static str) -> &mut Entry
    where
        F: Format,
        T: Encode<F> + for<'de> Decode<'de, F> + 'static,
    {
        self.push(Entry::of_type::<F>(set, T::shape, WithoutJson::<F, Owned<T>>::shared()))
    }

    /// [`add`](Self::add) for a type that borrows from the input.
    pub fn add_family<F, M>(&mut self, set: &'static str) -> &mut Entry
    where
        F: Format,
        M: Family<F>,
        for<'de> M::Of<'de>: Serialize,
        M::Of<'static>: DeserializeOwned,
    {
        let functions = Whole::<F, M>::shared(functions::whole_from_json::<F, M>);
        self.push(Entry::of_type::<F>(set, <M::Of<'static>>::shape, functions))
    }

    /// Adds an enum with a `tag`, which decodes a message with its number before it, and each
    /// message in it, which decodes what follows the number.
    ///
    /// A variant that keeps unknown messages gets no entry. The entries are returned to be
    /// completed; the first is that of the enum.
    pub fn add_set<F, T>(&mut self) -> &mut [Entry]
    where
        F: Format,
        T: Encode<F> + for<'de> Decode<'de, F> + Serialize + DeserializeOwned + 'static,
        Owned<T>: for<'de> SetFamily<F, Of<'de> = T>,
    {
        self.add_set_family::<F, Owned<T>, Owned<T>>()
    }

    /// [`add_set`](Self::add_set) for a set that is on the wire in a frame `W`, such as one with the
    /// length before the number.
    pub fn add_framed_set<F, T, W>(&mut self) -> &mut [Entry]
    where
        F: Format,
        T: Serialize + DeserializeOwned + 'static,
        Owned<T>: for<'de> SetFamily<F, Of<'de> = T>,
        W: Encode<F> + for<'de> Decode<'de, F> + Serialize + DeserializeOwned + 'static,
    {
        self.add_set_family::<F, Owned<T>, Owned<W>>()
    }

    /// [`add_framed_set`](Self::add_framed_set) for a set that borrows from the input.
    pub fn add_set_family<F, M, W>(&mut self) -> &mut [Entry]
    where
        F: Format,
        M: SetFamily<F>,
        for<'de> M::Of<'de>: Serialize,
        M::Of<'static>: DeserializeOwned,
        W: Family<F>,
        for<'de> W::Of<'de>: Serialize,
        W::Of<'static>: DeserializeOwned,
    {
        let start = self.entries.len();
        let shape = <M::Of<'static>>::shape;
        let whole = Whole::<F, W>::shared(functions::whole_from_json::<F, W>);
        self.push(Entry::of_set::<F>(shape, <W::Of<'static>>::shape, whole));
        if let Shape::Enum(set) = shape() {
            for variant in set.variants {
                let Some(first) = variant.first_id() else { continue };
                let Ok(number) = M::Number::try_from(first) else { continue };
                let from_json = functions::payload_from_json::<F, M>;
                let functions = Message::<F, M>::shared(number, variant, from_json);
                self.push(Entry::of_variant::<F>(set, variant, functions));
            }
        }
        self.entries.get_mut(start..).unwrap_or_default()
    }

    /// Gives the format of all entries another name, for one that is easier to type, or where formats
    /// share a marker type.
    pub fn set_format(&mut self, format: &'static str) {
        self.entries.iter_mut().for_each(|entry| entry.format = format);
    }

    /// Adds what another catalog has.
    pub fn extend(&mut self, other: Self) {
        self.entries.extend(other.entries);
    }

    fn push(&mut self, entry: Entry) -> &mut Entry {
        self.entries.push(entry);
        match self.entries.last_mut() {
            Some(entry) => entry,
            None => unreachable!("one was added"),
        }
    }
}
