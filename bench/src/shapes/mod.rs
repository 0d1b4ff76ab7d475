//! What is encoded and decoded: one file for each shape with its type, its sample, its bytes by hand,
//! and its cases by hand and of ours.

pub mod a;
pub mod at;
pub mod b;
pub mod bits;
pub mod c;
pub mod checksum;
pub mod d;
pub mod numbers;
pub mod server;
pub mod stream;
pub mod varint;

use crate::cases::Case;

/// The cases of all shapes.
pub fn cases() -> Vec<Case> {
    let shapes = [
        a::cases,
        b::cases,
        c::cases,
        d::cases,
        server::cases,
        stream::cases,
        at::cases,
        bits::cases,
        checksum::cases,
        varint::cases,
    ];
    shapes.into_iter().flat_map(|cases| cases()).collect()
}
