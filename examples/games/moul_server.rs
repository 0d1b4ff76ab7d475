//! A MOUL auth server with one account, for `moul_client` and for real clients to log in to.
//!
//! `cargo run --example moul_server -- --addr 127.0.0.1:14617 --keys dirtsand.ini`
//!
//! Clients that ask for no encryption get none; without `--keys`, the others are refused.
//! `--account NAME --password TEXT` say who may log in.
#![allow(dead_code, reason = "a test runs it without `main`")]

#[path = "support/moul.rs"]
mod support;

use std::{
    net::{TcpListener, TcpStream},
    sync::Arc,
    thread,
};

use codec_core::uuid::Uuid;
use formats::moul::{
    connect::{
        Connection, ConnectionType, PrivateKey, ServerKeys, ServerSecurity, account_hash,
        challenge_hash, password_hash,
    },
    messages::{
        NetError,
        auth::{
            AcctLoginReply, AcctLoginRequest, AcctPlayerInfo, Auth2Cli, Cli2Auth,
            ClientRegisterReply, PingReply,
        },
    },
};

use self::support::{KeyFile, Link, Result, argument, random};

/// What the server knows.
pub struct Settings {
    pub keys: Option<ServerKeys>,
    pub account: String,
    pub password: String,
}

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().collect();
    let argument = |name: &str, default: &str| argument(&args, name).unwrap_or(default.into());
    let Some(addr) = support::argument(&args, "--addr") else {
        println!("moul_server --addr 127.0.0.1:14617 [--keys FILE]");
        return Ok(());
    };
    let settings = Arc::new(Settings {
        keys: support::argument(&args, "--keys").map(|path| read_keys(&path)).transpose()?,
        account: argument("--account", "AzureDiamond@example.com"),
        password: argument("--password", "hunter2"),
    });
    let listener = TcpListener::bind(addr)?;
    println!("listening on {}", listener.local_addr()?);
    for stream in listener.incoming() {
        let (stream, settings) = (stream?, Arc::clone(&settings));
        thread::spawn(move || match serve(stream, &settings) {
            Ok(()) => println!("a client left"),
            Err(error) => println!("a client is no longer followed: {error}"),
        });
    }
    Ok(())
}

/// The keys of the Auth connection: `Auth.N` and the private `Auth.K`.
pub fn read_keys(path: &str) -> Result<ServerKeys> {
    let file = KeyFile::open(path)?;
    let generator = file.value("Auth.G").map_or(Ok(41), str::parse)?;
    let private = PrivateKey::from_be_bytes(file.number("Auth.K")?);
    let keys = ServerKeys::new(generator, &file.number("Auth.N")?, private);
    Ok(keys.ok_or("these cannot be keys")?)
}

/// Speaks with one client until it leaves; the connection is closed at the first error.
pub fn serve(stream: TcpStream, settings: &Settings) -> Result<()> {
    let mut link = Link::new(Connection::server(), stream)?;
    let kind = loop {
        if let Some(request) = link.connection.request() {
            break request.data.connection_type();
        }
        if !link.receive()? {
            return Ok(());
        }
    };
    if kind != ConnectionType::CliToAuth {
        return Err(format!("{kind:?} is not served here").into());
    }
    link.connection.accept(match &settings.keys {
        Some(keys) => ServerSecurity::KeysOrNone(keys.clone(), random()?),
        None => ServerSecurity::None,
    })?;

    let server_challenge = u32::from_le_bytes(random()?);
    while let Some(message) = link.next::<Cli2Auth>()? {
        match message {
            Cli2Auth::PingRequest(ping) => {
                let (ping_time_ms, trans_id) = (ping.ping_time_ms, ping.trans_id);
                let reply = PingReply { ping_time_ms, trans_id, payload: ping.payload };
                link.connection.send(&Auth2Cli::PingReply(reply))?;
            }
            Cli2Auth::ClientRegisterRequest(_) => {
                let reply = ClientRegisterReply { server_challenge };
                link.connection.send(&Auth2Cli::ClientRegisterReply(reply))?;
            }
            Cli2Auth::AcctLoginRequest(login) => {
                for reply in answer(&login, server_challenge, settings) {
                    link.connection.send(&reply)?;
                }
            }
            other => return Err(format!("no answer to {other:?}").into()),
        }
    }
    Ok(())
}

fn answer(login: &AcctLoginRequest, server_challenge: u32, settings: &Settings) -> Vec<Auth2Cli> {
    let Settings { account, password, .. } = settings;
    let wanted = match login.client_challenge {
        0 => password_hash(password),
        challenge => challenge_hash(challenge, server_challenge, &account_hash(account, password)),
    };
    let right = login.challenge_hash == wanted && login.account_name == *account;
    let trans_id = login.trans_id;
    let reply = Auth2Cli::AcctLoginReply(AcctLoginReply {
        trans_id,
        result: if right { NetError::Success } else { NetError::AuthenticationFailed },
        account_id: if right { Uuid::from_u128(1) } else { Uuid::nil() },
        account_flags: 8,
        billing_type: 1,
        encryption_key: [0x3141_5926, 0x5358_9793, 0x2384_6264, 0x3383_2795],
    });
    let avatar = Auth2Cli::AcctPlayerInfo(AcctPlayerInfo {
        trans_id,
        player_id: 20017,
        player_name: "Ghost".into(),
        avatar_shape: "male".into(),
        explorer: 1,
    });
    if right { vec![avatar, reply] } else { vec![reply] }
}
