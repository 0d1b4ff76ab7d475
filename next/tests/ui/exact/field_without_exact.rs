use codec_core::exact::Exact;

struct Item {
    id: u32,
}

#[derive(Exact)]
struct Enter {
    player: u32,
    item: Item,
}

#[derive(Exact)]
enum Message {
    Enter(Enter),
    Item(Item),
}

fn main() {}
