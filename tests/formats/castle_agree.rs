//! Castle: the tree of a file and its views agree, on files made at random, many of them malformed.

use codec_core::{DecodeError, DecodeErrorKind, Format, Options};
use formats::castle::{Castle, CastleOptions, Compound, File, List, Value, View, token};

use crate::support::Random;

/// Writes files with all tokens, and lengths of all meanings.
struct Generator {
    random: Random,
    draft: bool,
    out: Vec<u8>,
}

impl Generator {
    fn file(&mut self) -> Vec<u8> {
        self.out.clear();
        if !self.draft || self.random.below(2) == 0 {
            self.out.push(0);
        }
        // Two of the names are equal, which strict reading refuses.
        let names: &[&[u8]] = if self.random.below(4) == 0 {
            &[b"\x09\0\0\0\0\0", b"\x01\0a\x01\0b\x01\0a"]
        } else {
            &[b"\x09\0\0\0\0\0", b"\x01\0a\x01\0b\x01\0c"]
        };
        self.out.extend(names.concat());
        self.compound(4);
        for _ in 0..self.random.below(4) {
            let at = self.random.below(self.out.len() as u64);
            let bytes = [0, 1, 2, 4, 0xff, token::STRING, token::LIST, token::COMPOUND];
            self.out[at] = bytes[self.random.below(8)];
        }
        if self.random.below(16) == 0 {
            let len = self.random.below(self.out.len() as u64);
            self.out.truncate(len);
        }
        self.out.clone()
    }

    fn compound(&mut self, levels: usize) {
        let count = self.random.below(4) as u8;
        self.out.extend([count, 0]);
        for name in 0..count {
            let tag = 1 + self.random.below(u64::from(token::COMPOUND)) as u8;
            let tag = if levels == 0 { token::INT16 } else { tag };
            self.out.push(tag);
            let counted = tag >= token::LIST || (self.draft && tag == token::STRING);
            let len = counted.then(|| self.room());
            self.out.extend([name, 0]);
            match tag {
                token::STRING if self.draft => {
                    let len = self.random.below(3);
                    self.out.extend(&b"xy"[..len]);
                }
                _ => self.payload(tag, levels),
            }
            if let Some(place) = len {
                self.fill(place);
            }
        }
    }

    /// Room for a length; its place.
    fn room(&mut self) -> usize {
        self.out.extend([0; 4]);
        self.out.len()
    }

    /// Fills in the length of what is behind it, in one of its meanings, or a wrong one.
    fn fill(&mut self, place: usize) {
        let len = (self.out.len() - place) as u32;
        let len = match self.random.below(16) {
            0..3 => len + 4,
            3..6 => len.saturating_sub(2),
            6 => len + 1,
            7 => self.random.below(8) as u32,
            _ => len,
        };
        self.out[place - 4..place].copy_from_slice(&len.to_le_bytes());
    }

    fn payload(&mut self, tag: u8, levels: usize) {
        match tag {
            token::COMPOUND => self.compound(levels.saturating_sub(1)),
            token::LIST => {
                let count = self.random.below(3) as u8;
                let of = match self.random.below(3) {
                    0 => self.random.below(u64::from(token::COMPOUND)) as u8,
                    _ => token::COMPOUND,
                };
                self.out.extend([count, 0, of]);
                for _ in 0..count {
                    let len = (of == token::COMPOUND).then(|| self.room());
                    self.payload(of, levels.saturating_sub(1));
                    if let Some(place) = len {
                        self.fill(place);
                    }
                }
            }
            _ => {
                // Zeros are a value of every other token, except that months begin with 1.
                let zeros: u8 = match tag {
                    token::DATE => 4,
                    token::DATE_TIME => 10,
                    token::GUID => 16,
                    token::BYTE | token::SBYTE => 1,
                    token::INT32 | token::UINT32 | token::SINGLE => 4,
                    token::INT64 | token::UINT64 | token::DOUBLE | token::TIME => 8,
                    _ => 2,
                };
                self.out.extend(vec![0; zeros.into()]);
            }
        }
    }
}

/// What a view shows, as a value: by its iterators for compounds and lists.
fn walk(view: View<'_>) -> Result<Value, DecodeError> {
    match view.token() {
        token::COMPOUND => {
            let mut children = Vec::new();
            for token in view.tokens()? {
                let (name, view) = token?;
                children.push((name.into(), walk(view)?));
            }
            Ok(Value::Compound(Compound(children)))
        }
        token::LIST => {
            let found = view.items()?;
            let of = found.token();
            let items = found.map(|item| walk(item?)).collect::<Result<_, _>>()?;
            Ok(Value::List(List { of, items }))
        }
        _ => view.decode(),
    }
}

#[test]
fn a_tree_and_its_views_agree() {
    let mut valid = 0;
    for seed in 1..=20_000 {
        let draft = seed % 2 == 0;
        let mut generator = Generator { random: Random::new(seed), draft, out: Vec::new() };
        let bytes = generator.file();
        for (lenient, strict) in [(false, false), (true, false), (false, true), (true, true)] {
            let format = CastleOptions::DEFAULT.with_draft(draft).with_lenient_length(lenient);
            let options = Options { strict, ..Options::new(format) };
            let tree = match Castle::from_slice_with::<Compound>(&bytes, &options) {
                // A view is of a part of a file, so it does not ask what is behind it.
                Err(error) if matches!(error.kind(), DecodeErrorKind::TrailingBytes { .. }) => {
                    continue;
                }
                tree => tree.map(Value::Compound),
            };
            let file = File::open_with(&bytes, &options);
            let root = file.as_ref().map(File::root).map_err(Clone::clone);
            let whole = root.clone().and_then(|root| root.decode::<Value>());
            let walked = root.and_then(walk);
            valid += usize::from(tree.is_ok());
            for found in [whole, walked] {
                match (&tree, &found) {
                    (Ok(tree), Ok(found)) => {
                        assert_eq!(format!("{tree:?}"), format!("{found:?}"), "{bytes:02x?}");
                    }
                    (Err(_), Err(_)) => {}
                    _ => panic!("{:?}\n{bytes:02x?}\n{tree:?}\n{found:?}", options.format),
                }
            }
        }
    }
    assert!(valid > 20_000, "{valid}");
}
