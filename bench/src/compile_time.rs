//! What a derive costs to compile: a crate of 200 structs of 10 fields each; how long it takes to
//! build again when one of 300 messages of a set has changed; how much code a message is with one
//! entry point and with all of them; and how many instructions the compiler takes for one struct.
//!
//! Each type is decoded and encoded once from `main`. The order of the fields differs from struct
//! to struct, so that functions are not merged. Dependencies are built before; only the crate
//! itself is timed. serde goes through postcard. The table has CPU time beside wall time: on a
//! machine that does other work too, only CPU time is meaningful.

mod build;
mod entries;
mod steps;

use std::{env, fmt::Write, fs, io, path::Path};

use self::build::Crate;
use crate::shapes::Random;

const STRUCTS: usize = 200;
const FIELDS: usize = 10;
const TYPES: [&str; 8] = ["u8", "u16", "u32", "u64", "f32", "f64", "bool", "[u8; 4]"];

/// One way to derive.
struct Derive {
    name: &'static str,
    /// The line for `[dependencies]`; `{core}` is the folder of `codec-core`.
    dependency: &'static str,
    /// What stands before the structs.
    head: &'static str,
    /// What stands before each struct.
    attributes: &'static str,
    /// What stands before each `bool`.
    bool_attributes: &'static str,
    /// Code for a struct with this name and these types of fields.
    code: fn(&str, &[&str]) -> String,
    /// Statements that decode `input` as `T` and encode it again.
    both: &'static str,
}

/// All the code is derived.
fn none(_: &str, _: &[&str]) -> String {
    String::new()
}

const DERIVES: &[Derive] = &[
    Derive {
        name: "nothing",
        dependency: "",
        head: "#![allow(dead_code)]",
        attributes: "",
        bool_attributes: "",
        code: none,
        both: "black_box(input);",
    },
    Derive {
        name: "hand",
        dependency: "",
        head: "",
        attributes: "",
        bool_attributes: "",
        code: by_hand,
        both: "let value = T::read(input).unwrap();
            let mut out = Vec::new();
            value.write(&mut out);
            black_box(out);",
    },
    Derive {
        name: "ours",
        dependency: "codec-core = { path = \"{core}\" }",
        head: "use codec_core::{Format, NoDefault, Options, Order, Packed, Wire};

            #[derive(Debug)]
            struct Plain;

            impl Packed for Plain {
                const NAME: &'static str = \"plain\";
                const ORDER: Order = Order::Little;
                const OPTIONS: &'static Options<Self> = &Options::new(());
                type Options = ();
                type State = ();
                type Count = u32;
                type Text = NoDefault;
            }",
        attributes: "#[derive(Wire)] #[wire(format = Plain)]",
        bool_attributes: "",
        code: none,
        both: "let (value, _) = Plain::from_prefix::<T>(input).unwrap();
            black_box(Plain::to_vec(&value).unwrap());",
    },
    Derive {
        name: "borsh",
        dependency: "borsh = { version = \"1.8.1\", features = [\"derive\"] }",
        head: "use borsh::{BorshDeserialize, BorshSerialize};",
        attributes: "#[derive(BorshSerialize, BorshDeserialize)]",
        bool_attributes: "",
        code: none,
        both: "let value = T::deserialize(&mut &*input).unwrap();
            black_box(borsh::to_vec(&value).unwrap());",
    },
    Derive {
        name: "serde",
        dependency: "serde = { version = \"1.0.229\", features = [\"derive\"] }
            postcard = { version = \"1.1.3\", features = [\"use-std\"] }",
        head: "use serde::{Deserialize, Serialize};",
        attributes: "#[derive(Serialize, Deserialize)]",
        bool_attributes: "",
        code: none,
        both: "let value = postcard::from_bytes::<T>(input).unwrap();
            black_box(postcard::to_stdvec(&value).unwrap());",
    },
    Derive {
        name: "wincode",
        dependency: "wincode = { version = \"0.6.3\", features = [\"derive\"] }",
        head: "use wincode::{SchemaRead, SchemaWrite};",
        attributes: "#[derive(SchemaRead, SchemaWrite)]",
        bool_attributes: "",
        code: none,
        both: "let value = wincode::deserialize::<T>(input).unwrap();
            black_box(wincode::serialize(&value).unwrap());",
    },
    Derive {
        name: "binrw",
        dependency: "binrw = \"0.15.2\"",
        head: "use binrw::{BinRead, BinWrite, binrw};",
        attributes: "#[binrw] #[brw(little)]",
        bool_attributes: "#[br(map = |byte: u8| byte != 0)] #[bw(map = |bool| u8::from(*bool))]",
        code: none,
        both: "let value = T::read(&mut std::io::Cursor::new(input)).unwrap();
            let mut out = std::io::Cursor::new(Vec::new());
            value.write(&mut out).unwrap();
            black_box(out);",
    },
    Derive {
        name: "deku",
        dependency: "deku = \"0.20.3\"",
        head: "use deku::prelude::*;",
        attributes: "#[derive(DekuRead, DekuWrite)] #[deku(endian = \"little\")]",
        bool_attributes: "",
        code: none,
        both: "let (_, value) = T::from_bytes((input, 0)).unwrap();
            black_box(value.to_bytes().unwrap());",
    },
];

/// Our own derive.
fn ours() -> &'static Derive {
    DERIVES.iter().find(|derive| derive.name == "ours").unwrap()
}

/// Code by hand: one array for all fields, and one check of the length.
fn by_hand(name: &str, types: &[&str]) -> String {
    let (mut write, mut read, mut at) = (String::new(), String::new(), 0);
    for (field, ty) in types.iter().enumerate() {
        let (len, bytes, value) = match *ty {
            "bool" => (1, format!("[u8::from(self.f{field})]"), "[0] => false, [1] => true"),
            "[u8; 4]" => (4, format!("self.f{field}"), "bytes => bytes"),
            number => {
                let len = number[1..].parse::<usize>().unwrap_or(8) / 8;
                (len, format!("self.f{field}.to_le_bytes()"), "")
            }
        };
        let _ = writeln!(write, "out[{at}..{}].copy_from_slice(&{bytes});", at + len);
        let bytes = format!("*input.get({at}..)?.first_chunk::<{len}>()?");
        let _ = match (*ty, value) {
            ("bool", arms) => {
                writeln!(read, "f{field}: match {bytes} {{ {arms}, _ => return None }},")
            }
            (_, "") => writeln!(read, "f{field}: {ty}::from_le_bytes({bytes}),"),
            _ => writeln!(read, "f{field}: {bytes},"),
        };
        at += len;
    }
    format!(
        "impl {name} {{
            fn write(&self, to: &mut Vec<u8>) {{ let mut out = [0; {at}]; {write} to.extend_from_slice(&out); }}
            fn read(input: &[u8]) -> Option<Self> {{ let input = input.get(..{at})?; Some(Self {{ {read} }}) }}
        }}"
    )
}

/// Prints the table, of all derives or only those named, what one changed message costs (`change`),
/// what entry points cost (`entries`), and the instructions of the compiler (`steps`).
pub fn print(only: &[String]) {
    let folder = env::temp_dir().join(format!("wire-compile-time-{}", std::process::id()));
    println!("{STRUCTS} structs of {FIELDS} fields; seconds (on the processor); bytes of .text");
    println!("{:8} {:>14} {:>14} {:>14} {:>10}", "derive", "check", "debug", "release", "text");
    let wanted = |derive: &&Derive| only.is_empty() || only.iter().any(|name| name == derive.name);
    for derive in DERIVES.iter().filter(wanted) {
        match measure(derive, &folder) {
            Ok(Cost { check, debug, release, text }) => {
                println!("{:8} {check:>14} {debug:>14} {release:>14} {text:10}", derive.name);
            }
            Err(error) => println!("{:8} failed: {error}", derive.name),
        }
    }
    if only.is_empty() || only.iter().any(|name| name == "change") {
        match measure_change(&folder) {
            Ok([check, debug]) => println!(
                "one of {MESSAGES} messages of a set has changed: check {check}, debug {debug}"
            ),
            Err(error) => println!("one of {MESSAGES} messages: failed: {error}"),
        }
    }
    if only.is_empty() || only.iter().any(|name| name == "entries") {
        entries::print(&folder, ours());
    }
    if only.is_empty() || only.iter().any(|name| name == "steps") {
        steps::print(&folder, only);
    }
    // Safe to remove: the folder holds nothing but what this function put there.
    let _ = fs::remove_dir_all(&folder);
}

struct Cost {
    check: String,
    debug: String,
    release: String,
    text: u64,
}

fn measure(derive: &Derive, folder: &Path) -> io::Result<Cost> {
    let krate = Crate::new(derive.dependency, folder, &format!("with-{}", derive.name))?;
    let source = source(derive, STRUCTS, STRUCTS, 1, "");
    let time = |arguments: &[&str]| -> io::Result<String> {
        // Builds an empty program first, for the dependencies; then the real one.
        krate.write("fn main() {}\n")?;
        krate.cargo(arguments)?;
        krate.write(&source)?;
        krate.time(arguments)
    };
    Ok(Cost {
        check: time(&["check"])?,
        debug: time(&["build"])?,
        release: time(&["build", "--release"])?,
        text: krate.text_len()?,
    })
}

/// How many messages the set has of which one changes.
const MESSAGES: usize = 300;
/// Without it, the code of the set would not be compiled.
const CALL: &str = "    black_box(set(input));\n";
/// How many of them are in a module, as people sort them into files.
const IN_MODULE: usize = 10;

/// Seconds of a check and of a debug build when one message of a set has got other fields, and all
/// else was built before. The best of three.
fn measure_change(folder: &Path) -> io::Result<[String; 2]> {
    let ours = ours();
    let krate = Crate::new(ours.dependency, folder, "messages")?;
    let mut set = String::from("#[derive(Wire)] #[wire(format = Plain, tag = u16)] enum Set {\n");
    for number in 0..MESSAGES {
        let _ = writeln!(set, "    #[wire(id = {number})] S{number}(S{number}),");
    }
    set.push_str(
        "}\npub fn set(input: &[u8]) -> usize {
        let (value, len) = Plain::from_prefix::<Set>(input).unwrap();
        len + Plain::to_vec(&value).unwrap().len()
    }\n",
    );
    let best = |arguments: &[&str]| -> io::Result<String> {
        let mut times = Vec::new();
        for seed in 1..=3 {
            let before = source(ours, MESSAGES, IN_MODULE, 0, CALL) + &set;
            krate.write(&before)?;
            krate.cargo(arguments)?;
            krate.write(&(source(ours, MESSAGES, IN_MODULE, seed, CALL) + &set))?;
            times.push(krate.time(arguments)?);
        }
        times.sort_by(|a, b| seconds(a).total_cmp(&seconds(b)));
        Ok(times.swap_remove(0))
    };
    Ok([best(&["check"])?, best(&["build"])?])
}

/// The number that a time begins with.
fn seconds(time: &str) -> f64 {
    time.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(f64::MAX)
}

/// A program with `count` structs, `in_module` of them in each module, which also does `call`. The
/// order of the fields of the first one depends on `first`.
fn source(derive: &Derive, count: usize, in_module: usize, first: u32, call: &str) -> String {
    let (mut one, mut others) = (Random::new(first), Random::new(1));
    let mut source = format!("{}\nuse std::hint::black_box;\n", derive.head);
    let mut calls = String::from(call);
    for number in 0..count {
        if number % in_module == 0 {
            let module = number / in_module;
            let _ = writeln!(source, "pub use m{module}::*;\npub mod m{module} {{ use super::*;");
        }
        let random = if number == 0 { &mut one } else { &mut others };
        let mut types: Vec<&str> = TYPES.into_iter().cycle().take(FIELDS).collect();
        for last in (1..FIELDS).rev() {
            types.swap(last, random.below(last as u32 + 1) as usize);
        }
        let _ = writeln!(source, "{}\npub struct S{number} {{", derive.attributes);
        for (field, ty) in types.iter().enumerate() {
            let attributes = if *ty == "bool" { derive.bool_attributes } else { "" };
            let _ = writeln!(source, "    {attributes} pub f{field}: {ty},");
        }
        let code = (derive.code)(&format!("S{number}"), &types);
        let both = derive.both.replace("T::", &format!("S{number}::"));
        let both = both.replace("<T>", &format!("<S{number}>"));
        let _ = writeln!(source, "}}\n{code}\npub fn both{number}(input: &[u8]) {{ {both} }}");
        let _ = writeln!(calls, "    both{number}(input);");
        if (number + 1) % in_module == 0 {
            source.push_str("}\n");
        }
    }
    let _ =
        writeln!(source, "fn main() {{\n    let input = black_box(&[0u8; 100][..]);\n{calls}}}");
    source
}
