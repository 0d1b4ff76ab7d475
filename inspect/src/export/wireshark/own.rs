//! Shapes that only their own code can read, and that Lua of their format reads too.

/// What there is Lua for.
struct Own {
    /// The name of the shape.
    name: &'static str,
    /// The type of its field, and of the field of its elements.
    kind: &'static str,
    item: Option<&'static str>,
}

const OWN: &[Own] = &[
    Own { name: "u32 in two halves", kind: "u4", item: None },
    Own { name: "MD5 in hexadecimal", kind: "string", item: None },
    Own { name: "String32L", kind: "string", item: None },
    Own { name: "RetailString32L", kind: "string", item: None },
    Own { name: "String32L or RetailString32L", kind: "string", item: None },
    Own { name: "CMostlyConsecutiveIntSet", kind: "i4", item: Some("i4") },
];

/// Fields whose condition or count there is Lua for.
const RULES: &[&str] = &[
    "PublicWeenieDesc.icon_underlay",
    "PublicWeenieDesc.cooldown_id",
    "PublicWeenieDesc.cooldown_duration",
    "PublicWeenieDesc.pet_owner",
    "DataMessage.data",
    "PlayerModule.more_spell_bars",
    "MotionState.commands",
    "RawMotionState.commands",
    "NetMessageHeader.version",
    "NetMessageHeader.time_sent",
    "NetMessageHeader.context",
    "NetMessageHeader.transaction_id",
    "NetMessageHeader.player_id",
    "NetMessageHeader.account_id",
];

/// Whether there is Lua for the condition or count of a field.
pub(super) fn decides(path: &str) -> bool {
    RULES.contains(&path)
}

fn find(name: &str) -> Option<&'static Own> {
    OWN.iter().find(|known| known.name == name)
}

/// Whether there is Lua for it.
pub(super) fn reads(name: &str) -> bool {
    find(name).is_some()
}

/// The type in which it is shown.
pub(super) fn kind(name: &str) -> &'static str {
    find(name).map_or("none", |known| known.kind)
}

/// The type in which its elements are shown, if it has some.
pub(super) fn item(name: &str) -> Option<&'static str> {
    find(name)?.item
}

/// The Lua of a format.
pub(super) fn code(format: &str) -> &'static str {
    match format {
        "moul" => include_str!("lua/own/moul.lua"),
        "asherons_call" => include_str!("lua/own/asherons_call.lua"),
        _ => "",
    }
}
