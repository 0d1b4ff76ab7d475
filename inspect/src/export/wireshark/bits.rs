//! Numbers whose bits have names, as Lua tables.

use codec_core::shape::{BitGroup, BitKind, BitsShape, FlagsShape, Keeps, Shape};

use super::{
    declare::Declarations,
    fields::{Kind, Mask, word},
    lua::{self, Table},
    rules, slots,
};

impl Declarations {
    /// A struct that is the number `of`, which is the shape `id`.
    pub(super) fn bits(&mut self, of: Shape, id: usize, bits: &'static BitsShape) -> String {
        let prefix = self.fields.prefix(&lua::snake(bits.name));
        let groups = self.groups(bits, 0, word(of), &prefix);
        Table::of_kind("bits")
            .with("of", id)
            .with("groups", groups)
            .maybe("len", slots::fixed_len(of, None, 8))
            .done()
    }

    /// The groups of a number of `width` bits, the lowest of which is bit `low` of it.
    fn groups(
        &mut self,
        bits: &'static BitsShape,
        low: u32,
        width: Option<usize>,
        prefix: &str,
    ) -> String {
        let groups: Vec<String> =
            bits.groups.iter().map(|group| self.group(group, low, width, prefix)).collect();
        lua::list(groups)
    }

    fn group(
        &mut self,
        group: &'static BitGroup,
        low: u32,
        width: Option<usize>,
        prefix: &str,
    ) -> String {
        let kind = match group.kind {
            BitKind::Bool => Kind::new("bool"),
            BitKind::Enum { variants, .. } => Kind::new("u8").named(variants.iter().copied()),
            BitKind::Struct(_) => Kind::new("none"),
            BitKind::Int { signed } => Kind::new(if signed { "i8" } else { "u8" }),
            _ => Kind::new("u8"),
        };
        let start = low.saturating_add(group.start);
        let ones = u64::MAX.checked_shr(u64::BITS.saturating_sub(group.width)).unwrap_or(0);
        // Wireshark has masks for numbers without a sign only.
        let signed = matches!(group.kind, BitKind::Int { signed: true } | BitKind::Struct(_));
        let mask = width
            .filter(|_| !signed && group.width > 0)
            .map(|width| Mask { value: ones.checked_shl(start).unwrap_or(0), width });
        let kind = match (width, kind.code.as_str()) {
            (Some(width), "u8") if mask.is_some() => Kind { code: unsigned(width), ..kind },
            _ => kind,
        };
        let filter = format!("{prefix}.{}", lua::snake(group.name));
        let field = (group.width > 0)
            .then(|| self.fields.add(group.name, &filter, &kind, mask, group.docs));
        let inner = match group.kind {
            BitKind::Struct(inner) => Some(self.groups(inner, start, width, &filter)),
            _ => None,
        };
        Table::default()
            .with("n", lua::text(group.name))
            .with("at", group.start)
            .with("w", group.width)
            .maybe("f", field)
            .flag("bool", matches!(group.kind, BitKind::Bool))
            .flag("signed", matches!(group.kind, BitKind::Int { signed: true }))
            .maybe("groups", inner)
            .maybe("numbers", numbers(group.kind))
            .maybe("rules", rules::of(group.rules, group.name, &[]))
            .maybe("text", (!group.rules.is_empty()).then(|| lua::text(group.directives)))
            .done()
    }

    /// A number whose bits have names, and which is the shape `id`.
    pub(super) fn flags(&mut self, id: usize, flags: &'static FlagsShape) -> String {
        let width = word((flags.of)());
        let name = lua::snake(flags.name);
        let prefix = self.fields.prefix(&name);
        let list: Vec<String> = flags
            .flags
            .iter()
            .map(|flag| {
                let filter = format!("{prefix}.{}", lua::snake(flag.name));
                let mask = width.map(|width| Mask { value: flag.mask, width });
                let kind = match (width, flag.mask.is_power_of_two()) {
                    (Some(width), false) => Kind::new(&unsigned(width)),
                    _ => Kind::new("bool"),
                };
                let field = self.fields.add(flag.name, &filter, &kind, mask, flag.docs);
                Table::default()
                    .with("n", lua::text(flag.name))
                    .with("mask", lua::number(flag.mask.into()))
                    .with("f", field)
                    .done()
            })
            .collect();
        Table::of_kind("flags")
            .with("of", id)
            .with("flags", lua::list(list))
            .maybe("len", slots::fixed_len((flags.of)(), None, 8))
            .done()
    }
}

/// The numbers that a group can have, if it is an enum that knows no others.
fn numbers(kind: BitKind) -> Option<String> {
    let BitKind::Enum { variants, keeps: Keeps::Nothing, .. } = kind else { return None };
    Some(lua::list(variants.iter().map(|(_, number)| format!("[{number}]=true"))))
}

/// The type of a number of so many bits.
fn unsigned(width: usize) -> String {
    format!("u{}", width.checked_div(8).unwrap_or(8))
}
