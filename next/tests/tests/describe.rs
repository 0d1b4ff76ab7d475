//! What derived types say of themselves: each directive as data.

mod support;

use codec_core::{
    Wire,
    checksum::Crc32,
    codec::BigEndian,
    describe::{Frame, Rule, Shape},
    fields::Implied,
    value::Layout,
};
use support::{Body, Little, Stats};

const MASK: u8 = 4;

/// All directives.
#[derive(Wire)]
#[allow(dead_code, reason = "only described")]
#[wire(format = Little, name = "S_ALL", id = 7)]
#[doc(alias = "Everything")]
struct All {
    flags: Implied<u8>,
    /// How many.
    count: Implied<u8>,
    size: Implied<u16>,
    offset: Implied<u16>,
    kind: u8,
    #[wire(name = "Port", as = BigEndian<u16>)]
    port: u16,
    #[wire(count = count - 1, pad = 2)]
    items: Vec<u16>,
    #[wire(len = size * 2, check = !bytes.is_empty())]
    bytes: Vec<u8>,
    #[wire(bit = !flags & MASK, align = 4)]
    level: Option<u8>,
    #[wire(when = kind > 3 && matches!(kind, 4 | 5))]
    more: Option<u8>,
    #[wire(since = 2, until = 5, default = 9)]
    newer: u8,
    #[wire(switch = kind)]
    body: Body,
    #[wire(with(flags, kind > 1))]
    stats: Stats,
    #[wire(at(offset, from = kind))]
    far: Option<u8>,
    #[wire(const = *b"ab")]
    magic: Implied<[u8; 2]>,
    #[wire(end = |item| *item == 0)]
    to: Vec<u8>,
    #[wire(end = 0)]
    behind: Vec<u8>,
    #[wire(checksum(Crc32, kind..=port))]
    sum: Implied<u32>,
    #[wire(skip)]
    cached: u8,
}

fn rules(name: &str) -> (&'static str, String) {
    let record = <All as Layout<Little>>::RECORD;
    let field = record.fields.iter().find(|field| field.name == name).unwrap();
    let rules = format!("{:?}", field.rules);
    let address = rules.find("0x").map_or(rules.len(), |start| start);
    (field.directives, rules[..address].to_owned())
}

#[test]
fn directives_are_rules() {
    let count = "[Count(Binary(Sub, Field(1), Int(1)))]";
    let cases = [
        ("flags", "", "[Implied]"),
        ("port", "", "[]"),
        ("items", "pad = 2, count = count - 1", &*format!("[Pad(2), {}", &count[1..])),
        (
            "bytes",
            "len = size * 2, check = !bytes.is_empty()",
            "[Len(Binary(Mul, Field(2), Int(2))), \
             Check(Unary(Not, Binary(Eq, Len(Field(7)), Int(0)))), Rest]",
        ),
        (
            "level",
            "bit = !flags & MASK, align = 4",
            "[Bit { flags: Field(0), mask: Named(\"MASK\", ",
        ),
        (
            "more",
            "when = kind > 3 && matches!(kind, 4 | 5)",
            "[When(Binary(And, Binary(Gt, Field(4), Int(3)), \
             Binary(Or, Binary(Eq, Field(4), Int(4)), Binary(Eq, Field(4), Int(5)))))]",
        ),
        (
            "newer",
            "since = 2, until = 5, default = 9",
            "[Since(Int(2)), Until(Int(5)), Default, DefaultValue(Int(9))]",
        ),
        ("body", "switch = kind", "[Switch(Field(4))]"),
        ("stats", "with(flags, kind > 1)", "[With([Field(0), Binary(Gt, Field(4), Int(1))])]"),
        (
            "far",
            "at(offset, from = kind)",
            "[At { offset: 3, position: Field(3), base: Field(4) }]",
        ),
        ("magic", "const = *b\"ab\"", "[Const(Bytes([97, 98])), Implied]"),
        ("to", "end = |item| *item == 0", "[EndItem(Binary(Eq, Element, Int(0)))]"),
        ("behind", "end = 0", "[EndValue(Int(0))]"),
        (
            "sum",
            "checksum(Crc32, kind..=port)",
            "[Checksum { algorithm: \"Crc32\", first: 4, last: 5 }, Implied]",
        ),
        ("cached", "skip", "[Skip]"),
    ];
    for (name, directives, described) in cases {
        assert_eq!(rules(name), (directives, described.to_owned()), "{name}");
    }
}

#[test]
fn constants_have_their_numbers() {
    let record = <All as Layout<Little>>::RECORD;
    let level = record.fields.iter().find(|field| field.name == "level").unwrap();
    let mask = level.rules.first().and_then(Rule::expr);
    let Some(codec_core::describe::Expr::Named("MASK", number)) = mask else { panic!("{mask:?}") };
    assert_eq!(number(), Some(4));
}

#[test]
fn types_have_names_docs_and_shapes() {
    let record = <All as Layout<Little>>::RECORD;
    assert_eq!((record.name, record.wire_name, record.id), ("All", Some("S_ALL"), Some(7)));
    assert_eq!((record.docs, record.aliases), ("All directives.", &["Everything"][..]));
    let field = |name: &str| record.fields.iter().find(|field| field.name == name).unwrap();
    assert_eq!((field("count").docs, field("port").wire_name), ("How many.", "Port"));
    assert!(matches!((field("kind").shape)(), Shape::Int { width: 1, signed: false, .. }));
    let Shape::List { of, frame: Frame::Elsewhere } = (field("items").shape)() else {
        panic!("not a list")
    };
    assert!(matches!(of(), Shape::Int { width: 2, .. }));
    let Shape::Record(stats) = (field("stats").shape)() else { panic!("not a struct") };
    assert_eq!(stats.name, "Stats");
}
