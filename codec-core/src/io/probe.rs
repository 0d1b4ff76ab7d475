//! What decoding notes as it goes.

mod sealed {
    #[allow(unnameable_types, reason = "sealed: only this crate implements `Probe`")]
    pub trait Sealed {}
}

/// What decoding notes as it goes.
///
/// It is to decoding what [`Sink`](crate::Sink) is to encoding: the same
/// [`Decode::decode`](crate::Decode::decode) runs over [`Silent`], which notes nothing and costs
/// nothing, and over a probe that notes every field.
pub trait Probe: core::fmt::Debug + Default + sealed::Sealed {
    /// Whether anything is noted. Where it is not, all that concerns notes folds away.
    const NOTES: bool;
}

/// Notes nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl sealed::Sealed for Silent {}

impl Probe for Silent {
    const NOTES: bool = false;
}
