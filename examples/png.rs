//! PNG: a signature, then chunks of length, type, data and CRC-32.
//!
//! Shows `const` (the signature), `end` (chunks up to and including `IEND`), `switch` with `len`
//! (what a chunk holds depends on its type, and unknown chunks keep their bytes), `checksum` (over
//! type and data, wherever the data ends), enums with `repr`, and `check`.
//!
//! The file is the red pixel of the article "PNG" in Wikipedia (section "Examples"); the `gAMA`
//! chunk that is added to it is the usual one of sRGB pictures, gamma 1/2.2.

use codec_core::{BigEndian, Format, Implied, Wire, checksum::Crc32};

#[derive(Wire, Debug)]
#[wire(format = BigEndian)]
struct Png {
    /// The bytes show whether the file was damaged on its way as text: a byte above 127, line ends
    /// of two kinds, and the end-of-file character of DOS.
    #[wire(const = *b"\x89PNG\r\n\x1a\n")]
    signature: Implied<[u8; 8]>,
    #[wire(end = |chunk| matches!(chunk.body, Body::End))]
    chunks: Vec<Chunk>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian)]
struct Chunk {
    length: Implied<u32>,
    kind: Implied<u32>,
    #[wire(switch = kind, len = length)]
    body: Body,
    #[wire(checksum(Crc32, kind..=body))]
    crc: Implied<u32>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian, tag = u32)]
enum Body {
    #[wire(id = u32::from_be_bytes(*b"IHDR"))]
    Header(Header),
    /// A piece of the picture, compressed with zlib.
    #[wire(id = u32::from_be_bytes(*b"IDAT"))]
    Data(#[wire(rest)] Vec<u8>),
    #[wire(id = u32::from_be_bytes(*b"IEND"))]
    End,
    #[wire(other)]
    Unknown(u32, Vec<u8>),
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian)]
struct Header {
    #[wire(check = width > 0)]
    width: u32,
    #[wire(check = height > 0)]
    height: u32,
    depth: u8,
    color: Color,
    #[wire(const = 0)]
    compression: Implied<u8>,
    #[wire(const = 0)]
    filter: Implied<u8>,
    interlaced: bool,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian, repr = u8)]
enum Color {
    Gray = 0,
    Rgb = 2,
    Palette = 3,
    GrayAlpha = 4,
    RgbAlpha = 6,
}

const PIXEL: &[u8] = b"\x89PNG\r\n\x1a\n\
    \x00\x00\x00\x0dIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x02\x00\x00\x00\x90\x77\x53\xde\
    \x00\x00\x00\x0cIDAT\x08\xd7\x63\xf8\xcf\xc0\x00\x00\x03\x01\x01\x00\x18\xdd\x8d\xb0\
    \x00\x00\x00\x00IEND\xae\x42\x60\x82";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut png: Png = BigEndian::from_slice(PIXEL)?;
    for chunk in &png.chunks {
        println!("{:?}", chunk.body);
    }
    print!("{}", BigEndian::annotate(&png)?);
    assert_eq!(BigEndian::to_vec(&png)?, PIXEL);

    // Length and checksum of a new chunk are computed.
    let gamma = Body::Unknown(u32::from_be_bytes(*b"gAMA"), 45_455_u32.to_be_bytes().to_vec());
    let (length, kind, crc) = (Implied::new(), Implied::new(), Implied::new());
    png.chunks.insert(1, Chunk { length, kind, body: gamma, crc });
    let bytes = BigEndian::to_vec(&png)?;
    assert_eq!(&bytes[33..49], b"\x00\x00\x00\x04gAMA\x00\x00\xb1\x8f\x0b\xfc\x61\x05");
    assert_eq!(BigEndian::from_slice::<Png>(&bytes)?.chunks, png.chunks);

    let mut corrupt = PIXEL.to_vec();
    corrupt[19] = 2; // the width
    let error = BigEndian::from_slice::<Png>(&corrupt).unwrap_err();
    println!("corrupt: {error}");
    assert_eq!(
        error.to_string(),
        "expected the checksum 0x7b40e8dd, found 0x907753de at byte 0x1d in Png.chunks[0].crc"
    );
    Ok(())
}
