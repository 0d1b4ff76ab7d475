//! Every packet and structure of the description against its declaration: ids, names, types, bytes.

use std::collections::BTreeSet;

use codec_core::{
    Decode, Encode, Format, Layout, Shape,
    explain::Tree,
    shape::{Frame, RecordShape, VariantShape},
};
use formats::{
    nativeparam::{OaPacket, messages::FactionList},
    otherland::{
        Vector4,
        messages::{
            Packet,
            class_data::{HeavyData, PlayerClassData},
            items::{ItemStorageParams, ItemStorageSize},
            move_manager::MoveManagerInit,
            skill_book::{AbilityBarReferences, AbilityDataPlayerArray},
        },
    },
};
use serde_json::Value;

use super::{
    choices,
    declared::{
        Declared, Place, all_fields, elements, framing, has_names, locate, plain, wire_type,
    },
    description::{self, Item, Kind, Name, Sample, description, lineage},
};

/// Names of fields that have none in the description: owner, index in its list, name.
const NAMED_HERE: &[(&str, usize, &str)] = &[
    ("CPktAccountMessageRequest", 7, "unknown_6"),
    ("CPktBlob", 6, "guid"),
    ("CPktServerNotify", 1, "message"),
    ("CPktStream_165_2", 0, "template"),
    ("CPktStream_165_2", 2, "conditions"),
    ("CPktStream_166_2", 0, "dialog"),
    ("CPktStream_166_3", 0, "dialog"),
    ("DialogStructure2", 4, "nodes"),
    ("QuestData", 1, "entries"),
    ("oaPktClientToClusterNode", 1, "kind"),
    ("oaPktCooldownUpdate", 1, "cooldowns"),
    ("oaPktFactionRequest", 1, "kind"),
    ("oaPktFactionResponse", 1, "kind"),
    ("oaPktPortalRequestAck", 4, "list_a"),
    ("oaPktPortalRequestAck", 6, "list_b"),
    ("oaPktPortalRequestAck", 8, "list_c"),
    ("oaPktPortalRequestAck", 10, "list_d"),
];

/// What the description has without an id, for others to inherit from.
const WITHOUT_ID: [&str; 2] = ["CPkt", "oaCommunityPktBase"];

#[test]
fn every_packet_and_structure_has_the_fields_and_bytes_of_the_description() {
    let description = description();
    let packets: Vec<_> = description["packets"].as_object().unwrap().keys().collect();
    let structures: Vec<_> = description["structures"].as_object().unwrap().keys().collect();
    assert_eq!((packets.len(), structures.len()), (104, 45));

    let mut check = Check::default();
    for name in packets {
        if !WITHOUT_ID.contains(&name.as_str()) {
            check.packet(&description, name);
        }
    }
    // Structures that lie in buffers, so that no packet leads to them.
    check.structure::<FactionList>(&description, "FactionRelationList");
    check.structure::<ItemStorageSize>(&description, "ItemStorageSize");
    check.structure::<ItemStorageParams>(&description, "ItemStorageParams");
    check.structure::<MoveManagerInit>(&description, "MoveManagerInit");
    check.structure::<HeavyData>(&description, "HeavyData");
    check.structure::<PlayerClassData>(&description, "oaPlayerClassData");
    check.structure::<Vector4>(&description, "NetworkVec4");
    check.structure::<AbilityDataPlayerArray>(&description, "oaAbilityDataPlayerArray");
    check.structure::<AbilityBarReferences>(&description, "oaAbilityBarReferences");

    for name in structures {
        assert!(check.structures.contains(name), "{name} is not declared");
    }
    let mut declared = BTreeSet::new();
    for shape in check.roots {
        all_fields(shape, &mut declared);
    }
    let extra: Vec<_> = declared.difference(&check.met).collect();
    assert!(extra.is_empty(), "not in the description: {extra:?}");
}

#[test]
fn every_packet_has_its_ids_and_its_name() {
    let description = description();
    for name in WITHOUT_ID {
        let row = &description["packets"][name];
        assert_eq!((&row["id"], &row["subId"]), (&Value::from(0), &Value::from(0)), "{name}");
    }
    let mut rows: Vec<_> = description["packets"]
        .as_object()
        .unwrap()
        .iter()
        .filter(|(name, _)| !WITHOUT_ID.contains(&name.as_str()))
        .map(|(name, row)| (row["id"].as_u64().unwrap(), row["subId"].as_u64().unwrap(), name))
        .collect();
    rows.sort_unstable();
    let variants: Vec<_> = variants().iter().filter(|variant| variant.name != "Unknown").collect();
    assert_eq!(variants.len(), rows.len());
    let index = include_str!("../../../formats/src/otherland/index.md");
    let mut index = index.lines().filter(|line| line.starts_with("| `"));
    for (variant, (id, sub_id, name)) in variants.into_iter().zip(rows) {
        assert_eq!(variant.ids, [i128::from(id | sub_id << 8)], "{name}");
        assert_eq!(variant.docs, format!("`{name}`, {id:02x}/{sub_id:02x}"));
        let object = object_of(variant);
        let owner = declaration(&description, name);
        assert_eq!(object.wire_name, Some(owner.as_str()), "{name}");
        if owner == *name {
            assert_eq!(object.id, Some(id | sub_id << 8), "{name}");
            let docs = format!("`{name}` ({id:02x}/{sub_id:02x}): ");
            assert!(object.docs.starts_with(&docs), "{}", object.docs);
        }
        let row = index.next().unwrap_or_default();
        let columns = format!("| `{id:02x}/{sub_id:02x}` | {id}, {sub_id} | `{name}` |");
        assert!(row.starts_with(&columns), "the index has {row} for {columns}");
        assert!(row.contains(&format!("[`{}`]", object.name)), "{row}");
    }
    assert_eq!(index.next(), None);
}

/// The packet whose declaration `name` has: itself, or what it inherits all its fields from.
fn declaration(description: &Value, name: &str) -> String {
    let own = |name: &&String| description["packets"][name.as_str()]["fields"].is_array();
    lineage(description, name).iter().rfind(own).unwrap().clone()
}

fn variants() -> &'static [VariantShape] {
    let Shape::Enum(packets) = <Packet as Layout<OaPacket>>::shape() else { panic!() };
    packets.variants
}

fn object_of(variant: &VariantShape) -> &'static RecordShape {
    let Shape::Record(object) = (variant.shape)() else { panic!("{}", variant.name) };
    object
}

#[derive(Default)]
struct Check {
    /// Structures of the description that were compared.
    structures: BTreeSet<String>,
    /// Declared fields that were compared.
    met: BTreeSet<Declared>,
    roots: Vec<Shape>,
}

impl Check {
    fn packet(&mut self, description: &Value, name: &str) {
        for choice in choices::of_packet(description, name) {
            let sample = description::packet(description, name, &choice);
            let packet: Packet = OaPacket::from_slice(&sample.bytes)
                .unwrap_or_else(|error| panic!("{name} {choice:?}: {error}"));
            assert!(!matches!(packet, Packet::Unknown(..)), "{name} is not declared");
            let code = i128::from(u16::from_le_bytes([sample.bytes[0], sample.bytes[1]]));
            let variant = variants().iter().find(|variant| variant.ids == [code]).unwrap();
            self.sample::<Packet>(&format!("{name} {choice:?}"), &sample, (variant.shape)());
            truncations::<Packet>(name, &sample);
        }
    }

    fn structure<T>(&mut self, description: &Value, name: &str)
    where
        T: Encode<OaPacket> + for<'de> Decode<'de, OaPacket> + PartialEq + std::fmt::Debug,
    {
        for choice in choices::of_structure(description, name) {
            let sample = description::structure(description, name, &choice);
            self.sample::<T>(&format!("{name} {choice:?}"), &sample, T::shape());
            truncations::<T>(name, &sample);
        }
        self.structures.insert(name.to_owned());
    }

    /// Decodes and encodes a sample, and compares each field of its list with the declaration.
    fn sample<'de, T>(&mut self, name: &str, sample: &'de Sample, shape: Shape)
    where
        T: Encode<OaPacket> + Decode<'de, OaPacket> + PartialEq + std::fmt::Debug,
    {
        let value: T =
            OaPacket::from_slice(&sample.bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(OaPacket::to_vec(&value).unwrap(), sample.bytes, "{name}");
        assert_eq!(OaPacket::encoded_len(&value), Ok(sample.bytes.len()), "{name}");
        let annotated = OaPacket::explain::<T>(&sample.bytes).tree;
        for item in &sample.items {
            self.item(name, item, &annotated, shape);
        }
        self.roots.push(shape);
    }

    fn item(&mut self, name: &str, item: &Item, annotated: &Tree, shape: Shape) {
        // A list with a count of the format begins with the count.
        let with_count = match &item.kind {
            Kind::Counted { count, .. } => count.range.start..item.range.end,
            _ => item.range.clone(),
        };
        let found = annotated.fields().find_map(|(path, field)| {
            if field.range != item.range && field.range != with_count {
                return None;
            }
            // A whole packet has the name of its variant first.
            let inside = path.split_once('.').map_or("", |(_, inside)| inside);
            let place = locate(shape, &path).or_else(|| locate(shape, inside))?;
            (is_called(item, &path) && self.is_declared(item, &field.range, &place))
                .then_some(place)
        });
        // An empty list has no bytes to find it by.
        if found.is_none() && !item.range.is_empty() {
            panic!("{name}: no field for {item:#?} in {annotated}");
        }
        let Some(place) = found else { return };
        self.met.extend(place.way);
        if let Kind::Counted { count, .. } = &item.kind
            && place.directives.starts_with("count = ")
        {
            self.item(name, count, annotated, shape);
        }
    }

    /// Whether what is declared at `place` is what the description says of `item`.
    fn is_declared(&mut self, item: &Item, range: &std::ops::Range<usize>, place: &Place) -> bool {
        let directives = place.directives;
        match &item.kind {
            Kind::Value(kind) => {
                if let Some(structure) = kind.strip_prefix(':') {
                    self.structures.insert(structure.to_owned());
                }
                let max = item.max.map(|max| format!("<= {max}"));
                max.is_none_or(|max| directives.contains(&max))
                    && wire_type(place.shape) == *kind
                    && item.names.as_ref().is_none_or(|names| has_names(place.shape, names))
            }
            Kind::Rest => directives == "rest" && elements(place.shape) == "u8",
            Kind::Counted { count, of } => {
                let Kind::Value(width) = &count.kind else { panic!("{count:?}") };
                let counted_here = *range != item.range;
                let counted = if counted_here {
                    framing(place.shape) == format!("{width} count")
                } else {
                    let Name::Given(name) = &count.name else { panic!("{count:?}") };
                    let field = directives.strip_prefix("count = ").unwrap_or_default();
                    plain(field) == plain(name)
                };
                counted && elements(place.shape) == *of
            }
            Kind::Fixed { len, of } => {
                let fixed = match place.shape {
                    Shape::Array { len, .. } => len,
                    Shape::Bytes { frame: Frame::Fixed(len) } => len,
                    _ => directives.strip_prefix("count = ").unwrap_or("0").parse().unwrap(),
                };
                fixed as u64 == *len && elements(place.shape) == *of
            }
        }
    }
}

/// Each shorter input ends too early, up to where any length is right.
fn truncations<'de, T: Decode<'de, OaPacket> + std::fmt::Debug>(name: &str, sample: &'de Sample) {
    for len in 0..sample.bytes.len() {
        match OaPacket::from_slice::<T>(&sample.bytes[..len]) {
            Ok(value) => assert!(
                sample.open_from.is_some_and(|open| len >= open),
                "{name}: {len} bytes are {value:?}"
            ),
            Err(error) => assert!(error.is_incomplete(), "{name} cut to {len}: {error}"),
        }
    }
}

fn is_called(item: &Item, path: &str) -> bool {
    let last = path.rsplit('.').next().unwrap_or_default();
    match &item.name {
        Name::Element => last.ends_with(']'),
        Name::Given(name) => plain(last) == plain(name),
        Name::None(index, branch) => {
            let indexes = || [Some(*index), *branch].into_iter().flatten();
            let here = NAMED_HERE.iter().find(|(owner, index, _)| {
                *owner == item.owner && *index == branch.unwrap_or(indexes().next().unwrap())
            });
            match (&item.kind, here) {
                (_, Some((.., name))) => last == *name,
                (Kind::Value(kind), _) if kind == "nativeparam" => last == "param",
                (Kind::Value(kind), _) if kind == "packet" => last == "packet",
                _ => indexes().any(|index| last == format!("unknown_{index}")),
            }
        }
    }
}
