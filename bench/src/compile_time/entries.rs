//! How much code messages are, with one entry point and with all of them.

use std::{fmt::Write as _, io, path::Path};

use super::{Derive, build::Crate};
use crate::shapes::Random;

/// Prints it, for a format of one's own and for a ready one.
pub(super) fn print(folder: &Path, ours: &Derive) {
    for format in ["Plain", "codec_core::LittleEndian"] {
        match measure(folder, ours, format) {
            Ok([none, one, all]) => println!(
                "{LONG} messages with texts and lists in {format}: {} bytes of .text to encode them \
                     through one entry point, {} through all four",
                one - none,
                all - none
            ),
            Err(error) => println!("entry points: failed: {error}"),
        }
    }
}

/// How many messages are encoded through several entry points.
const LONG: usize = 50;

/// Bytes of `.text` of a program that decodes messages, that also encodes them through one entry point,
/// and through all of them.
fn measure(folder: &Path, ours: &Derive, format: &str) -> io::Result<[u64; 3]> {
    let krate = Crate::new(ours.dependency, folder, "entries")?;
    let one = "black_box(F::to_vec(&value).unwrap());";
    let all = "black_box(F::to_vec(&value).unwrap());
        F::encode_into(&value, out).unwrap();
        black_box(F::encode_to_slice(&value, room).unwrap());
        black_box(F::encoded_len(&value).unwrap());";
    let text = |encode: &str| -> io::Result<u64> {
        krate.write(&long_messages(ours.head, format, encode))?;
        krate.cargo(&["build", "--release"])?;
        krate.text_len()
    };
    Ok([text("black_box(value);")?, text(one)?, text(all)?])
}

/// A program that decodes messages of several texts and lists, and does `encode` with them. The order of
/// the fields differs, so that functions are not merged.
fn long_messages(head: &str, format: &str, encode: &str) -> String {
    let mut fields = [
        "id: u32",
        "kind: u8",
        "#[wire(as = Prefixed<u16, Utf8>)] name: String",
        "#[wire(as = Prefixed<u16, Utf16Le>)] title: String",
        "#[wire(as = List<u16>)] items: Vec<u32>",
        "#[wire(as = List<u16>)] parts: Vec<Part>",
        "time: u64",
    ];
    let mut random = Random::new(5);
    let mut source = format!(
        "{head}
        use codec_core::{{bytes::BytesMut, codec::List, text::{{Prefixed, Utf8, Utf16Le}}}};
        use std::hint::black_box;
        type F = {format};
        #[derive(Wire)] #[wire(format = {format})]
        struct Part {{ kind: u16, #[wire(as = Prefixed<u8, Utf8>)] name: String }}\n"
    );
    let mut calls = String::new();
    for number in 0..LONG {
        for last in (1..fields.len()).rev() {
            fields.swap(last, random.below(last as u32 + 1) as usize);
        }
        let _ = writeln!(
            source,
            "#[derive(Wire)] #[wire(format = {format})] struct M{number} {{ {} }}
            #[inline(never)]
            fn both{number}(input: &[u8], out: &mut BytesMut, room: &mut [u8]) {{
                let value: M{number} = F::from_slice(input).unwrap();
                {encode}
                black_box((out, room));
            }}",
            fields.join(", ")
        );
        let _ = writeln!(calls, "both{number}(input, &mut out, &mut room);");
    }
    source
        + &format!(
            "fn main() {{
                let (input, mut out, mut room) = (black_box(&[0; 99][..]), BytesMut::new(), [0; 999]);
                {calls}
            }}"
        )
}
