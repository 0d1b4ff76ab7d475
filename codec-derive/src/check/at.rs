//! Rules of fields that lie elsewhere.

use super::{checksum::named, place};
use crate::{
    errors::Errors,
    model::{Base, Extent, Field, Fields},
};

/// Reports fields that cannot lie elsewhere.
pub(super) fn check(errors: &mut Errors, fields: &Fields) {
    let on_wire = || fields.list.iter().filter(|field| !field.skip);
    let Some(far) = on_wire().find(|field| field.at.is_some()) else { return };
    let to_the_end = |field: &&Field| matches!(field.extent, Extent::Rest) && field.len.is_none();
    if let Some(rest) = on_wire().find(to_the_end) {
        errors.both(
            place(rest),
            "`rest` takes all that is left, also the data of a field with `at`: give it a `len`",
            place(far),
            "the data of this field lies behind the message",
        );
    }
    for field in on_wire().filter(|field| field.is_offset()) {
        named(errors, fields, field, "the offset of a field with `at`");
    }
    for field in on_wire() {
        let Some(at) = &field.at else { continue };
        if let Base::Field(base) = at.base
            && let Some(base) = fields.list.get(base)
            && base.at.is_some()
        {
            errors.both(
                place(field),
                format!("offsets cannot count `from` `{}`, which lies elsewhere itself", base.name),
                place(base),
                "it is this field",
            );
        }
    }
}
