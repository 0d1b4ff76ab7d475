//! Docs of fields, and the page that lists all messages by opcode:
//! `WIRE_BLESS=1 cargo test --test formats index_page` writes it anew.

use std::{collections::BTreeMap, env, fs, path::Path};

use codec_core::{Layout, Shape, shape::VariantShape};
use formats::asherons_call::{
    AsheronsCall,
    confirmed::{self, Confirmed, Family},
    messages::{action::Action, client::ClientMessage, event::Event, server::ServerMessage},
};

use super::{table::wire_name, walk};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/asherons-call.md");
const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/formats/src/asherons_call/messages");

/// What stands before the table in the page.
const MARK: &str = "<!-- The table is written by a test. -->\n";

#[test]
fn page_has_a_row_for_every_message() {
    let page = fs::read_to_string(PAGE).unwrap();
    let (head, found) = page.split_once(MARK).expect("a mark before the table");
    let wanted = table();
    if env::var_os("WIRE_BLESS").is_some() {
        fs::write(PAGE, format!("{head}{MARK}{wanted}")).unwrap();
        return;
    }
    for (found, wanted) in found.lines().zip(wanted.lines()) {
        assert_eq!(found, wanted, "bless with WIRE_BLESS=1");
    }
    assert_eq!(found.lines().count(), wanted.lines().count(), "bless with WIRE_BLESS=1");
}

#[test]
fn no_field_doc_only_repeats_the_name() {
    let plain = |text: &str| text.trim_end_matches('.').replace(['_', '`'], " ").to_lowercase();
    let mut fields = 0;
    for object in walk::objects() {
        for field in object.fields {
            let docs = plain(field.docs);
            let docs = docs.strip_prefix("the ").unwrap_or(&docs);
            assert!(
                !docs.is_empty() && docs != plain(field.name),
                "{}.{}",
                object.name,
                field.name
            );
            fields += 1;
        }
    }
    assert!(fields > 1_300, "{fields}");
}

fn table() -> String {
    let aliases = aliases();
    let mut rows = BTreeMap::new();
    add::<ClientMessage>(&mut rows, &aliases, Family::Client, "client");
    add::<Action>(&mut rows, &aliases, Family::Action, "client, in 0xf7b1");
    add::<ServerMessage>(&mut rows, &aliases, Family::Server, "server");
    add::<Event>(&mut rows, &aliases, Family::Event, "server, in 0xf7b0");
    assert_eq!(rows.len(), 365);
    let mut table = String::from(
        "\n| opcode | from | type | name | also | bytes | purpose |\n|---|---|---|---|---|---|---|\n",
    );
    for row in rows.values() {
        table.push_str(row);
    }
    table
}

/// The rows of a family, by opcode and sender.
fn add<T: Layout<AsheronsCall>>(
    rows: &mut BTreeMap<(i128, &'static str), String>,
    aliases: &Aliases,
    family: Family,
    from: &'static str,
) {
    let Shape::Enum(messages) = T::shape() else { panic!("not an enum") };
    for variant in messages.variants {
        let [id] = variant.ids else { continue };
        let name = wire_name(variant.docs);
        let bytes = match confirmed::message(family, u32::try_from(*id).unwrap()).unwrap() {
            Confirmed::Captured => "captured",
            Confirmed::TestData => "test data",
            _ => "no",
        };
        let also = aliases.get(&(name, from)).unwrap_or_else(|| panic!("{name} has no alias"));
        let also: Vec<_> = also.iter().filter(|alias| **alias != name).cloned().collect();
        let row = format!(
            "| {id:#06x} | {from} | `{}::{}` | `{name}` | {} | {bytes} | {} |\n",
            messages.name,
            variant.name,
            also.join(", "),
            purpose(variant)
        );
        assert!(rows.insert((*id, from), row.replace("|  |", "| |")).is_none());
    }
}

/// The only number of a message, as the number of its type.
fn own_id(variant: &VariantShape) -> Option<u64> {
    variant.ids.first().map(|id| u64::try_from(*id).unwrap())
}

/// The first paragraph of a message's docs, without its name and without links.
fn purpose(variant: &VariantShape) -> String {
    let docs = match (variant.shape)() {
        Shape::Record(object) if object.id == own_id(variant) => object.docs,
        _ => variant.docs,
    };
    let paragraph = docs.split("\n\n").next().unwrap().replace('\n', " ");
    let (_, text) = paragraph.split_once("): ").unwrap_or_else(|| panic!("{docs}"));
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once('[') {
        let (shown, after) = link.split_once("](").unwrap();
        plain.push_str(before);
        plain.push_str(shown);
        rest = after.split_once(')').unwrap().1;
    }
    plain.push_str(rest);
    let mut chars = plain.chars();
    chars.next().unwrap().to_uppercase().chain(chars).collect()
}

/// Names in `#[doc(alias)]`, by the first of them and the sender.
type Aliases = BTreeMap<(&'static str, &'static str), Vec<String>>;

/// The aliases in the sources: shapes do not have them.
fn aliases() -> Aliases {
    let mut found = BTreeMap::new();
    let both = ["client", "server"].as_slice();
    for (place, from) in [
        ("client", &["client"][..]),
        ("action", &["client, in 0xf7b1"]),
        ("server", &["server"]),
        ("event", &["server, in 0xf7b0"]),
        ("turbine_chat.rs", both),
        ("data_message.rs", &["server"]),
        ("action/mod.rs", &["client"]),
        ("event/mod.rs", &["server"]),
    ] {
        for names in names_in(&Path::new(SOURCES).join(place)) {
            let first: &str = String::leak(names[0].clone());
            for from in from {
                found.insert((first, *from), names.clone());
            }
        }
    }
    found
}

fn names_in(path: &Path) -> Vec<Vec<String>> {
    if path.is_dir() {
        let files = fs::read_dir(path).unwrap().map(|file| file.unwrap().path());
        return files.flat_map(|file| names_in(&file)).collect();
    }
    let source = fs::read_to_string(path).unwrap();
    let attributes = source.split("#[doc(alias").skip(1);
    let names = |text: &str| text.split('"').skip(1).step_by(2).map(String::from).collect();
    attributes.map(|text| names(text.split_once(")]").unwrap().0)).collect()
}
