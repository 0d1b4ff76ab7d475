//! Fields that lie elsewhere.

use syn::spanned::Spanned as _;

use crate::{
    attr::at::AtAttr,
    errors::Errors,
    lower::scope::Earlier,
    model::{At, Base, Determined, Given},
};

/// Where the field lies, with names resolved.
pub(super) fn at(errors: &mut Errors, earlier: &mut Earlier<'_>, attr: &AtAttr) -> Option<At> {
    let name = &attr.offset;
    let offset = match earlier.find(errors, "at", name)? {
        Given::Field(offset) => offset,
        Given::Param(_) => {
            let message = format!(
                "`at` needs a field of this struct, in which the offset is written, and `{name}` \
                 comes from the struct around it"
            );
            errors.at(name.span(), message);
            return None;
        }
    };
    let given = Given::Field(offset);
    earlier.always_there(errors, "at", name, given);
    earlier.constant_conflict(errors, "at", name, given);
    earlier.number(errors, "at", name, offset);
    if let Some(field) = earlier.list.get(offset)
        && field.versions.is_some()
    {
        errors.both(
            name.span(),
            format!(
                "`at` needs a field that all versions have, and `{name}` has `since` or `until`"
            ),
            field.ty.span(),
            "it is this field",
        );
    }
    let base = match &attr.from {
        None => Base::Message,
        Some(from) if from == "Self" => Base::Struct,
        Some(from) => match earlier.find(errors, "from", from)? {
            Given::Field(field) => Base::Field(field),
            Given::Param(_) => {
                errors.at(from.span(), "`from` needs a field of this struct, or `Self`");
                return None;
            }
        },
    };
    let index = earlier.index;
    earlier.determine(given, Determined::At(index));
    if let Base::Field(field) = base
        && let Some(field) = earlier.list.get_mut(field)
    {
        field.noted = true;
    }
    Some(At { offset, base })
}
