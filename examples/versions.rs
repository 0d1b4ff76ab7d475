//! One declaration for several versions of a protocol.

use codec_core::{Format, LittleEndian, Options, Wire};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct Spawn {
    id: u32,
    /// Only up to version 4.
    #[wire(until = 4, default = 100)]
    scale: u8,
    /// From version 3 on.
    #[wire(since = 3)]
    guild: Option<u16>,
    level: u8,
}

/// The options to speak `version`.
fn speak(version: u32) -> Options<LittleEndian> {
    Options { version, ..Options::new(()) }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let spawn = Spawn { id: 1, scale: 50, guild: Some(9), level: 7 };

    for (version, bytes) in [
        (2, &[1, 0, 0, 0, 50, 7][..]),
        (3, &[1, 0, 0, 0, 50, 9, 0, 7]),
        (4, &[1, 0, 0, 0, 50, 9, 0, 7]),
        (5, &[1, 0, 0, 0, 9, 0, 7]),
    ] {
        let written = LittleEndian::to_vec_with(&spawn, &speak(version))?;
        println!("version {version}: {written:02x?}");
        assert_eq!(written, bytes);

        let read: Spawn = LittleEndian::from_slice_with(&written, &speak(version))?;
        let scale = if version <= 4 { 50 } else { 100 };
        let guild = if version >= 3 { Some(9) } else { None };
        assert_eq!(read, Spawn { scale, guild, ..spawn.clone() });
    }

    // Without options: the newest version.
    assert_eq!(LittleEndian::to_vec(&spawn)?, LittleEndian::to_vec_with(&spawn, &speak(5))?);

    // A version that has the field needs a value for it.
    let error = LittleEndian::to_vec(&Spawn { guild: None, ..spawn }).unwrap_err();
    println!("{error}");
    assert_eq!(error.path().to_string(), "Spawn.guild");
    Ok(())
}
