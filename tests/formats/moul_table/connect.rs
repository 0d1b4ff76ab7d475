//! Packets that begin a connection, and the one message of `SimpleNet`.
//!
//! A row: number, name, and the kinds of the fields; `=` is a constant. Read from the client
//! (H-uru/Plasma 8d6f88b9; b970ae4b for CSR and `SimpleNet`) by a program.

use codec_core::{Layout, Shape, shape::Frame};
use formats::moul::{
    Moul,
    connect::{ConnectPacket, SetupPacket},
    simple_net::CsrNet,
};

use super::exact::{field, words};

#[test]
fn every_connect_packet_has_the_declared_number_and_fields() {
    let Shape::Record(packet) = ConnectPacket::shape() else { panic!("not a struct") };
    let [number, header @ .., data] = packet.fields else { panic!("no fields") };
    assert_eq!(words((number.shape)()), ["U8"]);
    let header: Vec<String> = header.iter().flat_map(field).collect();
    let Shape::Enum(kinds) = (data.shape)() else { panic!("not an enum") };
    let mut rows = CONNECT.lines();
    for kind in kinds.variants {
        let row = rows.next().unwrap_or("no row");
        let [id] = kind.ids else { panic!("{}: several numbers", kind.name) };
        let mut found = vec![format!("{id:#05x}"), row.split(' ').nth(1).unwrap().to_owned()];
        found.push(format!("U8={id}"));
        found.extend(header.clone());
        found.extend(words((kind.shape)()));
        assert_eq!(found.join(" "), row);
        assert!(found[1].ends_with(kind.name), "{row}");
    }
    assert_eq!(rows.next(), None);
}

#[test]
fn every_setup_packet_has_the_declared_number_and_fields() {
    compare::<SetupPacket>(SETUP);
}

#[test]
fn every_message_of_simple_net_has_the_declared_number_and_fields() {
    compare::<CsrNet>(SIMPLE_NET);
}

#[track_caller]
fn compare<T: Layout<Moul>>(table: &str) {
    let Shape::Enum(packets) = T::shape() else { panic!("not an enum") };
    let mut rows = table.lines();
    for packet in packets.variants.iter().filter(|packet| !packet.ids.is_empty()) {
        let row = rows.next().unwrap_or("no row");
        let [id] = packet.ids else { panic!("{}: several numbers", packet.name) };
        let shape = match (packet.shape)() {
            Shape::Named { of, .. } => of(),
            shape => shape,
        };
        let words = match shape {
            Shape::Record(object) => {
                assert_eq!(object.wire_name, row.split(' ').nth(1));
                object.fields.iter().flat_map(field).collect()
            }
            // A length that is one of few: the longest of what it tells of.
            Shape::Enum(lengths) if packets.name == "SetupPacket" => {
                let longest = lengths.variants.last().unwrap();
                match (longest.shape)() {
                    Shape::Bytes { frame: Frame::Fixed(len) } => vec![format!("REST({len})")],
                    shape => words(shape),
                }
            }
            shape => words(shape),
        };
        // Error numbers are signed, whatever their declaration says.
        let words = words.join(" ").replace("I32", "U32");
        let name = row.split(' ').nth(1).unwrap();
        assert_eq!(format!("{id:#05x} {name} {words}"), row);
        assert!(name.ends_with(packet.name), "{row}");
    }
    assert_eq!(rows.next(), None);
}

const CONNECT: &str = "\
0x00a Connect_CliToAuth U8=10 U16=31 U32 U32 U32 UUID U32=20 UUID
0x00b Connect_CliToGame U8=11 U16=31 U32 U32 U32 UUID U32=36 UUID UUID
0x010 Connect_CliToFile U8=16 U16=31 U32 U32 U32 UUID U32=12 U32 U32
0x014 Connect_CliToCsr U8=20 U16=31 U32 U32 U32 UUID U32=4
0x015 Connect_SimpleNet U8=21 U16=31 U32 U32 U32 UUID U32
0x016 Connect_CliToGateKeeper U8=22 U16=31 U32 U32 U32 UUID U32=20 UUID
";

const SETUP: &str = "\
0x000 NetCli_Cli2Srv_Connect REST(64)
0x001 NetCli_Srv2Cli_Encrypt REST(7)
0x002 NetCli_Srv2Cli_Error U32
";

const SIMPLE_NET: &str = "\
0x000 CsrNet_ExecConsoleCmd CHAR_ZSTR
";
