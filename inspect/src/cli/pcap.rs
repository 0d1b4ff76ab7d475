//! `wire pcap`: the messages of a capture.

use std::{fs::File, io::Read, sync::Arc};

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use indicatif::{ProgressBar, ProgressStyle};

use super::{
    Console, Failure, Tool, files,
    inspect::{opcodes_arg, write_page},
    report::{self, Report},
    sdl, select,
};
use crate::capture::{CaptureError, Frames, Growing, Keys, Messages, Settings};

pub(crate) fn command() -> Command {
    Command::new("pcap")
        .about("Shows the messages in a capture")
        .long_about(
            "Shows the messages in a pcap or pcapng file, one a line: time in seconds, \
             connection, direction, number, name, length. Connections of Myst Online and TERA \
             (TCP) are put in order and decrypted, packets of Asheron's Call (UDP) are put \
             together and verified. What cannot be decoded is said, and the exit code is 1.",
        )
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .required(true)
                .help("The capture, or `-` for standard input"),
        )
        .arg(
            select::format_arg()
                .help("moul, tera or asherons_call; found out for each connection without it"),
        )
        .arg(
            Arg::new("port")
                .long("port")
                .short('p')
                .value_name("N")
                .value_parser(value_parser!(u16))
                .action(ArgAction::Append)
                .help("Port of the server; other connections are left out"),
        )
        .arg(keys_arg())
        .arg(opcodes_arg())
        .arg(sdl::arg())
        .args(report::args())
        .arg(
            Arg::new("html")
                .long("html")
                .value_name("FILE")
                .help("Writes a page with the messages, at most 5000 of them and 50000 fields"),
        )
        .arg(
            Arg::new("follow")
                .long("follow")
                .action(ArgAction::SetTrue)
                .help("Waits for more at the end of the file"),
        )
        .after_help(
            "Examples:\n  wire pcap login.pcapng\n  wire pcap login.pcapng --only ping -v\n  \
             wire pcap login.pcapng --json\n  wire pcap tera.pcapng --opcodes opcodes.txt",
        )
}

/// `--keys`.
pub(crate) fn keys_arg() -> Arg {
    Arg::new("keys").long("keys").value_name("FILE").help(
        "Keys of encrypted connections of Myst Online: lines `session KEY` in the order of the \
         connections, or `auth MODULUS PRIVATE` for a server, all in hex",
    )
}

/// Reads `--keys`.
pub(crate) fn keys(matches: &ArgMatches, streams: &mut Console<'_>) -> Result<Keys, Failure> {
    let Some(path) = select::text(matches, "keys") else { return Ok(Keys::default()) };
    let text = files::read(path, streams)?;
    Keys::parse(&String::from_utf8_lossy(&text))
        .map_err(|error| Failure::usage(format_args!("{path}: {error}"), "see `wire help pcap`"))
}

/// Captures of at least so many bytes get a progress bar.
const LARGE: u64 = 8 << 20;

pub(crate) fn run(
    tool: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let mut settings = Settings {
        protocol: report::protocol(matches)?,
        ports: matches.get_many::<u16>("port").into_iter().flatten().copied().collect(),
        keys: keys(matches, streams)?,
        ..Default::default()
    };
    if let Some(path) = select::text(matches, "opcodes") {
        settings.opcodes = Arc::new(super::opcodes(path, streams)?);
    }
    let path = select::text(matches, "file").unwrap_or_default();
    // The input is read while the others are written to.
    let input = std::mem::replace(&mut streams.input, Box::new(std::io::empty()));
    let follow = matches.get_flag("follow");
    let mut bar = None;
    let reader: Box<dyn Read + Send + '_> = if path == "-" {
        input
    } else {
        let file = File::open(path).map_err(|error| Failure::file(path, &error))?;
        let size = file.metadata().map_or(0, |metadata| metadata.len());
        if streams.progress && size >= LARGE && !follow {
            Box::new(bar.insert(self::bar(size)).wrap_read(file))
        } else {
            Box::new(file)
        }
    };
    let reader = if follow { Box::new(Growing::new(reader)) } else { reader };
    let frames = Frames::new(reader).map_err(|error| {
        let hint = match error {
            CaptureError::NotACapture => "give a file of tcpdump, dumpcap or Wireshark",
            _ => "check that the file can be read",
        };
        Failure::usage(format_args!("`{path}`: {error}"), hint)
    })?;

    let mut report = Report::new(tool, matches);
    report.descriptors = sdl::descriptors(matches, streams)?;
    let page = select::text(matches, "html");
    report.pages = page.map(|_| Vec::new());
    let mut messages = Messages::new(frames, settings);
    for found in messages.by_ref() {
        report.show(&found, streams)?;
        if follow {
            streams.output.flush()?;
        }
    }
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    report.summary(streams)?;
    if let (Some(path), Some(pages)) = (page, report.pages.take()) {
        write_page(path, "Messages of a capture", &pages)?;
        if report.unpaged > 0 {
            streams.warn(format_args!("{} more messages are not on the page", report.unpaged))?;
        }
    }
    let incomplete = messages.incomplete();
    if incomplete > 0 {
        streams.warn(format_args!(
            "{path}: pieces are missing of {incomplete} IP packets, which are not shown"
        ))?;
    }
    if let Some(error) = messages.error() {
        streams.warn(format_args!("{path}: {error}; what comes before it is shown"))?;
        return Err(Failure::Undecodable);
    }
    report.result(&["only", "port", "format"], matches)?;
    if incomplete > 0 { Err(Failure::Undecodable) } else { Ok(()) }
}

fn bar(size: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {bytes} of {total_bytes}, {eta} left");
    let bar = ProgressBar::new(size);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
