//! State of objects, as the state description language (SDL) has it.
//!
//! A `.sdl` file declares *descriptors*: a name, a version and the variables that states have. The
//! bytes of a state hold values for some of them, and cannot be read without the descriptor.
//!
//! | to | look at |
//! |---|---|
//! | read `.sdl` files | [`Descriptors`] |
//! | read, change and write states by the names of variables | [`Descriptors::decode`], [`State`] |
//! | keep states of unknown descriptors | [`Descriptors::decode_any`], [`RawState`] |
//! | see which bytes are which variable | [`Descriptors::explain`]; in a message [`Descriptors::explain_states`] |
//! | bring a state to a newer version | [`State::upgrade`] |
//! | declare a descriptor as a struct | [`typed`] |
//!
//! States stand in the stream of a [`NetMsgSdlState`](super::net_message::NetMsgSdlState), and in
//! vault nodes of the type [`NodeType::Sdl`](super::vault::NodeType::Sdl).
//!
//! ```
//! use codec_core::Format;
//! use formats::moul::{Moul, net_message::NetStream, sdl::Descriptors};
//!
//! let descriptors = Descriptors::parse(
//!     "STATEDESC Cleft { VERSION 24 VAR BOOL cleftDoorOpen[1] DEFAULT=false }",
//! )?;
//! # let bytes = b"\0\x80\x05\xf0\xbc\x93\x9a\x99\x8b\x18\0\0\0\x06\x01\x02\0\0\xf0\x08\0";
//! # let stream = NetStream::plain(bytes[..].into());
//! let mut cleft = descriptors.decode(&stream.unpack()?)?;
//! assert_eq!(cleft.get::<bool>("cleftDoorOpen")?, false);
//! cleft.set("cleftDoorOpen", true)?;
//! let stream = NetStream::of(&cleft)?;
//! # assert_eq!(stream.data[19..], *b"\x10\x01\0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Bytes
//!
//! ```text
//! 00 80   04 f0 b3 9e 92 8f    03 00     01 00         06           header and flags
//! flags   descriptor: "Lamp"   version   state flags   io version
//!
//! 02                 00      02 00 00 f0    14         00 f1 53 65 90 d0 03 00   01
//! 2 of 3 have        index   notification   contents   timestamp                 value
//! values                     02 02 00 00 f0 18                                   and so on
//!
//! 01                 02 00 00 f0    00      02 00 00 00     01         01      00 00 06 …
//! 1 of 1 has         notification   flags   length: 2       1 stored   index   its flags, values
//! states
//! ```
//!
//! | part | bytes |
//! |---|---|
//! | header | [`Header`], only of the outermost state |
//! | state | `u16` flags ([`Record::VOLATILE`]), `u8` 6, variables with values, variables with states |
//! | variables of either kind | count, then each that is stored; before each its index, if not all are |
//! | count, index | as wide as the number of all variables of the descriptor needs: `u8`, `u16`, `u32` |
//! | variable with values | [`Marks`], then the values: as many as declared; of a list, a `u32` count first |
//! | variable with states | header and notification as in [`Marks`], `u8` flags; of a list, a `u32` length; count of stored states, then each, with its index before it if not all are stored |
//! | that count and index | as wide as the declared number needs; in a list always `u8`, a mistake of the client that became the format |
//!
//! What the bytes say and the descriptor does not need is kept, so that states are written back as
//! they came; a `BOOL` other than 0 is written as 1, and names are written inverted.
//!
//! # What programs do differently
//!
//! | matter | programs | here |
//! |---|---|---|
//! | version without a descriptor | the client drops its connection, MOSS and DIRTSAND ignore the message | error, or [`RawState`] |
//! | older state | the client upgrades it whenever it reads one, DIRTSAND when it loads one | [`State::upgrade`], on request |
//! | descriptor of a state inside of another | newest declared so far (client, MOSS), newest of all (DIRTSAND, moulars, libHSPlasma) | newest declared so far |
//! | counts and indices | MOSS: always `u8` | by the number of variables |
//! | states that are not stored | MOSS expects all; DIRTSAND writes the count of all and only those that changed | error, as the bytes end too early |
//! | timestamp | moulars sets its bit and leaves it out | error, likewise |
//! | `AGETIMEOFDAY` | MOSS: 8 bytes | no bytes |
//! | variable without a default | DIRTSAND, moulars: alpha 1, quaternion (0, 0, 0, 1) | zero |
//! | length of a list | clients read up to 9998, servers 9999 | 9999 are read, 9998 written |
//! | index that is stored twice | the last one counts | error |
//! | more variables stored than exist | the client reads an index before each | error |
//! | bits without a meaning | NAGUS: error | kept; in strict mode an error |
//! | bytes behind a state | the client ignores them, servers warn | error |
//! | `STRING32` | DIRTSAND: must be UTF-8 | bytes; text on request |
//!
//! Sources: H-uru/Plasma `plSDL` (8d6f88b9), CWE-ou (d43a59f), MOSS (ace66c80), H-uru/dirtsand
//! (94410e7c), zrax/moulars (8904b2df), H-uru/libhsplasma (f4fbdf60), NAGUS and its real states
//! (ef67174d).

mod carrier;
mod descriptor;
mod element;
mod simple_type;
mod state;
pub mod typed;
mod values;

pub use self::{
    descriptor::{
        Descriptor, DescriptorError, DescriptorErrorKind, Descriptors, Variable, VariableType,
    },
    element::{SizedCreatable, String32},
    simple_type::SimpleType,
    state::{
        AccessError, AccessErrorKind, AnyState, Element, Header, Marks, Notification, RawState,
        Record, State, StateError, StateErrorKind, StoredStates, StoredValues, UpgradeError,
        Upgraded, VariableValue,
    },
    values::Values,
};
