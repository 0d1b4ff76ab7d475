//! Log in to a MOUL auth server: connect, agree on a key, ping, register, log in.
//!
//! `cargo run --example moul_client -- --addr 127.0.0.1:14617 --keys server.ini`
//!
//! Without `--keys`, or with `--no-encryption`, it asks for no encryption, as H'uru clients do.
//! `--account NAME --password TEXT` say who logs in.
#![allow(dead_code, reason = "a test runs it without `main`")]

#[path = "support/moul.rs"]
mod support;

use std::net::TcpStream;

use codec_core::bytes::Bytes;
use formats::moul::{
    connect::{
        ClientKeys, ClientSecurity, ConnectData, ConnectPacket, Connection, LoginProof, PrivateKey,
        Token,
    },
    messages::auth::{AcctLoginRequest, Auth2Cli, Cli2Auth, ClientRegisterRequest, PingRequest},
};

use self::support::{KeyFile, Link, Result, argument, random};

const BUILD: u32 = 918;

/// Where to log in, and as whom.
pub struct Settings {
    pub addr: String,
    pub keys: Option<String>,
    pub account: String,
    pub password: String,
}

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().collect();
    let argument = |name: &str, default: &str| argument(&args, name).unwrap_or(default.into());
    let clear = args.iter().any(|arg| arg == "--no-encryption");
    let Some(addr) = support::argument(&args, "--addr") else {
        println!("moul_client --addr 127.0.0.1:14617 [--keys FILE] [--no-encryption]");
        return Ok(());
    };
    let settings = Settings {
        addr,
        keys: support::argument(&args, "--keys").filter(|_| !clear),
        account: argument("--account", "AzureDiamond@example.com"),
        password: argument("--password", "hunter2"),
    };
    run(&settings, |text| println!("{text}")).map(drop)
}

/// Logs in; returns all messages of the server, up to the end of the login.
pub fn run(settings: &Settings, mut print: impl FnMut(String)) -> Result<Vec<Auth2Cli>> {
    let security = match &settings.keys {
        None => ClientSecurity::None,
        Some(path) => {
            let file = KeyFile::open(path)?;
            let generator = file.value("Auth.G").map_or(Ok(41), str::parse)?;
            let keys = ClientKeys::new(generator, &file.number("Auth.N")?, &file.number("Auth.X")?);
            ClientSecurity::Keys(
                keys.ok_or("these cannot be keys")?,
                PrivateKey::from_be_bytes(random()?),
            )
        }
    };
    let packet = ConnectPacket::new(BUILD, ConnectData::Auth(Token::default()));
    print(format!("-> {packet:#?}"));
    let connection = Connection::client(&packet, security)?;
    let mut link = Link::new(connection, TcpStream::connect(&settings.addr)?)?;
    while !link.connection.is_open() {
        link.flush()?;
        if !link.receive()? {
            return Err("the server closed the connection during the setup".into());
        }
    }
    print(format!("open, encrypted: {}", link.connection.is_encrypted()));

    let ping = PingRequest { ping_time_ms: 5000, trans_id: 0, payload: Bytes::new() };
    let register = ClientRegisterRequest { build_id: BUILD };
    let mut requests = vec![Cli2Auth::PingRequest(ping), Cli2Auth::ClientRegisterRequest(register)];
    let mut received = Vec::new();
    loop {
        for request in requests.drain(..) {
            print(format!("-> {request:#?}"));
            link.connection.send(&request)?;
        }
        let message: Auth2Cli = link.next()?.ok_or("the server closed the connection")?;
        print(format!("<- {message:#?}"));
        let ends = matches!(message, Auth2Cli::AcctLoginReply(_));
        if let Auth2Cli::ClientRegisterReply(reply) = &message {
            requests.push(log_in(settings, reply.server_challenge)?);
        }
        received.push(message);
        if ends {
            return Ok(received);
        }
    }
}

fn log_in(settings: &Settings, server_challenge: u32) -> Result<Cli2Auth> {
    let Settings { account, password, .. } = settings;
    // Servers take 0 for the sign of a hash without challenges.
    let challenge = u32::from_le_bytes(random()?).max(1);
    let proof = LoginProof::new(account, password, challenge, server_challenge);
    Ok(Cli2Auth::AcctLoginRequest(AcctLoginRequest {
        trans_id: 1,
        client_challenge: proof.client_challenge,
        account_name: account.clone(),
        challenge_hash: proof.hash,
        auth_token: String::new(),
        os: "win".into(),
    }))
}
