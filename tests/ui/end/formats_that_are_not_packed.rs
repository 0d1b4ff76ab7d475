use codec_core::Wire;
use formats::{nativeparam::NativeParam, tera::Tera};

#[derive(Wire)]
#[wire(format = Tera)]
struct TeraEnd {
    #[wire(end = 0)]
    value: Vec<u8>,
}

#[derive(Wire)]
#[wire(format = NativeParam)]
struct NativeParamEnd {
    #[wire(end = 0)]
    value: Vec<u8>,
}

fn main() {}
