//! What derived code does with fields that were read.

/// The value of a field that was read; an error is returned.
///
/// `?` would do the same. It stands for two calls of generic functions, so that the compiler takes a
/// seventh more for the fields of a struct, and a debug build has both functions for each type.
#[doc(hidden)]
#[macro_export]
macro_rules! __wire_get {
    ($held:expr) => {
        match $held {
            $crate::__private::Ok(held) => held.0,
            $crate::__private::Err(error) => return $crate::__private::Err(error),
        }
    };
}

/// The struct whose fields are read in this order; the first error is returned.
#[doc(hidden)]
#[macro_export]
macro_rules! __wire_read {
    ($($path:ident)::+ { $($member:tt: $held:expr,)* }) => {
        $crate::__private::Ok($($path)::+ {
            $(
                $member: match $held {
                    $crate::__private::Ok(held) => held.0,
                    $crate::__private::Err(error) => return $crate::__private::Err(error),
                },
            )*
        })
    };
}
