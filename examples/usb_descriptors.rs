//! USB: a configuration descriptor and all that a device sends behind it.
//!
//! Shows a total length that counts the header too (`len = total_length - 9`), elements of length,
//! type and value (`switch` and `len`), `other` for unknown types, `const`, and `bits`. The layouts
//! are those of the USB 2.0 specification, section 9.6. The bytes follow the sample device of the HID
//! 1.11 specification, appendix E: a keyboard with a mouse. HID descriptors are unknown here.

use codec_core::{Format, Implied, LittleEndian, Wire};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = LittleEndian)]
struct Configuration {
    #[wire(const = 9)]
    length: Implied<u8>,
    #[wire(const = 2)]
    kind: Implied<u8>,
    total_length: Implied<u16>,
    interfaces: u8,
    value: u8,
    name: u8,
    attributes: Attributes,
    /// In units of two milliamperes.
    max_power: u8,
    #[wire(len = total_length - 9)]
    descriptors: Vec<Descriptor>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = LittleEndian, bits = u8)]
struct Attributes {
    #[wire(const = true)]
    reserved: Implied<bool>,
    self_powered: bool,
    remote_wakeup: bool,
    #[wire(rest)]
    unused: (),
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = LittleEndian)]
struct Descriptor {
    length: Implied<u8>,
    kind: Implied<u8>,
    #[wire(switch = kind, len = length - 2)]
    body: Body,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = LittleEndian, tag = u8)]
enum Body {
    #[wire(id = 4)]
    Interface { number: u8, alternate: u8, endpoints: u8, class: [u8; 3], name: u8 },
    #[wire(id = 5)]
    Endpoint { address: Address, attributes: u8, max_packet: u16, interval: u8 },
    #[wire(other)]
    Other(u8, Vec<u8>),
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = LittleEndian, bits = u8)]
struct Address {
    to_host: bool,
    #[wire(pad = 3, bits = 4)]
    number: u8,
}

const BYTES: [u8; 59] = [
    0x09, 0x02, 0x3b, 0x00, 0x02, 0x01, 0x00, 0xa0, 0x32, // configuration
    0x09, 0x04, 0x00, 0x00, 0x01, 0x03, 0x01, 0x01, 0x00, // interface: keyboard
    0x09, 0x21, 0x01, 0x01, 0x00, 0x01, 0x22, 0x3f, 0x00, // HID
    0x07, 0x05, 0x81, 0x03, 0x08, 0x00, 0x0a, // endpoint 1, to the host
    0x09, 0x04, 0x01, 0x00, 0x01, 0x03, 0x01, 0x02, 0x00, // interface: mouse
    0x09, 0x21, 0x01, 0x01, 0x00, 0x01, 0x22, 0x32, 0x00, // HID
    0x07, 0x05, 0x82, 0x03, 0x08, 0x00, 0x0a, // endpoint 2, to the host
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut device: Configuration = LittleEndian::from_slice(&BYTES)?;
    println!("{} interfaces, {} mA", device.interfaces, u16::from(device.max_power) * 2);
    for descriptor in &device.descriptors {
        println!("  {:?}", descriptor.body);
    }
    assert_eq!(LittleEndian::to_vec(&device)?, BYTES);

    // The lengths follow from what is there.
    device.descriptors.truncate(3);
    device.interfaces = 1;
    let keyboard = LittleEndian::annotate(&device)?;
    print!("{keyboard}");
    assert_eq!(keyboard.bytes()[..5], [0x09, 0x02, 0x22, 0x00, 0x01]);

    let mut corrupt = BYTES;
    corrupt[27] = 6; // An endpoint descriptor has seven bytes.
    let error = LittleEndian::from_slice::<Configuration>(&corrupt).unwrap_err();
    println!("wrong length: {error}");
    assert!(error.to_string().starts_with("needed 1 bytes, 0 left in the part its length gives"));
    Ok(())
}
