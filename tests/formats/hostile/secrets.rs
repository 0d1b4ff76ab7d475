//! What logs show of secrets.

use std::io;

use bytes::Bytes;
use codec_core::{
    codec::Blob,
    stream::{MessageReader, MessageWriter},
};
use formats::{
    asherons_call::{
        KeyStream,
        enums::{AuthFlags, NetAuthType},
        messages::login::{Claimed, ConnectRequest, Credentials, LoginRequest},
    },
    moul::{
        Moul,
        connect::{ConnectData, ConnectPacket, Connection, FileClient, LoginProof, ServerSecurity},
        messages::{
            auth::{AcctChangePasswordRequest, AcctLoginRequest, Cli2Auth},
            csr,
        },
    },
    otherland::messages::login::Login,
    tera::messages::{JoinPrivateChannel, LoginArbiterRequest},
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

/// What a struct shows of fields that are filled with a byte of their own.
#[track_caller]
fn assert_hidden<T: std::fmt::Debug>(value: &T, shown: &str) {
    let text = format!("{value:?}");
    assert_eq!(text, shown);
    assert!(!text.contains("hunter2") && !text.contains("171"), "{text}");
}

#[test]
fn logs_showed_hashes_that_log_in_again() {
    let proof = LoginProof::new("AzureDiamond@example.com", "hunter2", 7, 8);
    assert_hidden(&proof, "LoginProof { client_challenge: 7, .. }");
    let request = AcctLoginRequest {
        trans_id: 1,
        client_challenge: 7,
        account_name: "AzureDiamond".into(),
        challenge_hash: [171; 20],
        auth_token: "hunter2".into(),
        os: "win".into(),
    };
    let expected = "AcctLoginRequest { trans_id: 1, client_challenge: 7, \
                    account_name: \"AzureDiamond\", os: \"win\", .. }";
    assert_hidden(&request, expected);
    assert_hidden(&Cli2Auth::AcctLoginRequest(request), &format!("AcctLoginRequest({expected})"));
    let (trans_id, account_name, name_pass_hash) = (1, "drudge".into(), [171; 20]);
    assert_hidden(
        &AcctChangePasswordRequest { trans_id, account_name, name_pass_hash },
        "AcctChangePasswordRequest { trans_id: 1, account_name: \"drudge\", .. }",
    );
    let (csr_name, challenge_hash) = ("drudge".into(), [171; 20]);
    assert_hidden(
        &csr::LoginRequest { trans_id, client_challenge: 7, csr_name, challenge_hash },
        "LoginRequest { trans_id: 1, client_challenge: 7, csr_name: \"drudge\", .. }",
    );
}

#[test]
fn logs_showed_passwords_tickets_and_seeds() {
    let login = Login { password: "hunter2".into(), ..crate::otherland::login() };
    let text = format!("{login:?}");
    assert!(text.contains("username: ") && !text.contains("hunter2"), "{text}");
    let ticket = LoginArbiterRequest { ticket: b"hunter2"[..].into(), ..Default::default() };
    assert!(!format!("{ticket:?}").contains("hunter2"), "{ticket:?}");
    let channel = JoinPrivateChannel { channel_name: "a".into(), password: 171 };
    assert_hidden(&channel, "JoinPrivateChannel { channel_name: \"a\", .. }");
    let connect = ConnectRequest {
        server_time: 1.0,
        cookie: 171,
        net_id: 2,
        outgoing_seed: 171,
        incoming_seed: 171,
        padding: 0,
    };
    assert_hidden(&connect, "ConnectRequest { server_time: 1.0, net_id: 2, padding: 0, .. }");
}

#[test]
fn logs_showed_what_waits_in_a_reader_and_what_a_writer_has_written() {
    let credentials = b"\x07hunter2".repeat(3);
    // The input is shown by its own type.
    let mut reader = MessageReader::<Moul, _>::new(Quiet(credentials));
    assert_eq!(reader.read_as::<Blob<u8>, Bytes>().unwrap().unwrap(), b"hunter2"[..]);
    let text = format!("{reader:?}");
    assert!(text.contains("waiting: 16, .."), "{text}");
    assert!(!text.contains("hunter2") && !text.contains("117"), "{text}");

    let mut writer = MessageWriter::<Moul, _>::new(io::sink());
    writer.write_as::<Blob<u8>, _>(&Bytes::from_static(b"hunter2")).unwrap();
    let text = format!("{writer:?}");
    assert!(!text.contains("hunter2") && !text.contains("117"), "{text}");
}

/// A stream that does not show what it has.
struct Quiet(Vec<u8>);

impl std::fmt::Debug for Quiet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Quiet")
    }
}

impl io::Read for Quiet {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = io::Read::read(&mut &self.0[..], buffer)?;
        self.0.drain(..len);
        Ok(len)
    }
}
