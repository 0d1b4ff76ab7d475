use codec_core::exact::Exact;

struct Item {
    id: u32,
}

#[derive(Exact)]
struct Enter {
    items: Vec<Item>,
}

fn main() {}
