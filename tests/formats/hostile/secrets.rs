//! What logs show of secrets.

use formats::{
    asherons_call::{
        KeyStream,
        enums::{AuthFlags, NetAuthType},
        messages::login::{Claimed, Credentials, LoginRequest},
    },
    moul::connect::{ConnectData, ConnectPacket, Connection, FileClient, ServerSecurity},
};

fn login(account: &str, secret: &str) -> String {
    let credentials = Credentials {
        kind: NetAuthType::AccountPassword,
        flags: AuthFlags::NONE,
        timestamp: 5,
        account: account.into(),
        login_as: String::new(),
        secret: secret.into(),
        padding: vec![],
    };
    let credentials = Claimed::new(credentials);
    format!("{:?}", LoginRequest { client_version: "1802".into(), credentials })
}

#[test]
fn logs_showed_the_password_of_a_login() {
    let text = login("drudge", "hunter2");
    assert!(text.contains("account: \"drudge\", ") && text.contains("secret: _"), "{text}");
    assert!(!text.contains("hunter2"), "{text}");
    let text = login("drudge:hunter2", "");
    assert!(text.contains("account: \"drudge\":_, "), "{text}");
    assert!(!text.contains("hunter2"), "{text}");
}

#[test]
fn logs_showed_the_state_of_the_key_stream() {
    assert_eq!(format!("{:?}", KeyStream::new(0xdead_beef)), "KeyStream(_)");
    // Its `Drop` overwrites it.
    assert!(std::mem::needs_drop::<KeyStream>());
}

#[test]
fn logs_showed_what_a_connection_had_decrypted() {
    let packet = ConnectPacket::new(918, ConnectData::File(FileClient::default()));
    let mut client = Connection::client(&packet, formats::moul::connect::ClientSecurity::None);
    let mut server = Connection::server();
    server.receive(&client.as_mut().unwrap().transmit().unwrap()).unwrap();
    server.accept(ServerSecurity::None).unwrap();
    server.receive(b"plaintext").unwrap();
    let text = format!("{server:?}");
    assert!(text.contains("incoming: 9 bytes, outgoing: 0 packets"), "{text}");
    assert!(!text.contains("plaintext") && !text.contains("112"), "{text}");
}
