//! One struct, two formats: a bridge that reads one protocol and writes another.

use codec_core::{
    Format, NoDefault, Options, Order, Packed, Wire,
    text::{Prefixed, Utf8},
};
use formats::moul::Moul;

/// A house protocol: big-endian, lists with a `u8` count.
#[derive(Debug)]
struct House;

impl Packed for House {
    const NAME: &'static str = "house";
    const ORDER: Order = Order::Big;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u8;
    type Text = NoDefault;
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Moul, format = House)]
struct Inventory {
    player: u32,
    // A codec that fits both formats; each writes the `u16` in its own byte order.
    #[wire(as = Prefixed<u16, Utf8>)]
    owner: String,
    items: Vec<Item>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Moul, format = House)]
struct Item {
    kind: u16,
    amount: u16,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let items = vec![Item { kind: 1, amount: 2 }];
    let inventory = Inventory { player: 7, owner: "Atrus".into(), items };

    let moul = Moul::to_vec(&inventory)?;
    let house = House::to_vec(&Moul::from_slice::<Inventory>(&moul)?)?;
    println!("{}", Moul::annotate(&inventory)?);
    println!("{}", House::annotate(&inventory)?);

    assert_eq!(moul, *b"\x07\0\0\0\x05\0Atrus\x01\0\0\0\x01\0\x02\0");
    assert_eq!(house, *b"\0\0\0\x07\0\x05Atrus\x01\0\x01\0\x02");
    assert_eq!(House::from_slice::<Inventory>(&house)?, inventory);
    Ok(())
}
