//! The header before messages of games.

use std::{
    ptr,
    sync::{Mutex, PoisonError},
};

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Layout, Reader, Shape, Size, Switch, Writer,
    shape::{Binary, EnumShape, Expr, Field, RecordShape, Rule},
};

use crate::moul::{Moul, creatable::knows, frame::limited_message};

/// A message of the game manager or of a game, behind its header.
///
/// `T` is an enum with `tag = u32`, such as [`Cli2GameMgr`](super::Cli2GameMgr), or a
/// [`GameMessage`] of two. The length in the header counts the header too. It is written from the
/// message; on decode the message must fill it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct GameFrame<T> {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The game; 0 is the manager.
    pub game_id: u32,
    /// The message.
    pub message: T,
}

/// A message that all games have, `C`, or that one game has, `G`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[allow(clippy::exhaustive_enums, reason = "there is no third case")]
pub enum GameMessage<C, G> {
    /// A message that all games have.
    Common(C),
    /// A message of the game itself.
    Own(G),
}

/// Bytes of the header.
const HEADER: usize = 4 * size_of::<u32>();

impl<T: Layout<Moul>> Layout<Moul> for GameFrame<T> {
    const SIZE: Size = Size::at_least(HEADER);

    fn shape() -> Shape {
        const LENGTH: &[Rule] =
            &[Rule::Check(Expr::Binary(Binary::Ge, &Expr::Field(3), &Expr::Int(16)))];
        const BODY: &[Rule] = &[
            Rule::Len(Expr::Binary(Binary::Sub, &Expr::Field(3), &Expr::Int(16))),
            Rule::Switch(Expr::Field(0)),
        ];
        Shape::Record(
            const {
                &RecordShape::new(
                    "GameFrame",
                    "A message of the game manager or of a game, behind its header.",
                    const {
                        &[
                            Field::of::<Moul, u32>("id", "Which message it is."),
                            Field::of::<Moul, u32>("trans_id", "Echoed in the reply."),
                            Field::of::<Moul, u32>("game_id", "The game; 0 is the manager."),
                            Field::of::<Moul, u32>(
                                "length",
                                "Bytes of the message and the header.",
                            )
                            .ruled(LENGTH),
                            Field::conditional::<Moul, T>("message", "The message.")
                                .directed("len = length - 16, switch = id", BODY),
                        ]
                    },
                )
            },
        )
    }
}

impl<T: for<'de> Switch<'de, Moul, Selector = u32>> Encode<Moul> for GameFrame<T> {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let Self { trans_id, game_id, message } = self;
        let start = out.mark();
        out.value(&message.selector(None))?;
        out.value(trans_id)?;
        out.value(game_id)?;
        let slot = out.open::<u32>();
        message.encode_payload(out)?;
        let len = out.since(start);
        out.close(slot, len)
    }
}

impl<'de, T: Switch<'de, Moul, Selector = u32>> Decode<'de, Moul> for GameFrame<T> {
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        let id = input.named("id", Reader::value)?;
        let trans_id = input.named("trans_id", Reader::value)?;
        let game_id = input.named("game_id", Reader::value)?;
        let message = limited_message(HEADER, id, input)?;
        Ok(Self { trans_id, game_id, message })
    }
}

impl<C: Layout<Moul>, G: Layout<Moul>> Layout<Moul> for GameMessage<C, G> {
    fn shape() -> Shape {
        match (C::shape(), G::shape()) {
            (Shape::Enum(common), Shape::Enum(own)) => Shape::Enum(both(common, own)),
            (_, own) => own,
        }
    }
}

/// The messages that all games have, and those of one game. It is made once for each game.
fn both(common: &'static EnumShape, own: &'static EnumShape) -> &'static EnumShape {
    static MADE: Mutex<Vec<(&EnumShape, &EnumShape)>> = Mutex::new(Vec::new());
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, both)) = made.iter().find(|(game, _)| ptr::eq(*game, own)) {
        return both;
    }
    let variants = [common.variants, own.variants].concat().leak();
    let both = EnumShape::new(own.name, own.docs, own.tag, variants).keeping(own.keeps);
    let both: &'static EnumShape = Box::leak(Box::new(both));
    made.push((own, both));
    both
}

impl<'de, C, G> Switch<'de, Moul> for GameMessage<C, G>
where
    C: Switch<'de, Moul, Selector = u32>,
    G: Switch<'de, Moul, Selector = u32>,
{
    type Selector = u32;

    fn selector(&self, kept: Option<u32>) -> u32 {
        match self {
            Self::Common(message) => message.selector(kept),
            Self::Own(message) => message.selector(kept),
        }
    }

    fn encode_payload(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        match self {
            Self::Common(message) => message.encode_payload(out),
            Self::Own(message) => message.encode_payload(out),
        }
    }

    fn decode_payload(id: u32, input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        if knows::<C>(id.into()) {
            C::decode_payload(id, input).map(Self::Common)
        } else {
            G::decode_payload(id, input).map(Self::Own)
        }
    }
}
