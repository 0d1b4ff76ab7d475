//! Conversions between a set of messages and the messages in it.

/// Declares an enum of messages, and makes each message convert to it and back.
macro_rules! message_set {
    (
        $(#[$($meta:tt)*])*
        pub enum $set:ident {
            $($(#[$($doc:tt)*])* $variant:ident($message:ident),)*
        }
    ) => {
        $(#[$($meta)*])*
        pub enum $set {
            $($(#[$($doc)*])* $variant($message),)*
        }

        $crate::moul::message_set::conversions! { $set: $($variant($message),)* }
    };
}

/// Makes each message convert to the enum `$set`, and the enum to a message if it holds that one.
macro_rules! conversions {
    ($set:ident: $($variant:ident($message:ident),)*) => {$(
        impl From<$message> for $set {
            #[inline]
            fn from(message: $message) -> Self {
                Self::$variant(message)
            }
        }

        /// Fails with the value itself if it holds another message.
        impl TryFrom<$set> for $message {
            type Error = $set;

            #[inline]
            fn try_from(set: $set) -> Result<Self, $set> {
                match set {
                    $set::$variant(message) => Ok(message),
                    other => Err(other),
                }
            }
        }
    )*};
}

pub(super) use conversions;
pub(super) use message_set;
