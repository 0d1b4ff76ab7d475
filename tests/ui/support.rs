//! The formats that the cases name.

use codec_core::{NoDefault, Options, Order, Packed, Rules};

/// Little-endian, lists behind a `u16`, no codec for text.
#[derive(Debug)]
pub struct Tiny;

impl Packed for Tiny {
    const NAME: &'static str = "tiny";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u16;
    type Text = NoDefault;
}

/// [`Tiny`] with fields that lie elsewhere.
#[derive(Debug)]
pub struct Far;

impl Packed for Far {
    const NAME: &'static str = "far";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u16;
    type Text = NoDefault;
}

/// A format with every rule.
#[derive(Debug)]
pub struct Strict;

impl Packed for Strict {
    const NAME: &'static str = "strict";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    const RULES: Rules = {
        let mut rules = Rules::NONE;
        rules.max_fields = Some((3, "a message of `Strict` has at most 3 fields"));
        rules.no_fields = Some("a message of `Strict` has at least one field");
        rules.list_not_last = Some("in `Strict`, a list must be the last field");
        rules.optional_not_last =
            Some("in `Strict`, only optional fields may follow an optional field");
        rules.name_not_ascii = Some("in `Strict`, names are ASCII");
        rules.name_twice = Some("in `Strict`, each field has a name of its own");
        rules
    };
    type Options = ();
    type State = ();
    type Count = u16;
    type Text = NoDefault;
}
