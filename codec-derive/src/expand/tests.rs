//! Golden expansions: `WIRE_BLESS=1 cargo test -p codec-derive` updates them.
#![allow(clippy::arithmetic_side_effects, reason = "it counts lines")]

use std::{env, fs, path::Path};

use syn::{DeriveInput, File, Item, ItemImpl, Stmt};

const FOUR_FIELDS: &str = r#"
    /// A player enters.
    #[wire(format = Mine, id = 3, name = "ENTER")]
    struct Enter {
        /// Who.
        player: u32,
        level: u16,
        #[wire(as = Prefixed<u16, Utf8>)]
        name: String,
        items: Vec<u32>,
    }
"#;

const ALL_DIRECTIVES: &str = r#"
    #[wire(format = Mine, crate = runtime, layout = SLOTS)]
    struct All {
        flags: Implied<u16>,
        count: u8,
        size: Implied<u8>,
        kind: u8,
        #[wire(as = BigEndian<u16>, name = "PORT")]
        port: u16,
        #[wire(count = count)]
        first: Vec<u8>,
        #[wire(count = count)]
        second: Vec<u16>,
        #[wire(count = usize::from(kind) * 2)]
        computed: Vec<u8>,
        #[wire(len = size)]
        limited: Inner,
        #[wire(bit = flags & 1)]
        one: Option<u8>,
        #[wire(bit = !flags & 2, as = u8)]
        two: Option<u32>,
        #[wire(when = kind > 3)]
        when: Option<u8>,
        #[wire(switch = kind)]
        body: Body,
        #[wire(align = 4, pad = 2)]
        aligned: u32,
        #[wire(const = 7)]
        constant: u8,
        #[wire(default = 5)]
        default: u8,
        #[wire(skip)]
        skip: u8,
        #[wire(check = checked < 10)]
        checked: u8,
        #[wire(since = 2, until = 5)]
        versions: Option<u8>,
        #[wire(layout = place(1))]
        tail: Vec<u8>,
        #[wire(rest)]
        rest: Vec<u8>,
    }
"#;

const ENDS: &str = r"
    #[wire(format = Mine)]
    struct Ends {
        last: u8,
        #[wire(end = |item| item.kind == last)]
        items: Vec<Item>,
        #[wire(end = 0, as = Vec<BigEndian<u16>>)]
        numbers: Vec<u16>,
        #[wire(tail)]
        port: Option<u16>,
        #[wire(tail, align = 4, end = 0)]
        name: Option<Vec<u8>>,
    }
";

const REPR_ENUM: &str = r"
    #[wire(format = Mine, repr = u16)]
    enum Color {
        Red,
        #[wire(id = 5)]
        Green,
        Blue,
        #[wire(other)]
        Unknown(u16),
    }
";

const OPEN_ENUM: &str = r"
    #[wire(format = Mine, repr = u16, open)]
    enum Color {
        Red,
        #[wire(id = GREEN)]
        Green,
        #[wire(other)]
        Unknown(u16),
    }
";

const TAGGED_ENUM: &str = r"
    #[wire(format = Mine, tag = u16)]
    enum Message {
        Ping(Ping),
        #[wire(id = [5, 6])]
        Byte(u8),
        #[wire(id = 7)]
        Say {
            count: Implied<u8>,
            #[wire(count = count)]
            words: Vec<u16>,
        },
        #[wire(id = 8)]
        Nothing,
        #[wire(other)]
        Unknown(u16, Vec<u8>),
    }
";

const GENERIC: &str = r"
    #[wire(format = Little, format = Big)]
    struct Generic<'a, T: Clone, C, const N: usize>
    where
        T: Other,
    {
        values: [T; N],
        item: Vec<T::Item>,
        bytes: &'a [u8],
        #[wire(as = C)]
        seen: u16,
        marker: PhantomData<C>,
    }
";

const BIT_STRUCT: &str = r"
    #[wire(format = Mine, bits = u16)]
    struct Head {
        #[wire(bits = 2, const = 2)]
        version: Implied<u8>,
        signed: bool,
        #[wire(bits = 4, check = kind < 9)]
        kind: u8,
        #[wire(rest)]
        unused: (),
    }
";

const EXACT_STRUCT: &str = r"
    struct Enter<T> {
        player: u32,
        items: Vec<T>,
        r#type: Implied<u8>,
    }
";

const EXACT_ENUM: &str = r"
    enum Message {
        Nothing,
        Ping(Ping),
        Unknown(u16, Vec<u8>),
        Say { words: String },
    }
";

#[test]
fn exact_struct_expands_as_expected() {
    golden_of("exact_struct", &exact(EXACT_STRUCT));
}

#[test]
fn exact_enum_expands_as_expected() {
    golden_of("exact_enum", &exact(EXACT_ENUM));
}

#[test]
fn bit_struct_expands_as_expected() {
    golden("bit_struct", BIT_STRUCT);
}

#[test]
fn four_fields_expand_as_expected() {
    golden("four_fields", FOUR_FIELDS);
}

#[test]
fn all_directives_expand_as_expected() {
    golden("all_directives", ALL_DIRECTIVES);
}

#[test]
fn tails_and_ends_expand_as_expected() {
    golden("ends", ENDS);
}

#[test]
fn repr_enum_expands_as_expected() {
    golden("repr_enum", REPR_ENUM);
}

#[test]
fn open_enum_expands_as_expected() {
    golden("open_enum", OPEN_ENUM);
}

#[test]
fn tagged_enum_expands_as_expected() {
    golden("tagged_enum", TAGGED_ENUM);
}

#[test]
fn generic_struct_expands_as_expected() {
    golden("generic", GENERIC);
}

#[test]
fn four_fields_take_at_most_80_lines() {
    let file = expand(FOUR_FIELDS);
    let total = lines(&file);
    // Encode and decode are code to read; the rest is a table of what the type is.
    let impls = impls(file);
    let count = |name: &str| {
        let found: Vec<_> = impls.iter().filter(|found| implements(found, name)).collect();
        assert_eq!(found.len(), 1, "impls of {name}");
        found.into_iter().map(|found| lines(&of(Item::Impl(found.clone())))).sum::<usize>()
    };
    let (encode, decode) = (count("Encode"), count("Decode"));
    println!("encode {encode}, decode {decode}, with descriptions {total} lines");
    // 20 of them say about how long a message is, so that one run over it is enough.
    assert!(encode + decode <= 80, "encode {encode} + decode {decode} lines");
    // All of it, with the description, the message number and the rules of the format.
    assert!(total <= 130, "{total} lines in all");
}

/// Compares the expansion of `input` with `expected/<name>.rs`, or writes it.
#[track_caller]
fn golden(name: &str, input: &str) {
    golden_of(name, &expand(input));
}

#[track_caller]
fn golden_of(name: &str, file: &File) {
    let found = prettyplease::unparse(file);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("src/expand/expected")
        .join(name)
        .with_extension("rs");
    if env::var_os("WIRE_BLESS").is_some() {
        fs::write(&path, found).unwrap();
        return;
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    for (line, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "{name}.rs line {}; bless with WIRE_BLESS=1", line + 1);
    }
    assert_eq!(found.lines().count(), expected.lines().count(), "lines of {name}.rs");
}

fn expand(input: &str) -> File {
    let input: DeriveInput = syn::parse_str(input).unwrap();
    syn::parse2(crate::derive(&input)).unwrap()
}

fn exact(input: &str) -> File {
    let input: DeriveInput = syn::parse_str(input).unwrap();
    syn::parse2(crate::exact::derive(&input)).unwrap()
}

/// The impls in the `const _` of an expansion.
fn impls(file: File) -> Vec<ItemImpl> {
    let mut impls = Vec::new();
    for item in file.items {
        let Item::Const(item) = item else { continue };
        let syn::Expr::Block(block) = *item.expr else { continue };
        for stmt in block.block.stmts {
            if let Stmt::Item(Item::Impl(found)) = stmt {
                impls.push(found);
            }
        }
    }
    impls
}

fn implements(found: &ItemImpl, name: &str) -> bool {
    let path = found.trait_.as_ref().map(|(path, _)| path);
    path.and_then(|path| path.segments.last()).is_some_and(|last| last.ident == name)
}

fn of(item: Item) -> File {
    File { shebang: None, frontmatter: None, attrs: Vec::new(), items: vec![item] }
}

/// The number of lines of `file`.
fn lines(file: &File) -> usize {
    prettyplease::unparse(file).lines().count()
}
