//! Fields that lie elsewhere.

use syn::{Expr, Ident, ext::IdentExt as _, spanned::Spanned as _};

use crate::{
    attr::at::{AtAttr, USAGE},
    errors::Errors,
    lower::{
        scope::Earlier,
        solve::{is_constant, unwind},
    },
    model::{At, Base, Determined, Given, Linear, Step},
    syntax::idents,
};

/// Where the field lies, with names resolved.
pub(super) fn at(errors: &mut Errors, earlier: &mut Earlier<'_>, attr: &AtAttr) -> Option<At> {
    let (name, linear) = offset(errors, earlier, &attr.offset)?;
    let name = &name;
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
    Some(At { offset, linear, base })
}

/// The name of the field that holds the offset, and the expression over it if it has more.
fn offset(
    errors: &mut Errors,
    earlier: &Earlier<'_>,
    expr: &Expr,
) -> Option<(Ident, Option<Linear>)> {
    if let Expr::Path(path) = expr {
        let Some(name) = path.path.get_ident() else {
            errors.at(path.span(), USAGE);
            return None;
        };
        return Some((name.clone(), None));
    }
    let found = errors.count();
    let expr = earlier.checked(errors, "at", expr.clone());
    let mut steps = Vec::new();
    let constant = |expr: &Expr| is_constant(earlier.names, expr);
    let source = match unwind(earlier.names, &expr, &constant, &mut steps) {
        // Data would have to lie before that of smaller numbers.
        _ if steps.iter().any(|step| matches!(step, Step::From(_))) => None,
        Some((source, None)) => earlier.names.get(source),
        _ => None,
    };
    let named = |name: &Ident| source.is_some_and(|source| name.unraw() == source.as_str());
    let Some(name) = idents(&expr).into_iter().find(named) else {
        if errors.count() == found {
            errors.at(expr.span(), UNSOLVED);
        }
        return None;
    };
    Some((name, Some(Linear { expr, steps })))
}

const UNSOLVED: &str = "the offset is written into one earlier field, so `at` is that field, alone or \
                        with constants that are added to it, subtracted from it or multiplied with it: \
                        `at = sector * 4096`, `at = offset + 12`";
