//! Castle: files that are read in place.

use codec_core::{DecodeErrorKind, Format, Options, Wire};
use formats::castle::{Castle, CastleOptions, Compound, File, Value, View, token};

use super::castle::{kind, vectors};
use crate::support::{flips, hex, rows};

/// What a view shows, as a value: by its iterators for compounds and lists.
fn walk(view: View<'_>) -> Value {
    match view.token() {
        token::COMPOUND => {
            let child = |token: Result<(&str, View<'_>), _>| {
                let (name, view) = token.unwrap();
                (name.into(), walk(view))
            };
            Value::Compound(Compound(view.tokens().unwrap().map(child).collect()))
        }
        token::LIST => {
            let items = view.items().unwrap();
            let of = items.token();
            let items = items.map(|item| walk(item.unwrap())).collect();
            Value::List(formats::castle::List { of, items })
        }
        _ => view.decode().unwrap(),
    }
}

#[test]
fn a_view_shows_what_decoding_gives() {
    for (name, bytes, fields) in vectors() {
        let file = File::open(&bytes).unwrap();
        assert_eq!(
            format!("{:?}", walk(file.root())),
            format!("{:?}", Value::Compound(fields.clone()))
        );
        let whole: Compound = file.root().decode().unwrap();
        assert_eq!(Castle::to_vec(&whole).unwrap(), bytes, "{name}");
        for (name, value) in &fields.0 {
            let found: Value = file.root().get(name).unwrap().decode().unwrap();
            assert_eq!(format!("{found:?}"), format!("{value:?}"), "{name}");
        }
    }
}

#[test]
fn a_view_never_panics() {
    fn touch(view: View<'_>, depth: usize) {
        let _ = view.decode::<Value>();
        if depth == 0 {
            return;
        }
        if let Ok(tokens) = view.tokens() {
            tokens.flatten().for_each(|(_, view)| touch(view, depth - 1));
        }
        if let Ok(items) = view.items() {
            items.flatten().take(10).for_each(|view| touch(view, depth - 1));
        }
        for index in [0, 1, 2, usize::MAX] {
            let _ = view.at(index);
        }
    }
    for (_, bytes, _) in vectors().filter(|(_, bytes, _)| bytes.len() < 200) {
        for (_, flipped) in flips(&bytes) {
            if let Ok(file) = File::open(&flipped) {
                touch(file.root(), 4);
            }
        }
        for len in 0..bytes.len() {
            if let Ok(file) = File::open(&bytes[..len]) {
                touch(file.root(), 4);
            }
        }
    }
}

#[test]
fn reading_all_of_a_malformed_file_gives_the_named_kind_of_error() {
    for row in rows(include_str!("../golden/castle/malformed.tsv")) {
        if row[3] == "strict" {
            continue;
        }
        let bytes = hex(row[1]);
        let error = match File::open(&bytes) {
            Ok(file) => file.root().decode::<Compound>().unwrap_err(),
            Err(error) => error,
        };
        assert_eq!(kind(&error), row[2], "{}: {error}", row[0]);
    }
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Castle)]
struct Level {
    #[wire(name = "Sections")]
    sections: Vec<Section>,
    #[wire(name = "Biomes")]
    biomes: Vec<i32>,
    names: Vec<String>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Castle)]
struct Section {
    #[wire(name = "Y")]
    y: i8,
    data: Vec<i64>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Castle)]
struct Chunk {
    #[wire(name = "Level")]
    level: Level,
}

fn chunk() -> Vec<u8> {
    let section = |y| Section { y, data: vec![i64::from(y); 20] };
    Castle::to_vec(&Chunk {
        level: Level {
            sections: (0..10).map(section).collect(),
            biomes: (0..1000).collect(),
            names: vec!["a".into(), "bc".into(), String::new(), "def".into()],
        },
    })
    .unwrap()
}

#[test]
fn a_view_reads_one_token_or_a_whole_part() {
    let bytes = chunk();
    let file = File::open(&bytes).unwrap();
    assert_eq!(file.names(), ["Level", "Sections", "Y", "data", "Biomes", "names"]);
    let level = file.root().get("Level").unwrap();
    let section = level.get("Sections").unwrap().at(3).unwrap();
    assert_eq!(section.decode::<Section>().unwrap(), Section { y: 3, data: vec![3; 20] });
    assert_eq!(section.get("data").unwrap().at(19).unwrap().decode::<i64>().unwrap(), 3);
    assert_eq!(level.get("Biomes").unwrap().at(999).unwrap().decode::<i32>().unwrap(), 999);
    let names = level.get("names").unwrap();
    assert_eq!(names.at(3).unwrap().decode::<&str>().unwrap(), "def");
    assert_eq!(names.items().unwrap().count(), 4);
    assert!(level.find("x").unwrap().is_none());
}

#[test]
fn what_is_not_there_is_an_error() {
    let bytes = chunk();
    let file = File::open(&bytes).unwrap();
    let level = file.root().get("Level").unwrap();
    // The head, 41 bytes of names, a count, and what stands before a payload.
    let at = 7 + 41 + 2 + 7;
    assert_eq!(
        level.get("x").unwrap_err().to_string(),
        format!("invalid name: there is no such token 0x0 at byte {at:#x}")
    );
    let what = "index: there is no such element";
    assert_eq!(
        *level.get("Biomes").unwrap().at(1000).unwrap_err().kind(),
        DecodeErrorKind::Invalid { what, value: 1000 }
    );
    assert_eq!(
        *level.at(0).unwrap_err().kind(),
        DecodeErrorKind::WrongType { expected: "List", found: "Compound" }
    );
    assert_eq!(
        *level.get("names").unwrap().get("x").unwrap_err().kind(),
        DecodeErrorKind::WrongType { expected: "Compound", found: "List" }
    );
}

#[test]
fn a_view_looks_only_at_what_is_asked_for() {
    let mut bytes = chunk();
    let file = File::open(&bytes).unwrap();
    let inside = file.root().get("Level").unwrap().get("Sections").unwrap().at(2).unwrap().offset();
    // Destroys the tokens of a section that the reads below step over.
    bytes[inside..inside + 20].fill(0xff);
    assert!(Castle::from_slice::<Chunk>(&bytes).is_err());
    let file = File::open(&bytes).unwrap();
    let sections = file.root().get("Level").unwrap().get("Sections").unwrap();
    assert_eq!(sections.at(3).unwrap().get("Y").unwrap().decode::<i8>().unwrap(), 3);
}

#[test]
fn a_view_has_the_options_of_its_file() {
    let lenient = Options::new(CastleOptions::LENIENT_LENGTH);
    let bytes = hex("0003000000000001006301001e0c0000000000010001000007ffffffff");
    let file = File::open_with(&bytes, &lenient).unwrap();
    let inner = file.root().get("c").unwrap().get("c").unwrap();
    assert_eq!(inner.decode::<u8>().unwrap(), 7);
    let draft = Options::new(CastleOptions::DRAFT);
    let bytes = hex("00070000000000050048656c6c6f01000c070000000000576f726c64");
    let file = File::open_with(&bytes, &draft).unwrap();
    assert_eq!(file.root().get("Hello").unwrap().decode::<&str>().unwrap(), "World");
}
