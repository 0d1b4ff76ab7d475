//! Names of definitions as names of Rust.

use std::collections::HashSet;

/// Names that are taken.
#[derive(Debug, Default)]
pub(super) struct Names(HashSet<String>);

impl Names {
    /// `name`, with a number behind it if another has that name.
    pub(super) fn unique(&mut self, name: String) -> String {
        if self.0.insert(name.clone()) {
            return name;
        }
        let plain = name.strip_prefix("r#").unwrap_or(&name).to_owned();
        // The names of types have no `_`, but between digits.
        let is_type = plain.starts_with(char::is_uppercase);
        let apart = !is_type || plain.ends_with(|c: char| c.is_ascii_digit());
        let mut number = 2_u64;
        loop {
            let numbered = format!("{plain}{}{number}", if apart { "_" } else { "" });
            if self.0.insert(numbered.clone()) {
                return numbered;
            }
            number = number.saturating_add(1);
        }
    }
}

/// A name of a field or module: `gameId` and `GAME_ID` are `game_id`.
pub(super) fn snake(name: &str) -> String {
    let words = words(name).join("_").to_lowercase();
    let words =
        if words.starts_with(|c: char| c.is_ascii_digit()) { format!("_{words}") } else { words };
    match &*words {
        "" => "unnamed".to_owned(),
        "self" | "crate" | "super" => format!("{words}_"),
        word if KEYWORDS.contains(&word) => format!("r#{word}"),
        _ => words,
    }
}

/// A name of a type: `S_LOGIN` is `SLogin`.
pub(super) fn camel(name: &str) -> String {
    let words = words(name).into_iter().map(|word| {
        let mut chars = word.chars();
        let first = chars.next().into_iter().flat_map(char::to_uppercase);
        first.chain(chars.flat_map(char::to_lowercase)).collect::<String>()
    });
    // Digits that were apart stay apart: `a_1_2` is not `a_12`.
    let name = words.fold(String::new(), |name, word| {
        let digits = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        let apart = digits(name.chars().last()) && digits(word.chars().next());
        if apart { format!("{name}_{word}") } else { name + &word }
    });
    match name.chars().next() {
        None => "Unnamed".to_owned(),
        Some(first) if first.is_ascii_digit() => format!("Packet{name}"),
        Some(_) if name == "Self" => "Self_".to_owned(),
        Some(_) => name,
    }
}

/// The words of a name: parts between other characters than letters and digits, and between a
/// small letter and a capital.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let chars: Vec<char> = name.chars().collect();
    for (index, &c) in chars.iter().enumerate() {
        let at = |distance: usize| index.checked_add(distance).and_then(|i| chars.get(i)).copied();
        let last = index.checked_sub(1).and_then(|index| chars.get(index)).copied();
        let next_small = at(1).is_some_and(char::is_lowercase);
        let starts = c.is_uppercase()
            && last.is_some_and(|last| {
                last.is_lowercase() || last.is_ascii_digit() || (last.is_uppercase() && next_small)
            });
        if starts || !is_part(c) {
            words.push(String::new());
        }
        if is_part(c)
            && let Some(word) = words.last_mut()
        {
            word.push(c);
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Whether a character may stand in a name. Others than ASCII could be letters that Rust rejects.
fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric()
}

/// Words that need `r#` as a name, also those of later editions.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_names_of_rust() {
        for (name, snaked, cameled) in [
            ("gameId", "game_id", "GameId"),
            ("S_LOGIN_ARBITER", "s_login_arbiter", "SLoginArbiter"),
            ("HPMax", "hp_max", "HpMax"),
            ("unk1b", "unk1b", "Unk1b"),
            ("type", "r#type", "Type"),
            ("self", "self_", "Self_"),
            ("2nd", "_2nd", "Packet2nd"),
            ("a.b-c", "a_b_c", "ABC"),
            ("???", "unnamed", "Unnamed"),
            ("größe", "gr_e", "GrE"),
            ("a_1_2", "a_1_2", "A1_2"),
        ] {
            assert_eq!((snake(name), camel(name)), (snaked.into(), cameled.into()), "{name}");
        }
    }

    #[test]
    fn taken_names_get_a_number() {
        let mut names = Names::default();
        let given = ["a", "a", "a_2", "r#type", "r#type"].map(|name| names.unique(name.into()));
        assert_eq!(given, ["a", "a_2", "a_2_2", "r#type", "type_2"]);
        let given = ["Foo", "Foo", "Foo2", "Foo"].map(|name| names.unique(name.into()));
        assert_eq!(given, ["Foo", "Foo2", "Foo2_2", "Foo3"]);
    }
}
