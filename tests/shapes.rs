//! Descriptions: what the derive knows of a type, as data.

mod support;

use codec_core::{
    BigEndian, Implied, Layout, Role, Shape, Wire,
    codec::{AtMost, Blob, BoolAs, List},
    shape::{EnumShape, RecordShape},
    text::{Fixed, Prefixed, Text, Utf8, Utf16Le, Windows1252},
};
use support::{Big, Little};

/// Logs in.
///
/// Sent once.
#[derive(Wire)]
#[wire(format = Little, format = Big, id = 0x12, name = "C_LOGIN")]
#[allow(dead_code, reason = "only described")]
struct Login {
    /// Who.
    account: u32,
    flags: Implied<u8>,
    #[wire(as = BigEndian<u16>, name = "PORT")]
    port: u16,
    #[wire(bit = flags & 0x01, as = Prefixed<u8, Utf16Le>)]
    name: Option<String>,
    #[wire(count = account)]
    list: Vec<u16>,
    #[wire(pad = 2)]
    padded: u8,
    #[wire(align = 4, check = aligned < 9)]
    aligned: u16,
    #[wire(since = 3, until = 5)]
    version: Option<u8>,
    #[wire(skip)]
    skipped: u64,
    inner: Inner,
    color: Color,
    message: Message,
    #[wire(rest)]
    rest: Vec<u8>,
}

/// Within.
#[derive(Wire)]
#[wire(format = Little, format = Big)]
#[allow(dead_code, reason = "only described")]
struct Inner(u8, [u16; 3], [u8; 4]);

/// A color.
#[derive(Wire)]
#[wire(format = Little, format = Big, repr = i16)]
#[allow(dead_code, reason = "only described")]
enum Color {
    /// Like blood.
    Red,
    #[wire(id = -7)]
    Green,
    #[wire(other)]
    Other(i16),
}

/// A message.
#[derive(Wire)]
#[wire(format = Little, format = Big, tag = u8)]
#[allow(dead_code, reason = "only described")]
enum Message {
    /// Nothing.
    #[wire(id = 1)]
    Nothing,
    #[wire(id = [2, 3])]
    Inner(Inner),
    #[wire(id = 4)]
    Fields {
        /// How many.
        x: u8,
        #[wire(when = x > 3)]
        y: Option<u8>,
    },
}

fn object<T: Layout<Little>>() -> &'static RecordShape {
    match T::shape() {
        Shape::Record(object) => object,
        other => panic!("{other:?} is no object"),
    }
}

fn enumeration<T: Layout<Little>>() -> &'static EnumShape {
    match T::shape() {
        Shape::Enum(shape) => shape,
        other => panic!("{other:?} is no enum"),
    }
}

/// A shape as text.
fn show(shape: Shape) -> String {
    shape.to_string()
}

fn shown<T: Layout<Little>>() -> String {
    show(T::shape())
}

#[test]
fn object_has_name_number_and_docs() {
    let login = object::<Login>();
    assert_eq!(login.name, "Login");
    assert_eq!(login.wire_name, Some("C_LOGIN"));
    assert_eq!(login.id, Some(0x12));
    assert_eq!(login.docs, "Logs in.\n\nSent once.");
    let inner = object::<Inner>();
    assert_eq!((inner.name, inner.wire_name, inner.id), ("Inner", None, None));
    assert_eq!(inner.docs, "Within.");
}

#[test]
fn fields_are_in_the_order_of_the_declaration() {
    let names: Vec<_> = object::<Login>().fields.iter().map(|field| field.name).collect();
    let expected = [
        "account", "flags", "port", "name", "list", "padded", "aligned", "version", "skipped",
        "inner", "color", "message", "rest",
    ];
    assert_eq!(names, expected);
    let names: Vec<_> = object::<Inner>().fields.iter().map(|field| field.name).collect();
    assert_eq!(names, ["0", "1", "2"]);
}

#[test]
fn fields_have_docs_names_and_directives() {
    let fields = object::<Login>().fields;
    let field = |name: &str| fields.iter().find(|field| field.name == name).unwrap();
    assert_eq!(field("account").docs, "Who.");
    assert_eq!(field("port").docs, "");
    assert_eq!(field("port").wire_name, "PORT");
    assert_eq!(field("account").wire_name, "account");
    assert_eq!(field("account").directives, "");
    assert_eq!(field("port").directives, "");
    assert_eq!(field("name").directives, "bit = flags & 0x01");
    assert_eq!(field("list").directives, "count = account");
    assert_eq!(field("padded").directives, "pad = 2");
    assert_eq!(field("aligned").directives, "align = 4, check = aligned < 9");
    assert_eq!(field("version").directives, "since = 3, until = 5");
    assert_eq!(field("skipped").directives, "skip");
    assert_eq!(field("rest").directives, "rest");
}

#[test]
fn fields_have_shapes() {
    let shapes: Vec<_> =
        object::<Login>().fields.iter().map(|field| show((field.shape)())).collect();
    let expected = [
        "u32",
        "u8",
        "u16 big-endian",
        "UTF-16LE text, u8 count of units",
        "list of u16, u16 count of elements",
        "u8",
        "u16",
        "u8",
        "nothing",
        "Inner",
        "Color, i16",
        "Message, u8",
        "list of u8, u16 count of elements",
    ];
    assert_eq!(shapes, expected);
}

#[test]
fn fields_have_lengths_and_roles() {
    let fields = object::<Login>().fields;
    let field = |name: &str| fields.iter().find(|field| field.name == name).unwrap();
    assert_eq!(field("account").size.fixed, Some(4));
    assert_eq!(field("port").size.fixed, Some(2));
    assert_eq!((field("name").size.fixed, field("name").size.min), (None, 0));
    assert_eq!((field("padded").size.fixed, field("padded").size.min), (Some(3), 3));
    assert_eq!(field("aligned").size.fixed, None);
    assert_eq!(field("skipped").size.fixed, Some(0));
    assert_eq!(field("inner").size.fixed, Some(11));
    assert_eq!(field("color").size.fixed, Some(2));
    assert_eq!((field("message").size.fixed, field("message").size.min), (None, 1));
    assert_eq!(field("rest").size.role, Role::Rest);
    assert_eq!(field("account").size.role, Role::Value);
}

#[test]
fn enum_of_numbers_has_its_numbers() {
    let color = enumeration::<Color>();
    assert_eq!((color.name, color.docs), ("Color", "A color."));
    assert_eq!(show((color.tag)()), "i16");
    let variants: Vec<_> =
        color.variants.iter().map(|variant| (variant.name, variant.docs, variant.ids)).collect();
    assert_eq!(variants, [("Red", "Like blood.", &[0][..]), ("Green", "", &[-7])]);
}

#[test]
fn tagged_enum_has_its_variants() {
    let message = enumeration::<Message>();
    assert_eq!((message.name, message.docs), ("Message", "A message."));
    assert_eq!(show((message.tag)()), "u8");
    let variants: Vec<_> = message
        .variants
        .iter()
        .map(|variant| (variant.name, variant.docs, variant.ids, show((variant.shape)())))
        .collect();
    let expected = [
        ("Nothing", "Nothing.", &[1][..], "nothing".to_string()),
        ("Inner", "", &[2, 3], "Inner".to_string()),
        ("Fields", "", &[4], "Fields".to_string()),
    ];
    assert_eq!(variants, expected);
    let Shape::Record(fields) = (message.variants[2].shape)() else { panic!("no object") };
    assert_eq!(fields.fields[0].docs, "How many.");
    assert_eq!(fields.fields[1].directives, "when = x > 3");
}

#[test]
fn standard_types_have_shapes() {
    assert_eq!(shown::<i8>(), "i8");
    assert_eq!(shown::<u128>(), "u128");
    assert_eq!(shown::<f64>(), "f64");
    assert_eq!(shown::<bool>(), "bool as u8");
    assert_eq!(shown::<uuid::Uuid>(), "UUID");
    assert_eq!(shown::<()>(), "nothing");
    assert_eq!(shown::<[u8; 4]>(), "4 bytes");
    assert_eq!(shown::<[u16; 4]>(), "4 of u16");
    assert_eq!(shown::<(u8, u16)>(), "tuple");
    assert_eq!(shown::<Box<u8>>(), "u8");
    assert_eq!(shown::<String>(), "UTF-8 text, u16 count of units");
    assert_eq!(shown::<&[u8]>(), "bytes, u16 count of bytes");
    assert_eq!(shown::<bytes::Bytes>(), "bytes, u16 count of bytes");
    assert_eq!(
        shown::<Vec<Vec<bool>>>(),
        "list of list of bool as u8, u16 count of elements, u16 count of elements",
    );
}

#[test]
fn codecs_have_shapes() {
    assert_eq!(shown::<BigEndian<f32>>(), "f32 big-endian");
    assert_eq!(shown::<BoolAs<u32>>(), "bool as u32");
    assert_eq!(shown::<AtMost<5, Vec<u8>>>(), "list of u8, u16 count of elements, at most 5");
    assert_eq!(shown::<AtMost<5, Blob<u8>>>(), "bytes, u8 count of bytes, at most 5");
    assert_eq!(shown::<Fixed<8, Windows1252>>(), "Windows-1252 text, always 8",);
    assert_eq!(shown::<Text<Utf8>>(), "UTF-8 text, all that is left");
    assert!(shown::<List<u8>>().ends_with("u8 count of elements"));
}

#[test]
fn formats_describe_a_type_each_in_its_own_way() {
    let shape = <Vec<u8> as Layout<Big>>::shape();
    assert_eq!(show(shape), "list of u8, u32 big-endian count of elements");
    assert_eq!(<Login as ::codec_core::Layout<Big>>::RECORD.unwrap().shape.fields.len(), 13);
    assert_eq!(<Login as ::codec_core::Layout<Big>>::RECORD.unwrap().shape.fields[4].name, "list");
}
