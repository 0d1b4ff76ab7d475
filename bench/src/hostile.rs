//! Hostile input (H), and the error of a record that is cut (E).

use codec_core::{Decode, DecodeError, Format, Wire};

use crate::{
    alloc::{Requests, count},
    ours::Plain,
    shapes::b::Position,
};

/// A list that contains lists like itself.
#[derive(Wire, Debug)]
#[wire(format = Plain)]
struct Nest {
    children: Vec<Nest>,
}

#[derive(Wire, Debug)]
#[wire(format = Plain)]
struct Path {
    id: u32,
    points: Vec<Point>,
}

#[derive(Wire, Debug)]
#[wire(format = Plain)]
struct Point {
    x: f32,
    y: f32,
    z: f32,
}

/// What hostile inputs cost, as a table. An input that is accepted, or a request of more than twice the
/// input and 4 KiB, is bold.
pub fn table() -> String {
    let mut claim = vec![0xff; 4];
    claim.resize(16, 0);
    let nested: Vec<u8> = [1, 0, 0, 0].repeat(1_000_000);
    let mut rows = vec![
        row::<Plain, Vec<u8>>("2^32-1 of `u8` in 16 bytes", &claim),
        row::<Plain, Vec<u32>>("2^32-1 of `u32` in 16 bytes", &claim),
        row::<Plain, Vec<Position>>("2^32-1 of 32 bytes in 16 bytes", &claim),
        row::<Plain, Nest>("a million lists in each other", &nested),
    ];
    #[cfg(feature = "formats")]
    rows.push(row::<formats::tera::Tera, tera::Lists>("65,535^3 elements of TERA", tera::INPUT));
    rows.push(row::<Plain, Path>("a record that is cut", &cut_record()));
    format!(
        "| input | largest request, bytes | requests | error |\n|---|--:|--:|---|\n{}",
        rows.concat()
    )
}

#[cfg(feature = "formats")]
mod tera {
    use codec_core::Wire;
    use formats::tera::Tera;

    /// Three lists in each other.
    #[derive(Wire, Debug)]
    #[wire(format = Tera)]
    pub(super) struct Lists {
        list: Vec<Outer>,
    }

    #[derive(Wire, Debug)]
    #[wire(format = Tera)]
    struct Outer {
        list: Vec<Inner>,
        value: u32,
    }

    #[derive(Wire, Debug)]
    #[wire(format = Tera)]
    struct Inner {
        list: Vec<Element>,
        value: u32,
    }

    #[derive(Wire, Debug)]
    #[wire(format = Tera)]
    struct Element {
        a: u32,
        b: u32,
    }

    /// All claim 65,535 elements, which are one and the same: its offset is 8, and so is that of the
    /// element behind it and of the first one inside of it.
    pub(super) const INPUT: &[u8] = &[0xff, 0xff, 8, 0, 8, 0, 8, 0, 0xff, 0xff, 8, 0, 7, 0, 0, 0];
}

fn row<'a, F: Format, T: Decode<'a, F>>(name: &str, input: &'a [u8]) -> String {
    let mut result: Option<Result<(), DecodeError>> = None;
    let Requests { calls, largest } = count(|| {
        result = Some(F::from_slice::<T>(input).map(drop));
    });
    let said = match result {
        // The path of nested lists is long.
        Some(Err(error)) => format!("`{:.90}`", error.to_string()),
        _ => "**accepted**".into(),
    };
    let mark = if largest <= 2 * input.len() + 4096 { "" } else { "**" };
    format!("| {name} | {mark}{largest}{mark} | {calls} | {said} |\n")
}

/// The bytes of a path that end inside `points[2].z`.
fn cut_record() -> Vec<u8> {
    let points = (0..4).map(|_| Point { x: 1.0, y: 2.0, z: 3.0 }).collect();
    let mut bytes = Plain::to_vec(&Path { id: 7, points }).unwrap();
    // The id, the count, two points, x and y of the third, and two of the four bytes of z.
    bytes.truncate(4 + 4 + 2 * 12 + 8 + 2);
    bytes
}
