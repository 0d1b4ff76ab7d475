//! Convert a file of Minecraft from NBT to Castle, or back.
//!
//! `cargo run --example nbt_to_castle -- level.dat level.castle`

use std::{env, fs, path::Path, process::ExitCode};

use codec_core::Format;
use formats::castle::{
    Castle, Compound,
    nbt::{ByteAs, GuidAs, Nbt, NbtOptions, Packing},
};

const HELP: &str = "\
usage: nbt_to_castle [OPTION]... IN OUT

Reads IN and writes OUT. NBT, which may be packed with gzip or zlib, becomes
Castle; Castle becomes NBT. Without arguments it converts a small file of its
own there and back.

For NBT that is written:
  --gzip    pack it with gzip
  --zlib    pack it with zlib
  --longs   write a Guid as two Longs (four Ints otherwise)
  --bytes   write a Byte of 127 at most as a Byte (a Short otherwise)

  --help    show this text
";

/// A player of one item and a position, in NBT.
const SAMPLE: &[u8] = b"\x0a\0\0\x09\0\x09Inventory\x0a\0\0\0\x01\x08\0\x02id\0\x0fminecraft:torch\
    \x01\0\x05Count\x40\0\x09\0\x03Pos\x06\0\0\0\x03\x40\x20\0\0\0\0\0\0\x40\x50\0\0\0\0\0\0\
    \xc0\x08\0\0\0\0\0\0\0";

fn main() -> ExitCode {
    let mut options = NbtOptions::DEFAULT;
    let mut files = Vec::new();
    for argument in env::args().skip(1) {
        match argument.as_str() {
            "--gzip" => options.packing = Packing::Gzip,
            "--zlib" => options.packing = Packing::Zlib,
            "--longs" => options.guid = GuidAs::Longs,
            "--bytes" => options.byte = ByteAs::ByteIfSmall,
            "--help" | "-h" => {
                print!("{HELP}");
                return ExitCode::SUCCESS;
            }
            option if option.starts_with('-') => return misused(&format!("no option {option}")),
            _ => files.push(argument),
        }
    }
    let done = match files.as_slice() {
        [] => there_and_back(&options),
        [from, to] => convert(from.as_ref(), to.as_ref(), &options),
        _ => return misused("two files are needed: IN and OUT"),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("nbt_to_castle: {error}");
            ExitCode::FAILURE
        }
    }
}

fn misused(why: &str) -> ExitCode {
    eprint!("nbt_to_castle: {why}\n\n{HELP}");
    ExitCode::from(2)
}

/// Converts a file to the other format.
fn convert(from: &Path, to: &Path, options: &NbtOptions) -> Result<(), String> {
    let in_file =
        |path: &Path, error: &dyn ToString| format!("{}: {}", path.display(), error.to_string());
    let input = fs::read(from).map_err(|error| in_file(from, &error))?;
    let (name, output) = other_format(&input, options).map_err(|error| in_file(from, &error))?;
    fs::write(to, &output).map_err(|error| in_file(to, &error))?;
    println!("{}: {} bytes, {}: {} bytes", from.display(), input.len(), to.display(), output.len());
    if !name.is_empty() {
        println!("Castle has no name for a file: {name:?} is not in {}", to.display());
    }
    Ok(())
}

/// The other format's bytes, and the name of an NBT file.
fn other_format(
    input: &[u8],
    options: &NbtOptions,
) -> Result<(String, Vec<u8>), Box<dyn std::error::Error>> {
    // Castle begins with a root token; NBT with a Compound, or as gzip and zlib do.
    if input.first() == Some(&0) {
        let nbt = Nbt { name: String::new(), root: Compound::decode_auto(input)? };
        return Ok((nbt.name.clone(), nbt.to_vec_with(options)?));
    }
    let nbt = Nbt::from_slice_with(input, options)?;
    let castle = Castle::to_vec(&nbt.root)?;
    Ok((nbt.name, castle))
}

/// Converts the sample to Castle and back.
fn there_and_back(options: &NbtOptions) -> Result<(), String> {
    let folder = env::temp_dir().join(format!("nbt_to_castle.{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let [nbt, castle, again] = ["player.nbt", "player.castle", "again.nbt"].map(|n| folder.join(n));
    let done = fs::write(&nbt, SAMPLE).map_err(|error| error.to_string());
    let done = done
        .and_then(|()| convert(&nbt, &castle, options))
        .and_then(|()| convert(&castle, &again, options))
        .and_then(|()| fs::read(&again).map_err(|error| error.to_string()));
    // The files are of no use any more, and what became of them does not matter.
    let _ = fs::remove_dir_all(&folder);
    let done = done?;
    if options.packing == Packing::Plain {
        assert_eq!(done, SAMPLE);
    }
    let player = Nbt::from_slice(&done).map_err(|error| error.to_string())?;
    print!("{}", player.root);
    Ok(())
}
