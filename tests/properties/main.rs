//! Properties over random values, over valid messages with faults in them, and over bytes that are
//! made from the description of a type.

mod description;
mod mutation;
#[path = "../support/mod.rs"]
mod support;
mod values;

use std::collections::BTreeSet;

use codec_core::{Decode, DecodeError, Encode, Format, Options, Segment};
use mutation::{Valid, mutations};
use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};
use support::{Big, Little, strict, version};
use values::{Body, Color, Everything, Tree, everything};

/// Both directions in the format `F`.
trait Both<F: Format>: Encode<F> + for<'de> Decode<'de, F> {}

impl<F: Format, T: Encode<F> + for<'de> Decode<'de, F>> Both<F> for T {}

/// Checks that `value` comes back from its bytes. That they are the same again compares floats bit
/// by bit; `Debug` shows the rest.
fn assert_round_trip<F: Format>(value: &Everything, options: &Options<F>) -> Vec<u8>
where
    Everything: Both<F>,
{
    let bytes = F::to_vec_with(value, options).unwrap();
    assert_eq!(F::encoded_len_with(value, options), Ok(bytes.len()));
    let again: Everything = F::from_slice_with(&bytes, options).unwrap();
    assert_eq!(F::to_vec_with(&again, options).unwrap(), bytes);
    assert_eq!(format!("{again:?}"), format!("{value:?}"));
    bytes
}

/// Checks what is decoded from any bytes: a value that comes back, or an error within the bytes.
fn assert_any<F: Format>(bytes: &[u8], options: &Options<F>) -> Result<Everything, DecodeError>
where
    Everything: Both<F>,
{
    let (whole, prefix) =
        (F::from_slice_with(bytes, options), F::from_prefix_with::<Everything>(bytes, options));
    match (&whole, &prefix) {
        (Ok(value), Ok((_, used))) => {
            assert_eq!(*used, bytes.len());
            let again = assert_round_trip(value, options);
            // A tag that selects the same variant as another is written as the first.
            assert!(!options.strict || again.len() == bytes.len());
        }
        (Err(whole), Err(prefix)) => {
            assert_eq!(whole, prefix);
            assert!(whole.offset() <= bytes.len(), "{whole}");
        }
        (whole, prefix) => panic!("{whole:?} is not {prefix:?}"),
    }
    whole
}

fn valid<F: Format>(value: &Everything) -> Valid
where
    Everything: Both<F>,
{
    let annotated = F::annotate(value).unwrap();
    let fields = annotated.fields().map(|(_, field)| field.range.clone()).collect();
    Valid { bytes: annotated.bytes().to_vec(), fields }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_values_round_trip(value in everything()) {
        let little = assert_round_trip::<Little>(&value, Little::DEFAULTS);
        prop_assert_eq!(valid::<Little>(&value).bytes, little);
        assert_round_trip::<Big>(&value, Big::DEFAULTS);
    }

    #[test]
    fn messages_with_faults_decode_to_values_or_errors(
        value in everything(), other in everything(), mutations in mutations(),
    ) {
        let other = Little::to_vec(&other).unwrap();
        let bytes = valid::<Little>(&value).mutated(&mutations, &other);
        for options in [version(u32::MAX), version(2), strict()] {
            let _ = assert_any::<Little>(&bytes, &options);
        }
        let bytes = valid::<Big>(&value).mutated(&mutations, &other);
        let _ = assert_any::<Big>(&bytes, &strict());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_prefix_is_incomplete_up_to_the_text_that_takes_the_rest(value in everything()) {
        let bytes = Little::to_vec(&value).unwrap();
        let fields = bytes.len() - value.rest.len();
        for len in 0..bytes.len() {
            match assert_any::<Little>(&bytes[..len], Little::DEFAULTS) {
                Ok(short) => {
                    prop_assert!(len >= fields, "{} of {} bytes", len, fields);
                    prop_assert_eq!(short.rest.as_bytes(), &bytes[fields..len]);
                }
                Err(error) => prop_assert!(error.is_incomplete() == (len < fields), "{}", error),
            }
        }
    }
}

/// How far decoding got.
#[derive(Debug, Default)]
struct Reached {
    values: usize,
    /// The branches in values that were decoded.
    branches: BTreeSet<&'static str>,
    /// The fields of `Everything` in which decoding failed.
    fields: BTreeSet<&'static str>,
    /// The same with the kind of the error.
    faults: BTreeSet<String>,
}

impl Reached {
    fn note(&mut self, result: Result<Everything, DecodeError>) {
        match result {
            Ok(value) => {
                self.values += 1;
                self.branches.extend(branches(&value));
            }
            Err(error) => {
                let Some(Segment::Field(field)) = error.path().segments().next() else {
                    panic!("no field: {error}");
                };
                let kind = format!("{:?}", error.kind());
                let kind = kind.split([' ', '{']).next().unwrap_or_default();
                self.fields.insert(field);
                self.faults.insert(format!("{field}: {kind}"));
            }
        }
    }
}

/// The branches that decoding took for this value.
fn branches(value: &Everything) -> Vec<&'static str> {
    fn depth(tree: &Tree) -> usize {
        1 + tree.children.iter().map(depth).max().unwrap_or(0)
    }
    let choose = |on: bool, yes, no| if on { yes } else { no };
    let body = |body: &Body| match body {
        Body::Byte(_) => "Byte",
        Body::Fields { list, .. } => choose(list.is_empty(), "Fields, empty", "Fields"),
        Body::Nothing => "Nothing",
    };
    let mut branches = vec![
        choose(value.flag, "true", "false"),
        choose(value.wide, "wide true", "wide false"),
        choose(value.one.is_some(), "one", "no one"),
        choose(value.two.is_some(), "two", "no two"),
        choose(value.three.is_some(), "three", "no three"),
        choose(value.odd.is_some(), "odd", "even"),
        choose(value.points.is_empty(), "no points", "points"),
        choose(value.names.is_empty(), "no names", "names"),
        choose(value.bodies.is_empty(), "no bodies", "bodies"),
        choose(value.words.is_empty(), "no words", "words"),
        choose(value.rest.is_empty(), "no rest", "rest"),
        choose(depth(&value.tree) > 2, "deep", "flat"),
        match value.color {
            Color::Red => "Red",
            Color::Green => "Green",
            Color::Other(_) => "Other",
        },
    ];
    branches.extend(value.bodies.iter().chain([&value.body]).map(body));
    branches
}

const BRANCHES: [&str; 31] = [
    "Byte",
    "Fields",
    "Fields, empty",
    "Green",
    "Nothing",
    "Other",
    "Red",
    "bodies",
    "deep",
    "even",
    "false",
    "flat",
    "names",
    "no bodies",
    "no names",
    "no one",
    "no points",
    "no rest",
    "no three",
    "no two",
    "no words",
    "odd",
    "one",
    "points",
    "rest",
    "three",
    "true",
    "two",
    "wide false",
    "wide true",
    "words",
];

/// The checks that values of random bytes fail: each is failed, and by the branches also passed.
const CHECKS: [&str; 16] = [
    "flag: Invalid",
    "flags: Invalid",
    "wide: Invalid",
    "narrow: Invalid",
    "name: InvalidText",
    "title: InvalidText",
    "ended: InvalidText",
    "two: InvalidText",
    "names: PastLimit",
    "names: InvalidText",
    "magic: WrongConstant",
    "bodies: UnknownTag",
    "body: UnknownTag",
    "words: InvalidText",
    "tree: UnexpectedEnd",
    "rest: InvalidText",
];

#[test]
fn faults_are_found_in_every_field_and_values_have_every_branch() {
    let mut runner = TestRunner::deterministic();
    let mut reached = Reached::default();
    let cases = (everything(), everything(), mutations());
    for _ in 0..3000 {
        let (value, other, mutations) = cases.new_tree(&mut runner).unwrap().current();
        let other = Little::to_vec(&other).unwrap();
        let bytes = valid::<Little>(&value).mutated(&mutations, &other);
        reached.note(Little::from_slice(&bytes));
    }
    let fields: BTreeSet<_> = <Everything as codec_core::Layout<Little>>::RECORD
        .unwrap()
        .shape
        .fields
        .iter()
        .map(|field| field.name)
        .collect();
    assert_eq!(reached.fields, fields);
    assert_eq!(reached.branches, BTreeSet::from(BRANCHES));
    for check in CHECKS {
        assert!(reached.faults.contains(check), "no {check} in {:?}", reached.faults);
    }
    assert!(reached.values > 500, "{} values", reached.values);
}
