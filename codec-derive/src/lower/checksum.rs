//! The fields that a checksum covers.

use crate::{
    attr::{
        checksum::{ChecksumAttr, End},
        names::nearest,
    },
    errors::Errors,
    model::{Field, Sum},
};

/// The checksum with the names of fields resolved, which may also come later.
pub(super) fn checksum(errors: &mut Errors, names: &[String], attr: ChecksumAttr) -> Option<Sum> {
    let first = match &attr.first {
        Some(end) => find(errors, names, end)?,
        None => 0,
    };
    let last = match &attr.last {
        Some(end) => {
            let found = find(errors, names, end)?;
            if attr.inclusive { Some(found) } else { found.checked_sub(1) }
        }
        None => names.len().checked_sub(1),
    };
    let Some(last) = last.filter(|last| first <= *last) else {
        errors.at(attr.span, "this range has no field, so that the checksum covers nothing");
        return None;
    };
    let mut ends = Vec::new();
    ends.extend(attr.first.is_some().then_some(first));
    ends.extend((attr.last.is_some() && attr.inclusive).then_some(last));
    ends.dedup();
    Some(Sum { algorithm: attr.algorithm, first, last, named: ends, span: attr.span })
}

/// The number of the field that is named.
fn find(errors: &mut Errors, names: &[String], end: &End) -> Option<usize> {
    let found = names.iter().position(|name| *name == end.name);
    if found.is_none() {
        let known = names.iter().map(String::as_str);
        let message = match nearest(&end.name, known) {
            Some(meant) => format!("no field `{}` to cover; did you mean `{meant}`?", end.name),
            None => {
                format!("no field `{}` to cover; there is `{}`", end.name, names.join("`, `"))
            }
        };
        errors.at(end.span, message);
    }
    found
}

/// Marks the fields whose first byte a checksum needs to know, and moves the ends of spans to
/// fields that are on the wire.
pub(super) fn mark(fields: &mut [Field]) {
    let on_wire: Vec<bool> = fields.iter().map(|field| !field.skip).collect();
    let is_there = |index: &usize| on_wire.get(*index).copied().unwrap_or(false);
    let mut starts = Vec::new();
    for (index, field) in fields.iter_mut().enumerate() {
        let Some(sum) = &mut field.checksum else { continue };
        let first = (sum.first..=sum.last).find(is_there);
        let last = (sum.first..=sum.last).rev().find(is_there);
        if let (Some(first), Some(last)) = (first, last) {
            (sum.first, sum.last) = (first, last);
        }
        starts.extend([index, sum.first]);
    }
    for index in starts {
        if let Some(field) = fields.get_mut(index) {
            field.noted = true;
        }
    }
}
