//! From states of an old version to states of a new one.

use core::fmt;

use super::{
    Header, Record, State, StoredStates, StoredValues,
    by_index::ByIndex,
    convert::convert,
    stored::{MAX_STORED, MAX_WRITTEN},
};
use crate::moul::sdl::{Descriptor, SimpleType, Values, Variable, VariableType};

/// A state that [`State::upgrade`] made.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Upgraded {
    /// The state.
    pub state: State,
    /// Variables whose stored values could not be kept, such as `wicks[1].length`. They have their
    /// defaults.
    pub not_converted: Vec<String>,
}

/// Why a state cannot be upgraded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum UpgradeError {
    /// The descriptor has another name.
    OtherDescriptor {
        /// Name of the descriptor of the state.
        from: String,
        /// Name of the descriptor to upgrade to.
        to: String,
    },
    /// The descriptor is older.
    Downgrade {
        /// Version of the state.
        from: u16,
        /// Version to upgrade to.
        to: u16,
    },
}

impl fmt::Display for UpgradeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherDescriptor { from, to } => {
                write!(f, "a state of `{from}` cannot become one of `{to}`")
            }
            Self::Downgrade { from, to } => {
                write!(f, "a state of version {from} cannot become one of version {to}")
            }
        }
    }
}

impl core::error::Error for UpgradeError {}

impl State {
    /// The same state as a newer version of its descriptor has it.
    ///
    /// Variables are matched by name, and each keeps its flags, timestamp and hint:
    ///
    /// | variable | becomes |
    /// |---|---|
    /// | only in the old version | dropped |
    /// | only in the new version, or not stored | not stored |
    /// | stored as the default | stored as the default, which is now the new one |
    /// | of another length | the first values are kept, new ones have the new default |
    /// | of another type | converted as clients do it, or else the default, and reported |
    /// | states | upgraded in the same way; those behind the end of a shorter array are dropped |
    ///
    /// Clients convert between `INT`, `SHORT`, `BYTE`, `FLOAT`, `DOUBLE` and `BOOL`, between `RGB`,
    /// `RGBA`, `RGB8` and `RGBA8`, and from `STRING32` to `BOOL`, `INT` and `FLOAT`.
    ///
    /// # Errors
    ///
    /// [`UpgradeError`], if the descriptor has another name, or is older.
    pub fn upgrade(&self, to: &Descriptor) -> Result<Upgraded, UpgradeError> {
        let from = self.descriptor();
        if !from.name().eq_ignore_ascii_case(to.name()) {
            let (from, to) = (from.name().to_owned(), to.name().to_owned());
            return Err(UpgradeError::OtherDescriptor { from, to });
        }
        if from.version() > to.version() {
            let (from, to) = (from.version(), to.version());
            return Err(UpgradeError::Downgrade { from, to });
        }
        let mut not_converted = Vec::new();
        let record = upgrade(&self.record, to, "", &mut not_converted);
        let header = Header { version: to.version(), ..self.header.clone() };
        Ok(Upgraded { state: Self { header, record }, not_converted })
    }
}

/// `old` with the variables of `to`. Names of variables in `lost` begin with `path`.
fn upgrade(old: &Record, to: &Descriptor, path: &str, lost: &mut Vec<String>) -> Record {
    let mut new = Record::new(to);
    new.flags = old.flags;
    for variable in to.variables() {
        let name = variable.name();
        // By name there is only the first, in both versions.
        let is_first = to.variable(name).is_some_and(|first| core::ptr::eq(first, variable));
        let Some(before) = old.descriptor().variable(name).filter(|_| is_first) else { continue };
        let path = format!("{path}{name}");
        match (before.ty(), variable.ty()) {
            (VariableType::Simple(_), VariableType::Simple(ty)) => {
                let Some(stored) = old.stored_at(before) else { continue };
                new.simple
                    .push(variable.index(), upgrade_values(stored, variable, *ty, path, lost));
            }
            (VariableType::State(_), VariableType::State(_)) => {
                let Some(stored) = old.states_at(before) else { continue };
                let Some(bound) = to.bound(variable) else { continue };
                let states = upgrade_states(stored, variable, &bound, &path, lost);
                new.nested.push(variable.index(), states);
            }
            (VariableType::Simple(_), VariableType::State(_)) => {
                lost.extend(old.stored_at(before).map(|_| path));
            }
            (VariableType::State(_), VariableType::Simple(_)) => {
                lost.extend(old.states_at(before).map(|_| path));
            }
        }
    }
    new
}

fn upgrade_values(
    stored: &StoredValues,
    variable: &Variable,
    ty: SimpleType,
    path: String,
    lost: &mut Vec<String>,
) -> StoredValues {
    let marks = stored.marks.clone();
    let Some(values) = stored.values() else { return StoredValues { marks, values: None } };
    let values = convert(values, ty).and_then(|values| resized(values, variable, ty));
    if values.is_none() {
        lost.push(path);
    }
    StoredValues { marks, values }
}

/// As many of the values as the variable has; `None` if it cannot have as many.
fn resized(mut values: Values, variable: &Variable, ty: SimpleType) -> Option<Values> {
    match variable.fixed_len() {
        Some(len) => values.resize(len, &variable.default_element(ty)),
        None if values.len() > MAX_WRITTEN => return None,
        None => {}
    }
    Some(values)
}

fn upgrade_states(
    stored: &StoredStates,
    variable: &Variable,
    bound: &Descriptor,
    path: &str,
    lost: &mut Vec<String>,
) -> StoredStates {
    let len = variable.fixed_len().unwrap_or(stored.len.min(MAX_WRITTEN));
    let is_list = variable.count().is_none();
    let mut records = ByIndex::new();
    for (index, record) in stored.records.iter() {
        let path = format!("{path}[{index}]");
        if is_list && (index > MAX_STORED || records.len() >= MAX_STORED) {
            // An array of fixed length can store what a list cannot.
            lost.push(path);
        } else if index < len {
            records.push(index, upgrade(record, bound, &format!("{path}."), lost));
        }
    }
    if records.len() == len {
        // Where all are stored, none has an index in the bytes.
        records.sort();
    }
    let StoredStates { header, flags, .. } = *stored;
    let notification = stored.notification.clone();
    StoredStates { header, notification, flags, len, records }
}
