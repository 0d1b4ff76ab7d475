//! Declarations made by combining roles: presence, place, frame and form of a field, each with each.

#![allow(dead_code, reason = "the fields are read by the catalog")]

use codec_core::{
    Implied, LittleEndian, Wire,
    catalog::Catalog,
    text::{Prefixed, Text, Utf8},
};

/// A part with a place of its own.
#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Aligned {
    kind: u8,
    #[wire(align = 4)]
    word: u16,
}

/// A part with data elsewhere.
#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Far {
    offset: Implied<u8>,
    kind: u8,
    #[wire(at(offset, from = Self))]
    word: u16,
}

/// A part with something that can be absent behind padding.
#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Padded {
    kind: u8,
    #[wire(when = kind & 1 != 0, pad = 2)]
    odd: Option<u8>,
    #[wire(when = kind & 2 != 0, align = 4)]
    even: Option<u16>,
}

/// All combinations of four lists, each of whose entries has a name, helping fields and directives.
macro_rules! combine {
    ($to:ident [$($presence:tt)*] $place:tt $frame:tt $form:tt) => {
        $(combine!(@place $to $presence $place $frame $form);)*
    };
    (@place $to:ident $presence:tt [$($place:tt)*] $frame:tt $form:tt) => {
        $(combine!(@frame $to $presence $place $frame $form);)*
    };
    (@frame $to:ident $presence:tt $place:tt [$($frame:tt)*] $form:tt) => {
        $(combine!(@form $to $presence $place $frame $form);)*
    };
    (@form $to:ident $presence:tt $place:tt $frame:tt [$($form:tt)*]) => {
        $(combine!(@made $to $presence $place $frame $form);)*
    };
    (@made $to:ident (always []) $place:tt $frame:tt ($form:ident [$($helper:tt)*] [$($own:tt)*] $ty:ty)) => {
        combine!(@struct $to always [] $place $frame $form [$($helper)*] [$($own)*] $ty);
    };
    (@made $to:ident ($name:ident [$($own:tt)*]) $place:tt $frame:tt ($form:ident $helper:tt $of:tt $ty:ty)) => {
        combine!(@struct $to $name [$($own)*] $place $frame $form $helper $of Option<$ty>);
    };
    (@struct $to:ident $presence:ident [$($present:tt)*]
        ($place:ident [$($place_helper:tt)*] [$($at:tt)*])
        ($frame:ident [$($frame_helper:tt)*] [$($len:tt)*])
        $form:ident [$($form_helper:tt)*] [$($of:tt)*] $ty:ty
    ) => {{
        #[derive(Wire)]
        #[wire(format = LittleEndian)]
        struct Made {
            first: u8,
            $($place_helper)*
            $($frame_helper)*
            $($form_helper)*
            #[wire($($present)* $($at)* $($len)* $($of)*)]
            field: $ty,
            last: u8,
        }
        let name = concat!(
            stringify!($presence), "_", stringify!($place), "_", stringify!($frame), "_", stringify!($form)
        );
        $to.add_without_json::<LittleEndian, Made>("").set_name(name);
    }};
}

/// The forms that a field has, in a frame or without one, at a place.
macro_rules! catalog {
    ($name:ident $presence:tt $place:tt) => {
        fn $name(catalog: &mut Catalog) {
            combine!(catalog
                $presence
                [$place]
                [(bare [] []) (framed [size: Implied<u8>,] [len = size,])]
                [
                    (number [] [] u16)
                    (aligned [] [] Aligned)
                    (far [] [] Far)
                    (padded [] [] Padded)
                    (text [] [as = Prefixed<u8, Utf8>] String)
                    (list [count: Implied<u8>,] [count = count] Vec<Aligned>)
                ]
            );
            combine!(catalog
                $presence
                [$place]
                [(framed [size: Implied<u8>,] [len = size,])]
                [(rest [] [] Vec<u16>) (elements [] [] Vec<Aligned>) (text_rest [] [as = Text<Utf8>] String)]
            );
        }
    };
}

/// Those of a place; an offset says itself whether something is there.
macro_rules! always_or_not {
    ($name:ident $place:tt) => {
        catalog!($name [(always []) (when [when = first & 1 != 0,]) (bit [bit = first & 2,])] $place);
    };
}

always_or_not!(here (here [] []));
always_or_not!(padded (padded [] [pad = 3,]));
always_or_not!(aligned (aligned [] [align = 4,]));
catalog!(elsewhere [(always []) (option [])] (elsewhere [offset: Implied<u8>,] [at = offset,]));

/// All combinations.
pub(crate) fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    for add in [here, padded, aligned, elsewhere] {
        add(&mut catalog);
    }
    catalog.set_format("roles");
    catalog
}
