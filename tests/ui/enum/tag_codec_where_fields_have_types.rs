use codec_core::{Wire, codec::VarInt};
use formats::nativeparam::NativeParam;

#[derive(Wire)]
#[wire(format = NativeParam, tag = VarInt<u32>)]
enum Message {
    #[wire(id = 1)]
    Quit,
}

fn main() {}
