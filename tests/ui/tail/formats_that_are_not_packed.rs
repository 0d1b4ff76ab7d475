use codec_core::Wire;
use formats::{nativeparam::NativeParam, tera::Tera};

#[derive(Wire)]
#[wire(format = Tera)]
struct TeraTail {
    #[wire(tail)]
    value: Option<u8>,
}

#[derive(Wire)]
#[wire(format = NativeParam)]
struct NativeParamTail {
    #[wire(tail)]
    value: Option<u8>,
}

fn main() {}
