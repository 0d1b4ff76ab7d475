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
    time::Duration,
};

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{
    Console, Failure, Tool,
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

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

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
    streams: &mut Console<'_>,
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
        streams.warn(format_args!("listening at {address}, passing on to {target}"))?;
        streams.errors.flush()?;
    }
    let once = matches.get_flag("once");
    // A full channel makes connections wait, so that memory stays bounded.
    let (sender, receiver) = sync_channel(1024);
    let connect = move || TcpStream::connect_timeout(&target, PATIENCE);
    thread::spawn(move || accept(&listener, connect, once, &sender));
    let mut report = Report::new(tool, matches);
    watch(&receiver, settings, &mut report, &mut recorder, streams)?;
    report.summary(streams)?;
    report.result(&["only"], matches)
}

/// Shows and records what passes, until all connections have ended.
fn watch(
    events: &Receiver<Event>,
    settings: Settings,
    report: &mut Report<'_>,
    recorder: &mut Option<Recorder<BufWriter<File>>>,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let mut table = Table::new(settings);
    let mut queue = VecDeque::new();
    let mut sequences: HashMap<(Flow, Direction), u32> = HashMap::new();
    for event in events {
        let time = Time::now();
        match event {
            Event::Refused(client, error) => {
                streams.warn(format_args!("no connection for {client}: {error}"))?;
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

/// Takes connections, each in a thread of its own: a server that does not answer keeps no other
/// client waiting.
fn accept<C>(listener: &TcpListener, connect: C, once: bool, events: &SyncSender<Event>)
where
    C: Fn() -> io::Result<TcpStream> + Clone + Send + 'static,
{
    for client in listener.incoming() {
        let Ok(client) = client else { continue };
        let Ok(address) = client.peer_addr() else { continue };
        let (connect, events) = (connect.clone(), events.clone());
        let serving = thread::spawn(move || {
            let served = connect().and_then(|server| serve(client, server, address, &events));
            if let Err(error) = served {
                let _ = events.send(Event::Refused(address, error));
            }
        });
        if once {
            let _ = serving.join();
            return;
        }
    }
}

/// Passes on what comes from either side, until both have ended.
fn serve(
    client: TcpStream,
    server: TcpStream,
    address: SocketAddr,
    events: &SyncSender<Event>,
) -> io::Result<()> {
    for stream in [&client, &server] {
        stream.set_nodelay(true)?;
    }
    let flow = Flow { client: address, server: server.peer_addr()? };
    let (to_server, to_client) = (server.try_clone()?, client.try_clone()?);
    let _ = events.send(Event::Opened(flow));
    thread::scope(|scope| {
        scope.spawn(|| pass(client, to_server, flow, Direction::ToServer, events));
        pass(server, to_client, flow, Direction::ToClient, events);
    });
    Ok(())
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

#[cfg(test)]
mod tests {
    use std::sync::{
        Mutex,
        mpsc::{Sender, channel},
    };

    use super::*;

    #[test]
    fn a_server_that_does_not_answer_keeps_no_other_client_waiting() {
        let [listener, server] = [(); 2].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
        let [address, target] = [&listener, &server].map(|it| it.local_addr().unwrap());
        // The first connection waits for an answer that does not come, the second gets one at once.
        let (answer, first) = channel::<()>();
        let (connecting, waits) = channel();
        let first = Arc::new(Mutex::new(Some((first, connecting))));
        let connect = move || {
            let first: Option<(Receiver<()>, Sender<()>)> = first.lock().unwrap().take();
            if let Some((first, connecting)) = first {
                connecting.send(()).unwrap();
                let _ = first.recv();
            }
            TcpStream::connect(target)
        };
        let (sender, receiver) = sync_channel(1024);
        thread::spawn(move || accept(&listener, connect, false, &sender));
        let waiting = TcpStream::connect(address).unwrap();
        waits.recv().unwrap();
        let mut client = TcpStream::connect(address).unwrap();
        client.write_all(b"ping").unwrap();
        let (mut at_server, _) = server.accept().unwrap();
        let mut bytes = [0; 4];
        at_server.read_exact(&mut bytes).unwrap();
        assert_eq!(&bytes, b"ping");
        let opened = receiver.recv_timeout(Duration::from_secs(20)).unwrap();
        assert!(
            matches!(opened, Event::Opened(flow) if flow.client == client.local_addr().unwrap())
        );
        drop((answer, waiting));
    }
}
