use codec_core::{BigEndian, MessageId, Wire, codec::U24};

#[derive(Wire)]
#[wire(format = BigEndian, id = 0x0200_0000)]
struct Payload {
    value: u8,
}

#[derive(Wire)]
#[wire(format = BigEndian, tag = U24)]
enum Message {
    #[wire(id = 0x0100_0000)]
    Quit,
    Payload(Payload),
}

#[derive(Wire)]
#[wire(format = BigEndian, repr = U24)]
enum Color {
    Red = 0xff_ffff,
    Green,
}

fn main() {
    let _ = Payload::ID;
}
