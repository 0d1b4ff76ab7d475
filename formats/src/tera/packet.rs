//! A packet that is kept apart from the stream.

use bytes::{Bytes, BytesMut};
use codec_core::{Decode, DecodeError, Format, Options};

use super::{
    Frame, Tera,
    frame::{HEADER, INTEGRITY, in_packet, no_integrity, packet_len, placed},
};

/// A packet with its body in memory of its own or shared, to be kept or sent to another thread.
///
/// # Examples
///
/// ```
/// use bytes::BytesMut;
/// use formats::tera::Packet;
///
/// let mut received = BytesMut::from(&[5, 0, 0x34, 0x12][..]);
/// assert_eq!(Packet::split_from(&mut received)?, None);
/// received.extend_from_slice(&[7, 4, 0]);
/// let packet = Packet::split_from(&mut received)?;
/// assert_eq!(packet.map(|packet| (packet.code, packet.body.to_vec())), Some((0x1234, vec![7])));
/// assert_eq!(received, [4, 0][..]);
/// # Ok::<(), codec_core::DecodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Packet {
    /// The operation code.
    pub code: u16,
    /// The eight bytes between header and body, where they were taken off the body.
    pub integrity: Option<[u8; 8]>,
    /// What follows the header and the integrity bytes.
    pub body: Bytes,
}

impl Packet {
    /// Splits the first packet off `stream`, without copying it, or returns `None` and leaves
    /// `stream` alone if more bytes must come first.
    ///
    /// # Errors
    ///
    /// As [`Frame::split`]; `stream` is then unchanged, and another call fails in the same way.
    pub fn split_from(stream: &mut BytesMut) -> Result<Option<Self>, DecodeError> {
        let Some(len) = packet_len(stream)? else { return Ok(None) };
        if stream.len() < len {
            return Ok(None);
        }
        let mut packet = stream.split_to(len).freeze();
        let code = Frame::of_packet(&packet).map(|frame| frame.code);
        let body = packet.split_off(HEADER);
        Ok(code.map(|code| Self { code, integrity: None, body }))
    }

    /// The packet, borrowed.
    #[must_use]
    pub fn frame(&self) -> Frame<'_> {
        Frame { code: self.code, integrity: self.integrity, body: &self.body }
    }

    /// Takes the first eight bytes of the body for its integrity bytes.
    ///
    /// # Errors
    ///
    /// As [`Frame::with_integrity`].
    pub fn with_integrity(self) -> Result<Self, DecodeError> {
        match self.body.split_first_chunk() {
            Some((integrity, _)) => {
                Ok(Self { integrity: Some(*integrity), body: self.body.slice(INTEGRITY..), ..self })
            }
            None => Err(no_integrity(self.body.len())),
        }
    }

    /// Decodes the body; its `Bytes` fields share the packet's memory.
    ///
    /// # Errors
    ///
    /// As [`Frame::decode`].
    pub fn decode<T: for<'de> Decode<'de, Tera>>(&self) -> Result<T, DecodeError> {
        self.decode_with(Tera::DEFAULTS)
    }

    /// [`decode`](Self::decode) with options. Where the body begins is taken from the packet.
    ///
    /// # Errors
    ///
    /// As [`Frame::decode`].
    pub fn decode_with<T: for<'de> Decode<'de, Tera>>(
        &self,
        options: &Options<Tera>,
    ) -> Result<T, DecodeError> {
        let options = placed(options, self.integrity.is_some());
        Tera::from_bytes_with(&self.body, &options)
            .map_err(|error| in_packet(&error, options.format.body_at))
    }
}
