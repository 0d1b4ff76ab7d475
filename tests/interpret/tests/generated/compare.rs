//! What a derived decoder says of bytes, and what the interpreter says.

use codec_core::{
    DecodeErrorKind,
    catalog::Entry,
    explain::{Explained, Name, Tree, Value},
};
use wire_interpret::{Node, Outcome, interpret, tag};

/// What both say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Valid,
    Faulty,
    /// The description does not say how to go on.
    Opaque,
}

/// Compares what both say of `bytes`.
pub(crate) fn compare(entry: &Entry, bytes: &[u8]) -> Result<Verdict, String> {
    let ours = interpret(entry.format_shape(), entry.whole_shape(), tag(entry), bytes);
    verdict(&ours, &entry.explain(bytes))
}

fn verdict<T>(ours: &Outcome, theirs: &Explained<T>) -> Result<Verdict, String> {
    match (&ours.result, &theirs.result) {
        (Err(fault), _) if fault.opaque => Ok(Verdict::Opaque),
        (Ok(_), Ok(_)) => match differing(&ours.nodes, &theirs.tree) {
            None => Ok(Verdict::Valid),
            Some(problem) => Err(problem),
        },
        (_, Err(error))
            if matches!(
                error.kind(),
                DecodeErrorKind::DepthLimit { .. } | DecodeErrorKind::BudgetExceeded { .. }
            ) =>
        {
            Ok(Verdict::Opaque)
        }
        (Err(fault), Err(error)) if fault.offset == error.offset() => Ok(Verdict::Faulty),
        (Err(fault), Err(error)) => {
            Err(format!("{} at {}, but {error} ({})", fault.what, fault.offset, error.offset()))
        }
        (Ok(_), Err(error)) => Err(format!("right, but {error}")),
        (Err(fault), Ok(_)) => Err(format!("{fault:?}, but right")),
    }
}

/// The first node of the trees that is not the same.
fn differing(ours: &[Node], tree: &Tree) -> Option<String> {
    let mut theirs = tree.nodes().iter().enumerate();
    let mut skipped = None;
    // Nodes of ours, by the numbers of theirs.
    let mut numbers: Vec<Option<usize>> = Vec::new();
    for (place, our) in ours.iter().enumerate() {
        let (index, their) = loop {
            let Some((index, their)) = theirs.next() else {
                return Some(format!("{our:?} is not in the tree"));
            };
            // What an opaque value holds.
            if their.parent.is_some_and(|parent| Some(parent) >= skipped && skipped.is_some()) {
                numbers.push(None);
                continue;
            }
            break (index, their);
        };
        skipped = our.opaque.then_some(index);
        let path = tree.path(index);
        let root = matches!(their.name, Name::Root(_));
        if !root && our.name != their.name {
            return Some(format!("name of {path} is {:?}, not {:?}", their.name, our.name));
        }
        if numbers.get(their.parent.unwrap_or(usize::MAX)).copied().flatten() != our.parent {
            return Some(format!("{path} is not in the same"));
        }
        numbers.push(Some(place));
        if our.range != their.range {
            return Some(format!("range of {path} is {:?}, not {:?}", their.range, our.range));
        }
        if our.bits != their.bits.as_ref().map(|bits| bits.range.clone()) {
            return Some(format!("bits of {path} are {:?}, not {:?}", their.bits, our.bits));
        }
        let same = match (&our.value, &their.value) {
            (Some(value), Some(their)) => {
                same(value, their) || our.raw.is_some_and(|raw| number(their) == Some(raw))
            }
            (our, their) => our.is_none() && their.is_none(),
        };
        if !same && !our.opaque {
            return Some(format!("value of {path} is {:?}, not {:?}", their.value, our.value));
        }
    }
    let left = theirs.find(|(_, their)| {
        !their.parent.is_some_and(|parent| skipped.is_some() && Some(parent) >= skipped)
    });
    left.map(|(index, _)| format!("{} is not read", tree.path(index)))
}

/// Numbers are the same with and without a name for them.
fn same(ours: &Value, theirs: &Value) -> bool {
    match (number(ours), number(theirs)) {
        (Some(ours), Some(theirs)) => ours == theirs,
        _ => match (ours, theirs) {
            (Value::List(ours), Value::List(theirs)) => {
                ours.len() == theirs.len()
                    && ours.iter().zip(theirs).all(|(our, their)| same(our, their))
            }
            // What a codec makes of a number, such as `Date(7)`.
            (Value::Int(number), Value::Text(text)) => {
                let address = text.parse::<std::net::Ipv4Addr>().map(u32::from);
                let same = |it: &u32| [*it, it.swap_bytes()].map(i128::from).contains(number);
                address.is_ok_and(|address| same(&address))
                    || text.ends_with(&format!("({number})"))
            }
            // What is no text in the language of its sender.
            (Value::Text(text), Value::Bytes(bytes)) => text.as_bytes() == bytes,
            (ours, theirs) => ours == theirs,
        },
    }
}

fn number(value: &Value) -> Option<i128> {
    match value {
        Value::Int(number) | Value::Named { number, .. } => Some(*number),
        Value::Flags { number, .. } => Some((*number).into()),
        Value::Bool(value) => Some((*value).into()),
        _ => None,
    }
}
