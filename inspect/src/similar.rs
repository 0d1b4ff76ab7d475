//! Names that were probably meant.

/// The name that is most like `word`, if it differs in no more than a third of its letters.
pub(crate) fn closest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let allowed = word.chars().count().div_ceil(3);
    names
        .into_iter()
        .map(|name| (distance(&word, &name.to_lowercase()), name))
        .filter(|(distance, _)| *distance <= allowed)
        .min_by_key(|(distance, name)| (*distance, name.len().abs_diff(word.len())))
        .map(|(_, name)| name)
}

/// How many letters must be added, removed or replaced.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (index, a) in (1_usize..).zip(a.chars()) {
        let mut left = index;
        let mut corner = core::mem::replace(row.first_mut().unwrap_or(&mut 0), index);
        for (b, cell) in b.iter().zip(row.iter_mut().skip(1)) {
            let replaced = corner.saturating_add(usize::from(a != *b));
            corner = *cell;
            left = replaced.min(left.saturating_add(1)).min(corner.saturating_add(1));
            *cell = left;
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_name_that_was_meant() {
        let names = ["int32", "uint32", "string", "bytes"];
        assert_eq!(closest("innt32", names), Some("int32"));
        assert_eq!(closest("strng", names), Some("string"));
        assert_eq!(closest("Byte", names), Some("bytes"));
        assert_eq!(closest("wibble", names), None);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "abc"), 3);
    }
}
