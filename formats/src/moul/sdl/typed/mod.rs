//! States as structs that a program declares.
//!
//! [`State`](super::State) has the variables that a descriptor says, found by name at run time. A
//! program that knows a descriptor beforehand can declare it as a struct, in which each variable
//! is a field:
//!
//! ```
//! use codec_core::{Format, Wire};
//! use formats::moul::{
//!     Moul,
//!     sdl::{
//!         Descriptors,
//!         typed::{States, TypedState, Var},
//!     },
//! };
//!
//! #[derive(Wire, Debug, PartialEq)]
//! #[wire(format = Moul, name = "Lamp", id = 3)]
//! struct Lamp {
//!     lit: Var<bool>,
//!     level: Var<[i16; 2]>,
//!     wicks: States<Wick>,
//! }
//!
//! #[derive(Wire, Debug, PartialEq)]
//! #[wire(format = Moul, name = "Wick", id = 2)]
//! struct Wick {
//!     length: Var<f32>,
//! }
//!
//! let bytes = b"\0\x80\x04\xf0\xb3\x9e\x92\x8f\x03\0\0\0\x06\x01\0\0\x30\x01\0";
//! let lamp: TypedState<Lamp> = Moul::from_slice(bytes)?;
//! assert_eq!(lamp.variables().lit.value(), Some(&true));
//! assert_eq!(lamp.variables().level, Var::NotStored);
//! assert_eq!(Moul::to_vec(&lamp)?, bytes);
//!
//! // A test that the struct is what the file of the descriptor says.
//! let descriptors = Descriptors::parse(
//!     "STATEDESC Wick { VERSION 2 VAR FLOAT length[1] }
//!      STATEDESC Lamp { VERSION 3 VAR BOOL lit[1] VAR $Wick wicks[] VAR SHORT level[2] }",
//! )?;
//! descriptors.check::<Lamp>()?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | in the struct | stands for |
//! |---|---|
//! | `#[wire(name = "Lamp", id = 3)]` | `STATEDESC Lamp`, `VERSION 3`; states of others are errors |
//! | fields | first all variables with values, then all with states, each in the order of the declaration; `#[wire(name = "…")]` gives the name that the descriptor has |
//! | [`Var<T>`](Var) | a variable `[1]`; `T` is what [`SimpleType`](super::SimpleType) lists, or an enum with `repr`; `()` for `AGETIMEOFDAY` |
//! | `Var<[T; 5]>` | a variable `[5]` |
//! | [`Var<VarList<T>>`](VarList) | a variable `[]` |
//! | [`States<V>`](States), `States<V, 5>` | `$V` with `[]`, with `[5]` |
//!
//! It reads and writes the same bytes as [`State`](super::State), with these exceptions, which are
//! errors: variables that are not in the order of the declaration, which no program writes, and
//! bytes other than 0 and 1 in a `bool`. A struct does not know defaults.

mod check;
mod states;
mod var;
mod walk;

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, EncodeErrorKind, Layout, MessageId,
    MessageName, Reader, Shape, Writer, shape::RecordShape,
};

pub(in crate::moul) use self::walk::Walk;
pub use self::{
    check::StructMismatch,
    states::{StateArray, States},
    var::{Var, VarList},
};
use super::state::{Header, IO_VERSION, StateError, StateErrorKind, read_header, read_record_head};
use crate::moul::Moul;

/// The state of an object, with variables in the struct `V`; [the module](self) has an example.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedState<V> {
    header: Header,
    /// Its flags and variables.
    pub record: TypedRecord<V>,
}

/// The variables of a state, or of a state inside of another, in the struct `V`.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedRecord<V> {
    /// Flags of the state: [`Record::VOLATILE`](super::Record::VOLATILE). Other bits have no
    /// meaning.
    pub flags: u16,
    /// The variables.
    pub variables: V,
}

impl<V: MessageName + MessageId> TypedState<V> {
    /// A state with these variables.
    #[must_use]
    pub fn new(variables: V) -> Self {
        // A version above 65535 is refused when the state is written.
        let version = u16::try_from(V::ID).unwrap_or(u16::MAX);
        Self { header: Header::new(V::NAME, version), record: TypedRecord::new(variables) }
    }
}

/// Whether the header names the descriptor that the struct `V` stands for.
fn describes<V: MessageName + MessageId>(header: &Header) -> bool {
    header.descriptor.eq_ignore_ascii_case(V::NAME) && u64::from(header.version) == V::ID
}

impl<V> TypedState<V> {
    /// What it begins with.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Its variables.
    #[must_use]
    pub fn variables(&self) -> &V {
        &self.record.variables
    }
}

impl<V> TypedRecord<V> {
    /// A state with these variables and no flags.
    #[must_use]
    pub fn new(variables: V) -> Self {
        Self { flags: 0, variables }
    }
}

impl<V: Layout<Moul>> Layout<Moul> for TypedState<V> {
    fn shape() -> Shape {
        Shape::Named { name: "SDL state", of: V::shape }
    }
}

impl<V: Encode<Moul> + MessageName + MessageId> Encode<Moul> for TypedState<V> {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        if !describes::<V>(&self.header) {
            return Err(EncodeError::new(EncodeErrorKind::OutOfRange { what: "u16" }));
        }
        self.header.encode(out)?;
        self.record.encode(out)
    }
}

impl<'de, V: Decode<'de, Moul> + MessageName + MessageId> Decode<'de, Moul> for TypedState<V> {
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        let header = read_header(input)?;
        let at = input.offset();
        if !describes::<V>(&header) {
            let Header { descriptor: name, version, .. } = header;
            return Err(
                StateError::new(StateErrorKind::UnknownDescriptor { name, version }, at).into()
            );
        }
        Ok(Self { header, record: input.value()? })
    }
}

impl<V: Layout<Moul>> Layout<Moul> for TypedRecord<V> {
    fn shape() -> Shape {
        V::shape()
    }
}

impl<V: Encode<Moul>> Encode<Moul> for TypedRecord<V> {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        self.flags.encode(out)?;
        IO_VERSION.encode(out)?;
        let fields = object::<V>().and_then(Walk::over);
        let walk =
            fields.ok_or_else(|| EncodeError::new(EncodeErrorKind::Invalid { what: FIELDS }))?;
        let outer = core::mem::replace(&mut out.state().walk, walk.counting());
        // How many variables are stored stands before them, so that they are counted first: that
        // writes nothing.
        self.variables.encode(out)?;
        walk::start(out)?;
        self.variables.encode(out)?;
        walk::end(out)?;
        out.state().walk = outer;
        Ok(())
    }
}

impl<'de, V: Decode<'de, Moul>> Decode<'de, Moul> for TypedRecord<V> {
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        let flags = read_record_head(input)?;
        let fields = object::<V>().and_then(Walk::over);
        let wrong = DecodeErrorKind::Invalid { what: FIELDS, value: 0 };
        let walk = fields.ok_or_else(|| input.error(wrong))?;
        let outer = core::mem::replace(&mut input.state().walk, walk);
        walk::read_start(input)?;
        let variables = V::decode(input)?;
        walk::read_end(input)?;
        input.state().walk = outer;
        Ok(Self { flags, variables })
    }
}

const FIELDS: &str = "field of a struct for a state: all are `Var` or `States`";

/// The description of a struct.
fn object<V: Layout<Moul>>() -> Option<&'static RecordShape> {
    match V::shape() {
        Shape::Record(object) => Some(object),
        _ => None,
    }
}
