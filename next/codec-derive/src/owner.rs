//! Which directives fields have in a struct, in a variant, and in a struct that is one number.

use crate::{
    directive::{ALL, Given},
    errors::Errors,
    model::Owner,
    role::Role,
};

/// Reports directives of a field that its `owner` does not have, and leaves them out.
pub(crate) fn check(errors: &mut Errors, given: &mut Vec<Given>, owner: Owner) {
    let is_off_wire = given.iter().any(|given| given.spec.is_off_wire);
    given.retain(|given| {
        let spec = given.spec;
        if let Some((_, message)) = spec.only.filter(|(only, _)| *only != owner) {
            errors.at(given.span, message);
            return false;
        }
        let is_default = spec.role == Role::Absence && is_off_wire;
        if owner != Owner::Bits || spec.is_of_bits || is_default {
            return true;
        }
        let all = ALL.iter().filter(|spec| spec.is_of_bits).map(|spec| spec.name);
        let message = format!(
            "`{}` cannot stand in a struct with `bits`: a group of bits is always there, and has no \
             directive but `{}`",
            spec.name,
            all.collect::<Vec<_>>().join("`, `")
        );
        errors.at(given.span, message);
        false
    });
}
