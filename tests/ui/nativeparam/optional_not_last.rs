use codec_core::Wire;
use formats::nativeparam::NativeParam;

#[derive(Wire)]
#[wire(format = NativeParam)]
struct Message {
    name: Option<String>,
    level: i32,
}

fn main() {}
