//! Definitions for Kaitai Struct: what they cannot express, and that the real compiler and its
//! runtime for Python read the same values from messages as `wire inspect`.
//!
//! The second needs `WIRE_KAITAI`, a folder with the compiler and the runtime; `.ci/run kaitai`
//! installs them.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

#[allow(unused_qualifications, reason = "the derive names types of fields by their paths")]
#[path = "kaitai/own.rs"]
mod own;
#[allow(unused_qualifications, reason = "the derive names types of fields by their paths")]
#[path = "../../tests/interpret/tests/generated/roles.rs"]
mod roles;

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use codec_core::{
    catalog::{Catalog, Entry, Kind},
    shape::Shape,
};
use codec_inspect::{Streams, Tool};
use serde_json::{Value, json};
use wire_interpret::Generator;

/// All formats, one of a user, and combined roles.
fn catalog() -> Catalog {
    let mut catalog = formats::catalog();
    catalog.extend(own::catalog());
    catalog.extend(roles::catalog());
    catalog
}

thread_local! {
    static TOOL: Tool = Tool::with(catalog());
}

fn run(arguments: &[&str]) -> (u8, String, String) {
    let (mut input, mut output, mut errors) = (&b""[..], Vec::new(), Vec::new());
    let mut streams = Streams::new(&mut input, &mut output, &mut errors);
    let arguments = ["wire"].iter().chain(arguments).map(ToString::to_string);
    let code = TOOL.with(|tool| tool.run(arguments, &mut streams));
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (code, text(output), text(errors))
}

/// Writes the definitions of a format; returns their folder.
fn definitions(format: &str, folder: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(folder).join(format);
    let _ = fs::remove_dir_all(&folder);
    let path = folder.display().to_string();
    let (code, _, errors) = run(&["export", "kaitai", "--format", format, "--output", &path]);
    assert_eq!((code, errors.as_str()), (0, ""));
    folder
}

/// What the files say that they do not express, each once.
fn missing(folder: &Path) -> BTreeMap<String, Vec<String>> {
    let mut missing = BTreeMap::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter_map(|line| line.strip_prefix("# - "));
        let lines: Vec<String> = lines.map(str::to_owned).collect();
        if !lines.is_empty() {
            missing.insert(path.file_stem().unwrap().to_string_lossy().into_owned(), lines);
        }
    }
    missing
}

#[test]
fn what_is_not_expressed_is_listed_and_does_not_grow() {
    let count = |format: &str| -> Vec<(String, usize)> {
        let missing = missing(&definitions(format, "kaitai_missing"));
        missing.into_iter().map(|(file, lines)| (file, lines.len())).collect()
    };
    let rows = |rows: &[(&str, usize)]| -> Vec<(String, usize)> {
        rows.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect()
    };
    let moul = [
        ("moul_auth2_cli", 1),
        ("moul_av_brain", 5),
        ("moul_av_task", 5),
        ("moul_file2_cli", 5),
        ("moul_message", 10),
    ];
    assert_eq!(count("moul"), rows(&moul));
    let asherons_call = [
        ("asherons_call_action", 4),
        ("asherons_call_client_message", 5),
        ("asherons_call_event", 2),
        ("asherons_call_packet", 1),
        ("asherons_call_server_message", 7),
    ];
    assert_eq!(count("asherons_call"), rows(&asherons_call));
    assert_eq!(count("own"), rows(&[]));
    // Those with `align` or `at` in a part of a length, and texts behind an offset with their length.
    let of_roles = missing(&definitions("roles", "kaitai_missing"));
    for (file, lines) in &of_roles {
        let [line] = lines.as_slice() else { panic!("{lines:?}") };
        let in_a_part = line.ends_with("in a part of a length, which count from the message");
        assert_eq!(in_a_part, file.contains("_framed_"), "{file}: {line}");
    }
    assert_eq!(of_roles.len(), 57);
    assert_eq!(count("otherland"), rows(&[("otherland_packet", 28)]));
}

#[test]
fn formats_that_are_not_packed_are_refused() {
    for format in ["tera", "castle", "nativeparam"] {
        let (code, _, errors) = run(&["export", "kaitai", "--format", format, "-o", "unused"]);
        assert_eq!(code, 2);
        assert!(errors.contains("do not lie one after the other"), "{errors}");
    }
}

/// Messages of each kind: those of the golden files, and some that the description allows.
fn samples(entry: &Entry, examples: &BTreeMap<String, Vec<u8>>) -> Vec<Vec<u8>> {
    let mut samples: Vec<Vec<u8>> = examples.get(&entry.to_string()).cloned().into_iter().collect();
    for seed in 0..4 {
        let made = Generator::new(seed).message(entry.format_shape(), entry.shape(), None).ok();
        samples.extend(made.filter(|bytes| entry.decode(bytes).is_ok() && readable(entry, bytes)));
    }
    samples.sort();
    samples.dedup();
    samples
}

/// Whether all texts are ASCII: the decoders of languages differ in what they do with others.
fn readable(entry: &Entry, bytes: &[u8]) -> bool {
    if entry.format() == "roles" {
        let printed = |byte: &u8| (b' '..=b'~').contains(byte);
        return !entry.name().contains("text") || bytes[1..bytes.len() - 1].iter().all(printed);
    }
    entry.to_json(bytes).is_ok_and(|json| json.is_ascii() && !json.contains("\\u"))
}

fn examples() -> BTreeMap<String, Vec<u8>> {
    let text = fs::read_to_string("src/examples.tsv").unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('\t').collect();
        (cells[0].to_owned(), from_hex(cells[2]))
    })
    .collect()
}

fn from_hex(text: &str) -> Vec<u8> {
    let (pairs, _) = text.as_bytes().as_chunks::<2>();
    let digit = |digit: u8| char::from(digit).to_digit(16).unwrap();
    pairs.iter().map(|[a, b]| u8::try_from(digit(*a) << 4 | digit(*b)).unwrap()).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The message with its number, as a definition of its set reads it.
fn numbered(catalog: &Catalog, entry: &Entry, bytes: &[u8]) -> Option<(String, Vec<u8>)> {
    let set = catalog.entries().iter().find(|it| {
        it.kind() == Kind::Set && it.set() == entry.set() && it.format() == entry.format()
    })?;
    let Shape::Enum(shape) = set.shape() else { return None };
    let Shape::Int { width, .. } = (shape.tag)().number()? else { return None };
    let number = entry.numbers().first()?.to_le_bytes();
    Some((set.name().to_owned(), [&number[..width], bytes].concat()))
}

/// The fields that hold no others, with their values.
fn leaves(entry: &Entry, bytes: &[u8]) -> Vec<Value> {
    let (_, json, _) =
        run(&["inspect", "--message", &entry.to_string(), "--hex", &hex(bytes), "--json"]);
    let shown: Value = serde_json::from_str(&json).unwrap();
    let fields = shown["fields"].as_array().unwrap();
    let fields = fields.iter().filter(|field| {
        let path = field["path"].as_str().unwrap();
        let inside = |other: &Value| {
            let other = other["path"].as_str().unwrap();
            other.strip_prefix(path).is_some_and(|rest| rest.starts_with(['.', '[']))
        };
        !field["value"].is_null()
            && !path.is_empty()
            && !path.contains('(')
            && !fields.iter().any(inside)
    });
    fields.map(|field| json!({ "path": field["path"], "value": field["value"] })).collect()
}

/// The name of the class that the compiler makes of a definition.
fn class(module: &str) -> String {
    let words = module.split('_').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    words.collect()
}

/// The messages that a definition reads whole.
fn is_whole(missing: &BTreeMap<String, Vec<String>>, module: &str, entry: &Entry) -> bool {
    let Some(lines) = missing.get(module) else { return true };
    let variant = format!(".{}: ", entry.name());
    !lines.iter().any(|line| line.contains(&variant) || entry.kind() != Kind::Message)
}

/// Whether a field lies in a message inside of another, of which a definition reads only a part.
fn is_in_a_part(missing: &BTreeMap<String, Vec<String>>, field: &Value) -> bool {
    let path = field["path"].as_str().unwrap();
    path.split('.').any(|name| {
        let variant = format!(".{name}: ");
        missing.values().flatten().any(|line| line.contains(&variant))
    })
}

fn modules(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let stems = files.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned());
    stems.map(|stem| (stem.replace('_', ""), stem)).collect()
}

#[test]
fn the_compiler_and_its_runtime_read_the_same_values() {
    let Some(tools) = std::env::var_os("WIRE_KAITAI").map(PathBuf::from) else {
        println!(
            "skipped: Kaitai Struct (WIRE_KAITAI names no folder; `.ci/run kaitai` makes one)"
        );
        return;
    };
    let catalog = catalog();
    let examples = examples();
    let mut all = Vec::new();
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("kaitai_python");
    let _ = fs::remove_dir_all(&out);
    fs::create_dir_all(&out).unwrap();
    let mut whole: BTreeMap<String, usize> = BTreeMap::new();
    for format in ["moul", "asherons_call", "otherland", "own", "roles"] {
        let folder = definitions(format, "kaitai_read");
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kaitai");
        let compiled = Command::new("node")
            .env("NODE_PATH", tools.join("node_modules"))
            .args([here.join("compile.js"), folder.clone(), out.clone()])
            .output()
            .unwrap();
        assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stdout));
        let (missing, modules) = (missing(&folder), modules(&folder));
        let lines = missing.values().flatten().filter(|line| line.ends_with(", as bytes"));
        let as_bytes: Vec<&str> = lines.filter_map(|line| line.split(',').next()).collect();
        for entry in
            catalog.entries().iter().filter(|it| it.format() == format && it.kind() != Kind::Set)
        {
            let mut samples = samples(entry, &examples);
            if format == "own" {
                let by_hand = own::MESSAGES.iter().map(|text| from_hex(&text.replace(' ', "")));
                samples.extend(by_hand.inspect(|bytes| assert_eq!(entry.decode(bytes), Ok(()))));
            }
            let plain = |name: &str| name.to_lowercase().replace('_', "");
            let name = format!(
                "{format}{}",
                if entry.set().is_empty() { entry.name() } else { entry.set() }
            );
            let module = &modules[&plain(&name)];
            if !is_whole(&missing, module, entry) {
                continue;
            }
            for bytes in &samples {
                let (inside, data) = match numbered(&catalog, entry, bytes) {
                    Some((_, data)) => (json!(["message"]), data),
                    None => (json!([]), bytes.clone()),
                };
                let fields = leaves(entry, bytes);
                if fields.iter().any(|field| is_in_a_part(&missing, field)) {
                    continue;
                }
                let line = json!({
                    "name": entry.to_string(), "module": module, "class": class(module),
                    "bytes": hex(&data), "inside": inside, "fields": fields,
                    "as_bytes": as_bytes,
                });
                all.push(line.to_string());
            }
            if !samples.is_empty() {
                let set = if format == "roles" { format } else { entry.set() };
                *whole.entry(set.to_owned()).or_default() += 1;
            }
        }
    }
    let lines = out.join("messages.jsonl");
    fs::write(&lines, all.join("\n")).unwrap();
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kaitai/check.py");
    let python = tools.join("venv/bin/python");
    let found = Command::new(python).arg(here).arg(&out).arg(&lines).output().unwrap();
    let text = String::from_utf8_lossy(&found.stdout);
    assert!(found.status.success(), "{text}{}", String::from_utf8_lossy(&found.stderr));
    println!("{text}");
    assert_eq!(whole[""], 4, "messages without a set, of them one in a format of a user");
    assert!(whole["roles"] > 70, "{}", whole["roles"]);
    assert_eq!((whole["Cli2Auth"], whole["Auth2Cli"]), (48, 48));
    let asherons_call: usize =
        ["Action", "Event", "ClientMessage", "ServerMessage"].iter().map(|set| whole[*set]).sum();
    assert_eq!(asherons_call, 353);
}
