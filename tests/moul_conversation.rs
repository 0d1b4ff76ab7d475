//! The MOUL client and server of the examples, over loopback TCP, in one process.
#![allow(clippy::duplicate_mod, reason = "each example has the module that they share")]

#[path = "../examples/games/moul_client.rs"]
mod client;
#[path = "../examples/games/moul_server.rs"]
mod server;

use std::{
    fs,
    io::{Read as _, Write as _},
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    thread::{self, JoinHandle},
};

use formats::moul::messages::{NetError, auth::Auth2Cli};

/// The keys of a worked example, computed from the layout of the client: g 41, and n, x and a in
/// Base64, as `server.ini` and `dirtsand.ini` have them.
const KEYS: &str = "\
Server.Auth.G 41
Server.Auth.N \"p2xrJuSEGF9IfffS4XmwI3NDXtD3TYmUP3zQobMSb70xY6oq5TL5kz3/qvVSEbOo+Mq18dQAizDYtWQBHWcJRQ==\"
Server.Auth.X \"Gf9bsCDvIsiyaQQpbzvAInqY88/TESIukt1NikL3hD1OMr2MK/D8aRf3LV0RWR+rI4wT2UVELmHv1Zl3Hh9UNw==\"
Key.Auth.K = AV1/S23sUudajsyjH4e6BpwksTeKVSGoU1QdqBgj2duf4tBQ9XjIIHuMOzZ9ageL2qW0wPaFRauQQbW+eFve7Q==
";

/// A key file, removed at the end.
struct KeyPath(String);

impl KeyPath {
    fn new(test: &str) -> Self {
        let name = format!("moul_{test}_{}.ini", std::process::id());
        let path = std::env::temp_dir().join(name).to_str().unwrap().to_owned();
        fs::write(&path, KEYS).unwrap();
        Self(path)
    }
}

impl Drop for KeyPath {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

type Served = JoinHandle<Result<(), String>>;

/// A server for one client.
fn start(keys: Option<&KeyPath>, account: &str) -> (SocketAddr, Served) {
    let settings = server::Settings {
        keys: keys.map(|path| server::read_keys(&path.0).unwrap()),
        account: account.into(),
        password: "hunter2".into(),
    };
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let addr = listener.local_addr().unwrap();
    let served = thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        server::serve(stream, &settings).map_err(|error| error.to_string())
    });
    (addr, served)
}

fn log_in(
    addr: SocketAddr,
    keys: Option<&KeyPath>,
    account: &str,
    password: &str,
) -> Result<(Vec<Auth2Cli>, String), String> {
    let settings = client::Settings {
        addr: addr.to_string(),
        keys: keys.map(|path| path.0.clone()),
        account: account.into(),
        password: password.into(),
    };
    let mut printed = String::new();
    let received = client::run(&settings, |text| printed.push_str(&text));
    received.map(|received| (received, printed)).map_err(|error| error.to_string())
}

/// The kinds of messages that came, and how the login ended.
fn outcome(messages: &[Auth2Cli]) -> (Vec<&'static str>, Option<NetError>) {
    let mut result = None;
    let kinds = messages.iter().map(|message| match message {
        Auth2Cli::PingReply(ping) => {
            assert_eq!((ping.ping_time_ms, ping.trans_id), (5000, 0));
            "ping"
        }
        Auth2Cli::ClientRegisterReply(_) => "register",
        Auth2Cli::AcctPlayerInfo(info) => {
            assert_eq!(info.player_name, "Ghost");
            "avatar"
        }
        Auth2Cli::AcctLoginReply(reply) => {
            result = Some(reply.result);
            "login"
        }
        other => panic!("{other:?}"),
    });
    (kinds.collect(), result)
}

#[test]
fn encrypted_login_with_an_address() {
    let keys = KeyPath::new("encrypted");
    let account = "AzureDiamond@example.com";
    let (addr, served) = start(Some(&keys), account);
    let (messages, printed) = log_in(addr, Some(&keys), account, "hunter2").unwrap();
    let kinds = vec!["ping", "register", "avatar", "login"];
    assert_eq!(outcome(&messages), (kinds, Some(NetError::Success)));
    for text in ["ConnectPacket", "encrypted: true", "account_name: \"AzureDiamond", "Ghost"] {
        assert!(printed.contains(text), "{text} in {printed}");
    }
    assert_eq!(served.join().unwrap(), Ok(()));
}

#[test]
fn clear_login_with_a_plain_name() {
    let keys = KeyPath::new("clear");
    for keys in [None, Some(&keys)] {
        let (addr, served) = start(keys, "AzureDiamond");
        let (messages, printed) = log_in(addr, None, "AzureDiamond", "hunter2").unwrap();
        assert_eq!(outcome(&messages).1, Some(NetError::Success));
        assert!(printed.contains("encrypted: false"));
        assert_eq!(served.join().unwrap(), Ok(()));
    }
}

#[test]
fn wrong_password() {
    let keys = KeyPath::new("password");
    for account in ["AzureDiamond", "AzureDiamond@example.com"] {
        let (addr, served) = start(Some(&keys), account);
        let (messages, _) = log_in(addr, Some(&keys), account, "Hunter2").unwrap();
        let kinds = vec!["ping", "register", "login"];
        assert_eq!(outcome(&messages), (kinds, Some(NetError::AuthenticationFailed)));
        assert_eq!(served.join().unwrap(), Ok(()));
    }
}

#[test]
fn server_without_keys_closes_on_a_client_with_keys() {
    let keys = KeyPath::new("refused");
    let (addr, served) = start(None, "AzureDiamond");
    assert!(log_in(addr, Some(&keys), "AzureDiamond", "hunter2").is_err());
    let error = served.join().unwrap().unwrap_err();
    assert!(error.starts_with("invalid public value where none is taken"), "{error}");
}

#[test]
fn server_closes_on_what_is_no_connect_packet() {
    let (addr, served) = start(None, "AzureDiamond");
    let mut stream = TcpStream::connect(addr).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
    assert!(rest.is_empty());
    let error = served.join().unwrap().unwrap_err();
    assert!(error.contains("ConnectPacket.header_len"), "{error}");
}
