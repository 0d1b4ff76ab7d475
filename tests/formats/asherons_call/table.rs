//! The declared messages, their structures and enums against tables of all of them.

use std::collections::BTreeMap;

use codec_core::{
    Layout, Shape,
    shape::{Count, Field, Frame, RecordShape},
};
use formats::asherons_call::{
    AsheronsCall, PacketBody,
    messages::{
        action::Action, client::ClientMessage, data::OldPublicWeenieDesc, event::Event,
        server::ServerMessage,
    },
};

use super::{enums, presence, rows};

/// Rows of the table: name and fields, by family and opcode.
type Rows = BTreeMap<(&'static str, &'static str, &'static str), &'static str>;

fn table() -> Rows {
    rows(include_str!("../../golden/asherons_call/messages.tsv"))
        .map(|row| ((row[0], row[1], row[2]), row.get(3).copied().unwrap_or("")))
        .collect()
}

#[test]
fn every_message_and_structure_has_the_fields_of_the_table() {
    let mut walk = Walk { table: table(), met: Vec::new(), open: Vec::new() };
    walk.messages::<Action>("action");
    walk.messages::<Event>("event");
    walk.messages::<ClientMessage>("client");
    walk.messages::<ServerMessage>("server");
    walk.packet();
    // The other kind of an `ItemProfile`.
    walk.shape(<OldPublicWeenieDesc as Layout<AsheronsCall>>::shape());
    while let Some(object) = walk.open.pop() {
        walk.structure(object);
    }
    let left: Vec<_> = walk.table.keys().map(|(_, _, name)| *name).collect();
    assert!(left.is_empty(), "not declared: {left:?}");
}

/// Structures that are not as the table has them, and have tests of their own.
const BY_HAND: &[&str] = &["MovementUnpack"];

/// Names of fields that the table has otherwise.
const NAMES: &[(&str, &str)] = &[
    ("AnimPartChange", "part:part_index model:part_id"),
    ("TextureMapChange", "part:part_index old:old_tex_id new:new_tex_id"),
    ("ObjDesc", "textures:tm_changes parts:ap_changes"),
    ("Origin", "cell:landcell"),
    ("Position", "cell:landcell"),
    (
        "PositionPack",
        "w:w_quat x:x_quat y:y_quat z:z_quat placement:placement_id \
         instance_sequence:object_instance_sequence position_sequence:object_position_sequence \
         teleport_sequence:object_teleport_sequence \
         force_position_sequence:object_force_position_sequence",
    ),
    (
        "PhysicsDesc",
        "motion_table:motion_id sound_table:sound_id script_table:physics_script_id \
         setup:setup_id",
    ),
    (
        "PublicWeenieDesc",
        "weenie_class:weenie_class_id item_type:kind containers_capacity:container_capacity \
         ammo_type:ammunition_type usable:useability ui_effects:effects container:container_id \
         wielder:wielder_id radar_color:blip_color radar_behavior:radar_enum spell:spell_id \
         house_owner:owner_id monarch:monarch_id pet_owner:pet_owner_id",
    ),
    ("RestrictionDB", "open:flags monarch:monarch_id"),
    (
        "MovementData",
        "movement_sequence:object_movement_sequence \
         server_control_sequence:object_server_control_sequence",
    ),
    ("InterpretedMotionState", "style:current_style"),
    (
        "RawMotionState",
        "hold_key:current_holdkey style:current_style forward_hold_key:forward_holdkey \
         sidestep_hold_key:sidestep_holdkey turn_hold_key:turn_holdkey",
    ),
    (
        "Item_UpdateObject",
        "object_description:object_desc physics_description:physics_desc \
         weenie_description:weenie_desc",
    ),
    ("PackedMotionCommand", "command:command_id"),
    ("MoveToMovementParameters", "flags:bitmember speed:animation_speed"),
    ("TurnToMovementParameters", "flags:bitmember speed:animation_speed"),
    ("ConnectRequestHeader", "padding:unknown"),
    ("LoginRequestHeader", "kind:auth_type login_as:account_to_login_as secret:credential"),
    ("ReferralHeader", "server_id:id_server"),
    ("SocketAddress", "zero:empty"),
    ("BlobFragments", "queue:group"),
    (
        "Packet",
        "logon_server:logon_server_addr request_retransmit:retransmit_sequences \
         reject_retransmit:reject_sequences command:cicmd_command time_sync:time \
         echo_request:echo_time",
    ),
];

/// Structures whose doc comment has a shorter name than the table.
const HEADERS: &[(&str, &str)] = &[
    ("CICMDCommand", "CICMDCommandHeader"),
    ("ConnectRequest", "ConnectRequestHeader"),
    ("EchoResponse", "EchoResponseHeader"),
    ("Flow", "FlowHeader"),
    ("LoginRequest", "LoginRequestHeader"),
    ("Referral", "ReferralHeader"),
    ("ServerSwitch", "ServerSwitchHeader"),
    ("sockaddr_in", "SocketAddress"),
];

struct Walk {
    table: Rows,
    /// Structures that were met.
    met: Vec<&'static str>,
    /// Those that were not compared yet.
    open: Vec<&'static RecordShape>,
}

/// The name of the protocol that a doc comment begins with.
pub(crate) fn wire_name(docs: &'static str) -> &'static str {
    let name = docs.strip_prefix('`').and_then(|docs| docs.split('`').next()).unwrap_or("");
    HEADERS.iter().find(|(short, _)| *short == name).map_or(name, |(_, long)| long)
}

impl Walk {
    fn messages<T: Layout<AsheronsCall>>(&mut self, family: &'static str) {
        let Shape::Enum(messages) = T::shape() else { panic!("not an enum") };
        for variant in messages.variants {
            let [id] = variant.ids else {
                assert_eq!(variant.name, "Other");
                continue;
            };
            // What holds the second-level messages is tested by their vectors; two are tested by
            // hand.
            if matches!(id, 0xf7b0 | 0xf7b1 | 0xf7de | 0xf7e2) {
                continue;
            }
            let Shape::Record(object) = (variant.shape)() else { panic!("{}", variant.name) };
            let (id, name) = (format!("{id:#06x}"), wire_name(variant.docs));
            let key = *self.table.keys().find(|key| (key.0, key.1) == (family, &*id)).unwrap();
            assert_eq!(name, key.2, "{}", variant.name);
            // The docs of a type that several messages share have the name of at most one.
            if object.id == Some(u64::try_from(variant.ids[0]).unwrap()) {
                assert_eq!(wire_name(object.docs), name, "{}", variant.name);
            }
            let wanted = self.table.remove(&key).unwrap();
            assert_eq!(self.fields(name, object.fields), wanted, "{name}");
        }
    }

    fn packet(&mut self) {
        let Shape::Record(body) = <PacketBody as Layout<AsheronsCall>>::shape() else { panic!() };
        let wanted = self.table.remove(&("packet", "-", "Packet")).unwrap();
        assert_eq!(self.fields("Packet", body.fields), wanted);
    }

    fn structure(&mut self, object: &'static RecordShape) {
        let name = wire_name(object.docs);
        let Some(wanted) = self.table.remove(&("type", "-", name)) else {
            panic!("no row for {}: {}", object.name, object.docs);
        };
        // The order of the bytes of a port is not in the description; its own test has it.
        let wanted = wanted.replace("u16be", "u16");
        assert_eq!(self.fields(name, object.fields), wanted, "{name}");
    }

    fn fields(&mut self, owner: &str, fields: &'static [Field]) -> String {
        let names = NAMES.iter().find(|(name, _)| *name == owner).map_or("", |(_, names)| names);
        let mut parts = Vec::new();
        for field in fields {
            let renamed = names.split(' ').filter_map(|pair| pair.split_once(':'));
            let name = renamed.clone().find(|(ours, _)| *ours == field.name);
            let name = name.map_or(field.name, |(_, theirs)| theirs);
            parts.extend(self.field(owner, name, field));
        }
        parts.retain(|part| !part.is_empty());
        parts.join(" ")
    }

    fn field(&mut self, owner: &str, name: &str, field: &Field) -> Vec<String> {
        let directives = Directives(field.directives);
        let align = directives.get("align").map(|to| format!("align{to}"));
        let shape = (field.shape)();
        let name = if name == "kind" { "type" } else { name.trim_end_matches('_') };
        let mut text = match (shape, directives.get("count"), directives.get("switch")) {
            (Shape::Unit, ..) => String::new(),
            (Shape::Record(part), ..) if is_part(part) => self.fields(owner, part.fields),
            (Shape::Enum(choice), _, Some(selector)) => {
                let variants = choice.variants.iter().filter(|variant| variant.name != "Nothing");
                let arms: Vec<_> = variants
                    .map(|variant| {
                        let ids: Vec<_> = variant.ids.iter().map(|id| hex(*id)).collect();
                        let Shape::Record(object) = (variant.shape)() else { panic!() };
                        let inner = match wire_name(object.docs) {
                            "" => self.fields("", object.fields),
                            _ => self.shape(Shape::Record(object)),
                        };
                        format!("{}: {inner}", ids.join(","))
                    })
                    .collect();
                let selector = if selector == "kind" { "type" } else { selector };
                format!("switch({selector}){{{}}}", arms.join(" | "))
            }
            (Shape::Named { name: "Claimed", of }, ..) => {
                let Shape::Framed { of, .. } = of() else { panic!() };
                let Shape::Record(claimed) = of() else { panic!() };
                format!("length:u32 {}", self.fields(owner, claimed.fields))
            }
            (Shape::Named { name: "Trailing", of }, ..) => match optional(of()) {
                Shape::Record(part) if is_part(part) => {
                    format!("trailing{{{}}}", self.fields("", part.fields))
                }
                of => format!("trailing{{{name}:{}}}", self.shape(of)),
            },
            (Shape::Array { of, len: 9 }, ..) => SEQUENCES
                .split(' ')
                .map(|name| format!("object_{name}_sequence:{}", self.shape(of())))
                .collect::<Vec<_>>()
                .join(" "),
            (Shape::List { .. }, Some("flags.get().more_spell_bars()"), _) => spell_bars(),
            (Shape::List { of, .. }, Some(count), _) => {
                let count = count.replace(' ', "").replace(".saturating_sub(1)", "-1");
                match self.shape(of()) {
                    of if of == "u8" => format!("{name}[{count}]:bytes"),
                    of => format!("{name}[{count}]:{of}"),
                }
            }
            (Shape::List { of, .. }, ..) if directives.has("rest") => match self.shape(of()) {
                of if of == "u8" => format!("{name}..:bytes"),
                of => format!("{name}..:{of}"),
            },
            (shape, ..) => match directives.get("const") {
                Some(value) => format!("{name}={}:{}", hex(number(value)), self.shape(shape)),
                None => format!("{name}:{}", self.shape(shape)),
            },
        };
        if let Some(bit) = directives.get("bit") {
            let bit = bit.replace(' ', "");
            let (word, mask) = bit.split_once('&').unwrap();
            let word = if mask.starts_with("ObjectFlags::") { "header2" } else { word };
            text = format!("{word}&{}{{{text}}}", hex(number(mask)));
        }
        if let Some(condition) = directives.get("when") {
            text = format!("if({}){{{text}}}", condition_of(condition));
        }
        align.into_iter().chain([text]).collect()
    }

    fn shape(&mut self, of: Shape) -> String {
        match of {
            Shape::Int { width, signed, .. } => {
                format!("{}{}", if signed { "i" } else { "u" }, width * 8)
            }
            Shape::Float { width, .. } => format!("f{}", width * 8),
            Shape::Bool { of, .. } => of().to_string().replace('u', "bool"),
            Shape::Text { encoding: "UTF-16LE", .. } => "wide".into(),
            Shape::Opaque { name: "String32L or RetailString32L", .. } => "login_text".into(),
            Shape::Text { .. } => "text".into(),
            Shape::Bytes { frame: Frame::Fixed(4) } => "u32".into(),
            Shape::Bytes { .. } => "bytes".into(),
            Shape::List { of, frame: Frame::Prefix(Count { mask: 0xff_ffff, .. }) } => {
                format!("ptable({})", self.shape(of()))
            }
            Shape::Opaque { name, .. } => name.into(),
            Shape::List { of, .. } => format!("list({})", self.shape(of())),
            Shape::Padded { of, .. } => self.shape(of()),
            Shape::Named { name: "flags and count", .. } => "u32".into(),
            Shape::Named { name: "size with header", .. } => "u16".into(),
            Shape::Named { name: "PackedDword", .. } => "packed".into(),
            Shape::Named { name, .. } if name.starts_with("DataId<0x") => {
                name.replace("DataId<", "data_id(").replace('>', ")")
            }
            Shape::Named { name: name @ ("ItemProfile" | "ObjectMovement"), of } => {
                // They are laid out by hand; only for the structures in them.
                let Shape::Record(object) = of() else { panic!("{name}") };
                let inner = object.fields.iter().map(|field| (field.shape)());
                for inner in
                    inner.filter(|inner| matches!(inner, Shape::Record(_) | Shape::Enum(_)))
                {
                    match inner {
                        Shape::Enum(choice) => {
                            choice.variants.iter().for_each(|one| drop(self.shape((one.shape)())));
                        }
                        inner => drop(self.shape(inner)),
                    }
                }
                name.into()
            }
            Shape::Named { name, of } if presence::is_number(name) => self.shape(of()),
            Shape::Named { name: "Narrow" | "PHashTable", of } => self.shape(of()),
            Shape::Flags(flags) if presence::is_number(flags.name) => self.shape((flags.of)()),
            Shape::Flags(flags) => {
                enums::flags_have_a_row(flags.name, (flags.of)());
                enums::wire_name(flags.name).into()
            }
            Shape::Record(object) => match object.name {
                "tuple" => {
                    let parts: Vec<_> =
                        object.fields.iter().map(|field| self.shape((field.shape)())).collect();
                    parts.join(" ")
                }
                "PackableHashTable" => {
                    let Shape::List { of, .. } = (object.fields[2].shape)() else { panic!() };
                    format!("table({})", self.shape(of()))
                }
                "Toggle" => "bool32".into(),
                "CellId" => "u32".into(),
                _ => {
                    let name = wire_name(object.docs);
                    if BY_HAND.contains(&name) {
                        // Only for the structures in it.
                        self.fields(name, object.fields);
                    } else if !self.met.contains(&name) {
                        self.met.push(name);
                        self.open.push(object);
                    }
                    name.into()
                }
            },
            Shape::Enum(number) => {
                enums::enum_has_a_row(number);
                enums::wire_name(number.name).into()
            }
            other => panic!("{other:?}"),
        }
    }
}

/// Spell bars behind the first, which are a list here; `object` tests how many there are.
fn spell_bars() -> String {
    let versions = [("0x4==0x4", 5), ("0x14==0x10", 7), ("0x414==0x400", 8)];
    let bars = |last| (2..=last).map(|bar| format!("tab{bar}_spells:list(LayeredSpellId)"));
    let version = |(flags, last)| {
        format!("if(flags&{flags}){{{}}}", bars(last).collect::<Vec<_>>().join(" "))
    };
    versions.map(version).join(" ")
}

/// Sequences of a physics description, which are an array here.
const SEQUENCES: &str =
    "position movement state vector teleport server_control force_position visual_desc instance";

/// Whether a struct only groups fields that are there or not together.
fn is_part(object: &RecordShape) -> bool {
    object.docs.starts_with("A part of") || object.docs.starts_with("The end of")
}

/// Directives of a field, as they are written.
struct Directives(&'static str);

impl Directives {
    fn parts(&self) -> impl Iterator<Item = &'static str> {
        let mut depth = 0;
        self.0.split(move |c| {
            depth +=
                i32::from(matches!(c, '(' | '<' | '[')) - i32::from(matches!(c, ')' | '>' | ']'));
            c == ',' && depth <= 0
        })
    }

    fn get(&self, name: &str) -> Option<&'static str> {
        self.parts().find_map(|part| {
            let (key, value) = part.split_once('=')?;
            (key.trim() == name).then_some(value.trim())
        })
    }

    fn has(&self, name: &str) -> bool {
        self.parts().any(|part| part.trim() == name)
    }
}

/// A condition without spaces; one on bits as `word&mask==value`.
fn condition_of(text: &str) -> String {
    let text = text.replace(char::is_whitespace, "");
    // A flag word itself, or its bits that tell of no field.
    let text = text.replace("flags.all().", "flags.").replace("flags.get().", "flags.");
    let tests: Option<Vec<_>> = text.split("&&").map(bit_test).collect();
    let Some(tests) = tests else { return text };
    let (word, ..) = tests[0];
    assert!(tests.iter().all(|test| test.0 == word), "{text}");
    let (mask, value) = tests.iter().fold((0, 0), |(mask, value), (_, bit, on)| {
        (mask | bit, if *on { value | bit } else { value })
    });
    format!("{word}&{}=={}", hex(mask), hex(value))
}

/// The word, the bit and whether it is set, of `word.contains(bit)` and `!word.contains(bit)`.
fn bit_test(text: &str) -> Option<(&str, i128, bool)> {
    let (on, text) = text.strip_prefix('!').map_or((true, text), |text| (false, text));
    let (word, bit) = text.strip_suffix(')')?.split_once(".contains(")?;
    Some((word, number(bit), on))
}

fn hex(number: i128) -> String {
    if number < 0 { number.to_string() } else { format!("{number:#x}") }
}

/// The value of a literal, of a flag by its name, or of one in `new(…)`.
fn number(text: &str) -> i128 {
    let text = text.replace(' ', "");
    if let Some((_, inner)) = text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        return number(inner);
    }
    if let Some((ty, flag)) = text.split_once("::") {
        if let Some(bits) = presence::bits(ty, flag) {
            return bits;
        }
        return enums::flag(if ty == "ObjectFlags" { "WeenieHeaderFlag2" } else { ty }, flag);
    }
    let digits = text.replace('_', "");
    match digits.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16).unwrap(),
        None => digits.parse().unwrap(),
    }
}

/// The value of an optional one.
fn optional(shape: Shape) -> Shape {
    let Shape::Optional { of, .. } = shape else { panic!("{shape}") };
    of()
}
