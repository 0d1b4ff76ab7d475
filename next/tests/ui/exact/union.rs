use codec_core::exact::Exact;

#[derive(Exact)]
union Bits {
    number: u32,
    bytes: [u8; 4],
}

fn main() {}
