//! One message of a catalog.

use std::{borrow::Cow, fmt, sync::Arc};

use super::{error::Error, functions::Functions};
use crate::{
    describe::{
        shape::{EnumShape, FormatShape, Shape, VariantShape},
        tree::Explained,
    },
    error::DecodeError,
    format::{engine::Engine, entry_points::Format},
};

/// A message, a set of messages or another type, with everything that is known of it.
#[derive(Clone)]
pub struct Entry {
    pub(super) format: &'static str,
    format_shape: FormatShape,
    set: &'static str,
    kind: Kind,
    name: &'static str,
    wire_name: Option<&'static str>,
    numbers: Cow<'static, [i128]>,
    aliases: Vec<Cow<'static, str>>,
    docs: &'static str,
    shape: fn() -> Shape,
    whole: fn() -> Shape,
    confirmed: Option<Confirmed>,
    functions: Arc<dyn Functions>,
}

/// What an [`Entry`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// A message, without the number that stands before it.
    Message,
    /// An enum of messages, with the number before each.
    Set,
    /// A type that has neither a number nor a name in the protocol.
    Type,
}

/// How far bytes from outside have confirmed a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Confirmed {
    /// By captured traffic.
    Captured,
    /// Not by captured traffic, but by the test data of another implementation.
    TestData,
    /// Not at all: the layout is what descriptions and sources say.
    No,
}

impl Entry {
    pub(super) fn of_type<F: Format>(
        set: &'static str,
        shape: fn() -> Shape,
        functions: Arc<dyn Functions>,
    ) -> Self {
        let known = Known::of(shape());
        Self {
            format: <F as Engine>::NAME,
            format_shape: <F as Engine>::SHAPE,
            set,
            kind: if known.is_message() { Kind::Message } else { Kind::Type },
            name: known.name,
            wire_name: known.wire_name,
            numbers: known.id.map(i128::from).into_iter().collect(),
            aliases: known.aliases.iter().copied().map(Cow::Borrowed).collect(),
            docs: known.docs,
            shape,
            whole: shape,
            confirmed: None,
            functions,
        }
    }

    pub(super) fn of_set<F: Format>(
        shape: fn() -> Shape,
        whole: fn() -> Shape,
        functions: Arc<dyn Functions>,
    ) -> Self {
        let entry = Self::of_type::<F>("", shape, functions);
        Self { set: entry.name, kind: Kind::Set, whole, ..entry }
    }

    pub(super) fn of_variant<F: Format>(
        set: &'static EnumShape,
        variant: &'static VariantShape,
        functions: Arc<dyn Functions>,
    ) -> Self {
        let known = Known::of((variant.shape)());
        // A type with a number of its own is this message and no other. One that several messages
        // share describes none of them as well as the variant does.
        let own = known.id.is_some() || variant.docs.is_empty();
        let mut entry = Self {
            format: <F as Engine>::NAME,
            format_shape: <F as Engine>::SHAPE,
            set: set.name,
            kind: Kind::Message,
            name: variant.name,
            wire_name: known.wire_name.filter(|_| own),
            numbers: Cow::Borrowed(variant.ids),
            aliases: variant.aliases.iter().copied().map(Cow::Borrowed).collect(),
            docs: if own && !known.docs.is_empty() { known.docs } else { variant.docs },
            shape: variant.shape,
            whole: variant.shape,
            confirmed: None,
            functions,
        };
        if own {
            for name in known.aliases.iter().chain(Some(&known.name)) {
                entry.add_alias(*name);
            }
        }
        entry
    }

    /// The name of its format.
    #[must_use]
    pub fn format(&self) -> &'static str {
        self.format
    }

    /// How the structs of its format lie.
    #[must_use]
    pub fn format_shape(&self) -> FormatShape {
        self.format_shape
    }

    /// The set in which its number is unique, such as a connection and direction; may be empty.
    #[must_use]
    pub fn set(&self) -> &'static str {
        self.set
    }

    /// What it stands for.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Its Rust name: of the variant for a message of a set, else of the type.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Its name in the protocol, where it has one: `#[wire(name = "…")]`.
    #[must_use]
    pub fn wire_name(&self) -> Option<&'static str> {
        self.wire_name
    }

    /// Its numbers: one for most messages, none for sets and for types without a number.
    #[must_use]
    pub fn numbers(&self) -> &[i128] {
        &self.numbers
    }

    /// Other names that people use for it.
    pub fn aliases(&self) -> impl Iterator<Item = &str> {
        self.aliases.iter().map(|alias| &**alias)
    }

    /// All its names: Rust, protocol, others.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        [self.name].into_iter().chain(self.wire_name).chain(self.aliases())
    }

    /// Its doc comment.
    #[must_use]
    pub fn docs(&self) -> &'static str {
        self.docs
    }

    /// Its description; of a set, without the frame that it may be in.
    #[must_use]
    pub fn shape(&self) -> Shape {
        (self.shape)()
    }

    /// The description of all that [`decode`](Self::decode) reads; of a set, with its frame.
    #[must_use]
    pub fn whole_shape(&self) -> Shape {
        (self.whole)()
    }

    /// How far bytes from outside have confirmed its layout, where that is known.
    #[must_use]
    pub fn confirmed(&self) -> Option<Confirmed> {
        self.confirmed
    }

    /// Adds a name that people use for it.
    pub fn add_alias(&mut self, alias: impl Into<Cow<'static, str>>) -> &mut Self {
        let alias = alias.into();
        if !alias.is_empty() && self.names().all(|name| name != alias) {
            self.aliases.push(alias);
        }
        self
    }

    /// Gives it another name than that of its type, for types that several messages share.
    pub fn set_name(&mut self, name: &'static str) -> &mut Self {
        self.name = name;
        self
    }

    /// Takes its first alias for its name in the protocol, where it has none.
    pub fn name_by_alias(&mut self) -> &mut Self {
        if let (None, Some(Cow::Borrowed(alias))) = (self.wire_name, self.aliases.first()) {
            self.wire_name = Some(alias);
            self.aliases.remove(0);
        }
        self
    }

    /// Notes how far bytes from outside have confirmed its layout.
    pub fn set_confirmed(&mut self, confirmed: Confirmed) -> &mut Self {
        self.confirmed = Some(confirmed);
        self
    }

    /// Decodes all of `bytes`, to see whether they are this message.
    ///
    /// # Errors
    ///
    /// As [`Format::from_slice`].
    pub fn decode(&self, bytes: &[u8]) -> Result<(), DecodeError> {
        self.functions.decode(bytes)
    }

    /// Decodes the start of `bytes` and returns how many of them the message takes.
    ///
    /// # Errors
    ///
    /// As [`Format::from_prefix`].
    pub fn decode_prefix(&self, bytes: &[u8]) -> Result<usize, DecodeError> {
        self.functions.decode_prefix(bytes)
    }

    /// Decodes all of `bytes` and notes every field that is read, also where decoding fails.
    #[must_use]
    pub fn explain(&self, bytes: &[u8]) -> Explained<()> {
        self.functions.explain(bytes)
    }

    /// Decodes all of `bytes` and encodes the message again.
    ///
    /// # Errors
    ///
    /// As [`Format::from_slice`] and [`Format::to_vec`].
    pub fn reencode(&self, bytes: &[u8]) -> Result<Vec<u8>, Error> {
        self.functions.reencode(bytes)
    }

    /// Decodes all of `bytes` and measures how long the message is when it is encoded again.
    ///
    /// # Errors
    ///
    /// As [`Format::from_slice`] and [`Format::encoded_len`].
    pub fn encoded_len(&self, bytes: &[u8]) -> Result<usize, Error> {
        self.functions.encoded_len(bytes)
    }

    /// Decodes all of `bytes` to JSON.
    ///
    /// # Errors
    ///
    /// As [`Format::from_slice`]; [`Error::NoJson`] if the type was added without JSON.
    pub fn to_json(&self, bytes: &[u8]) -> Result<String, Error> {
        self.functions.to_json(bytes)
    }

    /// Encodes a message that is given as JSON.
    ///
    /// # Errors
    ///
    /// Fails if the JSON is not that of this message, and as [`Format::to_vec`]; with
    /// [`Error::NoJson`] if the type was added without JSON.
    #[allow(clippy::wrong_self_convention, reason = "the entry is the type of the message")]
    pub fn from_json(&self, json: &str) -> Result<Vec<u8>, Error> {
        self.functions.from_json(json)
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entry")
            .field("format", &self.format)
            .field("set", &self.set)
            .field("kind", &self.kind)
            .field("name", &self.name)
            .field("numbers", &self.numbers)
            .finish_non_exhaustive()
    }
}

/// Prints where it is and its name, such as `moul/Cli2Auth/PingRequest`, which finds it again.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.kind, self.set) {
            (Kind::Set, _) | (_, "") => write!(f, "{}/{}", self.format, self.name),
            (_, set) => write!(f, "{}/{set}/{}", self.format, self.name),
        }
    }
}

/// What a description says of a type as a message.
struct Known {
    name: &'static str,
    wire_name: Option<&'static str>,
    id: Option<u64>,
    aliases: &'static [&'static str],
    docs: &'static str,
}

impl Known {
    fn of(shape: Shape) -> Self {
        match shape {
            Shape::Record(shape) => Self {
                name: shape.name,
                wire_name: shape.wire_name,
                id: shape.id,
                aliases: shape.aliases,
                docs: shape.docs,
            },
            Shape::Enum(shape) => Self::plain(shape.name, shape.docs),
            Shape::Bits { bits, .. } => Self::plain(bits.name, bits.docs),
            Shape::Named { name, .. } => Self::plain(name, ""),
            _ => Self::plain("", ""),
        }
    }

    fn is_message(&self) -> bool {
        self.id.is_some() || self.wire_name.is_some()
    }

    fn plain(name: &'static str, docs: &'static str) -> Self {
        Self { name, wire_name: None, id: None, aliases: &[], docs }
    }
}
