//! Other crates with formats of their own, on the same content.
//!
//! Some of them happen to write the same bytes as ours; the report marks those that do not.

pub(crate) mod bincode;
pub(crate) mod bitcode;
pub(crate) mod borsh;
mod musli;
mod postcard;
pub(crate) mod rkyv;
pub(crate) mod speedy;
mod types;
pub(crate) mod wincode;
mod zerocopy;

use crate::{
    cases::{Case, Wanted},
    samples::Samples,
};

/// The cases of those of these crates that are `wanted`.
pub fn cases(samples: &Samples, wanted: Wanted<'_>) -> Vec<Case> {
    let types = types::Types::new(samples);
    let mut cases = Vec::new();
    macro_rules! add {
        ($($codec:ident)*) => {$(
            if wanted(stringify!($codec)) {
                cases.extend($codec::cases(&types));
            }
        )*};
    }
    add!(bincode borsh musli postcard speedy);
    if wanted("zerocopy") {
        cases.extend(zerocopy::cases(samples));
    }
    cases
}

/// Declares the function `cases` of a crate, whose module provides `encode` and `decode`; with
/// `borrow` it also adds the cases of borrowed text.
macro_rules! own_cases {
    ($codec:literal $(, $borrow:ident)?) => {
        /// The cases.
        pub(super) fn cases(types: &super::types::Types) -> Vec<crate::cases::Case> {
            let mut cases = crate::cases::Cases::of($codec);
            let a = types.a.own(encode);
            let b = types.b.own(encode);
            let c = types.c.own(encode);
            cases
                .encode("A", "encode", a.clone(), encode)
                .decode("A", "decode", a, decode)
                .encode("B", "encode", b.clone(), encode)
                .decode("B", "decode", b, decode)
                .encode("C", "encode", c.clone(), encode)
                .decode("C", "decode", c.clone(), decode)
                .decode("C", crate::cases::FREE_LIST, c, decode);
            $(
                let texts = types.borrowed.own(encode);
                cases.decode("C", stringify!($borrow), texts, decode);
            )?
            cases.finish()
        }
    };
}
use own_cases;
