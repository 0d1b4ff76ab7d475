//! Text that would act on a terminal, forge lines or become code: in messages, in files, in names and
//! in comments, through all commands.

use std::{fs, path::PathBuf, process::Command};

use codec_core::{LittleEndian, Wire, catalog::Catalog};
use codec_inspect::{
    Tool,
    capture::{Direction, Recorder, Time},
};
use formats::moul::{
    Moul,
    connect::{ClientSecurity, ConnectData, ConnectPacket, Connection, ServerSecurity, Token},
    messages::auth::{AcctLoginRequest, Cli2Auth},
};
use serde::{Deserialize, Serialize};

use super::{Run, folder, run_tool, support};

/// The categories Cc, Cf, Zl and Zp of Unicode 16 (`DerivedGeneralCategory.txt`).
const HIDDEN: &[(u32, u32)] = &[
    (0x0, 0x1f),
    (0x7f, 0x9f),
    (0xad, 0xad),
    (0x600, 0x605),
    (0x61c, 0x61c),
    (0x6dd, 0x6dd),
    (0x70f, 0x70f),
    (0x890, 0x891),
    (0x8e2, 0x8e2),
    (0x180e, 0x180e),
    (0x200b, 0x200f),
    (0x202a, 0x202e),
    (0x2060, 0x2064),
    (0x2066, 0x206f),
    (0xfeff, 0xfeff),
    (0xfff9, 0xfffb),
    (0x110bd, 0x110bd),
    (0x110cd, 0x110cd),
    (0x13430, 0x1343f),
    (0x1bca0, 0x1bca3),
    (0x1d173, 0x1d17a),
    (0xe0001, 0xe0001),
    (0xe0020, 0xe007f),
    (0x2028, 0x2028),
    (0x2029, 0x2029),
];

fn is_hidden(c: char) -> bool {
    HIDDEN.iter().any(|(first, last)| (*first..=*last).contains(&u32::from(c)))
}

/// All of them, with what shows whether they forge a line.
fn hidden() -> String {
    let all = HIDDEN.iter().flat_map(|(first, last)| *first..=*last);
    all.filter_map(char::from_u32).flat_map(|c| [c, 'Q']).collect()
}

/// The same in pieces for texts of at most 64 units.
fn pieces() -> Vec<String> {
    let all: Vec<char> = hidden().chars().filter(|c| *c != '\0').collect();
    all.chunks(30).map(|piece| piece.iter().collect()).collect()
}

/// Panics if something is printed that acts on a terminal, or if a line was forged.
fn assert_harmless(what: &str, text: &str) {
    if let Some(c) = text.chars().find(|c| is_hidden(*c) && *c != '\n') {
        panic!("{what} prints {c:?}: {text:?}");
    }
    let forged = text.lines().find(|line| line.starts_with('Q'));
    assert_eq!(forged, None, "{what}");
}

macro_rules! own {
    ($name:literal, $text:literal) => {
        #[doc = $text]
        #[derive(Wire, Serialize, Deserialize)]
        #[wire(format = LittleEndian, id = 7, name = $name)]
        struct Own {
            #[doc = $text]
            #[wire(check = kind != Kind::One)]
            kind: Kind,
            #[doc = $text]
            size: u16,
        }

        #[doc = $text]
        #[derive(Wire, Serialize, Deserialize, PartialEq)]
        #[wire(format = LittleEndian, repr = u8)]
        enum Kind {
            #[doc = $text]
            One,
            #[doc = $text]
            Two,
        }

        const OWN: &str = concat!($name, $text);
    };
}

mod own_hidden {
    use super::*;

    own!(
        // The docs of declarations have lines of their own.
        "\u{a}Q",
        "\u{0}Q\u{1}Q\u{2}Q\u{3}Q\u{4}Q\u{5}Q\u{6}Q\u{7}Q\u{8}Q\u{9}Q\u{b}Q\u{c}Q\u{d}Q\
         \u{e}Q\u{f}Q\u{10}Q\u{11}Q\u{12}Q\u{13}Q\u{14}Q\u{15}Q\u{16}Q\u{17}Q\u{18}Q\u{19}Q\
         \u{1a}Q\u{1b}Q\u{1c}Q\u{1d}Q\u{1e}Q\u{1f}Q\u{7f}Q\u{80}Q\u{81}Q\u{82}Q\u{83}Q\u{84}Q\
         \u{85}Q\u{86}Q\u{87}Q\u{88}Q\u{89}Q\u{8a}Q\u{8b}Q\u{8c}Q\u{8d}Q\u{8e}Q\u{8f}Q\u{90}Q\
         \u{91}Q\u{92}Q\u{93}Q\u{94}Q\u{95}Q\u{96}Q\u{97}Q\u{98}Q\u{99}Q\u{9a}Q\u{9b}Q\u{9c}Q\
         \u{9d}Q\u{9e}Q\u{9f}Q\u{ad}Q\u{600}Q\u{601}Q\u{602}Q\u{603}Q\u{604}Q\u{605}Q\u{61c}Q\
         \u{6dd}Q\u{70f}Q\u{890}Q\u{891}Q\u{8e2}Q\u{180e}Q\u{200b}Q\u{200c}Q\u{200d}Q\u{200e}Q\
         \u{200f}Q\u{2028}Q\u{2029}Q\u{202a}Q\u{202b}Q\u{202c}Q\u{202d}Q\u{202e}Q\u{2060}Q\
         \u{2061}Q\u{2062}Q\u{2063}Q\u{2064}Q\u{2066}Q\u{2067}Q\u{2068}Q\u{2069}Q\u{206a}Q\
         \u{206b}Q\u{206c}Q\u{206d}Q\u{206e}Q\u{206f}Q\u{feff}Q\u{fff9}Q\u{fffa}Q\u{fffb}Q\
         \u{110bd}Q\u{110cd}Q\u{13430}Q\u{13431}Q\u{13432}Q\u{13433}Q\u{13434}Q\u{13435}Q\
         \u{13436}Q\u{13437}Q\u{13438}Q\u{13439}Q\u{1343a}Q\u{1343b}Q\u{1343c}Q\u{1343d}Q\
         \u{1343e}Q\u{1343f}Q\u{1bca0}Q\u{1bca1}Q\u{1bca2}Q\u{1bca3}Q\u{1d173}Q\u{1d174}Q\
         \u{1d175}Q\u{1d176}Q\u{1d177}Q\u{1d178}Q\u{1d179}Q\u{1d17a}Q\u{e0001}Q\u{e0020}Q\
         \u{e0021}Q\u{e0022}Q\u{e0023}Q\u{e0024}Q\u{e0025}Q\u{e0026}Q\u{e0027}Q\u{e0028}Q\
         \u{e0029}Q\u{e002a}Q\u{e002b}Q\u{e002c}Q\u{e002d}Q\u{e002e}Q\u{e002f}Q\u{e0030}Q\
         \u{e0031}Q\u{e0032}Q\u{e0033}Q\u{e0034}Q\u{e0035}Q\u{e0036}Q\u{e0037}Q\u{e0038}Q\
         \u{e0039}Q\u{e003a}Q\u{e003b}Q\u{e003c}Q\u{e003d}Q\u{e003e}Q\u{e003f}Q\u{e0040}Q\
         \u{e0041}Q\u{e0042}Q\u{e0043}Q\u{e0044}Q\u{e0045}Q\u{e0046}Q\u{e0047}Q\u{e0048}Q\
         \u{e0049}Q\u{e004a}Q\u{e004b}Q\u{e004c}Q\u{e004d}Q\u{e004e}Q\u{e004f}Q\u{e0050}Q\
         \u{e0051}Q\u{e0052}Q\u{e0053}Q\u{e0054}Q\u{e0055}Q\u{e0056}Q\u{e0057}Q\u{e0058}Q\
         \u{e0059}Q\u{e005a}Q\u{e005b}Q\u{e005c}Q\u{e005d}Q\u{e005e}Q\u{e005f}Q\u{e0060}Q\
         \u{e0061}Q\u{e0062}Q\u{e0063}Q\u{e0064}Q\u{e0065}Q\u{e0066}Q\u{e0067}Q\u{e0068}Q\
         \u{e0069}Q\u{e006a}Q\u{e006b}Q\u{e006c}Q\u{e006d}Q\u{e006e}Q\u{e006f}Q\u{e0070}Q\
         \u{e0071}Q\u{e0072}Q\u{e0073}Q\u{e0074}Q\u{e0075}Q\u{e0076}Q\u{e0077}Q\u{e0078}Q\
         \u{e0079}Q\u{e007a}Q\u{e007b}Q\u{e007c}Q\u{e007d}Q\u{e007e}Q\u{e007f}Q"
    );

    pub(super) fn tool() -> Tool {
        let mut catalog = Catalog::new();
        catalog.add::<LittleEndian, Own>(OWN).add_alias(OWN).set_name("Own");
        catalog.extend(formats::catalog());
        Tool::with(catalog)
    }
}

mod own_markup {
    use super::*;

    own!(
        "a``<img src=x onerror=alert(1)>``b",
        "``<b>`` | ` <i>\n\n<u> ` ]] --]] --[==[ \" ' \\ */ #{x} ${x} {{#include /etc/passwd}} \
         [x](javascript:alert(1)) ![x](https://x/y) [<s>](https://x/y) <http x=y>\n\n```x\n```rust\n\
         <script>\n~~~\n<script>\n    ```\n<script>alert(1)</script>\n: a\n- b\n# c <q>"
    );

    pub(super) fn tool() -> Tool {
        let mut catalog = Catalog::new();
        catalog.add::<LittleEndian, Own>(OWN).add_alias(OWN).set_name("a``<i>``|[x](y)");
        catalog.set_format("../``<b>``");
        Tool::with(catalog)
    }
}

/// Runs a command, and looks at all that it prints.
fn check(tool: &Tool, arguments: &[&str], input: &[u8]) -> Run {
    let mut found = None;
    for color in [false, true] {
        let run = run_tool(tool, arguments, input, color);
        let plain = |text: &str| -> String {
            // Styles of the program itself.
            let mut parts = text.split("\u{1b}[");
            let first = parts.next().unwrap_or_default().to_owned();
            parts.fold(first, |text, part| match part.split_once('m') {
                Some((codes, rest)) if color && codes.len() < 8 => text + rest,
                _ => format!("{text}\u{1b}{part}"),
            })
        };
        for text in [&run.output, &run.errors] {
            assert_harmless(&format!("{arguments:?}"), &plain(text));
        }
        found = Some(run);
    }
    found.unwrap()
}

/// A login whose token is `text`.
fn login(text: &str) -> Cli2Auth {
    Cli2Auth::AcctLoginRequest(AcctLoginRequest {
        trans_id: 1,
        client_challenge: 2,
        account_name: "a".to_owned(),
        challenge_hash: Default::default(),
        auth_token: text.to_owned(),
        os: "win".to_owned(),
    })
}

fn capture(messages: &[Cli2Auth]) -> Vec<u8> {
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let (flow, time) = (support::flow(14617), Time(1));
    recorder.open(time, flow).unwrap();
    let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
    let mut client = Connection::client(&packet, ClientSecurity::None).unwrap();
    let mut server = Connection::server();
    let mut pass = |from: &mut Connection, to: &mut Connection, direction| {
        while let Some(bytes) = from.transmit() {
            recorder.data(time, flow, direction, &bytes).unwrap();
            to.receive(&bytes).unwrap();
        }
    };
    pass(&mut client, &mut server, Direction::ToServer);
    server.accept(ServerSecurity::None).unwrap();
    pass(&mut server, &mut client, Direction::ToClient);
    for message in messages {
        client.send(message).unwrap();
        pass(&mut client, &mut server, Direction::ToServer);
    }
    recorder.into_inner()
}

#[test]
fn no_command_prints_characters_that_are_not_seen() {
    use codec_core::Format as _;

    let tool = &own_hidden::tool();
    let folder = folder("hidden");
    let at = |name: &str| folder.join(name).display().to_string();
    let mut messages = Vec::new();
    for (index, piece) in pieces().iter().enumerate() {
        let message = login(piece);
        let file = at(&format!("{index}.bin"));
        fs::write(&file, Moul::to_vec(&message).unwrap()).unwrap();
        for more in [&[][..], &["--json"], &["--all"], &["--html", &at("page.html")]] {
            let run = check(tool, &[&["inspect", "-m", "Cli2Auth", &file][..], more].concat(), b"");
            assert_eq!(run.code, 0, "{}", run.errors);
        }
        assert_harmless("--html", &fs::read_to_string(at("page.html")).unwrap());
        for more in [&[][..], &["--json"]] {
            let arguments = ["diff", &file, &at("0.bin"), "-m", "Cli2Auth"];
            check(tool, &[&arguments, more].concat(), b"");
        }
        check(tool, &["guess", "-f", "moul", &file], b"");
        messages.push(message);
    }
    fs::write(at("hidden.pcapng"), capture(&messages)).unwrap();
    for more in [&[][..], &["-v"], &["-v", "--json"], &["--html", &at("page.html")]] {
        let run = check(tool, &[&["pcap", &at("hidden.pcapng")][..], more].concat(), b"");
        assert_eq!(run.code, 0, "{}", run.errors);
    }
    assert_harmless("--html", &fs::read_to_string(at("page.html")).unwrap());

    // Names and texts of files. The arguments of processes have no zero.
    let text = hidden().replace('\0', "");
    let len = |text: &str| u16::try_from(text.len()).unwrap().to_be_bytes();
    let nbt = |text: &str| {
        // A compound with a text; names are ASCII.
        let name = text.replace(|c: char| !c.is_ascii(), "");
        let (name, text) = (name.as_str(), text);
        [&[10, 0, 0, 8], &len(name)[..], name.as_bytes(), &len(text), text.as_bytes(), &[0]]
            .concat()
    };
    for piece in pieces() {
        fs::write(at("names.nbt"), nbt(&piece)).unwrap();
        let run = check(tool, &["convert", &at("names.nbt"), &at("names.castle")], b"");
        assert_eq!(run.code, 0, "{}", run.errors);
        let run = check(tool, &["castle", &at("names.castle")], b"");
        assert_eq!((run.code, run.output.lines().count()), (0, 2), "{}", run.output);
        check(tool, &["castle", &at("names.castle"), "--path", &piece], b"");
        check(tool, &["inspect", "-f", "castle", &at("names.castle")], b"");
        check(tool, &["inspect", "-f", "castle", &at("names.castle"), "--json"], b"");
        let definition = format!("# {piece}\nint32 {piece} # {piece}\nwibble {piece}\n");
        fs::write(at("S_HIDDEN.1.def"), definition).unwrap();
        check(tool, &["import", "tera", &at("S_HIDDEN.1.def")], b"");
        let definition = format!("# {}\nint32 a\n", piece.replace('\n', ""));
        fs::write(at("S_HIDDEN.1.def"), definition).unwrap();
        let run = check(tool, &["import", "tera", &at("S_HIDDEN.1.def")], b"");
        assert_eq!(run.code, 0, "{}", run.errors);
        for file in ["keys", "opcodes", "x.sdl", "x.hex", "x.json"] {
            fs::write(at(file), format!("A {piece} {piece}")).unwrap();
        }
        let capture = at("login.pcapng");
        check(tool, &["pcap", &capture, "--keys", &at("keys")], b"");
        check(tool, &["pcap", &capture, "--opcodes", &at("opcodes")], b"");
        check(tool, &["pcap", &capture, "--sdl", &at("x.sdl")], b"");
        check(tool, &["inspect", "-m", "Cli2Auth", &at("x.hex")], b"");
        check(tool, &["encode", "-m", "Cli2Auth", &at("x.json")], b"");
        let json = serde_json::json!({ "PingRequest": piece, piece.as_str(): 1 }).to_string();
        check(tool, &["encode", "-m", "Cli2Auth"], json.as_bytes());
    }

    // Names and docs of declarations, and arguments.
    fs::write(at("own.bin"), [1, 0, 0]).unwrap();
    fs::write(at("own2.bin"), [0, 0]).unwrap();
    for arguments in [
        &["list"][..],
        &["list", "--json"],
        &["show", "Own"],
        &["show", "Own", "--json"],
        &["schema"],
        &["demo"],
        &["inspect", "-m", "Own", &at("own.bin")],
        &["inspect", "-m", "Own", &at("own.bin"), "--json"],
        &["inspect", "-m", "Own", &at("own2.bin")],
        &["guess", "-f", "little-endian", &at("own.bin")],
        &["export", "markdown", "-f", "little-endian", "-m", "Own"],
        &["export", "kaitai", "-f", "little-endian", "-m", "Own"],
        &["export", "wireshark", "-f", "little-endian"],
        &["export", "json-schema", "-f", "little-endian"],
        &["export", "markdown", "-f", "little-endian", "-o", &at("book")],
        &["export", "kaitai", "-f", "little-endian", "-o", &at("ksy")],
        &["export", "wireshark", "-f", "little-endian", "-o", &at("own.lua")],
        &["export", "json-schema", "-f", "little-endian", "-o", &at("own.json")],
    ] {
        let run = check(tool, arguments, b"");
        assert!(run.code < 2, "{arguments:?} {}", run.errors);
    }
    let mut files: Vec<_> = ["own.lua", "own.json"].map(|name| folder.join(name)).into();
    files.extend(["book", "ksy"].iter().flat_map(|name| files_in(folder.join(name))));
    assert!(files.len() > 8);
    for file in files {
        assert_harmless(&file.display().to_string(), &fs::read_to_string(&file).unwrap());
    }
    let text = &*text;
    check(tool, &["list", text], b"");
    check(tool, &["show", text], b"");
    for arguments in [
        &[text][..],
        &["inspect", text],
        &["inspect", "-m", text, "--hex", "00"],
        &["inspect", "-f", text, "--hex", "00"],
        &["inspect", "-m", "Own", "--hex", text],
        &["guess", text],
        &["schema", "-f", text],
        &["diff", text, text, "-m", "Own"],
        &["encode", text],
        &["pcap", text],
        &["pcap", &at("login.pcapng"), "--only", text],
        &["pcap", &at("login.pcapng"), "--format", text],
        &["proxy", text, text, "-f", "moul"],
        &["castle", text],
        &["castle", &at("player.castle"), "--path", text],
        &["convert", text, text],
        &["convert", &at("player.nbt"), &format!("/no/{text}")],
        &["import", "tera", text],
        &["import", text],
        &["export", text],
        &["export", "kaitai", "-f", "moul", "-o", &format!("/proc/{text}")],
        &["completions", text],
        &["man", text],
    ] {
        assert_ne!(check(tool, arguments, b"").code, 0, "{arguments:?}");
    }
}

fn files_in(folder: PathBuf) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|it| if it.is_dir() { files_in(it) } else { vec![it] }).collect()
}

#[test]
fn names_and_comments_are_data_in_every_export() {
    let tool = &own_markup::tool();
    let folder = folder("markup");
    let at = |name: &str| folder.join(name).display().to_string();
    let export = |to: &str, more: &[&str]| {
        let run = check(tool, &[&["export", to, "-f", "../``<b>``"][..], more].concat(), b"");
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{to}");
        run.output
    };

    export("markdown", &["-o", &at("book")]);
    let pages = files_in(folder.join("book/src"));
    assert!(pages.len() > 6, "{pages:?}");
    for page in pages {
        let text = fs::read_to_string(&page).unwrap();
        assert!(!text.contains("{{"), "mdBook would replace something in {text}");
        assert_no_markup(&text);
    }
    assert_no_markup(&export("markdown", &["-m", "7"]));

    let lua = export("wireshark", &[]);
    fs::write(at("own.lua"), [include_str!("../wireshark/stub.lua"), &lua].concat()).unwrap();
    for version in ["5.2", "5.4"] {
        match Command::new(format!("lua{version}")).arg(at("own.lua")).output() {
            Ok(run) => assert!(run.status.success() && run.stderr.is_empty(), "{run:?}"),
            Err(_) => eprintln!("skipped: lua{version} is not installed"),
        }
    }

    let schema: serde_json::Value = serde_json::from_str(&export("json-schema", &[])).unwrap();
    assert!(schema["description"].as_str().unwrap().contains("<script>"));

    // A value of YAML that is in the text ends where the line does, or is a block.
    let kaitai = export("kaitai", &["-m", "7"]);
    let keys: Vec<&str> = kaitai
        .lines()
        .filter(|line| !line.starts_with(['#', ' ']))
        .map(|line| line.split(':').next().unwrap())
        .collect();
    assert_eq!(keys, ["meta", "doc", "seq", "instances", "enums"], "{kaitai}");

    let name = "a``<i>``\u{22}]/*";
    let definition = format!("# {name} */ \\ [x](y)\nint32 {name} # ]] {name}\n");
    fs::write(at("S_``_MARKUP.1.def"), definition).unwrap();
    let run = check(tool, &["import", "tera", &at("S_``_MARKUP.1.def")], b"");
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    fs::write(at("markup.rs"), &run.output).unwrap();
    match Command::new("rustfmt").args(["--check", "--edition", "2024", &at("markup.rs")]).output()
    {
        Ok(run) => assert!(run.stderr.is_empty(), "{run:?}"),
        Err(_) => eprintln!("skipped: no rustfmt"),
    }
    let docs: String = run.output.lines().filter_map(|it| it.trim().strip_prefix("///")).collect();
    assert_no_markup(&docs);
}

/// Panics if a page has HTML, images, or links to anything but pages.
fn assert_no_markup(page: &str) {
    use pulldown_cmark::{Event, Options, Parser, Tag};

    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    for event in Parser::new_ext(page, options) {
        match event {
            Event::InlineHtml(html) if &*html == "<br>" => {}
            Event::Html(html) | Event::InlineHtml(html) => panic!("{html} in {page}"),
            Event::Start(Tag::Image { dest_url, .. }) => panic!("{dest_url} in {page}"),
            Event::Start(Tag::Link { dest_url, .. }) => {
                let page_of_book = dest_url.split('#').next().unwrap().ends_with(".md");
                let of_book = dest_url.starts_with('#') || page_of_book;
                assert!(of_book || &*dest_url == "https://x/y", "{dest_url} in {page}");
            }
            Event::Start(Tag::Heading { attrs, .. }) => assert_eq!(attrs, [], "{page}"),
            _ => {}
        }
    }
}
