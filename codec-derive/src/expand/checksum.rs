//! Checksums: where spans begin and end, and the calls that take and verify the sums.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{Ident, spanned::Spanned as _};

use super::{Target, hidden, number, phrase::versioned};
use crate::model::{Field, Fields, Sum, local};

/// The checksums of a struct, with the numbers of their fields.
fn sums(fields: &Fields) -> impl Iterator<Item = (usize, &Field, &Sum)> {
    let on_wire = fields.list.iter().enumerate().filter(|(_, field)| !field.skip);
    on_wire.filter_map(|(index, field)| Some((index, field, field.checksum.as_ref()?)))
}

/// The variables for the first byte of the field `index` and the byte behind it.
pub(super) fn bounds(index: usize) -> (Ident, Ident) {
    (hidden(&format!("begin_{index}")), hidden(&format!("end_{index}")))
}

/// The line that notes where the field `index` begins; `here` is the position.
pub(super) fn begin(field: &Field, index: usize, here: &TokenStream) -> Option<TokenStream> {
    let begin = bounds(index).0;
    field.noted.then(|| quote!(let #begin = #here;))
}

/// The line that notes where the field `index` ends, if a checksum needs to know.
pub(super) fn end(fields: &Fields, index: usize, here: &TokenStream) -> Option<TokenStream> {
    let ends = sums(fields).any(|(at, _, sum)| at == index || sum.last == index);
    let end = bounds(index).1;
    ends.then(|| quote!(let #end = #here;))
}

/// The line that notes the order of the bytes of the checksum in the field `index`.
pub(super) fn note_order(field: &Field, index: usize) -> Option<TokenStream> {
    let (o, order) = (hidden("o"), order(index));
    field.checksum.is_some().then(|| quote!(let #order = #o.order();))
}

/// The variable for the order of the bytes of the field `index`.
fn order(index: usize) -> Ident {
    hidden(&format!("order_{index}"))
}

/// The bytes that a checksum covers, and those of its number.
fn ranges(index: usize, sum: &Sum) -> TokenStream {
    let ((first, _), (_, last), (begin, end)) =
        (bounds(sum.first), bounds(sum.last), bounds(index));
    quote!(#first..#last, #begin..#end)
}

/// What a field with a checksum holds until the sum is taken; `stored` is the field.
pub(super) fn zero(field: &Field, stored: &TokenStream) -> Option<TokenStream> {
    let (ty, algorithm) = (&field.value, &field.checksum.as_ref()?.algorithm);
    let zero = quote_spanned!(algorithm.span()=> __wire::no_sum::<#algorithm, #ty>());
    Some(if field.optional {
        quote!(match &#stored { __wire::Some(_) => __wire::Some(#zero), __wire::None => __wire::None })
    } else {
        zero
    })
}

/// The calls that have the checksums taken, those first that others cover.
pub(super) fn take_sums(fields: &Fields) -> TokenStream {
    let mut left: Vec<_> = sums(fields).collect();
    let mut calls = TokenStream::new();
    while !left.is_empty() {
        let covers = |(at, _, sum): &(usize, &Field, &Sum)| {
            left.iter().any(|(other, ..)| other != at && sum.covers(*other))
        };
        let next = left.iter().position(|sum| !covers(sum)).unwrap_or(0);
        let (index, field, sum) = left.remove(next);
        let (o, ty, algorithm, ranges, order) =
            (hidden("o"), &field.value, &sum.algorithm, ranges(index, sum), order(index));
        let own = || quote!(__wire::Own<#ty>);
        let codec = field.codec.as_ref().map_or_else(own, |codec| quote!(#codec));
        let call = quote_spanned! {algorithm.span()=>
            #o.sum::<#algorithm, #ty, #codec>(#ranges, #order);
        };
        calls.extend(versioned(field, call));
    }
    calls
}

/// The calls that verify the checksums whose last byte is known behind the field `index`.
pub(super) fn verify_sums(fields: &Fields, index: usize) -> TokenStream {
    let mut calls = TokenStream::new();
    for (at, field, sum) in sums(fields).filter(|(at, _, sum)| sum.last.max(*at) == index) {
        let (o, place, found, algorithm, ranges) =
            (hidden("o"), number(at), local(at), &sum.algorithm, ranges(at, sum));
        let (inner, ty) = (hidden("found"), &field.value);
        let verify = |found: TokenStream| {
            quote_spanned! {algorithm.span()=>
                #o.verify::<#algorithm, #ty>(#place, #ranges, #found)?;
            }
        };
        calls.extend(versioned(
            field,
            if field.optional {
                let verify = verify(quote!(#inner));
                quote!(if let __wire::Some(#inner) = &#found { #verify })
            } else {
                verify(quote!(&#found))
            },
        ));
    }
    calls
}

impl Target<'_> {
    /// Fails the build if the number of a checksum or an offset has no fixed width.
    pub(super) fn widths(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        if self.has_parameters() {
            return TokenStream::new();
        }
        let later = |field: &&Field| field.checksum.is_some() || field.is_offset();
        let list = fields.list.iter().filter(|field| !field.skip).filter(later);
        list.map(|field| {
            let codec = field.codec.as_ref().unwrap_or(&field.value);
            quote_spanned!(codec.span()=> __wire::check_width::<#format, #codec>();)
        })
        .collect()
    }
}
