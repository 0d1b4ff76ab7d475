//! One struct, two formats: a bridge that reads one protocol and writes another.

use codec_core::{
    Format, NoDefault, Options, Order, Packed, Wire,
    text::{Prefixed, Utf8},
};

/// What the server speaks: little-endian, lists with a `u32` count.
#[derive(Debug)]
struct Server;

impl Packed for Server {
    const NAME: &'static str = "server";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u32;
    type Text = NoDefault;
}

/// What the devices speak: big-endian, lists with a `u8` count.
#[derive(Debug)]
struct Device;

impl Packed for Device {
    const NAME: &'static str = "device";
    const ORDER: Order = Order::Big;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u8;
    type Text = NoDefault;
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Server, format = Device)]
struct Inventory {
    player: u32,
    // A codec that fits both formats; each writes the `u16` in its own byte order.
    #[wire(as = Prefixed<u16, Utf8>)]
    owner: String,
    items: Vec<Item>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Server, format = Device)]
struct Item {
    kind: u16,
    amount: u16,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let items = vec![Item { kind: 1, amount: 2 }];
    let inventory = Inventory { player: 7, owner: "Atrus".into(), items };

    let server = Server::to_vec(&inventory)?;
    let device = Device::to_vec(&Server::from_slice::<Inventory>(&server)?)?;
    println!("{}", Server::annotate(&inventory)?);
    println!("{}", Device::annotate(&inventory)?);

    assert_eq!(server, *b"\x07\0\0\0\x05\0Atrus\x01\0\0\0\x01\0\x02\0");
    assert_eq!(device, *b"\0\0\0\x07\0\x05Atrus\x01\0\x01\0\x02");
    assert_eq!(Device::from_slice::<Inventory>(&device)?, inventory);
    Ok(())
}
