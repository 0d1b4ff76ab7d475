//! The `SimpleNet` connection (type 21, port 14620), between programs on one computer; no program
//! has it any more.
//!
//! ```text
//! 01 00 00 00   00 00 00 00   16 00 00 00   47 61 6d 65 2e 51 75 69 74 00
//! channel       id            length: 22    "Game.Quit"
//! ```
//!
//! It is never encrypted and has no setup packets. The length counts the header too.

use bytes::Bytes;
use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Layout, Reader, Shape, Size, Switch, Wire, Writer,
    shape::{Binary, Expr, Field, RecordShape, Rule},
    text::{Terminated, Windows1252},
};

use super::{Moul, connect::SimpleNetChannel, frame::limited_message};

/// A message of `SimpleNet`, behind its header.
///
/// `T` is an enum with `tag = u32`: [`CsrNet`], or one of your own for another channel. The length
/// is written from the message; on decode the message must fill it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct SimpleNetFrame<T> {
    /// What the message is for.
    pub channel: SimpleNetChannel,
    /// The message.
    pub message: T,
}

/// Messages of the channel [`Csr`](SimpleNetChannel::Csr).
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum CsrNet {
    /// Runs a command.
    ExecConsoleCmd(ExecConsoleCmd),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// `CsrNet_ExecConsoleCmd`: runs a command in the console of the client.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0, name = "CsrNet_ExecConsoleCmd")]
pub struct ExecConsoleCmd {
    /// The command.
    #[wire(as = Terminated<Windows1252>)]
    pub command: String,
}

/// Bytes of the header.
const HEADER: usize = 3 * size_of::<u32>();

impl<T: Layout<Moul>> Layout<Moul> for SimpleNetFrame<T> {
    const SIZE: Size = Size::at_least(HEADER);

    fn shape() -> Shape {
        const LENGTH: &[Rule] =
            &[Rule::Check(Expr::Binary(Binary::Ge, &Expr::Field(2), &Expr::Int(12)))];
        const BODY: &[Rule] = &[
            Rule::Len(Expr::Binary(Binary::Sub, &Expr::Field(2), &Expr::Int(12))),
            Rule::Switch(Expr::Field(1)),
        ];
        Shape::Record(
            const {
                &RecordShape::new(
                    "SimpleNetFrame",
                    "A message of `SimpleNet`, behind its header.",
                    const {
                        &[
                            Field::of::<Moul, SimpleNetChannel>("channel", "What it is for."),
                            Field::of::<Moul, u32>("id", "Which message it is."),
                            Field::of::<Moul, u32>(
                                "length",
                                "Bytes of the message and the header.",
                            )
                            .ruled(LENGTH),
                            Field::conditional::<Moul, T>("message", "The message.")
                                .directed("len = length - 12, switch = id", BODY),
                        ]
                    },
                )
            },
        )
    }
}

impl<T: for<'de> Switch<'de, Moul, Selector = u32>> Encode<Moul> for SimpleNetFrame<T> {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let Self { channel, message } = self;
        let start = out.mark();
        out.value(channel)?;
        out.value(&message.selector(None))?;
        let slot = out.open::<u32>();
        message.encode_payload(out)?;
        let len = out.since(start);
        out.close(slot, len)
    }
}

impl<'de, T: Switch<'de, Moul, Selector = u32>> Decode<'de, Moul> for SimpleNetFrame<T> {
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        let channel = input.named("channel", Reader::value)?;
        let id = input.named("id", Reader::value)?;
        let message = limited_message(HEADER, id, input)?;
        Ok(Self { channel, message })
    }
}
