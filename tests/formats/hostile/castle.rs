//! Castle: lengths with several meanings, and files that are large as text.

use codec_core::{Format, Limits, Options, Wire};
use formats::castle::{Castle, CastleOptions, Compound, File, List, Value};

/// A file with the names `a` and `b`, and these tokens of the root behind their count.
fn file(tokens: &[u8]) -> Vec<u8> {
    [b"\0\x06\0\0\0\0\0\x01\0a\x01\0b", tokens].concat()
}

/// `levels` compounds in each other, each called `a` and behind a byte called `b`. All lengths are
/// `more` than the format says.
fn nested(levels: usize, more: i32) -> Vec<u8> {
    let mut payload = b"\x01\0\x01\x01\0\x07".to_vec();
    for _ in 1..levels {
        let len = (u32::try_from(payload.len()).unwrap() + 2).wrapping_add_signed(more);
        let len = len.to_le_bytes();
        payload = [b"\x02\0\x01\x01\0\x07\x1e", &len[..], b"\0\0", &payload].concat();
    }
    file(&payload)
}

fn options(strict: bool) -> Options<Castle> {
    Options { strict, ..Options::new(CastleOptions::LENIENT_LENGTH) }
}

/// The smallest number for which `enough` holds.
fn least(enough: impl Fn(usize) -> bool) -> usize {
    let mut high = 1;
    while !enough(high) {
        high *= 2;
        assert!(high < 1 << 32, "no number is enough");
    }
    let mut low = 0;
    while low + 1 < high {
        let middle = low.midpoint(high);
        if enough(middle) { high = middle } else { low = middle }
    }
    high
}

/// How many elements and how much memory reading `bytes` takes from the limits: every node that is
/// read takes elements, every node that is skipped takes memory.
fn cost<T: for<'de> codec_core::Decode<'de, Castle>>(bytes: &[u8], strict: bool) -> (usize, usize) {
    let reads = |limits| {
        let options = Options { limits, ..options(strict) };
        Castle::from_slice_with::<T>(bytes, &options).is_ok()
    };
    let limits = options(strict).limits;
    (
        least(|elements| reads(Limits { elements, ..limits })),
        least(|memory| reads(Limits { memory, ..limits })),
    )
}

/// Its second field comes first, so that a struct has to look for the first.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = Castle)]
struct Chain {
    a: Option<Box<Chain>>,
    b: u8,
}

fn assert_linear<T: for<'de> codec_core::Decode<'de, Castle>>(strict: bool) {
    let [ten, twenty, forty] = [10, 20, 40].map(|levels| cost::<T>(&nested(levels, 4), strict));
    assert!(twenty.0 <= 2 * ten.0 + 16, "{ten:?} {twenty:?}");
    assert!(forty.0 <= 2 * twenty.0 + 16, "{twenty:?} {forty:?}");
    assert!(twenty.1 <= 2 * ten.1 + 1024, "{ten:?} {twenty:?}");
    assert!(forty.1 <= 2 * twenty.1 + 1024, "{twenty:?} {forty:?}");
}

#[test]
fn strict_and_lenient_reading_doubled_the_work_at_each_level() {
    assert_linear::<Compound>(true);
    assert_linear::<Compound>(false);
    assert_linear::<Chain>(true);
    assert_linear::<Chain>(false);
}

#[test]
fn strict_and_lenient_reading_refused_files_deeper_than_21_levels() {
    for more in [0, 4, -2] {
        let bytes = nested(100, more);
        let tree: Compound = Castle::from_slice_with(&bytes, &options(true)).unwrap();
        let mut level = &tree;
        for _ in 1..100 {
            assert_eq!(level.get("b"), Some(&Value::Byte(7)));
            let Some(Value::Compound(inner)) = level.get("a") else { panic!("{level:?}") };
            level = inner;
        }
        assert_eq!(Castle::to_vec(&tree).unwrap(), Castle::to_vec(&lowest(100)).unwrap());
        let file = File::open_with(&bytes, &options(true)).unwrap();
        assert_eq!(file.root().get("a").unwrap().get("b").unwrap().decode::<u8>().unwrap(), 7);
    }
}

fn lowest(levels: usize) -> Compound {
    let mut tree = Compound(vec![("b".into(), Value::Byte(7))]);
    for _ in 1..levels {
        tree = Compound(vec![("b".into(), Value::Byte(7)), ("a".into(), Value::Compound(tree))]);
    }
    tree
}

#[test]
fn skipping_with_lenient_lengths_finds_what_is_wrong_and_where() {
    // `a` is unknown to the struct; inside it is a list of two texts, of which one is cut.
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Castle)]
    struct Other {
        b: u8,
    }
    let good = file(
        b"\x02\0\x1e\x14\0\0\0\0\0\x01\0\x1d\x0b\0\0\0\0\0\x02\0\x0c\x01\0x\x01\0y\x01\x01\0\x09",
    );
    for lenient in [false, true] {
        for strict in [false, true] {
            let format = CastleOptions::DEFAULT.with_lenient_length(lenient);
            let options = Options { strict, ..Options::new(format) };
            let other: Other = Castle::from_slice_with(&good, &options).unwrap();
            assert_eq!(other, Other { b: 9 });
            for len in 0..good.len() {
                Castle::from_slice_with::<Other>(&good[..len], &options).unwrap_err();
            }
        }
    }
    let mut bad = good;
    bad[25] = 12; // the length of the list: not 11, nor 4 more, nor 2 less
    let error = Castle::from_slice_with::<Other>(&bad, &options(false)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid total length: it ends at 0x29 at byte 0x28 in Other.b[0]",
    );
}

#[test]
fn skipping_with_lenient_lengths_keeps_to_the_limit_of_depth() {
    let limits = Limits { depth: 50, ..options(false).limits };
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Castle)]
    struct Other {
        b: u8,
    }
    for strict in [false, true] {
        let options = Options { limits, ..options(strict) };
        Castle::from_slice_with::<Other>(&nested(50, 4), &options).unwrap();
        Castle::from_slice_with::<Compound>(&nested(50, 4), &options).unwrap();
        Castle::from_slice_with::<Compound>(&nested(51, 4), &options).unwrap_err();
        Castle::from_slice_with::<Other>(&nested(52, 4), &options).unwrap_err();
    }
}

#[test]
fn the_text_of_a_64_kb_file_was_23_mb() {
    // 500 lists and compounds in each other, and at the bottom as many bytes as fit.
    let bottom = vec![("b".into(), Value::Byte(255)); 15_000];
    let mut deep = Compound(bottom);
    for _ in 0..250 {
        let list = Value::List(List::new(vec![Value::Compound(deep)]));
        deep = Compound(vec![("a".into(), list)]);
    }
    assert_in_proportion(&deep);
    let text = deep.to_string();
    let bars = "|  ".repeat(15);
    assert!(text.contains(&format!("\n{bars}|- Compound\n")), "level 16 is indented");
    assert!(text.contains(&format!("\n{bars}(17) |- a: List of Compound\n")));
    assert!(text.ends_with(&format!("\n{bars}(501) |- b: Byte = 255\n")));

    // A name stands in the file once, and every token has it.
    let long = formats::castle::Text::from("n".repeat(3_000).as_str());
    let wide = Compound(vec![(long, Value::Byte(1)); 8_000]);
    assert_in_proportion(&wide);
    let shown = "n".repeat(64);
    assert!(wide.to_string().ends_with(&format!("\n|- {shown}…: Byte = 1\n")));
    assert!(format!("{wide:?}").ends_with(&format!(", \"{shown}\"…: Byte(1)}}")));
    let foreign = Compound(vec![(["ä"; 40].concat().as_str().into(), Value::Byte(1))]);
    assert!(foreign.to_string().contains(&["ä"; 32].concat()));
    let foreign = Compound(vec![(["€"; 40].concat().as_str().into(), Value::Byte(1))]);
    assert!(foreign.to_string().contains(&format!("- {}…:", ["€"; 21].concat())));
}

/// 40 bytes of text for each byte of the file are enough.
fn assert_in_proportion(tree: &Compound) {
    let bytes = Castle::to_vec(tree).unwrap();
    for text in [tree.to_string(), format!("{tree:?}")] {
        assert!(text.len() <= 40 * bytes.len(), "{} from {}", text.len(), bytes.len());
    }
}
