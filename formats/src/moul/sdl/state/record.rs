//! Reading and changing variables by name.

use std::borrow::Cow;

use super::{
    AccessError, AccessErrorKind as Kind, Marks, StoredStates, StoredValues, VariableValue,
    by_index::ByIndex,
    stored::{MAX_STORED, MAX_WRITTEN},
};
use crate::moul::sdl::{Descriptor, SimpleType, Values, Variable, VariableType};

/// The variables of a state, or of a state inside of another.
///
/// Not every variable needs to be stored. What that means depends on the state: in a change the
/// variable keeps its value, in a full state it has its default. [`get`](Self::get) gives the
/// default, [`stored`](Self::stored) tells.
///
/// ```
/// use formats::moul::sdl::{Descriptors, State};
///
/// let descriptors = Descriptors::parse(
///     "STATEDESC Wick { VERSION 2 VAR FLOAT length[1] DEFAULT=1 }
///      STATEDESC Lamp { VERSION 3 VAR BOOL lit[1] VAR $Wick wicks[] VAR SHORT level[2] DEFAULT=-1 }",
/// )?;
/// let mut lamp = State::new(&descriptors.get("Lamp", 3).unwrap());
/// assert_eq!(lamp.get::<bool>("lit")?, false);
/// assert_eq!(lamp.get::<Vec<i16>>("level")?, [-1, -1]);
///
/// lamp.set("lit", true)?;
/// lamp.resize("wicks", 2)?;
/// lamp.record_mut("wicks", 1)?.set("length", 2.5_f32)?;
/// assert_eq!(lamp.record("wicks", 0)?.get::<f32>("length")?, 1.0);
/// assert_eq!(
///     lamp.set("lit", 1.5_f32).unwrap_err().to_string(),
///     "variable `lit`: it holds BOOL, not f32"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    pub(super) descriptor: Descriptor,
    /// Flags of the state: [`VOLATILE`](Self::VOLATILE). Other bits have no meaning.
    pub flags: u16,
    pub(super) simple: ByIndex<StoredValues>,
    pub(super) nested: ByIndex<StoredStates>,
}

impl Record {
    /// Flag: the server does not keep the state.
    pub const VOLATILE: u16 = 1;

    /// A state in which no variable is stored.
    #[must_use]
    pub fn new(descriptor: &Descriptor) -> Self {
        let descriptor = descriptor.clone();
        Self { descriptor, flags: 0, simple: ByIndex::new(), nested: ByIndex::new() }
    }

    /// Which variables it has.
    #[must_use]
    pub fn descriptor(&self) -> &Descriptor {
        &self.descriptor
    }

    /// The value of the variable `name`: the stored one, or the default.
    ///
    /// # Errors
    ///
    /// [`AccessError`], if there is no such variable, or if it has another type or number of
    /// elements.
    pub fn get<T: VariableValue>(&self, name: &str) -> Result<T, AccessError> {
        let (variable, ty) = simple(&self.descriptor, name)?;
        let values = self.values_of(variable, ty);
        T::from_values(&values).map_err(|kind| AccessError::new(name, kind))
    }

    /// Stores a value in the variable `name`.
    ///
    /// The variable becomes dirty and loses its timestamp, which was that of the old value. All
    /// else that stands beside it is kept; a variable that was not stored gets what clients write.
    ///
    /// # Errors
    ///
    /// As [`get`](Self::get), and for text and lists that are too long. Nothing changes then.
    pub fn set<T: VariableValue>(&mut self, name: &str, value: T) -> Result<(), AccessError> {
        let (variable, ty) = simple(&self.descriptor, name)?;
        let index = variable.index();
        let values = value
            .into_values(ty)
            .and_then(|values| check_values(variable, ty, values))
            .map_err(|kind| AccessError::new(name, kind))?;
        self.store(index, Some(values));
        Ok(())
    }

    /// Stores that the variable `name` has its default value, whatever the default is.
    ///
    /// # Errors
    ///
    /// As [`get`](Self::get).
    pub fn set_default(&mut self, name: &str) -> Result<(), AccessError> {
        let (variable, _) = simple(&self.descriptor, name)?;
        let index = variable.index();
        self.store(index, None);
        Ok(())
    }

    /// Stores nothing for the variable `name` any more, and says whether it was stored.
    pub fn remove(&mut self, name: &str) -> bool {
        let Some(variable) = self.descriptor.variable(name) else { return false };
        let index = variable.index();
        match variable.ty() {
            VariableType::Simple(_) => self.simple.remove(index),
            VariableType::State(_) => self.nested.remove(index),
        }
    }

    /// The variable `name` as it is stored, if it is.
    #[must_use]
    pub fn stored(&self, name: &str) -> Option<&StoredValues> {
        self.stored_at(simple(&self.descriptor, name).ok()?.0)
    }

    /// What stands beside the values of the variable `name`, to be changed, if it is stored.
    pub fn marks_mut(&mut self, name: &str) -> Option<&mut Marks> {
        let index = simple(&self.descriptor, name).ok()?.0.index();
        self.simple.get_mut(index).map(|stored| &mut stored.marks)
    }

    /// The states that the variable `name` holds as they are stored, if they are.
    #[must_use]
    pub fn stored_states(&self, name: &str) -> Option<&StoredStates> {
        self.states_at(nested(&self.descriptor, name).ok()?.0)
    }

    /// What stands beside the states of the variable `name`, to be changed, if they are stored.
    pub fn stored_states_mut(&mut self, name: &str) -> Option<&mut StoredStates> {
        let index = nested(&self.descriptor, name).ok()?.0.index();
        self.nested.get_mut(index)
    }

    /// The variables with values that are stored, in the order of the bytes.
    pub fn iter(&self) -> impl Iterator<Item = (&Variable, &StoredValues)> {
        let simple = self.simple.iter();
        simple.filter_map(|(index, stored)| Some((self.descriptor.simple(index)?, stored)))
    }

    /// The variables with states that are stored, in the order of the bytes.
    pub fn iter_states(&self) -> impl Iterator<Item = (&Variable, &StoredStates)> {
        let nested = self.nested.iter();
        nested.filter_map(|(index, stored)| Some((self.descriptor.nested(index)?, stored)))
    }

    /// The number of states that the variable `name` holds.
    ///
    /// # Errors
    ///
    /// [`AccessError`], if there is no such variable, or if it holds values.
    pub fn state_count(&self, name: &str) -> Result<usize, AccessError> {
        let (variable, _) = nested(&self.descriptor, name)?;
        Ok(match (self.states_at(variable), variable.fixed_len()) {
            (Some(stored), _) => stored.len,
            (None, fixed) => fixed.unwrap_or(0),
        })
    }

    /// The state `index` of the variable `name`: the stored one, or one of defaults.
    ///
    /// # Errors
    ///
    /// As [`state_count`](Self::state_count), and if there is no such state.
    pub fn record(&self, name: &str, index: usize) -> Result<Cow<'_, Self>, AccessError> {
        let count = self.state_count(name)?;
        let (variable, descriptor) = nested(&self.descriptor, name)?;
        if index >= count {
            return Err(AccessError::new(name, Kind::IndexOutOfRange { count, index }));
        }
        let stored = self.states_at(variable).and_then(|stored| stored.get(index));
        Ok(stored.map_or_else(|| Cow::Owned(Self::new(&descriptor)), Cow::Borrowed))
    }

    /// The state `index` of the variable `name`, to be changed; it is stored from now on.
    ///
    /// # Errors
    ///
    /// As [`record`](Self::record). A list also has no room for a state with an index above 255,
    /// nor for more than 255 stored ones.
    pub fn record_mut(&mut self, name: &str, index: usize) -> Result<&mut Self, AccessError> {
        let error = |kind| AccessError::new(name, kind);
        let len = self.state_count(name)?;
        let (variable, descriptor) = nested(&self.descriptor, name)?;
        let is_list = variable.count().is_none();
        let count = if is_list { len.min(MAX_STORED.saturating_add(1)) } else { len };
        if index >= count {
            return Err(error(Kind::IndexOutOfRange { count, index }));
        }
        let stored = self.states_at(variable);
        let is_stored = stored.is_some_and(|stored| stored.get(index).is_some());
        let already = stored.map_or(0, |stored| stored.records.len());
        if is_list && !is_stored && already >= MAX_STORED {
            let (max, len) = (MAX_STORED, already.saturating_add(1));
            return Err(error(Kind::TooManyElements { max, len }));
        }
        let at = variable.index();
        let states = self.states_mut(at, len);
        let record =
            states.and_then(|states| states.records.get_or_add(index, || Self::new(&descriptor)));
        record.ok_or_else(|| error(Kind::IndexOutOfRange { count, index }))
    }

    /// Gives the list of states in the variable `name` another length. States that are added have
    /// nothing but defaults.
    ///
    /// # Errors
    ///
    /// [`AccessError`], if there is no such variable, if it is no list of states, or if the list
    /// would have more than 9998 of them.
    pub fn resize(&mut self, name: &str, len: usize) -> Result<(), AccessError> {
        let (variable, _) = nested(&self.descriptor, name)?;
        let kind = match variable.fixed_len() {
            Some(expected) if expected != len => Kind::CountMismatch { expected, len },
            None if len > MAX_WRITTEN => Kind::TooManyElements { max: MAX_WRITTEN, len },
            _ => {
                let at = variable.index();
                if let Some(states) = self.states_mut(at, len) {
                    states.len = len;
                    states.records.truncate(len);
                }
                return Ok(());
            }
        };
        Err(AccessError::new(name, kind))
    }

    /// The values of a variable of type `ty`: the stored ones, or those of the default.
    fn values_of(&self, variable: &Variable, ty: SimpleType) -> Cow<'_, Values> {
        match self.stored_at(variable).and_then(StoredValues::values) {
            Some(values) => Cow::Borrowed(values),
            None => Cow::Owned(default_values(variable, ty)),
        }
    }

    /// The values of a variable as they are stored, if they are.
    pub(super) fn stored_at(&self, variable: &Variable) -> Option<&StoredValues> {
        self.simple.get(variable.index())
    }

    /// The states of a variable as they are stored, if they are.
    pub(super) fn states_at(&self, variable: &Variable) -> Option<&StoredStates> {
        self.nested.get(variable.index())
    }

    /// The states of the variable `index`, which are stored from now on.
    fn states_mut(&mut self, index: usize, len: usize) -> Option<&mut StoredStates> {
        self.nested.get_or_add(index, || StoredStates::new(len))
    }

    /// Stores new values for the variable `index`; `None` for the default.
    fn store(&mut self, index: usize, values: Option<Values>) {
        let new = || StoredValues { marks: Marks::default(), values: None };
        if let Some(stored) = self.simple.get_or_add(index, new) {
            stored.marks.flags |= Marks::DIRTY;
            stored.marks.timestamp = None;
            stored.values = values;
        }
    }
}

/// The values that a variable of type `ty` has by default.
fn default_values(variable: &Variable, ty: SimpleType) -> Values {
    let element = variable.default_element(ty);
    let mut values = element.clone();
    values.resize(variable.fixed_len().unwrap_or(0), &element);
    values
}

/// Checks that a variable of type `ty` can hold the values.
fn check_values(variable: &Variable, ty: SimpleType, values: Values) -> Result<Values, Kind> {
    let len = values.len();
    if values.ty() != ty {
        return Err(Kind::TypeMismatch { declared: ty.name(), value: values.ty().name() });
    }
    match variable.fixed_len() {
        Some(expected) if expected != len => Err(Kind::CountMismatch { expected, len }),
        None if len > MAX_WRITTEN => Err(Kind::TooManyElements { max: MAX_WRITTEN, len }),
        _ => Ok(values),
    }
}

/// The variable `name`, which holds values.
fn simple<'d>(
    descriptor: &'d Descriptor,
    name: &str,
) -> Result<(&'d Variable, SimpleType), AccessError> {
    match descriptor.variable(name).map(|variable| (variable, variable.ty())) {
        Some((variable, VariableType::Simple(ty))) => Ok((variable, *ty)),
        Some((_, ty)) => {
            let (declared, value) = (ty.name(), "values");
            Err(AccessError::new(name, Kind::TypeMismatch { declared, value }))
        }
        None => Err(AccessError::new(name, Kind::UnknownVariable)),
    }
}

/// The variable `name`, which holds states, and their descriptor.
fn nested<'d>(
    descriptor: &'d Descriptor,
    name: &str,
) -> Result<(&'d Variable, Descriptor), AccessError> {
    let Some(variable) = descriptor.variable(name) else {
        return Err(AccessError::new(name, Kind::UnknownVariable));
    };
    let mismatch = Kind::TypeMismatch { declared: variable.ty().name(), value: "states" };
    let bound = descriptor.bound(variable).ok_or_else(|| AccessError::new(name, mismatch))?;
    Ok((variable, bound))
}
