//! Packets, fragments, checksums and logins.

use codec_core::{DecodeErrorKind, EncodeErrorKind, Format as _, Implied, Options};
use formats::asherons_call::{
    AsheronsCall, AsheronsCallOptions, Assembler, Fragment, KeyStream, LoginLength, Packet,
    PacketBody, ReceivedPacket,
    enums::{AuthFlags, FragmentGroup, NetAuthType, PacketHeaderFlags, ServerSwitchType},
    hash32,
    messages::login::{Claimed, ConnectRequest, Credentials, LoginRequest},
};

use super::{bytes_of, hex, retail, sweep, vectors};

fn received(bytes: &[u8], options: &Options<AsheronsCall>) -> ReceivedPacket {
    AsheronsCall::from_slice_with(bytes, options).unwrap()
}

#[test]
fn every_packet_decodes_and_encodes_to_its_bytes() {
    for vector in vectors("packet") {
        let packet: Packet = sweep(vector.name, &vector.bytes, &retail());
        let field = |index: usize| vector.fields[index][2].as_u64().unwrap();
        assert_eq!(u64::from(packet.sequence), field(0));
        // A packet that was built has none of the bits that tell of fields.
        let built = Packet { flags: packet.flags.get().into(), ..packet.clone() };
        assert_eq!(built, packet, "{}", vector.name);
        let bytes = AsheronsCall::to_vec_with(&built, &retail()).unwrap();
        assert_eq!(bytes, vector.bytes, "{}", vector.name);
        let word = u32::from_le_bytes(bytes[4..8].try_into().unwrap());
        assert_eq!(u64::from(word), field(1));
        assert_eq!(u64::from(packet.checksum), field(2));
        assert_eq!(u64::from(packet.recipient), field(3));
        assert_eq!(u64::from(packet.time), field(4));
        assert_eq!(u64::from(packet.iteration), field(6));
        let received = received(&vector.bytes, &retail());
        assert_eq!(received.packet, packet);
        if !packet.flags.get().contains(PacketHeaderFlags::ENCRYPTED_CHECKSUM) {
            assert!(received.verify(None), "{}", vector.name);
        } else {
            assert!(received.verify(Some(received.key())), "{}", vector.name);
        }
    }
}

#[test]
fn fragment_behind_flow_is_not_aligned() {
    let bytes = bytes_of("packet", "C2S packet: Flow");
    let packet: Packet = AsheronsCall::from_slice(&bytes).unwrap();
    let fragments = packet.body.fragments.unwrap();
    assert_eq!(packet.body.flow.map(|flow| (flow.bytes, flow.interval)), Some((101, 63254)));
    assert_eq!((fragments[0].id, fragments[0].data.len()), (0x0300_0123, 24));
}

#[test]
fn sealed_packets_verify() {
    let fragments = Fragment::split(b"abcdefg", 3, 0x8000_0000, FragmentGroup::Object).unwrap();
    let body =
        PacketBody { ack_sequence: Some(7), fragments: Some(fragments), ..PacketBody::default() };
    let mut packet = Packet { sequence: 9, body, ..Packet::default() };
    for key in [None, Some(0x1234_5678)] {
        packet.seal(key, AsheronsCall::DEFAULTS).unwrap();
        let bytes = AsheronsCall::to_vec(&packet).unwrap();
        sweep::<Packet>("sealed", &bytes, AsheronsCall::DEFAULTS);
        let again = received(&bytes, AsheronsCall::DEFAULTS);
        assert!(again.verify(key));
        assert!(!again.verify(Some(1)));
        for at in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[at] ^= 0x40;
            if let Ok(changed) = AsheronsCall::from_slice::<ReceivedPacket>(&changed) {
                assert!(!changed.verify(key), "byte {at}");
            }
        }
    }
}

#[test]
fn verify_hashes_the_bytes_that_came_and_not_what_we_would_write() {
    // A captured login, and the same with padding that is not zero behind the version of the client,
    // its checksum computed with another program.
    let capture = bytes_of("packet", "LoginRequest packet, NetAuthType=1");
    let padded = hex("00000000 00000100 e1a3f0f7 0000 0000 3400 0000 0400 31383032 ffee 28000000
         01000000 00000000 c042a458 1100 757365726e616d653a70617373776f7264 00 00000000 00000000");
    let ignored = AsheronsCallOptions::RETAIL.with_login_length(LoginLength::Ignored);
    for bytes in [&capture, &padded] {
        for options in [retail(), Options::new(ignored)] {
            assert!(received(bytes, &options).verify(None));
            assert!(!received(bytes, &options).verify(Some(1)));
        }
    }
    let again = AsheronsCall::to_vec_with(&received(&padded, &retail()).packet, &retail()).unwrap();
    assert_ne!(again, padded, "what we write has zeros there");
    // In a stream, only the bytes of the packet count.
    let longer = [&capture[..], &[1, 2, 3]].concat();
    let (found, used) =
        AsheronsCall::from_prefix_with::<ReceivedPacket>(&longer, &retail()).unwrap();
    assert!(found.verify(None));
    assert_eq!(used, capture.len());
}

#[test]
fn hashes_and_key_streams_match_their_vectors() {
    for vector in vectors("crypto") {
        match vector.fields[0][2].as_str().unwrap() {
            "hash32" => {
                let data = hex(vector.fields[1][2].as_str().unwrap());
                let found = hash32(&data);
                let wanted: [u8; 4] = (*vector.bytes).try_into().unwrap();
                assert!(
                    [u32::from_le_bytes(wanted), u32::from_be_bytes(wanted)].contains(&found),
                    "{}: {found:08x}",
                    vector.name
                );
            }
            "isaac" => {
                let seed = u32::try_from(vector.fields[1][2].as_u64().unwrap()).unwrap();
                let words = vector.bytes.chunks_exact(4);
                let wanted: Vec<_> =
                    words.map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
                let found: Vec<_> = KeyStream::new(seed).take(wanted.len()).collect();
                assert_eq!(found, wanted, "{}", vector.name);
            }
            other => panic!("unknown algorithm {other}"),
        }
    }
    assert_eq!(hash32(b"hello world"), 0x4e5a_e9d7);
    // A second round of the stream differs from the first.
    let words: Vec<_> = KeyStream::new(0).take(512).collect();
    assert_ne!(words[..256], words[256..]);
}

#[test]
fn messages_survive_splitting_in_any_order() {
    for len in [0, 1, 447, 448, 449, 896, 5000] {
        let message: Vec<u8> = (0..len).map(|at| (at % 251) as u8).collect();
        let fragments = Fragment::split(&message, 1, 2, FragmentGroup::Other(3)).unwrap();
        assert!(fragments.iter().all(|fragment| fragment.data.len() <= Fragment::MAX_DATA));
        let mut assembler = Assembler::new(4);
        let mut found = Vec::new();
        for fragment in fragments.iter().rev() {
            found.extend(assembler.push(fragment.clone()));
            if fragments.len() > 1 && found.is_empty() {
                assert_eq!(assembler.push(fragment.clone()), None, "repeated");
            }
        }
        assert_eq!((found, assembler.pending()), (vec![message], 0));
    }
}

#[test]
fn assembler_drops_what_contradicts_and_forgets_the_oldest() {
    let fragment = |sequence, count, index| Fragment {
        sequence,
        id: 0,
        count,
        size: Implied::new(),
        index,
        queue: FragmentGroup::default(),
        data: vec![1],
    };
    let mut assembler = Assembler::new(2);
    assert_eq!(assembler.push(fragment(1, 2, 2)), None);
    assert_eq!(assembler.push(fragment(1, 0, 0)), None);
    assert_eq!(assembler.pending(), 0);
    assert_eq!(assembler.push(fragment(1, 2, 0)), None);
    assert_eq!(assembler.push(fragment(1, 3, 1)), None);
    assert_eq!(assembler.push(fragment(2, 2, 0)), None);
    assert_eq!(assembler.push(fragment(3, 2, 0)), None);
    assert_eq!(assembler.pending(), 2);
    assert_eq!(assembler.push(fragment(1, 2, 1)), None, "its first half was forgotten");
    assert_eq!(assembler.push(fragment(3, 2, 1)), Some(vec![1, 1]));
}

#[test]
fn login_of_a_retail_client() {
    let bytes = bytes_of("packet", "LoginRequest packet, NetAuthType=1");
    let packet: Packet = AsheronsCall::from_slice_with(&bytes, &retail()).unwrap();
    assert_eq!(
        packet.body.login_request,
        Some(LoginRequest {
            client_version: "1802".into(),
            credentials: Claimed::new(Credentials {
                kind: NetAuthType::Account,
                flags: AuthFlags::NONE,
                timestamp: 1_487_160_000,
                account: "username:password".into(),
                login_as: String::new(),
                secret: String::new(),
                padding: vec![],
            }),
        })
    );
}

#[test]
fn login_fixture_with_a_wrong_length() {
    // Its length field is 999, which is not the length; servers do not look at it.
    let bytes = bytes_of("login", "LoginRequest payload, NetAuthType=2");
    let error = AsheronsCall::from_slice_with::<LoginRequest>(&bytes, &retail()).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::UnexpectedEnd { needed: 999, left: 53 });

    let options = AsheronsCallOptions::RETAIL.with_login_length(LoginLength::Ignored);
    let options = Options::new(options);
    let request: LoginRequest = AsheronsCall::from_slice_with(&bytes, &options).unwrap();
    assert_eq!(request.credentials.wrong_length, Some(999));
    let credentials = &request.credentials.value;
    assert_eq!(credentials.kind, NetAuthType::AccountPassword);
    assert_eq!(credentials.flags, AuthFlags::ENABLE_CRYPTO);
    assert_eq!((&*credentials.account, &*credentials.secret), ("Account", "synthetic-password"));
    assert_eq!((credentials.timestamp, &*credentials.padding), (12345, &[0, 0][..]));
    assert_eq!(AsheronsCall::to_vec_with(&request, &options).unwrap(), bytes);

    let error = AsheronsCall::to_vec_with(&request, &retail()).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::Invalid { what: "wrong length" });
}

#[test]
fn right_length_of_a_login_is_computed_though_ignored() {
    let options = AsheronsCallOptions::RETAIL.with_login_length(LoginLength::Ignored);
    let bytes = bytes_of("packet", "LoginRequest packet, NetAuthType=1");
    let packet: Packet = sweep("login", &bytes, &Options::new(options));
    assert_eq!(packet.body.login_request.unwrap().credentials.wrong_length, None);
}

#[test]
fn login_with_every_kind_of_proof_in_both_forms() {
    for (kind, secret) in [
        (NetAuthType::Account, String::new()),
        (NetAuthType::AccountPassword, "password".to_owned()),
        (NetAuthType::GlsTicket, "t".repeat(244)),
        (NetAuthType::Other(9), "x".repeat(300)),
    ] {
        let credentials = Credentials {
            kind,
            flags: AuthFlags::ENABLE_CRYPTO,
            timestamp: 2,
            account: "Account".into(),
            login_as: String::new(),
            secret,
            padding: vec![],
        };
        let credentials = Claimed::new(credentials);
        let request = LoginRequest { client_version: "1802".into(), credentials };
        for options in [AsheronsCall::DEFAULTS.clone(), retail()] {
            let bytes = AsheronsCall::to_vec_with(&request, &options).unwrap();
            let again: LoginRequest = AsheronsCall::from_slice_with(&bytes, &options).unwrap();
            assert_eq!(again, request);
            assert_eq!(usize::from(bytes[8]) | usize::from(bytes[9]) << 8, bytes.len() - 12);
            for len in 0..bytes.len() {
                let error = AsheronsCall::from_slice_with::<LoginRequest>(&bytes[..len], &options)
                    .unwrap_err();
                assert!(error.is_incomplete(), "{error}");
            }
        }
    }
}

#[test]
fn connect_request_has_32_bytes() {
    let request = ConnectRequest {
        server_time: 1.0,
        cookie: 2,
        net_id: 3,
        outgoing_seed: 4,
        incoming_seed: 5,
        padding: 0,
    };
    let bytes = hex("000000000000f03f 0200000000000000 03000000 04000000 05000000 00000000");
    assert_eq!(AsheronsCall::to_vec(&request).unwrap(), bytes);
    assert_eq!(sweep::<ConnectRequest>("connect", &bytes, AsheronsCall::DEFAULTS), request);
    let packet = Packet {
        body: PacketBody { connect_response: Some(2), ..PacketBody::default() },
        ..Packet::default()
    };
    let bytes = AsheronsCall::to_vec(&packet).unwrap();
    assert_eq!((bytes.len(), &bytes[4..8]), (28, &[0, 0, 8, 0][..]));
}

#[test]
fn optional_headers_that_no_capture_has_are_as_described() {
    let bytes = hex("01000000 000b7200 00000000 0200 0300 5800 0400
         05000000 01000000
         0200 2328 7f000001 0000000000000000
         0600000000000000 0200 2329 7f000002 0000000000000000 0700 0000 00000000
         0800000000000000
         09000000 0a000000 0b000000 0c000000 0d000000 0e000000");
    let packet: Packet = sweep("headers", &bytes, AsheronsCall::DEFAULTS);
    let body = packet.body;
    assert_eq!(body.server_switch.map(|switch| switch.kind), Some(ServerSwitchType::Logon));
    let address = body.logon_server.unwrap();
    assert_eq!((address.family, address.port, address.address), (2, 9000, [127, 0, 0, 1]));
    assert_eq!(body.referral.map(|to| (to.address.port, to.server_id)), Some((9001, 7)));
    assert_eq!(body.world_login_request, Some(8));
    assert_eq!(body.net_error.map(|error| error.table_id), Some(10));
    assert_eq!(body.net_error_disconnect.map(|error| error.string_id), Some(11));
    assert_eq!(body.command.map(|command| command.parameter), Some(14));
}
