use codec_core::Wire;
use formats::nativeparam::NativeParam;

#[derive(Wire)]
#[wire(format = NativeParam)]
struct Message {
    level: u16,
}

fn main() {}
