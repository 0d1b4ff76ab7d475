//! WAV: a RIFF file, whose chunks are padded to even lengths.
//!
//! Shows text constants (`const` with `Fixed`), a length that also counts a field before the list
//! (`len` with an expression, which is solved), `switch` with `len` (what a chunk holds depends on
//! its type, and unknown chunks keep their bytes), `align` for the padding behind a chunk, and
//! `check` over several fields.
//!
//! Format and samples are the example of "WAVE PCM soundfile format" (soundfile.sapp.org), which has
//! the first 72 bytes of a file; the two lengths are set to what is here. The text between them, of
//! odd length, is the one that FFmpeg 7.1 writes.

use codec_core::{
    Format, Implied, LittleEndian, Wire,
    text::{Fixed, Terminated, Utf8},
};

#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct Wav {
    #[wire(const = "RIFF", as = Fixed<4, Utf8>)]
    magic: Implied<String>,
    size: Implied<u32>,
    #[wire(const = "WAVE", as = Fixed<4, Utf8>)]
    form: Implied<String>,
    /// `size` counts the four bytes of `form` too.
    #[wire(len = size - 4)]
    chunks: Vec<Chunk>,
}

#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct Chunk {
    kind: Implied<u32>,
    size: Implied<u32>,
    #[wire(switch = kind, len = size)]
    body: Body,
    /// The padding before this empty field is not part of `size`.
    #[wire(align = 2)]
    end: (),
}

#[derive(Wire, Debug)]
#[wire(format = LittleEndian, tag = u32)]
enum Body {
    #[wire(id = u32::from_le_bytes(*b"fmt "))]
    Format(Pcm),
    #[wire(id = u32::from_le_bytes(*b"LIST"))]
    List {
        #[wire(const = "INFO", as = Fixed<4, Utf8>)]
        form: Implied<String>,
        #[wire(rest)]
        texts: Vec<Info>,
    },
    #[wire(id = u32::from_le_bytes(*b"data"))]
    Samples(#[wire(rest)] Vec<i16>),
    #[wire(other)]
    Unknown(u32, Vec<u8>),
}

/// Samples of 16 bits, not compressed.
#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct Pcm {
    #[wire(const = 1)]
    tag: Implied<u16>,
    channels: u16,
    rate: u32,
    bytes_per_second: u32,
    #[wire(check = bytes_per_second == rate * u32::from(block))]
    block: u16,
    #[wire(const = 16)]
    bits: Implied<u16>,
}

#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct Info {
    #[wire(as = Fixed<4, Utf8>)]
    name: String,
    size: Implied<u32>,
    #[wire(len = size, as = Terminated<Utf8>)]
    text: String,
    #[wire(align = 2)]
    end: (),
}

const WAV: &[u8] = b"RIFF\x62\x00\x00\x00WAVE\
    fmt \x10\x00\x00\x00\x01\x00\x02\x00\x22\x56\x00\x00\x88\x58\x01\x00\x04\x00\x10\x00\
    LIST\x1a\x00\x00\x00INFOISFT\x0d\x00\x00\x00Lavf61.7.100\x00\x00\
    data\x1c\x00\x00\x00\x00\x00\x00\x00\x24\x17\x1e\xf3\x3c\x13\x3c\x14\x16\xf9\x18\xf9\
    \x34\xe7\x23\xa6\x3c\xf2\x24\xf2\x11\xce\x1a\x0d";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let wav: Wav = LittleEndian::from_slice(WAV)?;
    for chunk in &wav.chunks {
        println!("{:?}", chunk.body);
    }
    print!("{}", LittleEndian::annotate(&wav)?);
    assert_eq!(LittleEndian::to_vec(&wav)?, WAV);

    let mut corrupt = WAV.to_vec();
    corrupt[28] += 1; // bytes per second
    let error = LittleEndian::from_slice::<Wav>(&corrupt).unwrap_err();
    println!("{error}");
    assert_eq!(
        error.to_string(),
        "`bytes_per_second == rate * u32 :: from(block)` does not hold at byte 0x20 \
         in Wav.chunks[0].body.Format.block"
    );
    Ok(())
}
