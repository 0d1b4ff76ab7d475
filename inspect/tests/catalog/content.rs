//! That nothing is missing: the tables of the protocols, and the sources of the types.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use codec_core::catalog::{Catalog, Confirmed, Entry, Kind};

fn messages<'a>(catalog: &'a Catalog, format: &str) -> Vec<&'a Entry> {
    let of_format = |entry: &&Entry| entry.format() == format && entry.kind() != Kind::Set;
    catalog.entries().iter().filter(of_format).collect()
}

/// The first columns of a golden file.
fn column(file: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(format!("../tests/golden/{file}")).unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| row.split(['\t', ' ']).next().unwrap().to_owned()).collect()
}

/// The set that a row of the table is about; none for rows about types.
fn family(row: &str) -> Option<&'static str> {
    match row.split('\t').next() {
        Some("action") => Some("Action"),
        Some("event") => Some("Event"),
        Some("client" | "c2s") => Some("ClientMessage"),
        Some("server" | "s2c") => Some("ServerMessage"),
        _ => None,
    }
}

#[test]
fn there_are_as_many_messages_as_declared() {
    let catalog = formats::catalog();
    let count = |format| messages(&catalog, format).len();
    let mut sets: BTreeMap<&str, usize> = BTreeMap::new();
    for entry in catalog.entries().iter().filter(|entry| entry.kind() == Kind::Message) {
        *sets.entry(entry.set()).or_default() += 1;
    }
    let of = |names: &[&str]| -> Vec<usize> { names.iter().map(|name| sets[name]).collect() };
    assert_eq!(of(&["Cli2GateKeeper", "GateKeeper2Cli", "Cli2Auth", "Auth2Cli"]), [3, 3, 48, 48]);
    assert_eq!(of(&["Cli2Game", "Game2Cli", "Cli2File", "File2Cli"]), [4, 4, 6, 5]);
    assert_eq!(of(&["Cli2Csr", "Csr2Cli", "NetMessage"]), [3, 3, 27]);
    assert_eq!(of(&["Packet"]), [102]);
    assert_eq!((count("tera"), count("nativeparam")), (32, 11));

    let rows = formats::asherons_call::confirmed::MESSAGES.iter();
    let rows: usize = rows.map(|row| row.opcodes.len()).sum();
    let families = of(&["ClientMessage", "ServerMessage", "Action", "Event"]);
    assert_eq!(families.iter().sum::<usize>(), rows);
}

#[test]
fn names_of_the_protocols_are_found() {
    let catalog = formats::catalog();
    let files =
        ["moul/messages.tsv", "moul/net_message.tsv", "moul/message.tsv", "moul/game_mgr.tsv"];
    for name in files.into_iter().flat_map(column) {
        let found = catalog.find_all("moul", &name);
        assert!(!found.is_empty(), "{:?}", catalog.find(&name));
    }
    let table = fs::read_to_string("../tests/golden/asherons_call/messages.tsv").unwrap();
    for row in table.lines() {
        let (Some(set), [_, opcode, name, ..]) =
            (family(row), &row.split('\t').collect::<Vec<_>>()[..])
        else {
            continue;
        };
        let entry = catalog.find(&format!("asherons_call/{set}/{opcode}")).unwrap();
        assert!(entry.names().any(|own| own == *name), "{name} {:?}", entry.wire_name());
        assert!(entry.confirmed().is_some(), "{name}");
    }
    let packets: serde_json::Value =
        serde_json::from_str(include_str!("../../../tests/golden/otherland/packets.json")).unwrap();
    for (name, packet) in packets["packets"].as_object().unwrap() {
        // What others inherit from; no packets of their own.
        if matches!(name.as_str(), "CPkt" | "oaCommunityPktBase") {
            continue;
        }
        if let (Some(id), Some(sub_id)) = (packet["id"].as_u64(), packet["subId"].as_u64()) {
            let number = format!("otherland/{}", id | sub_id << 8);
            assert!(catalog.find(&number).is_ok(), "{name} {number}");
        }
    }
}

#[test]
fn captures_confirm_what_they_confirm() {
    let catalog = formats::catalog();
    let confirmed = |name| catalog.find_in("asherons_call", name).unwrap().confirmed();
    assert_eq!(confirmed("SetAppraiseInfo"), Some(Confirmed::Captured));
    assert_eq!(confirmed("PopUpString"), Some(Confirmed::No));
    assert_eq!(catalog.find("Cli2Auth").unwrap().confirmed(), None);
}

/// A type that is declared in a source file with a number or a name in the protocol.
struct Declared {
    file: String,
    name: String,
    id: Option<String>,
}

/// Reads the attributes `#[wire(… id = …)]` and `#[wire(… name = …)]` of structs.
fn declared(folder: &Path, found: &mut Vec<Declared>) {
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            declared(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let mut directives = String::new();
        for line in text.lines().filter(|line| !line.starts_with("//")) {
            if line.starts_with("#[wire(format") {
                directives = line.to_owned();
            } else if let Some(rest) = line.strip_prefix("pub struct ") {
                let name: String = rest.chars().take_while(|c| c.is_alphanumeric()).collect();
                let value = |key: &str| {
                    let (_, rest) = directives.split_once(key)?;
                    Some(rest.split([',', ')']).next()?.trim_matches('"').to_owned())
                };
                let id = value(" id = ");
                if id.is_some() {
                    found.push(Declared { file: path.display().to_string(), name, id });
                }
                directives.clear();
            }
        }
    }
}

#[test]
fn every_type_with_a_number_is_in_the_catalog() {
    let catalog = formats::catalog();
    let mut types = Vec::new();
    declared(Path::new("../formats/src"), &mut types);
    assert!(types.len() > 600, "{}", types.len());
    let mut missing = Vec::new();
    for Declared { file, name, id } in types {
        // The requests of the community server are found as a whole.
        if file.contains("nativeparam/messages/community") {
            continue;
        }
        let id = id.unwrap();
        let digits = id.replace('_', "");
        let number = match digits.strip_prefix("0x") {
            Some(digits) => i128::from_str_radix(digits, 16),
            None => digits.parse(),
        };
        let Ok(number) = number else { panic!("{file} {name}: {id}") };
        let entries = catalog.entries().iter();
        let found = entries
            .filter(|entry| entry.numbers().contains(&number))
            .any(|entry| entry.names().any(|own| own == name));
        if !found {
            missing.push(format!("{file}: {name}, {id}"));
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_packet_of_tera_is_in_the_catalog() {
    let catalog = formats::catalog();
    let mut names = 0;
    for file in fs::read_dir("../formats/src/tera/messages").unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for line in text.lines().filter(|line| line.starts_with("#[wire(format = Tera, name = ")) {
            let name = line.split('"').nth(1).unwrap();
            assert!(!catalog.find_all("tera", name).is_empty(), "{name}");
            names += 1;
        }
    }
    assert_eq!(names, messages(&catalog, "tera").len());
}
