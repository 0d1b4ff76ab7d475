//! Entries by what people type.

use super::{Catalog, Entry, FindError, Kind};

impl Catalog {
    /// The entry with this name or number.
    ///
    /// Case, and all characters but letters and digits, make no difference: `c_ping` finds `CPing`.
    /// A number is decimal, or hexadecimal with `0x`. Where several entries have a name or number,
    /// the set or the format goes before it: `Cli2Auth/PingRequest`, `Cli2Auth_PingRequest`,
    /// `moul/Cli2Auth/0`. Any of `/ : .` may stand between the parts.
    ///
    /// # Errors
    ///
    /// [`FindError::Unknown`] if there is none, with names that are spelled nearly like it;
    /// [`FindError::Ambiguous`] if there are several, with what to write instead.
    pub fn find(&self, text: &str) -> Result<&Entry, FindError> {
        self.find_in("", text)
    }

    /// [`find`](Self::find) among the entries of one format; all of them if it is empty.
    ///
    /// # Errors
    ///
    /// As [`find`](Self::find).
    pub fn find_in(&self, format: &str, text: &str) -> Result<&Entry, FindError> {
        let found = self.find_all(format, text);
        match found.as_slice() {
            [entry] => Ok(entry),
            [] => {
                let near = self.near(format, text);
                Err(FindError::Unknown { name: text.into(), near })
            }
            _ => {
                let candidates = found.iter().map(ToString::to_string).collect();
                Err(FindError::Ambiguous { name: text.into(), candidates })
            }
        }
    }

    /// All entries that [`find`](Self::find) would choose from.
    ///
    /// Those whose own name it is come before those that have it for an alias, and hide them.
    #[must_use]
    pub fn find_all(&self, format: &str, text: &str) -> Vec<&Entry> {
        let mut parts: Vec<String> =
            text.split(['/', ':', '.']).map(plain).filter(|part| !part.is_empty()).collect();
        let Some(name) = parts.pop() else { return Vec::new() };
        let last = text.rsplit(['/', ':', '.']).find(|part| !part.is_empty());
        let number = last.and_then(number);
        let format = plain(format);
        let matching = |matches: &dyn Fn(&Entry) -> bool| -> Vec<&Entry> {
            self.entries()
                .iter()
                .filter(|entry| format.is_empty() || is(entry.format(), &format))
                .filter(|entry| {
                    parts.iter().all(|part| {
                        is(entry.format(), part)
                            || (is(entry.set(), part) && entry.kind() != Kind::Set)
                    })
                })
                .filter(|entry| matches(entry))
                .collect()
        };
        if let Some(number) = number {
            return matching(&|entry| entry.numbers().contains(&number));
        }
        let own = matching(&|entry| {
            is(entry.name(), &name) || entry.wire_name().is_some_and(|own| is(own, &name))
        });
        // What names an entry in full is no longer ambiguous.
        let full = |entry: &&Entry| is(&entry.to_string(), &plain(text));
        if let [_, _, ..] = own.as_slice()
            && let Some(entry) = own.iter().copied().find(full)
        {
            return vec![entry];
        }
        if !own.is_empty() {
            return own;
        }
        matching(&|entry| {
            entry.aliases().any(|alias| is(alias, &name))
                || without(&name, entry.set()).is_some_and(|rest| {
                    entry.kind() != Kind::Set && entry.names().any(|name| is(name, rest))
                })
        })
    }

    /// Up to three names that are spelled most like `text`.
    fn near(&self, format: &str, text: &str) -> Vec<String> {
        let last = text.rsplit(['/', ':', '.']).find(|part| !part.is_empty());
        let wanted = plain(last.unwrap_or_default());
        let format = plain(format);
        let most = wanted.chars().count().div_ceil(3);
        let mut near: Vec<(usize, &str)> = self
            .entries()
            .iter()
            .filter(|entry| format.is_empty() || is(entry.format(), &format))
            .filter_map(|entry| {
                entry.names().map(|name| (distance(&wanted, &plain(name)), name)).min()
            })
            .filter(|(distance, _)| *distance <= most)
            .collect();
        near.sort_unstable();
        let nearest = near.first().map(|(distance, _)| *distance);
        near.retain(|(distance, _)| Some(*distance) == nearest);
        near.dedup_by_key(|(_, name)| *name);
        near.into_iter().take(3).map(|(_, name)| name.into()).collect()
    }
}

/// Letters and digits alone, in lower case.
fn letters(name: &str) -> impl Iterator<Item = char> {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase)
}

fn plain(name: &str) -> String {
    letters(name).collect()
}

/// Whether these are the letters and digits of `name`. Most names differ in the first of them, so
/// this is much quicker than to make a text of each.
fn is(name: &str, plain: &str) -> bool {
    letters(name).eq(plain.chars())
}

/// What follows the letters and digits of `name`, if `plain` begins with them.
fn without<'a>(plain: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = plain.chars();
    letters(name).all(|letter| rest.next() == Some(letter)).then_some(rest.as_str())
}

fn number(text: &str) -> Option<i128> {
    match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => i128::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// How many letters must be inserted, removed, exchanged or swapped with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let at = |row: &[usize], index: usize| row.get(index).copied().unwrap_or(usize::MAX);
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for (y, &from) in a.iter().enumerate() {
        let mut row = vec![y.saturating_add(1)];
        for (x, &to) in b.iter().enumerate() {
            let next = x.saturating_add(1);
            let exchanged = at(&above, x).saturating_add(usize::from(from != to));
            let mut best = at(&above, next).min(at(&row, x)).saturating_add(1).min(exchanged);
            let swapped = y
                .checked_sub(1)
                .zip(x.checked_sub(1))
                .filter(|(above, left)| a.get(*above) == Some(&to) && b.get(*left) == Some(&from));
            if let Some((_, left)) = swapped {
                best = best.min(at(&before, left).saturating_add(1));
            }
            row.push(best);
        }
        before = std::mem::replace(&mut above, row);
    }
    above.last().copied().unwrap_or(usize::MAX)
}
