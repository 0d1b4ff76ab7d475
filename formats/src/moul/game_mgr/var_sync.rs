//! Variables that all players of a game see.

use bytes::Bytes;
use codec_core::{
    Wire,
    text::{Fixed, Utf16Le},
};

use crate::moul::Moul;

/// What the client sends.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum Cli2VarSync {
    /// Sets a variable.
    SetStringVar(SetStringVar),
    /// Sets a variable.
    SetNumericVar(SetNumericVar),
    /// `Cli2Srv_VarSync_RequestAllVars`: asks for all variables.
    #[doc(alias = "Cli2Srv_VarSync_RequestAllVars")]
    #[wire(id = 5)]
    RequestAllVars,
    /// Makes a variable.
    CreateStringVar(CreateStringVar),
    /// Makes a variable.
    CreateNumericVar(CreateNumericVar),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// What the server sends.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum VarSync2Cli {
    /// Tells of a change.
    StringVarChanged(StringVarChanged),
    /// Tells of a change.
    NumericVarChanged(NumericVarChanged),
    /// `Srv2Cli_VarSync_AllVarsSent`: tells that all variables were sent.
    #[doc(alias = "Srv2Cli_VarSync_AllVarsSent")]
    #[wire(id = 6)]
    AllVarsSent,
    /// Tells of a variable.
    StringVarCreated(StringVarCreated),
    /// Tells of a variable.
    NumericVarCreated(NumericVarCreated),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// `Cli2Srv_VarSync_SetStringVar`: sets a variable.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 3, name = "Cli2Srv_VarSync_SetStringVar")]
pub struct SetStringVar {
    /// The variable.
    pub variable_id: u32,
    /// Its text.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub value: String,
}

/// `Cli2Srv_VarSync_SetNumericVar`: sets a variable.
#[derive(Wire, Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 4, name = "Cli2Srv_VarSync_SetNumericVar")]
pub struct SetNumericVar {
    /// The variable.
    pub variable_id: u32,
    /// Its number.
    pub value: f64,
}

/// `Cli2Srv_VarSync_CreateStringVar`: makes a variable.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 6, name = "Cli2Srv_VarSync_CreateStringVar")]
pub struct CreateStringVar {
    /// Its name.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub name: String,
    /// Its text.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub value: String,
}

/// `Cli2Srv_VarSync_CreateNumericVar`: makes a variable.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 7, name = "Cli2Srv_VarSync_CreateNumericVar")]
pub struct CreateNumericVar {
    /// Its name.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub name: String,
    /// Its number.
    pub value: f64,
}

/// `Srv2Cli_VarSync_StringVarChanged`: tells of a change.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 4, name = "Srv2Cli_VarSync_StringVarChanged")]
pub struct StringVarChanged {
    /// The variable.
    pub variable_id: u32,
    /// Its text.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub value: String,
}

/// `Srv2Cli_VarSync_NumericVarChanged`: tells of a change.
#[derive(Wire, Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 5, name = "Srv2Cli_VarSync_NumericVarChanged")]
pub struct NumericVarChanged {
    /// The variable.
    pub variable_id: u32,
    /// Its number.
    pub value: f64,
}

/// `Srv2Cli_VarSync_StringVarCreated`: tells of a variable.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 7, name = "Srv2Cli_VarSync_StringVarCreated")]
pub struct StringVarCreated {
    /// Its name.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub name: String,
    /// The variable.
    pub variable_id: u32,
    /// Its text.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub value: String,
}

/// `Srv2Cli_VarSync_NumericVarCreated`: tells of a variable.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 8, name = "Srv2Cli_VarSync_NumericVarCreated")]
pub struct NumericVarCreated {
    /// Its name.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub name: String,
    /// The variable.
    pub variable_id: u32,
    /// Its number.
    pub value: f64,
}
