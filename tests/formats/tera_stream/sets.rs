//! Sets of packets.

use super::*;

#[test]
fn a_set_decodes_and_encodes_the_captured_stream() {
    let (plain, table) = (section("plain"), table());
    let mut stream = BytesMut::from(&plain[..]);
    let mut packets = Vec::new();
    while let Some(Packet { code, body, .. }) = Packet::split_from(&mut stream).unwrap() {
        packets.push(ClientPacket::decode(code, &body, &table).unwrap());
    }
    assert_eq!(
        packets,
        [ClientPacket::CheckVersion(check_version()), ClientPacket::LoginArbiter(login_arbiter())]
    );
    let mut out = BytesMut::new();
    for packet in &packets {
        packet.encode(&table, &mut out).unwrap();
    }
    assert_eq!(out, plain);
}

#[test]
fn a_packet_of_no_variant_is_kept_as_it_came() {
    let bytes = hex(SKILL_LIST);
    // A code that the table lacks, and one whose name the set lacks.
    for text in ["C_PING = 1", "S_SKILL_LIST = 0x89b0"] {
        let table = text.parse().unwrap();
        let packet = Packet::split_from(&mut BytesMut::from(&bytes[..])).unwrap().unwrap();
        let kept = ClientPacket::decode_with(&packet, &table, Tera::DEFAULTS).unwrap();
        assert_eq!(kept, ClientPacket::Raw { code: 0x89b0, body: packet.body });
        assert_eq!((kept.name(), kept.code(&table)), (None, Some(0x89b0)));
        let mut out = BytesMut::new();
        kept.encode(&table, &mut out).unwrap();
        assert_eq!(out, bytes);
    }
}

#[test]
fn a_set_knows_its_names_and_which_the_table_lacks() {
    assert_eq!(ClientPacket::NAMES, ["C_CHECK_VERSION", "C_LOGIN_ARBITER", "C_PING"]);
    let table: OpcodeTable = "C_PING = 1".parse().unwrap();
    let missing: Vec<_> = table.missing(ClientPacket::NAMES).collect();
    assert_eq!(missing, ["C_CHECK_VERSION", LoginArbiter::NAME]);

    let packet = ClientPacket::LoginArbiter(login_arbiter());
    assert_eq!((packet.name(), packet.code(&table)), (Some("C_LOGIN_ARBITER"), None));
    let mut out = BytesMut::from(&[1][..]);
    let error = packet.encode(&table, &mut out).unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid packet, which has no code in the table, in C_LOGIN_ARBITER"
    );
    assert_eq!(out, [1][..]);
}

#[test]
fn integrity_bytes_go_around_the_set() {
    let (table, integrity) = (table(), Some([9; 8]));
    for packet in [
        ClientPacket::CheckVersion(check_version()),
        ClientPacket::Ping(Ping),
        ClientPacket::Raw { code: 2, body: Bytes::from_static(&[1, 2, 3]) },
    ] {
        let mut out = BytesMut::new();
        packet.encode_with(integrity, &table, &mut out, Tera::DEFAULTS).unwrap();
        let split = Packet::split_from(&mut out).unwrap().unwrap().with_integrity().unwrap();
        assert_eq!(split.integrity, integrity);
        let found = ClientPacket::decode_with(&split, &table, Tera::DEFAULTS).unwrap();
        assert_eq!(found, packet);
    }
}

#[test]
fn a_known_packet_with_another_body_is_an_error_and_not_raw() {
    let error = ClientPacket::decode(39_522, &Bytes::from_static(&[0; 3]), &table());
    assert_eq!(
        error.unwrap_err().to_string(),
        "invalid offset 0x0 at byte 0x6 in LoginArbiter.name"
    );
}

#[test]
fn a_set_may_be_empty() {
    formats::packet_set! {
        #[derive(Debug)]
        enum Nothing {}
    }
    let table = table();
    let packet = Nothing::decode(1, &Bytes::from_static(&[5]), &table).unwrap();
    assert_eq!((packet.name(), packet.code(&table)), (None, Some(1)));
    let mut out = BytesMut::new();
    packet.encode(&table, &mut out).unwrap();
    assert_eq!(out, [5, 0, 1, 0, 5][..]);
    assert!(Nothing::NAMES.is_empty());
}
