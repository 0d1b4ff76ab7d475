//! State of objects, as the state description language (SDL) has it.

mod descriptor;
mod element;
mod simple_type;
mod state;
mod values;

pub use self::{
    descriptor::{
        Descriptor, DescriptorError, DescriptorErrorKind, Descriptors, Variable, VariableType,
    },
    element::{SizedCreatable, String32},
    simple_type::SimpleType,
    state::{
        AccessError, AccessErrorKind, AnyState, Element, Header, Notification, RawState, Record,
        State, StateError, StateErrorKind, StoredStates, StoredValues, UpgradeError, Upgraded,
        VariableValue,
    },
    values::Values,
};
