//! How long `wire pcap` takes for a capture of 100,000 messages, and what for.
//!
//! `cargo run --release -p codec-inspect --example capture_speed`

#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_precision_loss,
    clippy::naive_bytecount,
    reason = "it measures, and stops at the first surprise"
)]

use std::{
    error::Error,
    fs, io,
    time::{Duration, Instant},
};

use codec_inspect::{
    Streams, Tool,
    capture::{Direction, Flow, Frames, Item, Message, Messages, Recorder, Settings, Time},
};
use formats::moul::connect::{ClientSecurity, ConnectData, ConnectPacket, Connection, Token};

/// Messages of all kinds, with their sets: `Cli2Auth_PingRequest`, tab, bytes in hex.
const GOLDEN: &str = include_str!("../../tests/golden/moul/messages.tsv");
const COUNT: usize = 100_000;

fn main() -> Result<(), Box<dyn Error>> {
    let capture = capture()?;
    let path = std::env::temp_dir().join(format!("wire_capture_{}.pcapng", std::process::id()));
    fs::write(&path, &capture)?;
    let catalog = formats::catalog();
    let sets = ["Cli2Auth", "Auth2Cli"].map(|set| catalog.find_in("moul", set));
    let [to_server, to_client] = [sets[0].as_ref(), sets[1].as_ref()];
    let (mut finding, mut decoding, mut all) = (Duration::MAX, Duration::MAX, Duration::MAX);
    let (mut lines, mut count) = (0, 0);
    // The best of five rounds: whatever else the machine does makes others slower.
    for _ in 0..5 {
        let start = Instant::now();
        let messages: Vec<Message> = Messages::new(Frames::new(&*capture)?, Settings::default())
            .filter_map(|found| match found.item {
                Item::Message(message) => Some(message),
                _ => None,
            })
            .collect();
        finding = finding.min(start.elapsed());
        count = messages.len();

        let start = Instant::now();
        for message in &messages {
            let set = if message.set == "Cli2Auth" { to_server } else { to_client };
            if let (true, Ok(set)) = (message.set.contains("Auth"), set) {
                set.decode(&message.bytes)?;
            }
        }
        decoding = decoding.min(start.elapsed());

        let start = Instant::now();
        let mut output = Lines(0);
        let (mut input, mut errors) = (io::empty(), io::stderr());
        let mut streams = Streams::new(&mut input, &mut output, &mut errors);
        let tool = Tool::new();
        let code = tool.run(["wire", "pcap", &path.display().to_string()], &mut streams);
        all = all.min(start.elapsed());
        lines = output.0;
        if code != 0 {
            return Err("the capture should have no faults".into());
        }
    }
    fs::remove_file(&path)?;
    let printing = all.saturating_sub(finding).saturating_sub(decoding);
    let share = |part: Duration| 100.0 * part.as_secs_f64() / all.as_secs_f64();
    let rate = capture.len() as f64 / 1e6 / all.as_secs_f64();
    println!("{count} messages, {} bytes, {lines} lines, {rate:.0} MB/s", capture.len());
    for (what, part) in [
        ("finding messages, which decodes each of them", finding),
        ("decoding each again, for what is wrong with it", decoding),
        ("names, counts and lines", printing),
        ("all of `wire pcap`", all),
    ] {
        println!("{:>8.1} ms {:>4.0} %  {what}", part.as_secs_f64() * 1e3, share(part));
    }
    Ok(())
}

/// A connection to an Auth server, with the golden messages of both directions in turn.
fn capture() -> Result<Vec<u8>, Box<dyn Error>> {
    let address = |last: u8, port: u16| ([10, 0, 0, last], port).into();
    let flow = Flow { client: address(1, 50000), server: address(2, 14617) };
    let mut recorder = Recorder::new(Vec::new())?;
    let mut time = 0;
    let mut put = |direction, bytes: &[u8]| {
        time += 1_000_000;
        recorder.data(Time(time), flow, direction, bytes)
    };
    let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
    let mut client = Connection::client(&packet, ClientSecurity::None)?;
    while let Some(bytes) = client.transmit() {
        put(Direction::ToServer, &bytes)?;
    }
    put(Direction::ToClient, &[1, 2])?;
    let golden: Vec<(Direction, Vec<u8>)> = GOLDEN.lines().filter_map(message).collect();
    for (direction, bytes) in golden.iter().cycle().take(COUNT) {
        put(*direction, bytes)?;
    }
    Ok(recorder.into_inner())
}

fn message(line: &str) -> Option<(Direction, Vec<u8>)> {
    let (name, text) = line.split_once('\t')?;
    let direction = match name.split_once('_')?.0 {
        "Cli2Auth" => Direction::ToServer,
        "Auth2Cli" => Direction::ToClient,
        _ => return None,
    };
    let mut bytes = Vec::new();
    for word in text.split_whitespace() {
        // `00*12` is twelve zeros.
        let (digits, times) = word.split_once('*').unwrap_or((word, "1"));
        let part = (0..digits.len() / 2)
            .map(|at| u8::from_str_radix(digits.get(2 * at..2 * at + 2)?, 16).ok());
        let part: Vec<u8> = part.collect::<Option<_>>()?;
        bytes.extend(part.repeat(times.parse().ok()?));
    }
    Some((direction, bytes))
}

/// Output that is counted and forgotten.
struct Lines(usize);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.iter().filter(|byte| **byte == b'\n').count();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
