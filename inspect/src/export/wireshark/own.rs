//! Shapes that only their own code can read, and that the Lua of their format reads too.

/// The name of a shape, and the type of its field.
const OWN: &[(&str, &str)] = &[];

/// Whether there is Lua for it.
pub(super) fn reads(name: &str) -> bool {
    OWN.iter().any(|(known, _)| *known == name)
}

/// The type in which it is shown.
pub(super) fn kind(name: &str) -> &'static str {
    OWN.iter().find(|(known, _)| *known == name).map_or("none", |(_, kind)| kind)
}
