//! The packet header, and a message with its header.

use bytes::{BufMut, BytesMut};
use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, Format, Options, Segment,
};

use super::{Tera, TeraOptions};

/// Bytes of the header: `u16` length, `u16` code.
pub(super) const HEADER: usize = 4;
/// Bytes between header and body of the packets that have them.
pub(super) const INTEGRITY: usize = 8;

/// A packet, borrowed from the bytes it lies in.
///
/// ```text
/// 08 00         34 12         01 00 00 00
/// length: 8     code          body
/// ```
///
/// The length counts all bytes, its own too: 4 to 65535, so a body has at most 65531. Which
/// message the code stands for changes from build to build; an [`OpcodeTable`](super::OpcodeTable)
/// lists the codes of one build. The game is bound by the largest packet too: it sends long lists
/// in several packets, see [`Parts`](super::Parts).
///
/// Since about patch 93 some packets of the client have eight bytes between header and body,
/// a counter and a hash of unknown algorithm. Nothing in the packet shows this, and each build has
/// its own list of such packets: call [`with_integrity`](Self::with_integrity) for those on the
/// list.
///
/// # Examples
///
/// ```
/// use formats::tera::Frame;
///
/// let stream = [8, 0, 0x34, 0x12, 1, 0, 0, 0, 4, 0];
/// let Some((frame, rest)) = Frame::split(&stream)? else { panic!("a whole packet") };
/// assert_eq!((frame.code, frame.decode::<u32>()?), (0x1234, 1));
/// assert_eq!(Frame::split(rest)?, None); // more bytes must come
/// # Ok::<(), codec_core::DecodeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame<'a> {
    /// The operation code.
    pub code: u16,
    /// The eight bytes between header and body, where they were taken off the body.
    pub integrity: Option<[u8; 8]>,
    /// What follows the header and the integrity bytes.
    pub body: &'a [u8],
}

impl<'a> Frame<'a> {
    /// Splits the first packet off `input` and returns it with the bytes behind it, or `None` if
    /// more bytes must come first.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::Invalid`] if the length is under 4. That is final: where the next packet
    /// begins is not known.
    pub fn split(input: &'a [u8]) -> Result<Option<(Self, &'a [u8])>, DecodeError> {
        let Some(len) = packet_len(input)? else { return Ok(None) };
        let Some((packet, rest)) = input.split_at_checked(len) else { return Ok(None) };
        Ok(Self::of_packet(packet).map(|frame| (frame, rest)))
    }

    /// The packet that fills the whole of `packet`.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::UnexpectedEnd`] if bytes are missing,
    /// [`DecodeErrorKind::TrailingBytes`] if there are more, and as [`split`](Self::split).
    pub fn from_slice(packet: &'a [u8]) -> Result<Self, DecodeError> {
        match Self::split(packet)? {
            Some((frame, [])) => Ok(frame),
            Some((_, rest)) => {
                let left = rest.len();
                let kind = DecodeErrorKind::TrailingBytes { left };
                Err(DecodeError::new(kind, packet.len().saturating_sub(left)))
            }
            None => {
                let needed = packet_len(packet)?.unwrap_or(HEADER);
                let kind = DecodeErrorKind::UnexpectedEnd { needed, left: packet.len() };
                Err(DecodeError::new(kind, 0))
            }
        }
    }

    /// Takes the first eight bytes of the body for its integrity bytes.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::PastLimit`] if the body is shorter.
    pub fn with_integrity(self) -> Result<Self, DecodeError> {
        match self.body.split_first_chunk() {
            Some((integrity, body)) => Ok(Self { integrity: Some(*integrity), body, ..self }),
            None => Err(no_integrity(self.body.len())),
        }
    }

    /// Decodes the body.
    ///
    /// # Errors
    ///
    /// As [`Format::from_slice`], with two differences: the offset counts from the first byte of
    /// the packet, as offsets on the wire do; and a value that ends too early is
    /// [`DecodeErrorKind::PastLimit`], because more bytes from the stream would not help.
    pub fn decode<T: Decode<'a, Tera>>(&self) -> Result<T, DecodeError> {
        self.decode_with(Tera::DEFAULTS)
    }

    /// [`decode`](Self::decode) with options. Where the body begins is taken from the frame.
    ///
    /// # Errors
    ///
    /// As [`decode`](Self::decode).
    pub fn decode_with<T: Decode<'a, Tera>>(
        &self,
        options: &Options<Tera>,
    ) -> Result<T, DecodeError> {
        let options = placed(options, self.integrity.is_some());
        Tera::from_slice_with(self.body, &options)
            .map_err(|error| in_packet(&error, options.format.body_at))
    }

    /// Appends the packet to `out`: all of it, or nothing.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::TooLong`](codec_core::EncodeErrorKind::TooLong) if it has more than
    /// 65535 bytes; `out` is then unchanged.
    pub fn encode_into(&self, out: &mut BytesMut) -> Result<(), EncodeError> {
        let start = out.len();
        put_header(self.code, self.integrity, out);
        out.put_slice(self.body);
        close(start, out)
    }

    /// The packet that is known to fill the whole of `packet`.
    pub(super) fn of_packet(packet: &'a [u8]) -> Option<Self> {
        let ([_, _, a, b], body) = packet.split_first_chunk()?;
        Some(Self { code: u16::from_le_bytes([*a, *b]), integrity: None, body })
    }
}

/// Appends `message` as a packet to `out`: all of it, or nothing.
///
/// # Errors
///
/// As [`Format::to_vec`]: [`EncodeErrorKind::TooLong`](codec_core::EncodeErrorKind::TooLong) if
/// the packet would have more than 65535 bytes. `out` is then unchanged.
///
/// # Examples
///
/// ```
/// use bytes::BytesMut;
/// use formats::tera::{decode_packet, encode_packet};
///
/// let mut out = BytesMut::new();
/// encode_packet(0x1234, &7u32, &mut out)?;
/// assert_eq!(out, [8, 0, 0x34, 0x12, 7, 0, 0, 0][..]);
/// assert_eq!(decode_packet::<u32>(&out)?, (0x1234, 7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn encode_packet<T: Encode<Tera> + ?Sized>(
    code: u16,
    message: &T,
    out: &mut BytesMut,
) -> Result<(), EncodeError> {
    encode_packet_with(code, None, message, out, Tera::DEFAULTS)
}

/// [`encode_packet`] with integrity bytes between header and body, where the packet has them, and
/// with options. Where the body begins follows from the integrity bytes.
///
/// # Errors
///
/// As [`encode_packet`].
pub fn encode_packet_with<T: Encode<Tera> + ?Sized>(
    code: u16,
    integrity: Option<[u8; 8]>,
    message: &T,
    out: &mut BytesMut,
    options: &Options<Tera>,
) -> Result<(), EncodeError> {
    let start = out.len();
    put_header(code, integrity, out);
    if let Err(error) = Tera::encode_into_with(message, out, &placed(options, integrity.is_some()))
    {
        out.truncate(start);
        return Err(error);
    }
    close(start, out)
}

/// Decodes a packet that fills the whole of `packet`, to its code and its message.
///
/// # Errors
///
/// As [`Frame::from_slice`] and [`Frame::decode`].
pub fn decode_packet<'de, T: Decode<'de, Tera>>(
    packet: &'de [u8],
) -> Result<(u16, T), DecodeError> {
    let (code, _, message) = decode_packet_with(packet, false, Tera::DEFAULTS)?;
    Ok((code, message))
}

/// [`decode_packet`] with options, and for packets that have integrity bytes between header and
/// body: the code, these bytes, and the message.
///
/// Nothing in a packet shows whether it has them, so the caller must specify it. Where the body
/// begins follows from that.
///
/// # Errors
///
/// As [`decode_packet`], and as [`Frame::with_integrity`].
///
/// # Examples
///
/// ```
/// use bytes::BytesMut;
/// use codec_core::Format;
/// use formats::tera::{Tera, decode_packet_with, encode_packet_with};
///
/// let mut out = BytesMut::new();
/// encode_packet_with(0x1234, Some([9; 8]), &7u32, &mut out, Tera::DEFAULTS)?;
/// let decoded = decode_packet_with::<u32>(&out, true, Tera::DEFAULTS)?;
/// assert_eq!(decoded, (0x1234, Some([9; 8]), 7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn decode_packet_with<'de, T: Decode<'de, Tera>>(
    packet: &'de [u8],
    has_integrity: bool,
    options: &Options<Tera>,
) -> Result<(u16, Option<[u8; 8]>, T), DecodeError> {
    let mut frame = Frame::from_slice(packet)?;
    if has_integrity {
        frame = frame.with_integrity()?;
    }
    let message = frame.decode_with(options)?;
    Ok((frame.code, frame.integrity, message))
}

/// The length of the packet at the start of `input`, or `None` if its length is not there yet.
pub(super) fn packet_len(input: &[u8]) -> Result<Option<usize>, DecodeError> {
    let Some(len) = input.first_chunk() else { return Ok(None) };
    let len = u16::from_le_bytes(*len);
    if usize::from(len) < HEADER {
        let kind = DecodeErrorKind::Invalid { what: "packet length", value: u64::from(len) };
        return Err(DecodeError::new(kind, 0));
    }
    Ok(Some(usize::from(len)))
}

/// Appends the header, whose length [`close`] fills in, and the integrity bytes.
fn put_header(code: u16, integrity: Option<[u8; 8]>, out: &mut BytesMut) {
    out.put_u16_le(0);
    out.put_u16_le(code);
    if let Some(integrity) = integrity {
        out.put_slice(&integrity);
    }
}

/// Fills in the length of the packet from `start` to the end, or removes the packet if it is too
/// long.
fn close(start: usize, out: &mut BytesMut) -> Result<(), EncodeError> {
    let len = out.len().saturating_sub(start);
    let slot = out.get_mut(start..).and_then(<[u8]>::first_chunk_mut);
    if let (Ok(len), Some(slot)) = (u16::try_from(len), slot) {
        *slot = len.to_le_bytes();
        return Ok(());
    }
    out.truncate(start);
    Err(super::format::too_long(len))
}

/// `options` for a body that begins behind the header, or behind the integrity bytes.
pub(super) fn placed(options: &Options<Tera>, integrity: bool) -> Options<Tera> {
    let format = if integrity { TeraOptions::INTEGRITY } else { TeraOptions::DEFAULT };
    Options { format, ..options.clone() }
}

/// The error of a body, as one of the packet: its offset counts from the header, and its end was
/// given by the length.
#[cold]
pub(super) fn in_packet(error: &DecodeError, body_at: usize) -> DecodeError {
    let kind = match *error.kind() {
        DecodeErrorKind::UnexpectedEnd { needed, left } => {
            DecodeErrorKind::PastLimit { needed, left }
        }
        ref kind => kind.clone(),
    };
    let moved = DecodeError::new(kind, error.offset().saturating_add(body_at));
    let mut segments: Vec<Segment> = error.path().segments().collect();
    segments.reverse();
    let moved = segments.iter().fold(moved, |moved, segment| match *segment {
        Segment::Field(name) => moved.in_field(name),
        Segment::Index(index) => moved.at_index(index),
        _ => moved,
    });
    match error.path().root() {
        Some(name) => moved.in_type(name),
        None => moved,
    }
}

#[cold]
pub(super) fn no_integrity(left: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::PastLimit { needed: INTEGRITY, left }, HEADER)
}
