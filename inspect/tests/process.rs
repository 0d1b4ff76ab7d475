//! The program as a process: what it shows while it runs, and the memory that it takes.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

mod support;

use std::{
    cell::Cell,
    fs,
    io::{self, BufRead as _, BufReader, BufWriter, Read as _, Write},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use codec_inspect::capture::{Direction, Flow, Recorder, Time};
use formats::moul::connect::{ClientSecurity, ServerSecurity};
use support::{flow, moul};

const WIRE: &str = env!("CARGO_BIN_EXE_wire");

/// A process that ends with the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(arguments: &[&str]) -> Process {
    let mut command = Command::new(WIRE);
    command.args(arguments).stdin(Stdio::piped());
    Process(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap())
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn follow_shows_what_is_added_to_a_file() {
    let capture = moul(ClientSecurity::None, ServerSecurity::None);
    let path = file("growing.pcapng");
    let mut growing = fs::File::create(&path).unwrap();
    // Half of a packet is there already.
    let (first, rest) = capture.split_at(600);
    growing.write_all(first).unwrap();
    let mut process = start(&["pcap", "--follow", &path.display().to_string()]);
    let mut lines = BufReader::new(process.0.stdout.take().unwrap()).lines();
    let mut wait = |expected: &str| {
        let line = lines.by_ref().map(Result::unwrap).find(|line| line.contains(expected));
        assert!(line.is_some(), "{expected}");
    };
    wait("ConnectPacket");
    assert!(process.0.try_wait().unwrap().is_none(), "it waits for more");
    growing.write_all(rest).unwrap();
    wait("Cli2Auth/PingRequest");
    wait("Auth2Cli/ClientRegisterReply");
    assert!(process.0.try_wait().unwrap().is_none(), "it waits for more");
}

/// A capture of a little over 8 MiB.
fn large(name: &str) -> String {
    let path = file(name);
    let mut recorder = Recorder::new(fs::File::create(&path).unwrap()).unwrap();
    for index in 0..300 {
        recorder.data(Time(index), flow(80), Direction::ToServer, &[0; 30_000]).unwrap();
    }
    recorder.flush().unwrap();
    path.display().to_string()
}

#[test]
fn progress_is_shown_on_a_terminal_only() {
    let path = large("progress.pcapng");
    let output = Command::new(WIRE).args(["pcap", &path]).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    // `script` is a terminal for what it runs.
    let line = format!("{WIRE} pcap {path} > {path}.txt");
    let mut script = Command::new("script");
    script.args(["--quiet", "--command", &line, "/dev/null"]).env("TERM", "xterm");
    let Ok(output) = script.stdin(Stdio::null()).output() else {
        println!("skipped: no `script` (apt-get install bsdutils)");
        return;
    };
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(shown.contains("8.") && shown.contains("MiB"), "{shown:?}");
    let lines = fs::read_to_string(format!("{path}.txt")).unwrap();
    assert!(!lines.contains("MiB") && lines.contains("(all)"), "{lines}");
}

#[test]
fn what_is_too_large_to_be_held_is_refused() {
    let huge = file("huge.bin");
    fs::File::create(&huge).unwrap().set_len(1 << 40).unwrap();
    let huge = &*huge.display().to_string();
    for arguments in [
        &["inspect", "-m", "Cli2Auth", huge][..],
        &["guess", huge],
        &["diff", huge, huge, "-m", "Cli2Auth"],
        &["encode", huge],
        &["castle", huge],
        &["convert", huge, "-"],
        &["import", "tera", huge],
        &["pcap", huge, "--keys", huge],
        &["pcap", huge, "--opcodes", huge],
        &["castle", huge, "--max-size", "65"],
    ] {
        let output = Command::new(WIRE).args(arguments).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        let expected = format!(
            "wire: with `{huge}`, more is to be read than --max-size allows \
             (give more MiB with --max-size)\n"
        );
        assert_eq!((output.status.code(), &*errors), (Some(2), &*expected), "{arguments:?}");
    }
    let small = file("small.bin");
    fs::write(&small, vec![0; 3 << 20]).unwrap();
    let small = small.display().to_string();
    for (size, refused) in [("2", true), ("3", false)] {
        let arguments = ["inspect", "-m", "Cli2Auth", &small, "--max-size", size];
        let output = Command::new(WIRE).args(arguments).output().unwrap();
        assert_eq!(output.status.code() == Some(2), refused, "{size}");
    }
}

/// The most memory that a process has had beside its own code, in bytes.
fn peak(process: &Process) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", process.0.id())).ok()?;
    let read = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        Some(line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? << 10)
    };
    read("VmHWM:")?.checked_sub(read("RssFile:")?)
}

/// A file that packets are lost on the way to.
struct Lossy<'a, W> {
    output: W,
    loses: &'a Cell<bool>,
}

impl<W: Write> Write for Lossy<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.loses.get() { Ok(bytes.len()) } else { self.output.write(bytes) }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// Writes about `megabytes` of connections that take as much memory as they can: some lack a packet,
/// some have a message that never ends, some have many messages.
fn hostile(output: impl Write, megabytes: usize) -> io::Result<()> {
    let loses = Cell::new(false);
    let mut recorder = Recorder::new(Lossy { output: BufWriter::new(output), loses: &loses })?;
    let login = moul(ClientSecurity::None, ServerSecurity::None);
    let frames = codec_inspect::capture::Frames::new(&login[..]).unwrap();
    let handshake: Vec<Vec<u8>> = frames
        .map(|frame| frame.unwrap().data)
        .filter(|packet| packet.len() > 40 && packet[12..16] == [10, 0, 0, 1])
        .map(|packet| packet[40..].to_vec())
        .collect();
    // A ping whose payload is said to have 4 MiB.
    let endless = [&[0, 0][..], &[0; 8], &0x0040_0000_u32.to_le_bytes()].concat();
    let ping = [&[0, 0][..], &[0; 8], &1000_u32.to_le_bytes(), &[7; 1000]].concat();
    for round in 0..megabytes * 4 {
        let port = u16::try_from(round % 20_000).unwrap();
        let client = ([10, 0, 1, 1], 30_000 + port).into();
        let flow = Flow { client, server: ([10, 0, 0, 2], 14617).into() };
        let time = Time(u64::try_from(round).unwrap());
        recorder.open(time, flow)?;
        for bytes in &handshake[..2] {
            recorder.data(time, flow, Direction::ToServer, bytes)?;
        }
        recorder.data(time, flow, Direction::ToClient, &[1, 2])?;
        match round % 3 {
            0 => {
                loses.set(true);
                recorder.data(time, flow, Direction::ToServer, &ping)?;
                loses.set(false);
                recorder.data(time, flow, Direction::ToServer, &ping.repeat(245))?;
            }
            1 => {
                recorder.data(time, flow, Direction::ToServer, &endless)?;
                recorder.data(time, flow, Direction::ToServer, &[7; 250_000])?;
            }
            _ => recorder.data(time, flow, Direction::ToServer, &ping.repeat(245))?,
        }
    }
    recorder.flush()
}

/// `WIRE_CAPTURE_MB=1024` makes the capture as large as that.
#[test]
fn memory_is_bounded_however_large_a_capture_is() {
    let megabytes = std::env::var("WIRE_CAPTURE_MB").ok().map_or(256, |it| it.parse().unwrap());
    let mut process = start(&["pcap", "-"]);
    let mut stdout = process.0.stdout.take().unwrap();
    let reader = std::thread::spawn(move || {
        let mut messages = 0;
        let mut buffer = vec![0; 1 << 16];
        while let Ok(read @ 1..) = stdout.read(&mut buffer) {
            messages += buffer[..read].iter().filter(|byte| **byte == b'\n').count();
        }
        messages
    });
    let mut stdin = process.0.stdin.take().unwrap();
    hostile(&mut stdin, megabytes).unwrap();
    // It has read all but what is in the pipe.
    let Some(peak) = peak(&process) else {
        println!("skipped: the memory of a process is only known on Linux");
        return;
    };
    drop(stdin);
    assert_eq!(process.0.wait().unwrap().code(), Some(1), "some of it is no message");
    let messages = reader.join().unwrap();
    println!("{megabytes} MB, {messages} lines, {} MiB of memory", peak >> 20);
    assert!(messages > megabytes * 200, "{messages}");
    assert!(peak <= 64 << 20, "{} MiB", peak >> 20);
}
