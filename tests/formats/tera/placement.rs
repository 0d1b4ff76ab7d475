//! Where slots and data lie: in the order of the fields, or as real packets have them.

use codec_core::{
    DecodeErrorKind, Format as _, Options, Wire,
    shape::{Far, Frame, Shape},
};
use formats::tera::{
    self, AnyBool, ByteArray, ByteArrayHere, RawText, Tera, TeraOptions,
    messages::{ChannelMember, EditPrivateChannel, Vec3},
};

use super::{hex, rows, strict};

/// C_EDIT_PRIVATE_CHANNEL as the definitions of tera-data have it.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera, layout = tera::STRINGS_FIRST)]
struct TextFirst {
    members: Vec<ChannelMember>,
    channel_name: String,
    password: u16,
}

fn members() -> Vec<ChannelMember> {
    vec![ChannelMember { player_id: 1001 }, ChannelMember { player_id: 1002 }]
}

#[test]
fn both_orders_of_data_are_written_and_either_is_read() {
    let listed = EditPrivateChannel { members: members(), channel_name: "Hi".into(), password: 7 };
    let fields_first = hex("02000c001c000700 0c001400e9030000 14000000ea030000 480069000000");
    assert_eq!(Tera::to_vec(&listed).unwrap(), fields_first);

    let text = TextFirst { members: members(), channel_name: "Hi".into(), password: 7 };
    let text_first = hex("020012000c000700 480069000000 12001a00e9030000 1a000000ea030000");
    assert_eq!(Tera::to_vec(&text).unwrap(), text_first);

    for bytes in [fields_first, text_first] {
        assert_eq!(Tera::from_slice_with::<TextFirst>(&bytes, &strict()).unwrap(), text);
        assert_eq!(Tera::from_slice_with::<EditPrivateChannel>(&bytes, &strict()).unwrap(), listed);
    }
}

#[test]
fn text_lies_first_in_structs_inside_others() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera, layout = tera::STRINGS_FIRST)]
    struct Part {
        list: Vec<u8>,
        text: String,
    }
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera)]
    struct Whole {
        a: String,
        part: Part,
        parts: Vec<Part>,
    }

    let part = |list: &[u8], text: &str| Part { list: list.into(), text: text.into() };
    let parts = vec![part(&[2], "u"), part(&[], "")];
    let value = Whole { a: "a".into(), part: part(&[1], "t"), parts };
    let bytes = hex("1000 010018001400 02001d00 61000000 74000000 1800000001 \
                     1d003000 01002b002700 75000000 2b00000002 30000000 000000003a00 0000");
    assert_eq!(Tera::to_vec(&value).unwrap(), bytes);
    assert_eq!(Tera::encoded_len(&value).unwrap(), bytes.len());
    assert_eq!(Tera::from_slice_with::<Whole>(&bytes, &strict()).unwrap(), value);
}

#[test]
fn elements_are_found_wherever_they_lie() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera)]
    struct Shared {
        a: String,
        b: String,
        c: u16,
    }

    let packets: Vec<_> = rows(include_str!("../../golden/tera/scattered.tsv"))
        .map(|row| (row[0], hex(row[1])[4..].to_vec()))
        .collect();
    let [(_, gaps), (_, empty), (_, shared)] = &packets[..] else { panic!("three packets") };
    let member = |player_id| ChannelMember { player_id };
    let value = EditPrivateChannel {
        members: vec![member(10), member(20), member(30)],
        channel_name: "late".into(),
        password: 7,
    };
    assert_eq!(Tera::from_slice::<EditPrivateChannel>(gaps).unwrap(), value);
    let value = EditPrivateChannel { password: 7, ..EditPrivateChannel::default() };
    assert_eq!(Tera::from_slice::<EditPrivateChannel>(empty).unwrap(), value);
    let value = Shared { a: "\u{e9}".into(), b: "\u{e9}".into(), c: 0 };
    assert_eq!(Tera::from_slice::<Shared>(shared).unwrap(), value);
}

#[test]
fn fields_choose_their_place() {
    // The slots and data of S_AVAILABLE_EVENT_MATCHING_LIST's events: three lists, of which the
    // first lies last.
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera)]
    struct Event {
        #[wire(layout = tera::tail(3))]
        arr2: Vec<u8>,
        #[wire(layout = tera::tail(1))]
        rewards: Vec<u8>,
        #[wire(layout = tera::tail(2))]
        arr1: Vec<u8>,
    }

    let value = Event { arr2: vec![2], rewards: vec![0, 9], arr1: vec![1] };
    let bytes = hex("01001f00 02001000 01001a00 1000150000 1500000009 1a00000001 1f00000002");
    assert_eq!(Tera::to_vec(&value).unwrap(), bytes);
    assert_eq!(Tera::from_slice_with::<Event>(&bytes, &strict()).unwrap(), value);
}

#[test]
fn an_inner_struct_of_the_same_type_has_the_bytes_of_a_twin_type() {
    macro_rules! pair {
        ($($name:ident holds $inner:ident),*) => {$(
            #[derive(Wire, Debug, PartialEq)]
            #[wire(format = Tera)]
            struct $name {
                more: u8,
                #[wire(layout = tera::tail(2))]
                a: String,
                #[wire(layout = tera::tail(1))]
                b: String,
                #[wire(when = more != 0)]
                inner: Option<Box<$inner>>,
            }
        )*};
    }
    pair! { Same holds Same, Other holds Twin, Twin holds Twin }

    // The outer struct says where its data lies: `b`, `a`, and then, as it has no place of its own,
    // all of `inner`, in the order of its fields.
    let bytes = hex("01 1200 0e00 00 1600 1a00 62000000 61000000 63000000 64000000");
    let text = |text: &str| text.to_owned();

    let inner = Same { more: 0, a: text("c"), b: text("d"), inner: None };
    let same = Same { more: 1, a: text("a"), b: text("b"), inner: Some(Box::new(inner)) };
    assert_eq!(Tera::to_vec(&same).unwrap(), bytes);
    assert_eq!(Tera::from_slice_with::<Same>(&bytes, &strict()).unwrap(), same);

    let inner = Twin { more: 0, a: text("c"), b: text("d"), inner: None };
    let other = Other { more: 1, a: text("a"), b: text("b"), inner: Some(Box::new(inner)) };
    assert_eq!(Tera::to_vec(&other).unwrap(), bytes);
    assert_eq!(Tera::from_slice_with::<Other>(&bytes, &strict()).unwrap(), other);
}

#[test]
fn lists_with_the_same_place_take_turns() {
    // As C_START_INSTANCE_SKILL: targets and end points are interleaved.
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera)]
    struct Skill {
        #[wire(layout = tera::tail(1))]
        targets: Vec<u16>,
        #[wire(layout = tera::tail(1))]
        ends: Vec<u16>,
        id: u16,
    }

    let value = Skill { targets: vec![0xa0, 0xa1], ends: vec![0xb0, 0xb1, 0xb2], id: 5 };
    let bytes = hex("02000e00 03001400 0500 0e001a00a000 14002000b000 1a000000a100 20002600b100 \
                     26000000b200");
    assert_eq!(Tera::to_vec(&value).unwrap(), bytes);
    assert_eq!(Tera::encoded_len(&value).unwrap(), bytes.len());
    assert_eq!(Tera::from_slice_with::<Skill>(&bytes, &strict()).unwrap(), value);

    let empty = Skill { targets: vec![], ends: vec![], id: 5 };
    assert_eq!(Tera::to_vec(&empty).unwrap(), hex("00000000 00000000 0500"));
}

/// Slots of all kinds between fixed values and in an inline struct, declared where they are used.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera, layout = tera::HOISTED.strings_first())]
struct Hoisted {
    id: u32,
    name: String,
    look: Look,
    list: Vec<Inner>,
    location: Vec3,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera)]
struct Look {
    color: u8,
    parts: Vec<u8>,
    #[wire(as = ByteArray)]
    shape: Vec<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera, layout = tera::HOISTED)]
struct Inner {
    n: u8,
    text: String,
}

fn hoisted() -> Hoisted {
    let inner = |n, text: &str| Inner { n, text: text.into() };
    Hoisted {
        id: 1,
        name: "N".into(),
        look: Look { color: 2, parts: vec![3], shape: vec![4, 5] },
        list: vec![inner(6, "a"), inner(7, "")],
        location: Vec3 { x: 1.0, y: 0.0, z: -1.0 },
    }
}

const HOISTED: &str = "\
    01002900 02002e00 2300 27000200 \
    01000000 02 0000803f00000000000080bf \
    4e000000 0405 \
    2900000003 \
    2e003900 3500 06 61000000 \
    39000000 4000 07 0000";

#[test]
fn hoisted_slots_come_first() {
    let bytes = hex(HOISTED);
    assert_eq!(Tera::to_vec(&hoisted()).unwrap(), bytes);
    assert_eq!(Tera::encoded_len(&hoisted()).unwrap(), bytes.len());
    assert_eq!(Tera::from_slice_with::<Hoisted>(&bytes, &strict()).unwrap(), hoisted());
    for len in 0..bytes.len() {
        assert!(Tera::from_slice::<Hoisted>(&bytes[..len]).is_err());
    }
}

#[test]
fn hoisted_slots_inside_hoisted_slots_are_the_outer_ones() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera, layout = tera::HOISTED)]
    struct Outer {
        a: u8,
        inner: Inner,
        b: String,
    }

    let value = Outer { a: 1, inner: Inner { n: 2, text: "t".into() }, b: "b".into() };
    let bytes = hex("0a00 0e00 01 02 74000000 62000000");
    assert_eq!(Tera::to_vec(&value).unwrap(), bytes);
    assert_eq!(Tera::from_slice_with::<Outer>(&bytes, &strict()).unwrap(), value);
}

#[test]
fn hoisted_slots_lie_first_in_a_struct_whose_place_is_chosen() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera)]
    struct Outer {
        #[wire(layout = tera::tail(2))]
        a: String,
        inner: Inner,
        #[wire(layout = tera::tail(1))]
        list: Vec<u8>,
    }

    let value = Outer { a: "a".into(), inner: Inner { n: 2, text: "t".into() }, list: vec![9] };
    let bytes = hex("1200 1600 02 01000d00 0d00000009 61000000 74000000");
    assert_eq!(Tera::to_vec(&value).unwrap(), bytes);
    assert_eq!(Tera::from_slice_with::<Outer>(&bytes, &strict()).unwrap(), value);
}

#[test]
fn fixed_bytes_are_written_once_however_data_is_ordered() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera, layout = tera::STRINGS_FIRST)]
    struct Ordered {
        list: Vec<u8>,
        #[wire(pad = 2)]
        choice: Choice,
        text: String,
    }
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera, tag = u8)]
    enum Choice {
        #[wire(id = 1)]
        Number { x: u8 },
        #[wire(id = 2)]
        Text { t: String },
    }

    for (choice, bytes) in [
        (Choice::Number { x: 5 }, "01001200 0000 0105 0e00 73000000 1200000009"),
        (Choice::Text { t: "t".into() }, "01001700 0000 020f00 1300 74000000 73000000 1700000009"),
    ] {
        let value = Ordered { list: vec![9], choice, text: "s".into() };
        assert_eq!(Tera::to_vec(&value).unwrap(), hex(bytes));
        assert_eq!(Tera::from_slice_with::<Ordered>(&hex(bytes), &strict()).unwrap(), value);
    }

    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera, layout = tera::HOISTED)]
    struct Fronted {
        #[wire(pad = 1)]
        a: u8,
        texts: [String; 2],
        list: Vec<u8>,
    }

    let value = Fronted { a: 3, texts: ["s".into(), "t".into()], list: vec![9] };
    let bytes = hex("01001600 0e00 1200 00 03 73000000 74000000 1600000009");
    assert_eq!(Tera::to_vec(&value).unwrap(), bytes);
    assert_eq!(Tera::from_slice_with::<Fronted>(&bytes, &strict()).unwrap(), value);
}

#[test]
fn hoisted_slots_that_a_version_lacks_are_an_error() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera, layout = tera::HOISTED)]
    struct Versioned {
        a: u8,
        #[wire(since = 93)]
        guild: Option<String>,
        name: String,
    }

    let value = Versioned { a: 1, guild: Some("g".into()), name: "n".into() };
    let bytes = hex("0900 0d00 01 67000000 6e000000");
    assert_eq!(Tera::to_vec(&value).unwrap(), bytes);
    assert_eq!(Tera::from_slice::<Versioned>(&bytes).unwrap(), value);
    let old = Options { version: 92, ..Options::new(TeraOptions::DEFAULT) };
    let error = Tera::from_slice_with::<Versioned>(&hex("0700 01 6e000000"), &old).unwrap_err();
    let kind = DecodeErrorKind::Invalid { what: "hoisted slots of a struct at", value: 0 };
    assert_eq!(*error.kind(), kind);
}

#[test]
fn empty_byte_arrays_have_the_offset_zero_or_their_own() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera)]
    struct Empty<'a> {
        #[wire(as = ByteArray)]
        zero: &'a [u8],
        #[wire(as = ByteArrayHere)]
        here: &'a [u8],
        text: String,
    }

    let value = Empty { zero: &[], here: &[], text: String::new() };
    let bytes = hex("00000000 0e000000 0e00 0000");
    assert_eq!(Tera::to_vec(&value).unwrap(), bytes);
    assert_eq!(Tera::from_slice::<Empty>(&bytes).unwrap(), value);
}

#[test]
fn offsets_count_the_integrity_bytes() {
    let value = EditPrivateChannel { members: vec![], channel_name: "a".into(), password: 7 };
    let options = Options::new(TeraOptions::INTEGRITY);
    let bytes = Tera::to_vec_with(&value, &options).unwrap();
    assert_eq!(bytes, hex("00000000 1400 0700 61000000"));
    assert_eq!(Tera::from_slice_with::<EditPrivateChannel>(&bytes, &options).unwrap(), value);
    assert!(Tera::from_slice::<EditPrivateChannel>(&bytes).is_err());
}

#[test]
fn codecs_read_what_the_defaults_refuse() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera, layout = tera::HOISTED)]
    struct Loose {
        #[wire(as = AnyBool)]
        flag: bool,
        #[wire(as = RawText)]
        text: Vec<u16>,
    }

    let value = Loose { flag: true, text: vec![0xd800, 0x41] };
    assert_eq!(Tera::from_slice::<Loose>(&hex("0700 02 00d841000000")).unwrap(), value);
    assert_eq!(Tera::to_vec(&value).unwrap(), hex("0700 01 00d841000000"));
    assert!(Tera::to_vec(&Loose { flag: true, text: vec![0] }).is_err());
}

#[test]
fn enums_have_the_width_they_say() {
    #[derive(Wire, Debug, Clone, Copy, PartialEq)]
    #[wire(format = Tera, repr = u32)]
    enum Class {
        Warrior,
        Lancer,
        #[wire(other)]
        Other(u32),
    }
    #[derive(Wire, Debug, Clone, Copy, PartialEq)]
    #[wire(format = Tera, repr = u8)]
    enum Gender {
        Male,
        Female,
    }
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera)]
    struct Kind {
        class: Class,
        gender: Gender,
        others: Vec<Class>,
    }

    let value =
        Kind { class: Class::Lancer, gender: Gender::Female, others: vec![Class::Other(12)] };
    let bytes = hex("01000000 01 01000d00 0d000000 0c000000");
    assert_eq!(Tera::to_vec(&value).unwrap(), bytes);
    assert_eq!(Tera::from_slice::<Kind>(&bytes).unwrap(), value);
    assert_eq!(Tera::to_vec(&Class::Warrior).unwrap(), [0; 4]);
    assert!(Tera::from_slice::<Gender>(&[2]).is_err());
    assert_eq!(Tera::to_vec(&Gender::Male).unwrap(), [0]);
}

#[test]
fn fields_of_other_versions_have_no_slot() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Tera)]
    struct Versioned {
        #[wire(since = 93)]
        guild: Option<String>,
        name: String,
    }

    let old = Options { version: 92, ..Options::new(TeraOptions::DEFAULT) };
    let value = Versioned { guild: None, name: "a".into() };
    assert_eq!(Tera::to_vec_with(&value, &old).unwrap(), hex("0600 61000000"));
    assert_eq!(Tera::from_slice_with::<Versioned>(&hex("0600 61000000"), &old).unwrap(), value);
    let value = Versioned { guild: Some("b".into()), name: "a".into() };
    let bytes = hex("0800 0c00 62000000 61000000");
    assert_eq!(Tera::to_vec(&value).unwrap(), bytes);
    assert_eq!(Tera::from_slice::<Versioned>(&bytes).unwrap(), value);
}

#[test]
fn descriptions_name_slots() {
    let fields = <Hoisted as ::codec_core::Layout<Tera>>::RECORD.unwrap().shape.fields;
    assert!(matches!(
        (fields[1].shape)(),
        Shape::Text { frame: Frame::Far(Far { count: None, .. }), .. }
    ));
    assert!(matches!(
        (fields[3].shape)(),
        Shape::List { frame: Frame::Far(Far { linked: true, .. }), .. }
    ));
}
