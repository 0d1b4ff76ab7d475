//! `wire proxy`: what passes is unchanged, shown, and recorded.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::field_reassign_with_default,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

mod support;

use std::{
    fs,
    io::{Read as _, Write},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

use codec_inspect::{
    Streams, Tool,
    capture::{Frames, Item, Messages, Settings},
};
use formats::moul::{
    connect::{ClientSecurity, ConnectData, ConnectPacket, Connection, Token},
    messages::auth::{Cli2Auth, ClientRegisterRequest},
};

/// Output that another thread can look at.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Shared {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn what_passes_is_unchanged_shown_and_recorded() {
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    let target = server.local_addr().unwrap().to_string();
    // A server that answers the setup, then sends back what no declaration knows.
    let served = thread::spawn(move || {
        let (mut stream, _) = server.accept().unwrap();
        // A server answers; it does not begin.
        let mut received = vec![0];
        stream.read_exact(&mut received).unwrap();
        stream.write_all(&[1, 2]).unwrap();
        stream.read_to_end(&mut received).unwrap();
        stream.write_all(b"\xff\xffnonsense").unwrap();
        received
    });
    let record = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("proxy.pcapng");
    let (output, errors) = (Shared::default(), Shared::default());
    let running = {
        let (mut output, mut errors) = (output.clone(), errors.clone());
        let record = record.display().to_string();
        thread::spawn(move || {
            let mut input = &b""[..];
            let mut streams = Streams::new(&mut input, &mut output, &mut errors);
            let arguments = [
                "wire",
                "proxy",
                "127.0.0.1:0",
                &target,
                "-f",
                "moul",
                "--once",
                "--record",
                &record,
            ];
            Tool::new().run(arguments, &mut streams)
        })
    };
    let address = loop {
        let text = errors.text();
        if let Some(rest) = text.split("listening at ").nth(1)
            && let Some((address, _)) = rest.split_once(',')
        {
            break address.to_owned();
        }
        thread::sleep(Duration::from_millis(20));
    };

    let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
    let mut connection = Connection::client(&packet, ClientSecurity::None).unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let mut sent = Vec::new();
    let mut send = |connection: &mut Connection, stream: &mut TcpStream| {
        while let Some(bytes) = connection.transmit() {
            stream.write_all(&bytes).unwrap();
            sent.extend_from_slice(&bytes);
        }
    };
    send(&mut connection, &mut stream);
    connection.receive(&[1, 2]).unwrap();
    let register = ClientRegisterRequest { build_id: 918 };
    connection.send(&Cli2Auth::ClientRegisterRequest(register)).unwrap();
    send(&mut connection, &mut stream);
    stream.shutdown(std::net::Shutdown::Write).unwrap();
    let mut received = Vec::new();
    stream.read_to_end(&mut received).unwrap();

    assert_eq!(served.join().unwrap(), sent);
    assert_eq!(received, b"\x01\x02\xff\xffnonsense");
    // What could not be decoded is a fault, and was passed on.
    assert_eq!(running.join().unwrap(), 1, "{}", errors.text());
    let shown = output.text();
    assert!(shown.contains("Cli2Auth/ClientRegisterRequest"), "{shown}");
    assert!(shown.contains("error:"), "{shown}");

    let file = fs::read(record).unwrap();
    let recorded: Vec<Vec<u8>> =
        Messages::new(Frames::new(&file[..]).unwrap(), Settings::default())
            .filter_map(|found| match found.item {
                Item::Message(message)
                    if message.set != "SetupPacket" || message.number == Some(0) =>
                {
                    Some(message.bytes)
                }
                _ => None,
            })
            .collect();
    assert_eq!(recorded.concat(), sent);
}
