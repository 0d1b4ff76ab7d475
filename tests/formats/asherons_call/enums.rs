//! Enums and flags against a table of all of them.

use std::{collections::BTreeMap, fmt::Debug};

use bitflags::Flags;
use codec_core::{Decode, Encode, Format as _, Layout, Shape, shape::EnumShape};
use formats::asherons_call::{AsheronsCall, enums};

use super::rows;

/// A row of the table.
struct Row {
    name: &'static str,
    kind: &'static str,
    number: &'static str,
    values: BTreeMap<i128, &'static str>,
}

fn table() -> impl Iterator<Item = Row> {
    rows(include_str!("../../golden/asherons_call/enums.tsv")).map(|row| {
        let values = row[3].split(' ').map(|value| {
            let (name, value) = value.split_once('=').unwrap();
            let number = match value.strip_prefix("0x") {
                Some(digits) => i128::from_str_radix(digits, 16),
                None => value.parse(),
            };
            (number.unwrap(), name)
        });
        Row { name: row[0], kind: row[1], number: row[2], values: values.collect() }
    })
}

/// The row of the type with this Rust name: `ACQualitiesFlags` is `AcQualitiesFlags`.
fn row(rust_name: &str) -> Row {
    table()
        .find(|row| row.name.eq_ignore_ascii_case(rust_name))
        .unwrap_or_else(|| panic!("no row for {rust_name}"))
}

/// Whether the name in the table and the Rust name are one, but for the style.
fn same(theirs: &str, ours: &str) -> bool {
    let plain = |name: &str| name.replace('_', "").to_ascii_lowercase();
    // `Self` cannot be a name in Rust, and `Other` is what has no name.
    let renamed = match theirs {
        "Self" => matches!(ours, "Own" | "SelfAttr" | "SELF_ATTR"),
        "Other" => ours == "OtherKind",
        _ => false,
    };
    renamed || plain(theirs) == plain(ours)
}

/// The name of a type in the protocol.
pub(crate) fn wire_name(rust_name: &str) -> &'static str {
    row(rust_name).name
}

/// The value of a flag, by the table.
pub(crate) fn flag(ty: &str, name: &str) -> i128 {
    let row = row(ty);
    let found = row.values.iter().find(|(_, theirs)| same(theirs, name));
    *found.unwrap_or_else(|| panic!("{ty} has no {name}")).0
}

fn number_of(shape: Shape) -> String {
    let Shape::Int { width, signed, .. } = shape else { panic!("{shape:?}") };
    format!("{}{}", if signed { "i" } else { "u" }, width * 8)
}

/// Checks the description of an enum against the table.
pub(crate) fn enum_has_a_row(shape: &EnumShape) {
    let row = row(shape.name);
    assert_eq!((row.kind, row.number), ("enum", &*number_of((shape.tag)())), "{}", row.name);
    let mut left = row.values.clone();
    for variant in shape.variants {
        let [number] = variant.ids else { panic!("{}: {}", row.name, variant.name) };
        let theirs = left.remove(number).unwrap_or_else(|| panic!("{}: {number}", row.name));
        assert!(same(theirs, variant.name), "{}: {theirs}, not {}", row.name, variant.name);
    }
    assert!(left.is_empty(), "{}: {left:?}", row.name);
}

/// Checks the description of flags against the table.
pub(crate) fn flags_have_a_row(name: &str, of: Shape) {
    let row = row(name);
    assert_eq!((row.kind, row.number), ("flags", &*number_of(of)), "{name}");
}

/// The bytes of a number, by the type the table has for it.
fn bytes(number: &str, value: i128) -> Vec<u8> {
    let width = number[1..].parse::<usize>().unwrap() / 8;
    value.to_le_bytes()[..width].to_vec()
}

fn check_enum<T>(name: &str)
where
    T: Encode<AsheronsCall> + for<'de> Decode<'de, AsheronsCall> + Debug + PartialEq + Default,
{
    let Shape::Enum(shape) = <T as Layout<AsheronsCall>>::shape() else { panic!("{name}") };
    enum_has_a_row(shape);
    // Not by the description: what the bytes of each value are decoded to.
    let row = row(name);
    let top = row.values.keys().max().unwrap() + 1;
    for value in (row.values.keys().copied()).chain([0, 1, 77, top, i128::from(u8::MAX)]) {
        let bytes = bytes(row.number, value);
        let found: T = AsheronsCall::from_slice(&bytes).unwrap();
        assert_eq!(AsheronsCall::to_vec(&found).unwrap(), bytes, "{name}: {value}");
        let text = format!("{found:?}");
        match row.values.get(&value) {
            Some(theirs) => assert!(same(theirs, &text), "{name}: {theirs}, not {text}"),
            None => assert_eq!(text, format!("Other({value})"), "{name}"),
        }
        assert_eq!(value == 0, found == T::default());
    }
}

fn check_flags<T>(name: &str)
where
    T: Flags + Encode<AsheronsCall> + for<'de> Decode<'de, AsheronsCall> + Debug + PartialEq,
    T::Bits: TryFrom<i128> + Into<u64>,
{
    let Shape::Flags(flags) = <T as Layout<AsheronsCall>>::shape() else { panic!("{name}") };
    assert_eq!(flags.name, name);
    flags_have_a_row(name, (flags.of)());
    let row = row(name);
    let mut left = row.values.clone();
    left.remove(&0);
    for flag in T::FLAGS.iter().filter(|flag| flag.is_named()) {
        let bits: u64 = flag.value().bits().into();
        let theirs = left.remove(&i128::from(bits));
        assert!(same(theirs.unwrap(), flag.name()), "{name}: {}", flag.name());
        let bytes = bytes(row.number, i128::from(bits));
        assert!(AsheronsCall::from_slice::<T>(&bytes).unwrap() == *flag.value());
        assert_eq!(AsheronsCall::to_vec(flag.value()).unwrap(), bytes, "{name}");
    }
    assert!(left.is_empty(), "{name}: {left:?}");
    let all = bytes(row.number, -1);
    let kept: T = AsheronsCall::from_slice(&all).unwrap();
    assert_eq!(AsheronsCall::to_vec(&kept).unwrap(), all, "{name}: unknown bits are kept");
}

macro_rules! every {
    ($check:ident, $($ty:ident)*) => {{
        $($check::<enums::$ty>(stringify!($ty));)*
        [$(stringify!($ty)),*]
    }};
}

#[test]
fn every_enum_has_the_values_of_the_table() {
    let checked = every! {
        check_enum,
        AllegianceHouseAction AllegianceLockAction AllegianceOfficerLevel AttackHeight
        AttributeId CharGenResponseType CharacterErrorType ChatFragmentType ChatType
        ChessMoveResult Command CompressionType ConfirmationType ContainerProperties
        ContractId ContractStage CurVitalId DamageLocation DatFileType EmoteCategory
        EmoteType EndTradeReason EnvironChangeType EquipmentSet FellowUpdateType
        FragmentGroup GameActionType GameEventType Gender HeritageGroup HoldKey HouseType
        LogTextType MaterialType MovementCommand MovementType NetAuthType ParentLocation
        Placement PropertyBool PropertyDataId PropertyFloat PropertyInstanceId PropertyInt
        PropertyInt64 PropertyPosition PropertyString RadarBehavior RadarColor
        ServerSwitchType SkillAdvancementClass SkillId Sound SpellCategory StanceMode
        TradeSide TurbineChatType VitalId WeenieError WeenieErrorWithString WeenieType
        WieldType
    };
    let rows = table().filter(|row| row.kind == "enum");
    assert!(rows.map(|row| row.name.to_ascii_lowercase()).eq(sorted(&checked)));
}

#[test]
fn all_flags_have_the_values_of_the_table() {
    let checked = every! {
        check_flags,
        AcBaseQualitiesFlags AcQualitiesFlags AmmoType ArmorHighlightMask
        AttackConditionsMask AttributeMask AuthFlags Channel CharacterOptions1
        CharacterOptions2 CombatMode CoverageMask DamageType EnchantmentRegistryFlags
        EnchantmentTypeFlags EquipMask FriendsUpdateType HookAppraisalFlags HookType
        HouseBitfield IconHighlight ItemType MovementOption ObjectDescriptionFlag
        PacketHeaderFlags PhysicsState PositionFlags ResistHighlightMask
        SpellBookFilterOptions Usable WeaponHighlightMask WeenieHeaderFlag WeenieHeaderFlag2
    };
    let rows = table().filter(|row| row.kind == "flags");
    assert!(rows.map(|row| row.name.to_ascii_lowercase()).eq(sorted(&checked)));
}

fn sorted(names: &[&str]) -> Vec<String> {
    let mut names: Vec<_> = names.iter().map(|name| name.to_ascii_lowercase()).collect();
    names.sort_by_key(|name| wire_name(name));
    names
}

#[test]
fn names_for_no_bit_are_those_of_the_table() {
    macro_rules! empty {
        ($($ty:ident::$name:ident)*) => {
            [$((stringify!($ty), stringify!($name), enums::$ty::$name.is_empty())),*]
        };
    }
    let found = empty! {
        AcBaseQualitiesFlags::NONE AmmoType::THROWN_WEAPON AuthFlags::NONE Channel::UNDEF
        EnchantmentTypeFlags::UNDEF FriendsUpdateType::FULL HouseBitfield::UNDEF
        IconHighlight::INVALID MovementOption::NONE PacketHeaderFlags::NONE
        PhysicsState::NONE SpellBookFilterOptions::NONE WeenieHeaderFlag::NONE
        WeenieHeaderFlag2::NONE
    };
    let rows = table().filter(|row| row.kind == "flags" && row.values.contains_key(&0));
    let rows: Vec<_> = rows.collect();
    assert_eq!(rows.len(), found.len());
    for (row, (ty, name, is_empty)) in rows.iter().zip(found) {
        assert!(row.name.eq_ignore_ascii_case(ty) && same(row.values[&0], name) && is_empty);
    }
}

#[test]
fn other_with_a_known_number_is_the_variant_of_that_number() {
    use enums::RadarColor;
    let bytes = AsheronsCall::to_vec(&RadarColor::Other(2)).unwrap();
    assert_eq!(bytes, [2]);
    let again: RadarColor = AsheronsCall::from_slice(&bytes).unwrap();
    assert!(matches!(again, RadarColor::Gold));
    assert_eq!(again, RadarColor::Other(2));
    assert_eq!(u8::from(RadarColor::Gold), 2);
    assert!(matches!(RadarColor::from(2), RadarColor::Gold));
}

#[test]
fn flags_are_printed_by_name_and_bits_without_one_as_a_number() {
    use enums::HookType;
    assert_eq!(format!("{:?}", HookType::empty()), "HookType(0x0)");
    assert_eq!(
        format!("{:?}", HookType::from_bits_retain(0x8003)),
        "HookType(FLOOR | WALL | 0x8000)"
    );
}
