//! `wire proxy`: relays connections and shows their messages.

use std::{
    collections::{HashMap, VecDeque},
    fs::File,
    io::{self, BufWriter, Read as _, Write as _},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream, ToSocketAddrs as _},
    sync::{
        Arc,
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
};

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{
    Failure, Streams, Tool,
    inspect::opcodes_arg,
    pcap,
    report::{self, Report},
    select,
};
use crate::capture::{Direction, Flow, Recorder, Segment, Settings, Table, Time, Transport};

pub(crate) fn command() -> Command {
    let address = |name: &'static str, value: &'static str, help: &'static str| {
        Arg::new(name).value_name(value).required(true).help(help)
    };
    Command::new("proxy")
        .about("Relays connections and shows their messages")
        .long_about(
            "Takes connections at LISTEN, opens one to TARGET for each, and passes every byte on \
             unchanged, also what it cannot decode. Shows the messages as they pass.",
        )
        .arg(address("listen", "LISTEN", "Address and port for clients, such as 127.0.0.1:14617"))
        .arg(address("target", "TARGET", "Address and port of the server"))
        .arg(select::format_arg().required(true).help("moul or tera"))
        .arg(
            Arg::new("record")
                .long("record")
                .value_name("FILE")
                .help("Writes a pcapng file that `wire pcap` reads"),
        )
        .arg(pcap::keys_arg())
        .arg(opcodes_arg())
        .args(report::args())
        .arg(
            Arg::new("once")
                .long("once")
                .action(ArgAction::SetTrue)
                .help("Ends with the first connection"),
        )
        .after_help("Examples:\n  wire proxy --help")
}

/// What happens to a connection.
enum Event {
    Opened(Flow),
    Passed(Flow, Direction, Vec<u8>),
    Ended(Flow, Direction),
    Refused(SocketAddr, io::Error),
}

pub(crate) fn run(
    tool: &Tool,
    matches: &ArgMatches,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let mut settings = Settings {
        protocol: report::protocol(matches)?,
        keys: pcap::keys(matches, streams)?,
        ..Default::default()
    };
    if let Some(path) = select::text(matches, "opcodes") {
        settings.opcodes = Arc::new(super::opcodes(path, streams)?);
    }
    let listen = select::text(matches, "listen").unwrap_or_default();
    let target = select::text(matches, "target").unwrap_or_default();
    let hint = "give an address and a port, such as 127.0.0.1:14617";
    let target = target
        .to_socket_addrs()
        .ok()
        .and_then(|mut addresses| addresses.next())
        .ok_or_else(|| Failure::usage(format_args!("no such address `{target}`"), hint))?;
    let listener = TcpListener::bind(listen).map_err(|error| {
        Failure::usage(format_args!("cannot listen at `{listen}`: {error}"), hint)
    })?;
    let mut recorder = match select::text(matches, "record") {
        None => None,
        Some(path) => {
            let recorder = File::create(path).and_then(|file| Recorder::new(BufWriter::new(file)));
            Some(recorder.map_err(|error| {
                Failure::usage(format_args!("cannot write `{path}`: {error}"), "give another path")
            })?)
        }
    };
    if let Ok(address) = listener.local_addr() {
        writeln!(streams.errors, "wire: listening at {address}, passing on to {target}")?;
        streams.errors.flush()?;
    }
    let once = matches.get_flag("once");
    // A full channel makes connections wait, so that memory stays bounded.
    let (sender, receiver) = sync_channel(1024);
    thread::spawn(move || accept(&listener, target, once, &sender));
    let mut report = Report::new(tool, matches);
    watch(&receiver, settings, &mut report, &mut recorder, streams)?;
    report.summary(streams)?;
    if report.has_faults() { Err(Failure::Undecodable) } else { Ok(()) }
}

/// Shows and records what passes, until all connections have ended.
fn watch(
    events: &Receiver<Event>,
    settings: Settings,
    report: &mut Report<'_>,
    recorder: &mut Option<Recorder<BufWriter<File>>>,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let mut table = Table::new(settings);
    let mut queue = VecDeque::new();
    let mut sequences: HashMap<(Flow, Direction), u32> = HashMap::new();
    for event in events {
        let time = Time::now();
        match event {
            Event::Refused(client, error) => {
                writeln!(streams.errors, "wire: no connection for {client}: {error}")?;
            }
            Event::Opened(flow) => {
                for direction in [Direction::ToServer, Direction::ToClient] {
                    let transport = tcp(0, true, direction == Direction::ToClient, false);
                    table.push(time, &segment(flow, direction, transport, &[]), &mut queue);
                    sequences.insert((flow, direction), 1);
                }
                if let Some(recorder) = recorder {
                    recorder.open(time, flow)?;
                }
            }
            Event::Passed(flow, direction, bytes) => {
                let sequence = sequences.entry((flow, direction)).or_default();
                let transport = tcp(*sequence, false, true, false);
                table.push(time, &segment(flow, direction, transport, &bytes), &mut queue);
                let len = u32::try_from(bytes.len()).unwrap_or_default();
                *sequence = sequence.wrapping_add(len);
                if let Some(recorder) = recorder {
                    recorder.data(time, flow, direction, &bytes)?;
                }
            }
            Event::Ended(flow, direction) => {
                sequences.remove(&(flow, direction));
                if let Some(recorder) = recorder {
                    recorder.close(time, flow, direction)?;
                    recorder.flush()?;
                }
            }
        }
        for found in queue.drain(..) {
            report.show(&found, streams)?;
        }
        streams.output.flush()?;
    }
    table.finish(&mut queue);
    for found in queue {
        report.show(&found, streams)?;
    }
    Ok(())
}

fn tcp(sequence: u32, syn: bool, ack: bool, fin: bool) -> Transport {
    Transport::Tcp { sequence, syn, ack, fin, reset: false }
}

fn segment(flow: Flow, direction: Direction, transport: Transport, payload: &[u8]) -> Segment<'_> {
    let (from, to) = match direction {
        Direction::ToServer => (flow.client, flow.server),
        Direction::ToClient => (flow.server, flow.client),
    };
    Segment { from, to, transport, payload, truncated: false }
}

/// Takes connections.
fn accept(listener: &TcpListener, target: SocketAddr, once: bool, events: &SyncSender<Event>) {
    for client in listener.incoming() {
        let Ok(client) = client else { continue };
        let Ok(address) = client.peer_addr() else { continue };
        match connect(client, address, target, events) {
            Ok(passing) if once => {
                for passing in passing {
                    let _ = passing.join();
                }
                return;
            }
            Ok(_) => {}
            Err(error) => {
                if events.send(Event::Refused(address, error)).is_err() || once {
                    return;
                }
            }
        }
    }
}

/// Opens the connection to the server, and passes on what comes from either side.
fn connect(
    client: TcpStream,
    address: SocketAddr,
    target: SocketAddr,
    events: &SyncSender<Event>,
) -> io::Result<[thread::JoinHandle<()>; 2]> {
    let server = TcpStream::connect(target)?;
    for stream in [&client, &server] {
        stream.set_nodelay(true)?;
    }
    let flow = Flow { client: address, server: target };
    let _ = events.send(Event::Opened(flow));
    let (to_server, to_client) = (server.try_clone()?, client.try_clone()?);
    let [first, second] = [events.clone(), events.clone()];
    Ok([
        thread::spawn(move || pass(client, to_server, flow, Direction::ToServer, &first)),
        thread::spawn(move || pass(server, to_client, flow, Direction::ToClient, &second)),
    ])
}

/// Passes on what comes, until the sender ends or the receiver is gone.
fn pass(
    mut from: TcpStream,
    mut to: TcpStream,
    flow: Flow,
    direction: Direction,
    events: &SyncSender<Event>,
) {
    let mut buffer = vec![0; 16 << 10];
    while let Ok(len @ 1..) = from.read(&mut buffer) {
        let bytes = buffer.get(..len).unwrap_or_default();
        // Noted first, so that no answer is shown before what it answers. Bytes are passed on even
        // if nobody looks at them any more.
        let _ = events.send(Event::Passed(flow, direction, bytes.to_vec()));
        if to.write_all(bytes).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Write);
    let _ = events.send(Event::Ended(flow, direction));
}
