//! Objects inside of messages, perhaps compressed.

use bytes::Bytes;
use codec_core::{DecodeError, Encode, EncodeError, Format as _, Options, Wire};

use crate::moul::{
    Creatable, Moul, MoulOptions,
    plasma::Message,
    zlib::{self, UnpackError},
};

/// `plNetMsgStreamHelper`: an object inside of a message, perhaps compressed.
///
/// ```text
/// 2e 01 00 00     02            0f 00 00 00   00 80  78 9c 73 74 …
/// size: 302       compression   length: 15    data
/// ```
///
/// If it is compressed, the first two bytes stand as they are, the class index or the flags of a
/// state, and the rest is one zlib stream. It is kept as it came, so that it can be passed on
/// without a change; [`unpack`](Self::unpack) and [`message`](Self::message) look inside.
///
/// | in | the object is |
/// |---|---|
/// | [`NetMsgGameMessage`](super::NetMsgGameMessage), [`NetMsgLoadClone`](super::NetMsgLoadClone) | a [`Creatable`] of a [`Message`] |
/// | [`NetMsgSdlState`](super::NetMsgSdlState) | a [`State`](crate::moul::sdl::State) |
/// | [`NetMsgTestAndSet`](super::NetMsgTestAndSet) | a [`SharedState`](super::SharedState) |
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plNetMsgStreamHelper")]
pub struct NetStream {
    /// Length of the object when it is not compressed. If it is not, clients write 0, DIRTSAND
    /// writes the length, and nobody looks at it.
    pub uncompressed_size: u32,
    /// Whether the object is compressed.
    pub compression: Compression,
    /// The object.
    pub data: Bytes,
}

/// Whether a [`NetStream`] is compressed.
#[derive(Wire, Clone, Copy)]
#[wire(format = Moul, repr = u8, open)]
#[non_exhaustive]
pub enum Compression {
    /// 0: it is not, but could be.
    None,
    /// 1: it is not, because that made it no smaller.
    Failed,
    /// 2: it is, with zlib.
    Zlib,
    /// 3: it is not, and must not be.
    Dont,
    /// Another number.
    #[wire(other)]
    Unknown(u8),
}

/// Bytes that are never compressed.
const HEAD: usize = 2;
/// Objects of up to this many bytes are not compressed by clients.
const THRESHOLD: usize = 255;
/// The most bytes that [`NetStream::unpack`] makes: those of the largest message.
const MAX_UNPACKED: usize = 1 << 20;

impl NetStream {
    /// The object as it is, not compressed.
    #[must_use]
    pub fn plain(object: Bytes) -> Self {
        Self { uncompressed_size: 0, compression: Compression::None, data: object }
    }

    /// The object as clients send it: compressed if it has more than 255 bytes and becomes smaller.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::TooLong`](codec_core::EncodeErrorKind::TooLong) for more bytes than a
    /// `u32` can say.
    pub fn packed(object: Bytes) -> Result<Self, EncodeError> {
        let Some((head, rest)) = object.split_at_checked(HEAD) else {
            return Ok(Self::plain(object));
        };
        if object.len() <= THRESHOLD {
            return Ok(Self::plain(object));
        }
        let uncompressed_size = u32::try_from(object.len())
            .map_err(|_| EncodeError::too_long(object.len(), u32::MAX.into()))?;
        let data = [head, &zlib::compress(rest)].concat();
        if data.len() < object.len() {
            Ok(Self { uncompressed_size, compression: Compression::Zlib, data: data.into() })
        } else {
            Ok(Self { uncompressed_size, compression: Compression::Failed, data: object })
        }
    }

    /// The stream that holds `object`, which may be a [`Creatable`] of a [`Message`], an
    /// [`State`](crate::moul::sdl::State) or a [`SharedState`](super::SharedState), as
    /// clients send it.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`](codec_core::Format::to_vec).
    pub fn of<T: Encode<Moul>>(object: &T) -> Result<Self, EncodeError> {
        Self::packed(Moul::to_vec(object)?.into())
    }

    /// The object, of up to 1 MiB and 32 times its packed length and 64 KiB.
    ///
    /// # Errors
    ///
    /// As [`unpack_with`](Self::unpack_with).
    pub fn unpack(&self) -> Result<Bytes, UnpackError> {
        self.unpack_with(MAX_UNPACKED.min(zlib::allowance(self.data.len())))
    }

    /// The object, of up to `limit` bytes.
    ///
    /// While it grows, up to twice that is held, whatever the stream claims.
    ///
    /// # Errors
    ///
    /// [`UnpackError`], if it is larger, or not what it claims to be.
    pub fn unpack_with(&self, limit: usize) -> Result<Bytes, UnpackError> {
        match self.compression {
            Compression::Zlib => {}
            Compression::Unknown(number) => return Err(UnpackError::UnknownCompression(number)),
            _ if self.data.len() > limit => {
                return Err(UnpackError::TooLarge { size: self.data.len(), limit });
            }
            _ => return Ok(self.data.clone()),
        }
        let size = usize::try_from(self.uncompressed_size).unwrap_or(usize::MAX);
        if size > limit {
            return Err(UnpackError::TooLarge { size, limit });
        }
        let (Some((head, rest)), Some(len)) =
            (self.data.split_at_checked(HEAD), size.checked_sub(HEAD))
        else {
            return Err(UnpackError::Corrupt);
        };
        Ok(zlib::uncompress(head, rest, len)?.into())
    }

    /// The message between objects that is inside of a
    /// [`NetMsgGameMessage`](super::NetMsgGameMessage).
    ///
    /// The object and the message together take 32 times the packed length and 64 KiB of memory at
    /// most. For more, decode what [`unpack_with`](Self::unpack_with) gives.
    ///
    /// # Errors
    ///
    /// [`UnpackError`]; among them is [`UnpackError::Decode`] for a message that is malformed.
    // Inline, so that only programs that call it compile every kind of `Message`.
    #[inline]
    pub fn message(&self) -> Result<Creatable<Message>, UnpackError> {
        self.object(|object| {
            let mut options = Options::new(MoulOptions::DEFAULT);
            let unpacked = if self.compression == Compression::Zlib { object.len() } else { 0 };
            let memory = zlib::allowance(self.data.len()).saturating_sub(unpacked);
            options.limits.memory = options.limits.memory.min(memory);
            Moul::from_bytes_with(object, &options)
        })
    }

    /// What `decode` makes of the object.
    ///
    /// # Errors
    ///
    /// As [`message`](Self::message).
    pub fn object<T>(
        &self,
        decode: impl FnOnce(&Bytes) -> Result<T, DecodeError>,
    ) -> Result<T, UnpackError> {
        decode(&self.unpack()?).map_err(UnpackError::Decode)
    }
}
