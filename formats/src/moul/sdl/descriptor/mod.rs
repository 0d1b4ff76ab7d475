//! Descriptors: which variables a state has, as `.sdl` files declare them.

mod bind;
mod default;
mod error;
mod parser;
mod set;
mod token;

use core::fmt;
use std::sync::Arc;

pub use self::{
    error::{DescriptorError, DescriptorErrorKind},
    set::Descriptors,
};
use super::{SimpleType, Values};

/// The variables that states of one name and version have.
///
/// It is a handle on a part of [`Descriptors`] and cheap to clone. Two of them are equal if they
/// are the same descriptor of the same set.
#[derive(Clone)]
pub struct Descriptor {
    declared: Arc<Declared>,
    all: Arc<[Arc<Declared>]>,
}

/// What a descriptor declares.
#[derive(Debug)]
struct Declared {
    name: String,
    version: u16,
    variables: Vec<Variable>,
    /// Where the simple variables are among all.
    simple: Vec<usize>,
    /// Where the variables that are states are among all.
    nested: Vec<usize>,
    /// Where all are, in the order of their names in lower case.
    by_name: Vec<usize>,
}

/// A variable of a [`Descriptor`].
#[derive(Clone, Debug)]
pub struct Variable {
    name: String,
    ty: VariableType,
    count: Option<u32>,
    default: Option<Values>,
    default_options: Vec<String>,
    display_options: Vec<String>,
    /// Its index in the list of simple variables, or in that of states.
    index: usize,
    /// The descriptor of a state, as an index in the set.
    bound: usize,
}

/// The type of a [`Variable`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "there is no third kind")]
pub enum VariableType {
    /// Values.
    Simple(SimpleType),
    /// `$Name`: states of a descriptor of this name, [`Descriptor::bound`].
    State(String),
}

impl Descriptor {
    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.declared.name
    }

    /// Its version.
    #[must_use]
    pub fn version(&self) -> u16 {
        self.declared.version
    }

    /// Its variables, in the order of the declaration.
    #[must_use]
    pub fn variables(&self) -> &[Variable] {
        &self.declared.variables
    }

    /// The variable with this name, in upper or lower case: the first, if there are two.
    #[must_use]
    pub fn variable(&self, name: &str) -> Option<&Variable> {
        let Declared { variables, by_name, .. } = &*self.declared;
        let named = |at: &usize| variables.get(*at).map_or("", Variable::name);
        let before = by_name.partition_point(|at| lower(named(at)).lt(lower(name)));
        let first = variables.get(*by_name.get(before)?)?;
        first.name.eq_ignore_ascii_case(name).then_some(first)
    }

    /// The descriptor of the states that `variable` holds; `None` if it holds none.
    #[must_use]
    pub fn bound(&self, variable: &Variable) -> Option<Self> {
        let VariableType::State(_) = variable.ty else { return None };
        let declared = Arc::clone(self.all.get(variable.bound)?);
        Some(Self { declared, all: Arc::clone(&self.all) })
    }

    /// How many of the variables hold values.
    pub(super) fn simple_count(&self) -> usize {
        self.declared.simple.len()
    }

    /// How many of the variables hold states.
    pub(super) fn nested_count(&self) -> usize {
        self.declared.nested.len()
    }

    /// The variable with this index among those that hold values.
    pub(super) fn simple(&self, index: usize) -> Option<&Variable> {
        self.declared.variables.get(*self.declared.simple.get(index)?)
    }

    /// The variable with this index among those that hold states.
    pub(super) fn nested(&self, index: usize) -> Option<&Variable> {
        self.declared.variables.get(*self.declared.nested.get(index)?)
    }
}

/// A name in lower case.
fn lower(name: &str) -> impl Iterator<Item = u8> + '_ {
    name.bytes().map(|byte| byte.to_ascii_lowercase())
}

impl PartialEq for Descriptor {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.declared, &other.declared)
    }
}

impl Eq for Descriptor {}

impl fmt::Debug for Descriptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Descriptor({self})")
    }
}

/// Name and version, such as `Cleft 24`.
impl fmt::Display for Descriptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name(), self.version())
    }
}

impl Variable {
    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its type.
    #[must_use]
    pub fn ty(&self) -> &VariableType {
        &self.ty
    }

    /// The number of its elements; `None` if each state has a list of its own length, `[]`.
    #[must_use]
    pub fn count(&self) -> Option<u32> {
        self.count
    }

    /// The value of each element, as `DEFAULT` declares it: one element.
    #[must_use]
    pub fn default(&self) -> Option<&Values> {
        self.default.as_ref()
    }

    /// The words of `DEFAULTOPTION`, such as `VAULT`, for which `PHASED` is another word. They
    /// have no effect on bytes.
    #[must_use]
    pub fn default_options(&self) -> &[String] {
        &self.default_options
    }

    /// The words of `DISPLAYOPTION`, such as `hidden`, for which `INTERNAL` is another word. They
    /// have no effect on bytes.
    #[must_use]
    pub fn display_options(&self) -> &[String] {
        &self.display_options
    }

    /// Its index among the variables that hold values, or among those that hold states.
    pub(super) fn index(&self) -> usize {
        self.index
    }

    /// The number of its elements as a length in memory.
    pub(super) fn fixed_len(&self) -> Option<usize> {
        self.count.map(|count| usize::try_from(count).unwrap_or(usize::MAX))
    }

    /// One element with the default value, if it holds values of the type `ty`.
    pub(super) fn default_element(&self, ty: SimpleType) -> Values {
        self.default.clone().unwrap_or_else(|| Values::zero(ty))
    }
}

impl VariableType {
    /// What it holds, for messages to people.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Self::Simple(ty) => ty.name(),
            Self::State(_) => "states",
        }
    }
}
