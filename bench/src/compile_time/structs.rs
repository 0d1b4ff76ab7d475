//! The crates that are compiled: structs of all types of numbers, by hand and with two derives.
//!
//! The order of the fields differs from struct to struct, so that functions are not merged.

use std::fmt::Write;

use crate::cases::Random;

/// How many structs a crate has.
pub(super) const COUNT: usize = 200;
const FIELDS: usize = 10;
const TYPES: [&str; 8] = ["u8", "u16", "u32", "u64", "f32", "f64", "bool", "[u8; 4]"];

/// One way to encode and decode.
pub(super) struct Derive {
    pub(super) name: &'static str,
    /// What the table calls it.
    pub(super) title: &'static str,
    /// The line for `[dependencies]`; `{core}` is the folder of `codec-core`.
    pub(super) dependency: &'static str,
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

/// Our own derive.
pub(super) const OURS: Derive = Derive {
    name: "ours",
    title: "ours",
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
};

pub(super) const DERIVES: &[Derive] = &[
    Derive {
        name: "hand",
        title: "by hand",
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
    OURS,
    Derive {
        name: "binrw",
        title: "binrw",
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
];

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

/// How many messages the set has of which one changes.
const MESSAGES: usize = 300;
/// Without it, the code of the set would not be compiled.
const CALL: &str = "    black_box(set(input));\n";
/// How many of them are in a module, as people sort them into files.
const IN_MODULE: usize = 10;

/// A set of messages; the order of the fields of the first one depends on `first`.
pub(super) fn message_set(first: u32) -> String {
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
    source(&OURS, MESSAGES, IN_MODULE, first, CALL) + &set
}

/// A program with `count` structs, `in_module` of them in each module, which also does `call`. The
/// order of the fields of the first one depends on `first`.
pub(super) fn source(
    derive: &Derive,
    count: usize,
    in_module: usize,
    first: u32,
    call: &str,
) -> String {
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
