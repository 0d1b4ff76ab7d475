//! Lists: those at the end of a message, those in buffers, and those in arrays of UTF-16 units.

mod counted;
mod units;
mod variable;

pub(super) use self::variable::{check_len, found_too_long};
pub use self::{
    counted::{Counted, ShortBytes, SignedCount},
    units::{HexMd5, SplitU32, UnitList, UnitRecords},
    variable::{VarArray, VarBytes},
};
