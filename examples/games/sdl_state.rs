//! State of an object of Myst Online: Uru Live: which variables it has is declared in a text file.

use codec_core::Format;
use formats::moul::{
    Moul,
    sdl::{AnyState, Descriptors},
};

const LAMP: &str = "
    STATEDESC Wick
    {
        VERSION 2
        VAR FLOAT length[1]  DEFAULT=1
    }
    STATEDESC Lamp
    {
        VERSION 3
        VAR BOOL   lit[1]    DEFAULT=false
        VAR $Wick  wicks[]
        VAR SHORT  level[2]  DEFAULT=-1   DEFAULTOPTION=VAULT
        VAR PLKEY  owner[1]  DEFAULT=nil
    }";

/// A lamp that is lit, with two wicks; the first of them is as it always is, and left out.
const BYTES: &[u8] = b"\x00\x80\x04\xf0\xb3\x9e\x92\x8f\x03\x00\x01\x00\x06\
    \x02\x00\x02\x00\x00\xf0\x14\x00\xf1\x53\x65\x90\xd0\x03\x00\x01\x02\x02\x00\x00\xf0\x18\
    \x01\x02\x00\x00\xf0\x00\x02\x00\x00\x00\x01\x01\
    \x00\x00\x06\x01\x02\x00\x04\xf0\x8b\x8d\x96\x92\x10\x00\x00\x20\x40\x00";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let descriptors = Descriptors::parse(LAMP)?;

    // What is in the bytes, by name; and the same bytes again.
    let mut lamp = descriptors.decode(BYTES)?;
    println!("{lamp}");
    assert!(lamp.get::<bool>("lit")?);
    assert_eq!(lamp.record("wicks", 1)?.get::<f32>("length")?, 2.5);
    assert_eq!(Moul::to_vec(&lamp)?, BYTES);

    // Variables that are not in the bytes have their defaults, and so have states.
    assert_eq!(lamp.get::<Vec<i16>>("level")?, [-1, -1]);
    assert_eq!(lamp.record("wicks", 0)?.get::<f32>("length")?, 1.0);

    // A change is marked as one.
    lamp.set("lit", false)?;
    lamp.record_mut("wicks", 0)?.set("length", 0.25_f32)?;
    println!("{lamp}");
    println!("{}", lamp.set("level", vec![1_i16]).unwrap_err());
    println!("{}", lamp.get::<i32>("lit").unwrap_err());

    // Both ways: what was written is what is read.
    let bytes = Moul::to_vec(&lamp)?;
    assert_eq!(descriptors.decode(&bytes)?, lamp);

    // Bytes that end too early, and a version that nobody declared.
    println!("{}", descriptors.decode(&BYTES[..62]).unwrap_err());
    let mut newer = BYTES.to_vec();
    newer[8] = 4;
    println!("{}", descriptors.decode(&newer).unwrap_err());
    let kept = descriptors.decode_any(&newer)?;
    assert!(matches!(kept, AnyState::Unknown(_)));
    assert_eq!(Moul::to_vec(&kept)?, newer);

    // A mistake in a descriptor, at its line and column.
    let error = Descriptors::parse(LAMP.replace("SHORT ", "SHRT ")).unwrap_err();
    println!("{error}");
    assert_eq!((error.line(), error.column()), (12, 13));
    Ok(())
}
