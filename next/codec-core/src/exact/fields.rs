//! What derived code calls for the fields of a struct or variant.

use alloc::{borrow::Cow, format, vec::Vec};
use core::mem;

use super::{Error, Exact, Value, container};

/// A field that derived code can write and read: every type with [`Exact`].
///
/// Derived code names this trait in all calls for a field, so that a type without `Exact` gives the
/// same error for each call, which the compiler shows once. It has no bound, because that would add
/// the function to the error.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be turned into JSON and back",
    label = "does not implement `Exact`",
    note = "a type of your own: add `#[derive(Exact)]` to it",
    note = "a type that borrows: use one that owns its content, such as `String`, `Vec<u8>` or `Cow`",
    note = "a type that others made: put it in a type of your own and implement `Exact` for that"
)]
pub trait Field: Sized {
    /// The field, without its type.
    fn as_exact(&self) -> &dyn Exact;

    /// The field with this name.
    fn take(fields: &mut Fields, name: &'static str) -> Option<Self>;

    /// The next field of a list.
    fn next(fields: &mut Fields) -> Option<Self>;

    /// The only field of a struct.
    ///
    /// # Errors
    ///
    /// As [`Exact::from_value`].
    fn only(value: Value) -> Result<Self, Error>;

    /// The only field of a variant.
    ///
    /// # Errors
    ///
    /// As [`Exact::from_value`].
    fn payload(variant: Variant) -> Result<Self, Error>;
}

impl<T: Exact> Field for T {
    fn as_exact(&self) -> &dyn Exact {
        self
    }

    fn take(fields: &mut Fields, name: &'static str) -> Option<Self> {
        let result = match fields.find(name) {
            Found::Value(value) => Self::from_value(value),
            Found::Nothing => match Self::absent() {
                Some(value) => Ok(value),
                None => Err(missing()),
            },
            Found::Fault => return None,
        };
        match result {
            Ok(value) => Some(value),
            Err(error) => fields.fail(error.in_field(name)),
        }
    }

    fn next(fields: &mut Fields) -> Option<Self> {
        let (index, value) = fields.find_next()?;
        match Self::from_value(value) {
            Ok(value) => Some(value),
            Err(error) => fields.fail(error.at_index(index)),
        }
    }

    fn only(value: Value) -> Result<Self, Error> {
        Self::from_value(value)
    }

    fn payload(variant: Variant) -> Result<Self, Error> {
        let Variant { ty, name, value, .. } = variant;
        match Self::from_value(value) {
            Ok(value) => Ok(value),
            Err(error) => Err(error.in_field(name).in_type(ty)),
        }
    }
}

/// An object with these fields, without those that are not written.
#[must_use]
pub fn object(fields: &[(&'static str, &dyn Exact)]) -> Value {
    let mut object = Vec::with_capacity(fields.len());
    for (name, field) in fields {
        if let Some(value) = field.to_field() {
            object.push((Cow::Borrowed(*name), value));
        }
    }
    Value::Object(object)
}

/// A list of these fields.
#[must_use]
pub fn list(fields: &[&dyn Exact]) -> Value {
    Value::List(fields.iter().map(|field| field.to_value()).collect())
}

/// A variant without fields: its name.
#[must_use]
pub fn unit_variant(name: &'static str) -> Value {
    Value::Text(Cow::Borrowed(name))
}

/// A variant with a value.
#[must_use]
pub fn variant(name: &'static str, value: Value) -> Value {
    Value::variant(name, value)
}

/// The fields of a struct or variant while they are read.
///
/// The first error is kept and ends all that follows, so that derived code needs no `?` per field,
/// which would take the compiler more time than the call itself.
#[derive(Debug)]
pub struct Fields {
    /// What is left. A list has no names.
    left: Vec<(Cow<'static, str>, Value)>,
    next: usize,
    ty: &'static str,
    variant: Option<&'static str>,
    error: Option<Error>,
}

impl Fields {
    fn new(ty: &'static str) -> Self {
        Self { left: Vec::new(), next: 0, ty, variant: None, error: None }
    }

    /// The named fields of a struct.
    #[must_use]
    pub fn named(ty: &'static str, value: Value) -> Self {
        Self::new(ty).with_object(value)
    }

    /// The fields of a struct that have no names.
    #[must_use]
    pub fn listed(ty: &'static str, value: Value, len: usize) -> Self {
        Self::new(ty).with_list(value, len)
    }

    fn with_object(mut self, value: Value) -> Self {
        match value {
            Value::Object(fields) => self.left = fields,
            other => self.error = Some(Error::unexpected("an object", &other)),
        }
        self
    }

    fn with_list(mut self, value: Value, len: usize) -> Self {
        match container::items(value, len) {
            Ok(items) => {
                self.left = items.into_iter().map(|item| (Cow::Borrowed(""), item)).collect();
            }
            Err(error) => self.error = Some(error),
        }
        self
    }

    fn find(&mut self, name: &'static str) -> Found {
        if self.error.is_some() {
            return Found::Fault;
        }
        let mut found = Found::Nothing;
        for (_, value) in self.left.iter_mut().filter(|(other, _)| other == name) {
            if matches!(found, Found::Value(_)) {
                self.error = Some(Error::new("given twice").in_field(name));
                return Found::Fault;
            }
            found = Found::Value(mem::take(value));
        }
        found
    }

    /// The next value of a list and its index; `None` after an error.
    fn find_next(&mut self) -> Option<(usize, Value)> {
        if self.error.is_some() {
            return None;
        }
        let index = self.next;
        let (_, value) = self.left.get_mut(index)?;
        self.next = index.saturating_add(1);
        Some((index, mem::take(value)))
    }

    /// Keeps an error.
    #[cold]
    fn fail<T>(&mut self, error: Error) -> Option<T> {
        self.error = Some(error);
        None
    }

    /// All fields of a struct that has none.
    ///
    /// # Errors
    ///
    /// Fails with the error so far.
    pub fn empty(self) -> Result<(), Error> {
        if self.error.is_some() { Err(self.error()) } else { Ok(()) }
    }

    /// The error that ended reading.
    #[must_use]
    pub fn error(self) -> Error {
        let error = self.error.unwrap_or_else(missing);
        let error = match self.variant {
            Some(name) => error.in_field(name),
            None => error,
        };
        error.in_type(self.ty)
    }
}

/// What there is of a field.
enum Found {
    Value(Value),
    Nothing,
    /// There has been an error.
    Fault,
}

#[cold]
fn missing() -> Error {
    Error::new("missing")
}

/// The value of an enum while it is read: a variant and what it has.
#[derive(Debug)]
pub struct Variant {
    /// The position of its name among those of the enum.
    pub index: usize,
    ty: &'static str,
    name: &'static str,
    value: Value,
}

impl Variant {
    /// The variant that `value` names, either alone or as the only name of an object.
    ///
    /// # Errors
    ///
    /// Fails if it names none.
    pub fn new(
        ty: &'static str,
        names: &'static [&'static str],
        value: Value,
    ) -> Result<Self, Error> {
        let (name, value) = match value.into_variant() {
            Ok(variant) => variant,
            Err(error) => return Err(error.in_type(ty)),
        };
        match names.iter().enumerate().find(|(_, known)| **known == name) {
            Some((index, name)) => Ok(Self { index, ty, name, value }),
            None => Err(Error::new(format!("no variant `{name}`")).in_type(ty)),
        }
    }

    /// A variant without fields.
    ///
    /// # Errors
    ///
    /// Fails if there is a value.
    pub fn unit(&self) -> Result<(), Error> {
        match &self.value {
            Value::Null => Ok(()),
            other => Err(self.at(Error::unexpected("null", other))),
        }
    }

    /// The fields of a variant, with names.
    #[must_use]
    pub fn named(self) -> Fields {
        Fields { variant: Some(self.name), ..Fields::new(self.ty) }.with_object(self.value)
    }

    /// The fields of a variant, without names.
    #[must_use]
    pub fn listed(self, len: usize) -> Fields {
        Fields { variant: Some(self.name), ..Fields::new(self.ty) }.with_list(self.value, len)
    }

    /// An error for a position that no variant has.
    #[must_use]
    pub fn unknown(&self) -> Error {
        self.at(Error::new("no such variant"))
    }

    fn at(&self, error: Error) -> Error {
        error.in_field(self.name).in_type(self.ty)
    }
}
