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

/// A proxy for one connection, and what it prints.
struct Running {
    thread: thread::JoinHandle<u8>,
    address: String,
    output: Shared,
    errors: Shared,
}

/// Starts a proxy to `target`.
fn start(target: &str, options: &[&str]) -> Running {
    let (output, errors) = (Shared::default(), Shared::default());
    let arguments = ["wire", "proxy", "127.0.0.1:0", target, "--once"];
    let arguments: Vec<String> = arguments.iter().chain(options).map(ToString::to_string).collect();
    let thread = {
        let (mut output, mut errors) = (output.clone(), errors.clone());
        thread::spawn(move || {
            let mut input = &b""[..];
            let mut streams = Streams::new(&mut input, &mut output, &mut errors);
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
        assert!(!thread.is_finished(), "{text}");
        thread::sleep(Duration::from_millis(20));
    };
    Running { thread, address, output, errors }
}

fn file(name: &str) -> String {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).display().to_string()
}

/// What `wire pcap` prints, and its exit code.
fn pcap(arguments: &[&str]) -> (u8, String) {
    let (mut input, mut output, mut errors) = (&b""[..], Vec::new(), Vec::new());
    let mut streams = Streams::new(&mut input, &mut output, &mut errors);
    let arguments = ["wire", "pcap"].iter().chain(arguments).copied();
    let code = Tool::new().run(arguments, &mut streams);
    (code, String::from_utf8(output).unwrap())
}

/// Direction, number, name and length of the messages in an output: what does not depend on when
/// they were seen.
fn messages(shown: &str) -> Vec<String> {
    let lines = shown.lines().filter_map(|line| line.split_once(" #1 "));
    let messages = lines.map(|(_, message)| message);
    messages.filter(|it| it.starts_with("->") || it.starts_with("<-")).map(str::to_owned).collect()
}

#[test]
fn what_passes_is_unchanged_shown_and_recorded() {
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    let target = server.local_addr().unwrap().to_string();
    // A server that answers the setup, then sends back what no declaration knows.
    let served = thread::spawn(move || {
        let (mut stream, _) = server.accept().unwrap();
        // A server answers; it does not begin. It need not wait for the whole setup.
        let mut received = vec![0];
        stream.read_exact(&mut received).unwrap();
        stream.write_all(&[1, 2]).unwrap();
        stream.read_to_end(&mut received).unwrap();
        stream.write_all(b"\xff\xffnonsense").unwrap();
        received
    });
    let record = file("proxy.pcapng");
    let Running { thread, address, output, errors } =
        start(&target, &["-f", "moul", "--record", &record]);

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
    assert_eq!(thread.join().unwrap(), 1, "{}", errors.text());
    let shown = output.text();
    assert!(shown.contains("Cli2Auth/ClientRegisterRequest"), "{shown}");
    assert!(shown.contains("error:"), "{shown}");

    let file = fs::read(&record).unwrap();
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
    let (code, again) = pcap(&[&record]);
    assert_eq!((code, messages(&again)), (1, messages(&shown)));
}

#[test]
fn a_session_of_tera_is_shown_as_it_passes_and_read_back() {
    let [c1, c2, s1, s2, cipher] = ["c1", "c2", "s1", "s2", "cipher"].map(support::tera_part);
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    let target = server.local_addr().unwrap().to_string();
    let served = {
        let (mut keys, [s1, s2]) =
            ([vec![0; c1.len()], vec![0; c2.len()]], [&s1, &s2].map(Vec::clone));
        thread::spawn(move || {
            let (mut stream, _) = server.accept().unwrap();
            stream.write_all(&[1, 0, 0, 0]).unwrap();
            for (from, to) in keys.iter_mut().zip([s1, s2]) {
                stream.read_exact(from).unwrap();
                stream.write_all(&to).unwrap();
            }
            let mut rest = Vec::new();
            stream.read_to_end(&mut rest).unwrap();
            [keys.concat(), rest].concat()
        })
    };
    let (record, opcodes) = (file("proxy_tera.pcapng"), file("proxy_tera.opcodes"));
    fs::write(&opcodes, "C_CHECK_VERSION 19900").unwrap();
    let Running { thread, address, output, errors } =
        start(&target, &["-f", "tera", "--opcodes", &opcodes, "--record", &record]);

    let mut stream = TcpStream::connect(address).unwrap();
    let mut received = vec![0; 4];
    stream.read_exact(&mut received).unwrap();
    for (from, to) in [(&c1, &s1), (&c2, &s2)] {
        stream.write_all(from).unwrap();
        let mut answer = vec![0; to.len()];
        stream.read_exact(&mut answer).unwrap();
        received.extend(answer);
    }
    for piece in cipher.chunks(50) {
        stream.write_all(piece).unwrap();
    }
    stream.shutdown(std::net::Shutdown::Write).unwrap();
    stream.read_to_end(&mut received).unwrap();

    assert_eq!(served.join().unwrap(), [c1, c2, cipher].concat());
    assert_eq!(received, [&[1, 0, 0, 0][..], &s1, &s2].concat());
    assert_eq!(thread.join().unwrap(), 0, "{}{}", output.text(), errors.text());
    let shown = output.text();
    assert!(shown.contains("0x4dbc  C_CHECK_VERSION  28"), "{shown}");
    let (code, again) = pcap(&[&record, "--opcodes", &opcodes]);
    assert_eq!((code, messages(&again)), (0, messages(&shown)));
    assert_eq!(messages(&again).len(), 2, "{again}");
}
