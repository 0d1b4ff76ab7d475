//! Headers, and the packets of a stream.

use super::*;
use crate::support::flips;

#[test]
fn an_official_packet_decodes_and_encodes_to_its_bytes() {
    let bytes = hex(SKILL_LIST);
    let (code, list) = decode_packet::<SkillList>(&bytes).unwrap();
    assert_eq!((code, list.skills.len()), (0x89b0, 7));
    assert_eq!(list.skills[2], Skill { id: 9_020_100, active: true });

    let mut out = BytesMut::from(&b"before"[..]);
    encode_packet(code, &list, &mut out).unwrap();
    assert_eq!(out[6..], bytes);
}

#[test]
fn a_stream_is_split_alike_wherever_it_is_cut() {
    let plain = section("plain");
    for cut in 0..=plain.len() {
        let mut stream = BytesMut::new();
        let mut packets = Vec::new();
        for part in [&plain[..cut], &plain[cut..]] {
            stream.extend_from_slice(part);
            while let Some(packet) = Packet::split_from(&mut stream).unwrap() {
                packets.push(packet);
            }
        }
        assert_eq!(packets.len(), 2, "cut at {cut}");
        assert!(stream.is_empty());
        assert_eq!(packets[0].decode::<CheckVersion>().unwrap(), check_version());
        assert_eq!(packets[1].decode::<LoginArbiter>().unwrap(), login_arbiter());
    }
}

#[test]
fn a_packet_that_is_not_whole_stays_in_the_stream() {
    let plain = section("plain");
    for len in 0..plain.len() {
        let part = &plain[..len];
        let mut stream = BytesMut::from(part);
        let mut splitter = Splitter::new(part);
        let whole = usize::from(len >= 32);
        assert_eq!(splitter.by_ref().map(Result::unwrap).count(), whole);
        assert_eq!(splitter.rest(), &part[whole * 32..]);
        assert_eq!(Packet::split_from(&mut stream).unwrap().is_some(), whole == 1);
        assert_eq!(stream, &part[whole * 32..]);
        assert_eq!(Packet::split_from(&mut stream).unwrap(), None);
        assert_eq!(stream, &part[whole * 32..]);
    }
}

#[test]
fn a_packet_shares_the_memory_of_the_stream() {
    let mut stream = BytesMut::from(&section("plain")[32..]);
    let memory = stream.as_ptr_range();
    let packet = Packet::split_from(&mut stream).unwrap().unwrap();
    let login: LoginArbiter = packet.decode().unwrap();
    assert!(memory.contains(&login.ticket.as_ptr()));
}

#[test]
fn rejects_a_length_under_4_and_does_not_go_on() {
    for (bytes, value) in [("0300", 3), ("00003412", 0), ("0100", 1), ("0200ffff", 2)] {
        let bytes = hex(bytes);
        let kind = DecodeErrorKind::Invalid { what: "packet length", value };
        assert_eq!(*Frame::split(&bytes).unwrap_err().kind(), kind);
        assert_eq!(*Frame::from_slice(&bytes).unwrap_err().kind(), kind);

        let mut stream = BytesMut::from(&bytes[..]);
        for _ in 0..2 {
            assert_eq!(*Packet::split_from(&mut stream).unwrap_err().kind(), kind);
            assert_eq!(stream, bytes);
        }
        let mut splitter = Splitter::new(&bytes);
        assert!(splitter.next().unwrap().is_err());
        assert_eq!(splitter.next(), None);
        assert_eq!(splitter.rest(), bytes);
    }
}

#[test]
fn the_largest_length_is_waited_for_without_allocating() {
    let mut stream = BytesMut::from(&[0xff, 0xff, 1, 0][..]);
    let capacity = stream.capacity();
    assert_eq!(Packet::split_from(&mut stream).unwrap(), None);
    assert_eq!(stream.capacity(), capacity);

    stream.resize(65_536, 7);
    let packet = Packet::split_from(&mut stream).unwrap().unwrap();
    assert_eq!((packet.code, packet.body.len()), (1, 65_531));
    assert_eq!(stream, [7][..]);
}

#[test]
fn a_packet_alone_must_be_whole_and_have_nothing_behind_it() {
    let bytes = hex("08003412 01000000");
    for len in 0..bytes.len() {
        let error = decode_packet::<u32>(&bytes[..len]).unwrap_err();
        let needed = if len < 2 { 4 } else { 8 };
        assert_eq!(*error.kind(), DecodeErrorKind::UnexpectedEnd { needed, left: len });
    }
    assert_eq!(decode_packet::<u32>(&bytes), Ok((0x1234, 1)));
    let error = decode_packet::<u32>(&hex("08003412 01000000 0400")).unwrap_err();
    assert_eq!(error.to_string(), "2 bytes left over at byte 0x8");
}

#[test]
fn an_error_in_a_body_counts_from_the_header_and_is_final() {
    let mut bytes = section("plain")[..32].to_vec();
    bytes[22..24].copy_from_slice(&[0, 0x20]); // where the list goes on behind its second element
    assert!(decode_packet::<CheckVersion>(&bytes).is_ok());
    bytes[10..12].copy_from_slice(&[0x1c, 0]); // its second element, four bytes before the end
    let error = decode_packet::<CheckVersion>(&bytes).unwrap_err();
    assert!(!error.is_incomplete());
    assert_eq!(
        error.to_string(),
        "needed 4 bytes, 0 left in the part its length gives at byte 0x20 \
         in CheckVersion.version[1].index"
    );
}

#[test]
fn a_body_of_65531_bytes_fits_and_one_more_does_not() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera)]
    struct Raw {
        #[wire(as = ByteArray)]
        bytes: Vec<u8>,
    }

    let mut out = BytesMut::from(&[1, 2, 3][..]);
    let too_long = EncodeErrorKind::TooLong { max: 65_535, len: 65_536 };
    let error = encode_packet(9, &Raw { bytes: vec![7; 65_528] }, &mut out).unwrap_err();
    assert_eq!(*error.kind(), too_long);
    let frame = Frame { code: 9, integrity: None, body: &[0; 65_532] };
    assert_eq!(*frame.encode_into(&mut out).unwrap_err().kind(), too_long);
    assert_eq!(out, [1, 2, 3][..]);

    let largest = Raw { bytes: vec![7; 65_527] };
    encode_packet(9, &largest, &mut out).unwrap();
    assert_eq!(out.len(), 3 + 65_535);
    assert_eq!(decode_packet(&out[3..]), Ok((9, largest)));
}

#[test]
fn an_error_leaves_the_output_as_it_was() {
    let mut out = BytesMut::from(&[1, 2, 3][..]);
    let nul = LoginArbiter { name: "a\0b".into(), ..login_arbiter() };
    assert!(encode_packet(9, &nul, &mut out).is_err());
    assert!(encode_packet_with(9, Some([0; 8]), &nul, &mut out, Tera::DEFAULTS).is_err());
    assert_eq!(out, [1, 2, 3][..]);
}

#[test]
fn integrity_bytes_shift_offsets_and_are_kept() {
    let integrity = [1, 0, 0, 0, 0xde, 0xad, 0xbe, 0xef];
    let mut out = BytesMut::new();
    let message = check_version();
    encode_packet_with(7, Some(integrity), &message, &mut out, Tera::DEFAULTS).unwrap();
    // The captured packet with the eight bytes in between, and offsets that are larger by 8.
    let bytes = hex("28000700 01000000deadbeef 0200 1000
         1000 1c00 00000000 1d8a0500  1c00 0000 01000000 ce7b0500");
    assert_eq!(out, bytes);

    let frame = Frame::from_slice(&bytes).unwrap();
    assert_eq!((frame.integrity, frame.body.len()), (None, 36));
    assert!(frame.decode::<CheckVersion>().is_err());
    let frame = frame.with_integrity().unwrap();
    assert_eq!(frame.integrity, Some(integrity));
    assert_eq!(frame.decode::<CheckVersion>().unwrap(), message);
    // The frame knows better than the options where its body begins.
    for format in [TeraOptions::DEFAULT, TeraOptions::INTEGRITY] {
        let options = Options { strict: true, ..Options::new(format) };
        assert_eq!(frame.decode_with::<CheckVersion>(&options).unwrap(), message);
    }

    let mut again = BytesMut::new();
    frame.encode_into(&mut again).unwrap();
    assert_eq!(again, bytes);

    let packet = Packet::split_from(&mut again).unwrap().unwrap().with_integrity().unwrap();
    assert_eq!(packet.frame(), frame);
    assert_eq!(packet.decode::<CheckVersion>().unwrap(), message);
}

#[test]
fn a_body_without_room_for_integrity_bytes_is_an_error() {
    let bytes = hex("0b000700 01000000deadbe");
    let kind = DecodeErrorKind::PastLimit { needed: 8, left: 7 };
    let frame = Frame::from_slice(&bytes).unwrap();
    assert_eq!(*frame.with_integrity().unwrap_err().kind(), kind);
    let packet = Packet::split_from(&mut BytesMut::from(&bytes[..])).unwrap().unwrap();
    assert_eq!(*packet.with_integrity().unwrap_err().kind(), kind);
}

#[test]
fn no_bit_flip_of_a_stream_panics() {
    let plain = section("plain");
    for (_, flipped) in flips(&plain) {
        for frame in Splitter::new(&flipped).flatten() {
            let _ = frame.decode::<CheckVersion>();
            let _ = frame.decode::<LoginArbiter>();
            let _ = frame.with_integrity().and_then(|frame| frame.decode::<LoginArbiter>());
        }
    }
}

#[test]
fn a_packet_with_integrity_bytes_decodes_with_them() {
    let packet = [14, 0, 0x34, 0x12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
    let decoded = decode_packet_with::<u16>(&packet, true, Tera::DEFAULTS).unwrap();
    assert_eq!(decoded, (0x1234, Some([1, 2, 3, 4, 5, 6, 7, 8]), 9));
    let decoded = decode_packet_with::<u16>(&packet, false, Tera::DEFAULTS).unwrap();
    assert_eq!(decoded, (0x1234, None, 0x201));
    let strict = Options { strict: true, ..Options::new(TeraOptions::DEFAULT) };
    assert!(decode_packet_with::<u16>(&packet, true, &strict).is_ok());
    let error = decode_packet_with::<u16>(&packet, false, &strict).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::TrailingBytes { left: 8 });
    let short = [8, 0, 0x34, 0x12, 1, 2, 3, 4];
    let error = decode_packet_with::<u16>(&short, true, Tera::DEFAULTS).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::PastLimit { needed: 8, left: 4 });
}
