use codec_core::Wire;
use formats::nativeparam::NativeParam;

#[derive(Wire)]
#[wire(format = NativeParam)]
struct Message {
    id: u64,
}

fn main() {}
