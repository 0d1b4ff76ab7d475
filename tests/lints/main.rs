//! Derived code is quiet under every lint that a user may turn on.
//!
//! `cargo clippy --test lints` checks the lints of clippy too.
#![deny(
    warnings,
    missing_docs,
    missing_debug_implementations,
    missing_copy_implementations,
    unsafe_code,
    future_incompatible,
    let_underscore,
    nonstandard_style,
    rust_2018_idioms,
    rust_2021_compatibility,
    rust_2024_compatibility,
    unused,
    ambiguous_negative_literals,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    keyword_idents,
    meta_variable_misuse,
    non_ascii_idents,
    redundant_imports,
    redundant_lifetimes,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    unnameable_types,
    unreachable_pub,
    unused_import_braces,
    unused_lifetimes,
    unused_macro_rules,
    unused_qualifications,
    unused_results,
    variant_size_differences,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::cargo,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::as_conversions,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::allow_attributes_without_reason,
    clippy::absolute_paths,
    clippy::arbitrary_source_item_ordering,
    clippy::default_trait_access,
    clippy::default_numeric_fallback,
    clippy::else_if_without_else,
    clippy::exhaustive_enums,
    clippy::exhaustive_structs,
    clippy::implicit_return,
    clippy::let_underscore_must_use,
    clippy::let_underscore_untyped,
    clippy::missing_docs_in_private_items,
    clippy::missing_inline_in_public_items,
    clippy::missing_trait_methods,
    clippy::min_ident_chars,
    clippy::pattern_type_mismatch,
    clippy::pub_use,
    clippy::question_mark_used,
    clippy::ref_patterns,
    clippy::same_name_method,
    clippy::shadow_reuse,
    clippy::shadow_same,
    clippy::shadow_unrelated,
    clippy::single_call_fn,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    clippy::unseparated_literal_suffix,
    clippy::wildcard_enum_match_arm,
    reason = "what a user may deny"
)]
#![allow(
    clippy::cargo_common_metadata,
    clippy::multiple_crate_versions,
    reason = "of the manifests, not of derived code"
)]
#![allow(
    clippy::blanket_clippy_restriction_lints,
    clippy::exhaustive_enums,
    clippy::exhaustive_structs,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    clippy::arbitrary_source_item_ordering,
    clippy::absolute_paths,
    clippy::implicit_return,
    clippy::question_mark_used,
    clippy::missing_trait_methods,
    clippy::redundant_pub_crate,
    variant_size_differences,
    reason = "of what is written in this file, not of derived code"
)]

/// A format.
#[allow(missing_debug_implementations, reason = "derived")]
mod format {
    use codec_core::{Options, Order, Packed, text};

    /// Little-endian.
    #[derive(Debug, Clone, Copy)]
    pub(crate) struct Plain;

    impl Packed for Plain {
        type Options = ();
        type State = ();
        type Count = u16;
        type Text = text::Prefixed<u16, text::Utf8>;

        const NAME: &'static str = "plain";
        const ORDER: Order = Order::Little;
        const OPTIONS: &'static Options<Self> = &Options::new(());
    }
}

pub mod kinds;

pub mod numbers;

#[test]
fn derived_code_works_under_all_lints() {
    use codec_core::Format as _;
    use format::Plain;
    use kinds::{Number, Open, Tagged, Unit};

    assert_eq!(Plain::to_vec(&Unit), Ok(vec![]));
    assert_eq!(Plain::to_vec(&Number::Two), Ok(vec![2, 0]));
    assert_eq!(Plain::from_slice::<Open>(&[0xff]), Ok(Open::Minus));
    assert_eq!(Plain::to_vec(&Tagged::Two(1, 2)), Ok(vec![4, 1, 2]));
}
