use codec_core::Wire;
use formats::nativeparam::NativeParam;
use zerocopy::{FromBytes, Immutable, IntoBytes};

#[derive(Wire, FromBytes, IntoBytes, Immutable)]
#[wire(format = NativeParam, plain)]
#[repr(C)]
struct Point {
    x: f32,
    y: f32,
}

fn main() {}
