//! `Debug` of types with secrets.

/// Implements `Debug` for a struct, without the fields behind `hides`.
macro_rules! hides {
    ($ty:ident { $($field:ident),* } hides $($secret:ident),*) => {
        /// Without passwords and what takes their place.
        impl ::core::fmt::Debug for $ty {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let Self { $($field,)* $($secret: _),* } = self;
                f.debug_struct(stringify!($ty))
                    $(.field(stringify!($field), $field))*
                    .finish_non_exhaustive()
            }
        }
    };
}
pub(crate) use hides;
