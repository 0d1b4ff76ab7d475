//! tera-data definitions (`NAME.VERSION.def`) as structs with `#[derive(Wire)]`.
//!
//! ```text
//! # majorPatchVersion >= 86                  a comment
//! ref members                                the slot of `members` stands here
//! string name
//! array members                              a list, whose elements have the fields below it
//! - uint64 gameId
//! - vec3   location
//! ```
//!
//! | definition | struct |
//! |---|---|
//! | `int32`, `uint64`, `byte`, `float`, … | `i32`, `u64`, `u8`, `f32`, … |
//! | `bool` | `bool` with the codec `AnyBool`: every byte but 0 is true |
//! | `string` | `String` |
//! | `bytes` | `Vec<u8>` with the codec `ByteArrayHere` |
//! | `array`, `array<TYPE>` | `Vec` of a struct of its own, or of the type |
//! | `array[interleaved]` | the same `layout = tera::tail(n)` as the lists that it takes turns with |
//! | `object` | a field of a struct of its own; if it has a slot inside, its fields with its name before theirs |
//! | `ref NAME` | the field is declared here, and `layout` keeps the order of the data |
//! | `vec3`, `vec3fa`, `angle`, `skillid`, `skillid32`, `customize` | `Vec3`, `Vec3`, `i16`, `SkillId`, `SkillId32`, `Customize` |
//! | `# text` | documentation |
//!
//! Fields are declared in the order in which they stand in the fixed part: slots without a `ref`
//! first, then all others in the order of the definition. Each version of a packet is a module of
//! its own: `s_login::v10::SLogin`.

mod line;
mod lower;
mod name;
mod parse;
mod print;

use std::{collections::BTreeMap, fmt, path::Path};

use self::lower::Packet;

/// A definition: the path that names packet and version, and the text.
#[derive(Clone, Debug)]
pub struct Source {
    /// Where it comes from; its last part is `NAME.VERSION.def`.
    pub path: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// Definitions as declarations.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Imported {
    /// Rust source of all definitions without a fault.
    pub code: String,
    /// How many definitions it declares.
    pub packets: usize,
    /// What is wrong with the others.
    pub problems: Vec<Problem>,
}

/// What is wrong with a definition, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// The path of the definition.
    pub path: String,
    /// The line, from 1; 0 if it is about the whole file.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is wrong, and what was expected.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}:{}: {}", self.path, self.column, self.what),
        }
    }
}

/// Reads definitions and prints their declarations, sorted by packet and version.
///
/// A definition with a fault is left out; all of its faults are reported.
#[must_use]
pub fn import(sources: &[Source]) -> Imported {
    let mut packets: BTreeMap<(String, u32), (Packet, &Source)> = BTreeMap::new();
    let mut problems = Vec::new();
    for source in sources {
        let mut report = |faults: Vec<Fault>| {
            problems.extend(faults.into_iter().map(|fault| fault.in_file(&source.path)));
        };
        let Some((name, version)) = identity(&source.path) else {
            report(vec![Fault::of_file("expected a name like `S_LOGIN.10.def`")]);
            continue;
        };
        let packet = match read(&name, version, &source.bytes) {
            Ok(packet) => packet,
            Err(faults) => {
                report(faults);
                continue;
            }
        };
        let first = packets.get(&(name.clone(), version));
        match first {
            None => {
                packets.insert((name, version), (packet, source));
            }
            // A second copy says nothing new.
            Some((_, first)) if first.bytes == source.bytes => {}
            Some((_, first)) => {
                let what = format!("`{name}` version {version} differs from {}", first.path);
                report(vec![Fault::of_file(what)]);
            }
        }
    }
    let packets: Vec<Packet> = packets.into_values().map(|(packet, _)| packet).collect();
    Imported { code: print::file(&packets), packets: packets.len(), problems }
}

/// The packet and the version in the name of a file.
fn identity(path: &str) -> Option<(String, u32)> {
    let file = Path::new(path).file_name()?.to_str()?;
    let stem = file.strip_suffix(".def").unwrap_or(file);
    let (name, version) = stem.rsplit_once('.')?;
    (!name.is_empty()).then_some((name.to_owned(), version.parse().ok()?))
}

fn read(name: &str, version: u32, bytes: &[u8]) -> Result<Packet, Vec<Fault>> {
    let text = core::str::from_utf8(bytes).map_err(|error| {
        let what = format!("byte {} is not UTF-8", error.valid_up_to());
        vec![Fault::of_file(what)]
    })?;
    let definition = parse::definition(text)?;
    lower::packet(name, version, &definition)
}

/// A [`Problem`] without its file.
#[derive(Clone, Debug)]
struct Fault {
    line: usize,
    column: usize,
    what: String,
}

impl Fault {
    fn of_file(what: impl Into<String>) -> Self {
        Self { line: 0, column: 0, what: what.into() }
    }

    fn in_file(self, path: &str) -> Problem {
        Problem { path: path.to_owned(), line: self.line, column: self.column, what: self.what }
    }
}
