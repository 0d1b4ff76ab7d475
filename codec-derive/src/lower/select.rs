//! What selects the variant of an enum: an earlier field, some of its bits, or an expression.

use syn::{BinOp, Expr, Type};

use crate::{
    attr::container::NUMBERS,
    errors::Errors,
    lower::scope::Earlier,
    lower::solve::{converted, field, is_constant, is_whole},
    model::{Determined, Extent, Given, Selection, TagBits},
};

/// What `switch = expr` says, and the type of the tag.
pub(crate) fn select(
    errors: &mut Errors,
    earlier: &mut Earlier<'_>,
    expr: Expr,
) -> (Option<Extent>, Option<Type>) {
    let index = earlier.index;
    if let Expr::Path(path) = &expr
        && let Some(name) = path.path.get_ident()
    {
        let Some(source) = earlier.find(errors, "switch", name) else { return (None, None) };
        earlier.always_there(errors, "switch", name, source);
        earlier.constant_conflict(errors, "switch", name, source);
        earlier.determine(source, Determined::Switch(index));
        return (Some(Extent::Switch(source)), earlier.type_of(source).cloned());
    }
    let expr = earlier.checked(errors, "switch", expr);
    let bits = taken(earlier.names, &expr).filter(|bits| is_free(earlier, bits.source));
    let selector = match &bits {
        Some(bits) => type_of(earlier, &expr, bits.source),
        // The expression tells.
        None => Some(syn::parse_quote!(_)),
    };
    if let Some(bits) = &bits {
        earlier.determine(Given::Field(bits.source), Determined::Selected(index));
    }
    (Some(Extent::SwitchOn(Selection { expr, bits })), selector)
}

/// Whether bits of the field `source` can be written: it is a number that varies and is always there.
fn is_free(earlier: &Earlier<'_>, source: usize) -> bool {
    let Some(field) = earlier.list.get(source).filter(|_| source < earlier.index) else {
        return false;
    };
    let unsigned = |ty: &Type| match ty {
        Type::Path(path) => path.path.get_ident().is_some_and(|name| {
            let name = name.to_string();
            name.starts_with('u') && NUMBERS.contains(&name.as_str())
        }),
        _ => false,
    };
    unsigned(&field.value) && field.constant.is_none() && !field.optional && !field.skip
}

/// The bits of one field that are the value of `expr`.
fn taken(names: &[String], expr: &Expr) -> Option<TagBits> {
    match inner(expr) {
        Expr::Path(path) => {
            let source = field(names, path.path.get_ident()?)?;
            Some(TagBits { source, mask: None, shift: None, shifted: false })
        }
        Expr::Binary(binary) => {
            let (left, right) = (&*binary.left, &*binary.right);
            match &binary.op {
                BinOp::BitAnd(_) => {
                    let (of, mask) = if is_constant(names, right) {
                        (left, right)
                    } else if is_constant(names, left) {
                        (right, left)
                    } else {
                        return None;
                    };
                    let bits = taken(names, of).filter(|bits| bits.mask.is_none())?;
                    let shifted = bits.shift.is_some();
                    Some(TagBits { mask: Some(mask.clone()), shifted, ..bits })
                }
                BinOp::Shr(_) if is_constant(names, right) => {
                    let bits = taken(names, left).filter(|bits| bits.shift.is_none())?;
                    Some(TagBits { shift: Some(right.clone()), ..bits })
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// The type of `expr`, which takes bits of the field `source`.
fn type_of(earlier: &Earlier<'_>, expr: &Expr, source: usize) -> Option<Type> {
    match expr {
        Expr::Paren(inner) => type_of(earlier, &inner.expr, source),
        Expr::Group(inner) => type_of(earlier, &inner.expr, source),
        Expr::Cast(cast) => Some((*cast.ty).clone()),
        Expr::Call(call) => match &*call.func {
            Expr::Path(path) => {
                let ty = path.path.segments.iter().rev().nth(1)?;
                let ty = &ty.ident;
                Some(syn::parse_quote!(#ty))
            }
            _ => None,
        },
        Expr::Binary(binary) if is_constant(earlier.names, &binary.left) => {
            type_of(earlier, &binary.right, source)
        }
        Expr::Binary(binary) => type_of(earlier, &binary.left, source),
        _ => earlier.type_of(Given::Field(source)).cloned(),
    }
}

/// `expr` without parentheses and conversions between whole numbers.
fn inner(expr: &Expr) -> &Expr {
    match expr {
        Expr::Paren(paren) => inner(&paren.expr),
        Expr::Group(group) => inner(&group.expr),
        Expr::Cast(cast) if is_whole(&cast.ty) => inner(&cast.expr),
        Expr::Call(call) => converted(&call.func, &call.args).map_or(expr, inner),
        _ => expr,
    }
}
