//! The program: its output, compared with files in `tests/expected`, and what it says about bad
//! input.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::field_reassign_with_default,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

mod captures;
mod states;
#[path = "../support/mod.rs"]
mod support;

use std::{fs, path::PathBuf};

use codec_inspect::{Streams, Tool};
use formats::moul::connect::{ClientSecurity, ServerSecurity};

/// What a run gives: exit code, output, errors.
struct Run {
    code: u8,
    output: String,
    errors: String,
}

fn samples() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/samples")
}

/// A folder with the samples, and with captures that are made here.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for file in fs::read_dir(samples()).unwrap() {
        let path = file.unwrap().path();
        fs::copy(&path, folder.join(path.file_name().unwrap())).unwrap();
    }
    let login = support::moul(ClientSecurity::None, ServerSecurity::None);
    fs::write(folder.join("login.pcapng"), login).unwrap();
    fs::write(folder.join("tera.pcapng"), support::tera_session()).unwrap();
    let [from, to] = ["player.nbt", "player.castle"].map(|name| folder.join(name));
    let [from, to] = [from, to].map(|path| path.display().to_string());
    assert_eq!(run(&["convert", &from, &to]).code, 0);
    folder
}

fn run_with(arguments: &[&str], input: &[u8], color: bool) -> Run {
    run_tool(&Tool::new(), arguments, input, color)
}

fn run_tool(tool: &Tool, arguments: &[&str], mut input: &[u8], color: bool) -> Run {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut streams = Streams::new(&mut input, &mut output, &mut errors);
    streams.color = color;
    let arguments = ["wire"].iter().chain(arguments).map(ToString::to_string);
    let code = tool.run(arguments, &mut streams);
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Run { code, output: text(output), errors: text(errors) }
}

fn run(arguments: &[&str]) -> Run {
    run_with(arguments, b"", false)
}

/// Compares with `tests/expected/NAME.txt`.
fn expect(name: &str, found: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/expected/{name}.txt"));
    if std::env::var_os("WIRE_BLESS").is_some() {
        fs::write(&path, found).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected, "{name} differs; WIRE_BLESS=1 writes it anew:\n{found}");
}

const PING: &str = "0000 02000000 01000000 03000000 040506";

#[test]
fn outputs_are_as_expected() {
    let folder = folder("outputs");
    let at = |name: &str| folder.join(name).display().to_string();
    let checks: &[(&str, &[&str])] = &[
        ("inspect", &["inspect", "--message", "Cli2Auth", "--hex", PING]),
        ("inspect_tera", &["inspect", "-m", "C_CHECK_VERSION", &at("check_version.hex")]),
        ("inspect_json", &["inspect", "--message", "Cli2Auth", "--hex", PING, "--json"]),
        ("inspect_rest", &["inspect", "-m", "Cli2Auth/0", "--hex", "02000000010000000000000009"]),
        ("inspect_fault", &["inspect", "--message", "Cli2Auth", "--hex", "0000 02000000 0100"]),
        ("list", &["list", "ping", "--format", "moul"]),
        ("show", &["show", "Cli2Auth/AcctLoginRequest"]),
        ("show_json", &["show", "Cli2Auth/PingRequest", "--json"]),
        ("guess", &["guess", "--format", "tera", &at("check_version.hex"), "-n", "3"]),
        // Sets that keep messages they do not know would take any bytes.
        ("guess_sets", &["guess", "--hex", PING, "-n", "6"]),
        ("pcap", &["pcap", &at("login.pcapng")]),
        ("pcap_verbose", &["pcap", &at("login.pcapng"), "-v", "--only", "ping"]),
        ("pcap_json", &["pcap", &at("login.pcapng"), "--json", "-v"]),
        ("pcap_tera", &["pcap", &at("tera.pcapng"), "--opcodes", &at("opcodes.txt"), "-v"]),
        ("export_markdown", &["export", "markdown", "-f", "moul", "-m", "Cli2Auth/PingRequest"]),
        ("export_kaitai", &["export", "kaitai", "-f", "moul", "-m", "Cli2Auth/PingRequest"]),
        (
            "export_json_schema",
            &["export", "json-schema", "-f", "moul", "-m", "Cli2Auth/PingRequest"],
        ),
        ("demo", &["demo"]),
        ("help", &["help"]),
        ("help_inspect", &["help", "inspect"]),
    ];
    for (name, arguments) in checks {
        let found = run(arguments);
        expect(name, &format!("{}exit code {}\n{}", found.output, found.code, found.errors));
    }
    let found = run_with(&["inspect", "--message", "Cli2Auth", "--hex", PING], b"", true);
    expect("inspect_color", &found.output.replace('\u{1b}', "ESC"));
}

#[test]
fn examples_in_help_run() {
    let folder = folder("examples");
    std::env::set_current_dir(&folder).unwrap();
    let names: Vec<String> = run(&["help"])
        .output
        .lines()
        .skip_while(|line| !line.starts_with("Commands:"))
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next().map(str::to_owned))
        .filter(|name| name != "help")
        .collect();
    assert!(names.len() >= 15, "{names:?}");
    let exports =
        ["markdown", "wireshark", "kaitai", "json-schema"].map(|name| format!("export {name}"));
    // The help of the program itself ends with examples, too.
    for name in [String::new()].into_iter().chain(names).chain(exports) {
        let command: Vec<&str> = name.split_whitespace().collect();
        let help = run(&[&["help"], &command[..]].concat());
        assert_eq!(help.code, 0, "{name}");
        let examples: Vec<&str> =
            help.output.lines().filter(|line| line.starts_with("  wire ")).collect();
        assert!(!examples.is_empty(), "{name} should have examples");
        for example in examples {
            let words = words(example.trim_start().strip_prefix("wire ").unwrap());
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let found = run(&words);
            assert_eq!(found.code, 0, "{example}: {}{}", found.output, found.errors);
            assert!(found.errors.is_empty(), "{example}: {}", found.errors);
        }
    }
}

/// Words of a command line, with quotation marks.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut quoted) = (vec![String::new()], false);
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            c => words.last_mut().unwrap().push(c),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[test]
fn bad_input_is_one_line_with_a_hint_and_exit_code_2() {
    let folder = folder("bad");
    let at = |name: &str| folder.join(name).display().to_string();
    fs::write(folder.join("keys"), "wibble").unwrap();
    let checks: &[(&[&str], &str)] = &[
        (&["inspect", "-m", "Cli2Auth", "--hex", "0g"], "bad hex: `g` at character 2"),
        (&["inspect", "-m", "Cli2Auth", "--hex", "000"], "bad hex: 3 digits"),
        (&["inspect", "-m", "Cli2Auth", "no/such"], "cannot read `no/such`"),
        (&["inspect", "-m", "Cli2Auth", "/"], "cannot read `/`"),
        (&["inspect", "-m", "Cli2Auht", "--hex", ""], "did you mean `Cli2Auth`"),
        (&["inspect", "-m", "PingRequest", "--hex", ""], "`PingRequest` is ambiguous"),
        (&["inspect", "--hex", ""], "which message is it? (add --message NAME"),
        (
            &["inspect", "-f", "muol", "-m", "x", "--hex", ""],
            "no format `muol` (did you mean `moul`?)",
        ),
        (&["inspect", "-m", "Cli2Auth"], "no bytes"),
        (&["pcap", &at("ping.json")], "not a pcap or pcapng file"),
        (&["pcap", &at("login.pcapng"), "--keys", &at("keys")], "expected `session KEY`"),
        (&["pcap", &at("login.pcapng"), "--format", "castle"], "is not a protocol of connections"),
        (&["encode", "-m", "Cli2Auth/0", &at("opcodes.txt")], "bad JSON"),
        (
            &["encode", "-m", "Cli2Auth/0", &at("ping.json"), "-f", "tera"],
            "no message `Cli2Auth/0`",
        ),
        (&["list", "wibblewobble"], "no message with `wibblewobble`"),
        (&["castle", &at("ping.json")], "is not Castle"),
        (&["import", "tera", &at("nothing.def")], "cannot read"),
        (&["man", "wibble"], "no command `wibble`"),
        (&["inspect", "-m", "a\u{1b}[31m", "--hex", ""], "no message `a\\u{1b}[31m`"),
    ];
    for (arguments, expected) in checks {
        let found = run(arguments);
        assert_eq!(found.code, 2, "{arguments:?}: {}", found.errors);
        assert_eq!(found.errors.lines().count(), 1, "{arguments:?}: {}", found.errors);
        assert!(found.errors.starts_with("wire: "), "{}", found.errors);
        assert!(found.errors.contains(expected), "{arguments:?}: {}", found.errors);
        assert!(found.errors.trim_end().ends_with(')'), "a hint: {}", found.errors);
        assert!(!found.errors.contains('\u{1b}') && !found.output.contains('\u{1b}'));
    }
    assert_eq!(run(&["wibble"]).code, 2);
    assert_eq!(run(&["--version"]).code, 0);
}

#[test]
fn control_characters_are_never_printed_raw() {
    // A text with an escape sequence, as a login name.
    let name = "\u{1b}]0;x\u{7}";
    let units: Vec<u8> = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let hex: String = [&[3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0][..], &units, &[0; 20], &[0; 4]]
        .concat()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    for arguments in [
        &["inspect", "-m", "Cli2Auth", "--hex", &hex][..],
        &["inspect", "-m", "Cli2Auth", "--hex", &hex, "--json"],
    ] {
        let found = run(arguments);
        assert_eq!(found.code, 0, "{}", found.errors);
        assert!(!found.output.contains('\u{1b}'), "{}", found.output);
        assert!(!found.output.contains('\u{7}'), "{}", found.output);
    }
}

#[test]
fn guess_names_the_field_that_changed() {
    // `AcctLoginRequest` and what a later build could have made of it.
    let login = "03000000 04000000 0300 410042004300 ab*20 0200 58005900 0300 770069006e00";
    let login = login.replace("ab*20", &"ab".repeat(20)).replace(' ', "");
    let guess = |hex: &str| {
        let found = run(&["guess", "--format", "moul", "--hex", hex, "-n", "40"]);
        let lines: Vec<String> = found.output.lines().map(str::to_owned).collect();
        let at = lines.iter().position(|line| line.contains("/AcctLoginRequest:"));
        let at = at.unwrap_or_else(|| panic!("{}", found.output));
        lines[at + 1].trim().to_owned()
    };
    let at = |text: &str| login.find(text).unwrap();
    let with = |at: usize, hex: &str| format!("{}{hex}{}", &login[..at], &login[at..]);
    let without = |at: usize, digits: usize| format!("{}{}", &login[..at], &login[at + digits..]);

    // The hash of 20 bytes has become one of 24, or something follows it. Other fields could have
    // grown as well, as far as one message tells.
    let hint = guess(&with(at("02005800"), "01020304"));
    assert!(hint.starts_with("fits if `") && hint.contains("`challenge_hash`"), "{hint}");
    assert!(hint.ends_with(" is 4 bytes wider, or a field of 4 bytes follows it"), "{hint}");
    // The build has a number less: what follows `trans_id` is missing.
    let hint = guess(&without(at("04000000"), 8));
    assert!(hint.contains("`trans_id`"), "{hint}");
    assert!(hint.ends_with(" is 4 bytes narrower, or is not there"), "{hint}");
    // A number of two bytes before all others.
    assert_eq!(guess(&with(0, "0100")), "fits with 2 bytes more at its start");
}

#[test]
fn encode_is_the_inverse_of_inspect() {
    for (message, hex) in [
        ("Cli2Auth", "0000020000000100000003000000040506"),
        ("C_CHECK_VERSION", "0200080008001400000000001d8a05001400000001000000ce7b0500"),
        ("ClientMessage", "b1f7000018010000c80000006a4b4180"),
    ] {
        let inspected = run(&["inspect", "-m", message, "--hex", hex, "--json"]);
        assert_eq!(inspected.code, 0, "{}", inspected.errors);
        let encoded = run_with(&["encode", "--hex"], inspected.output.as_bytes(), false);
        assert_eq!((encoded.code, encoded.output.trim()), (0, hex), "{}", encoded.errors);
    }
}

#[test]
fn encode_is_the_inverse_for_every_message_of_moul() {
    let golden = include_str!("../../../tests/golden/moul/messages.tsv");
    let tool = Tool::new();
    let mut count = 0;
    for line in golden.lines().filter(|line| !line.starts_with('#')) {
        let (name, hex) = line.split_once('\t').unwrap();
        // `00*12` is twelve zeros.
        let part = |part: &str| match part.split_once('*') {
            Some((byte, times)) => byte.repeat(times.parse().unwrap()),
            None => part.to_owned(),
        };
        let hex = &*hex.split_whitespace().map(part).collect::<String>();
        let set = name.split('_').next().unwrap();
        let inspected =
            run_tool(&tool, &["inspect", "-m", set, "--hex", hex, "--json"], b"", false);
        assert_eq!(inspected.code, 0, "{name}: {}{}", inspected.output, inspected.errors);
        let encoded = run_tool(&tool, &["encode", "--hex"], inspected.output.as_bytes(), false);
        assert_eq!((encoded.code, encoded.output.trim()), (0, hex), "{name}: {}", encoded.errors);
        count += 1;
    }
    assert!(count > 200);
}

#[test]
fn diff_shows_fields_that_differ() {
    let folder = folder("diff");
    let at = |name: &str| folder.join(name).display().to_string();
    let text = fs::read_to_string(samples().join("check_version.hex")).unwrap();
    fs::write(folder.join("b.hex"), text.replace("ce7b0500", "ce7b0600")).unwrap();
    let found = run(&["diff", &at("check_version.hex"), &at("b.hex"), "-m", "C_CHECK_VERSION"]);
    expect("diff", &format!("{}exit code {}\n", found.output, found.code));
}

#[test]
fn diff_shows_bytes_that_are_in_no_field() {
    let folder = folder("diff_rest");
    let at = |name: &str| folder.join(name).display().to_string();
    fs::write(at("a.hex"), PING).unwrap();
    fs::write(at("b.hex"), format!("{PING} 0708")).unwrap();
    let found = run(&["diff", &at("a.hex"), &at("b.hex"), "-m", "Cli2Auth"]);
    assert_eq!(found.output, "(behind the message)\n  + 0011..0013  0708\n");
    assert_eq!(found.code, 1);

    // The same two elements, which lie in the other order.
    fs::write(at("b.hex"), "0200 1400  0800 0000 01000000 ce7b0500  1400 0800 00000000 1d8a0500")
        .unwrap();
    let found = run(&["diff", &at("check_version.hex"), &at("b.hex"), "-m", "C_CHECK_VERSION"]);
    assert!(
        found.output.starts_with("(its own bytes)\n  - 0000..0004  02000800\n"),
        "{}",
        found.output
    );
    assert_eq!(found.code, 1);
}

#[test]
fn castle_and_nbt_convert_both_ways() {
    let folder = folder("castle");
    let at = |name: &str| folder.join(name).display().to_string();
    assert_eq!(run(&["convert", &at("player.nbt"), &at("player.castle")]).code, 0);
    let found = run(&["castle", &at("player.castle"), "--path", "Inventory[0].id"]);
    assert_eq!(
        (found.code, found.output.contains("minecraft:torch")),
        (0, true),
        "{}",
        found.errors
    );
    expect("castle", &run(&["castle", &at("player.castle")]).output);
    assert_eq!(run(&["convert", &at("player.castle"), &at("again.nbt"), "--bytes"]).code, 0);
    assert_eq!(fs::read(at("again.nbt")).unwrap(), fs::read(samples().join("player.nbt")).unwrap());
}

#[test]
fn a_closed_pipe_is_quiet() {
    struct Closed;
    impl std::io::Write for Closed {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut errors = Vec::new();
    let (mut input, mut output) = (&b""[..], Closed);
    let code =
        Tool::new().run(["wire", "list"], &mut Streams::new(&mut input, &mut output, &mut errors));
    assert_eq!((code, errors), (0, Vec::new()));
}

#[test]
fn completions_and_manual_pages_name_all_commands() {
    let bash = run(&["completions", "bash"]).output;
    let man = run(&["man"]).output;
    for command in ["inspect", "guess", "pcap", "proxy", "import"] {
        assert!(bash.contains(command) && man.contains(command), "{command}");
    }
    assert!(run(&["man", "pcap"]).output.contains("follow"));
}

#[test]
fn schema_has_all_messages_and_their_types() {
    let found = run(&["schema"]);
    let all: serde_json::Value = serde_json::from_str(&found.output).unwrap();
    assert_eq!(all["version"], 1);
    let of_moul: serde_json::Value =
        serde_json::from_str(&run(&["schema", "--format", "moul"]).output).unwrap();
    let messages = of_moul["messages"].as_array().unwrap();
    assert!(messages.len() > 100 && messages.iter().all(|it| it["format"] == "moul"));
    // The types of a format have the same keys, whatever else is printed.
    for (key, shape) in of_moul["types"].as_object().unwrap() {
        assert_eq!(&all["types"][key], shape, "{key}");
    }
}
