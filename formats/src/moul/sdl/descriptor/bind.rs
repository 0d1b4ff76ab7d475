//! From descriptors as they stand in texts to a set in which states know their descriptors.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use super::{
    Declared, DescriptorError, DescriptorErrorKind as Kind, Variable, VariableType,
    error::Place,
    parser::{ParsedDescriptor, ParsedVariable},
};

/// The descriptors of a set, and where each name and version is among them.
pub(super) type Bound = (Vec<Arc<Declared>>, Index);

/// Where the versions of each name are, which is in lower case.
pub(super) type Index = HashMap<String, BTreeMap<u16, usize>>;

/// Lets each variable that is a state know its descriptor.
///
/// That is the newest version that is declared so far, the one it stands in included, as it is for
/// clients; or the newest of all if there is none before it.
///
/// The error comes with the place of the descriptor among `parsed`.
pub(super) fn bind(parsed: Vec<ParsedDescriptor>) -> Result<Bound, (DescriptorError, usize)> {
    let index = index(&parsed)?;
    let mut so_far = HashMap::<String, u16>::new();
    let mut bound = Vec::with_capacity(parsed.len());
    let mut places = Vec::with_capacity(parsed.len());
    for (at, descriptor) in parsed.into_iter().enumerate() {
        let newest = so_far.entry(descriptor.name.to_ascii_lowercase()).or_default();
        *newest = descriptor.version.max(*newest);
        let find = |name: &str| {
            let name = name.to_ascii_lowercase();
            let versions = index.get(&name)?;
            match so_far.get(&name) {
                Some(version) => versions.get(version).copied(),
                None => versions.values().next_back().copied(),
            }
        };
        let (declared, types) = declare(descriptor, find).map_err(|error| (error, at))?;
        bound.push(Arc::new(declared));
        places.push(types);
    }
    refuse_endless(&bound, &places)?;
    Ok((bound, index))
}

/// Where each name and version is; there must be no two with the same.
fn index(parsed: &[ParsedDescriptor]) -> Result<Index, (DescriptorError, usize)> {
    let mut index = Index::new();
    for (at, ParsedDescriptor { name, version, place, .. }) in parsed.iter().enumerate() {
        let versions = index.entry(name.to_ascii_lowercase()).or_default();
        if versions.insert(*version, at).is_some() {
            let kind = Kind::DuplicateDescriptor { name: name.clone(), version: *version };
            return Err((DescriptorError::new(kind, *place), at));
        }
    }
    Ok(index)
}

/// The descriptor, and where the type of each of its variables stands in the text.
fn declare(
    parsed: ParsedDescriptor,
    find: impl Fn(&str) -> Option<usize>,
) -> Result<(Declared, Vec<Place>), DescriptorError> {
    let ParsedDescriptor { name, version, variables, .. } = parsed;
    let mut by_name: Vec<usize> = (0..variables.len()).collect();
    // Of two with one name the first stays before the second.
    by_name.sort_by_cached_key(|at| {
        variables.get(*at).map(|variable| variable.name.to_ascii_lowercase())
    });
    let (simple, nested) = (Vec::new(), Vec::new());
    let mut declared = Declared { name, version, variables: Vec::new(), simple, nested, by_name };
    let mut places = Vec::with_capacity(variables.len());
    for (at, variable) in variables.into_iter().enumerate() {
        let ParsedVariable { name, ty, place, count, default, default_options, display_options } =
            variable;
        let (list, bound) = match &ty {
            VariableType::Simple(_) => (&mut declared.simple, 0),
            VariableType::State(name) => {
                let Some(bound) = find(name) else {
                    let kind = Kind::UnknownDescriptor { name: name.clone() };
                    return Err(DescriptorError::new(kind, place));
                };
                (&mut declared.nested, bound)
            }
        };
        let index = list.len();
        list.push(at);
        places.push(place);
        declared.variables.push(Variable {
            name,
            ty,
            count,
            default,
            default_options,
            display_options,
            index,
            bound,
        });
    }
    Ok((declared, places))
}

/// Checks that no descriptor contains itself through arrays of fixed length.
fn refuse_endless(
    bound: &[Arc<Declared>],
    places: &[Vec<Place>],
) -> Result<(), (DescriptorError, usize)> {
    /// How far the search has come with a descriptor.
    #[derive(Clone, Copy, PartialEq)]
    enum Seen {
        Never,
        Above,
        Done,
    }

    let mut seen = vec![Seen::Never; bound.len()];
    let mark = |seen: &mut Vec<Seen>, at: usize, mark| {
        if let Some(seen) = seen.get_mut(at) {
            *seen = mark;
        }
    };
    for start in 0..bound.len() {
        if seen.get(start) != Some(&Seen::Never) {
            continue;
        }
        // The way down from `start`: descriptors, and which of their variables to follow next. Not
        // by recursion, because files may nest descriptors as deep as they are long.
        let mut way = vec![(start, 0)];
        while let Some((at, next)) = way.last_mut() {
            let at = *at;
            mark(&mut seen, at, Seen::Above);
            let variables = bound.get(at).map_or(&[][..], |declared| &declared.variables);
            let Some(variable) = variables.get(*next) else {
                mark(&mut seen, at, Seen::Done);
                way.pop();
                continue;
            };
            let place = places.get(at).and_then(|places| places.get(*next));
            *next = next.saturating_add(1);
            let (VariableType::State(name), Some(_)) = (&variable.ty, variable.count) else {
                continue;
            };
            match (seen.get(variable.bound), place) {
                (Some(Seen::Never), _) => way.push((variable.bound, 0)),
                (Some(Seen::Above), Some(place)) => {
                    let kind = Kind::RecursiveDescriptor { name: name.clone() };
                    return Err((DescriptorError::new(kind, *place), at));
                }
                _ => {}
            }
        }
    }
    Ok(())
}
