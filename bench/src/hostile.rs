//! Hostile input (H) and the text of an error (E).

use std::fmt::Write;

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

/// What hostile inputs cost, and whether the budget is kept.
pub fn table() -> String {
    let mut claim = vec![0xff; 4];
    claim.resize(16, 0);
    let nested: Vec<u8> = [1, 0, 0, 0].repeat(1_000_000);
    let mut text = String::from("hostile input: largest request of memory, and what was said\n");
    row::<Plain, Vec<u8>>(&mut text, "2^32-1 of u8 in 16 bytes", &claim);
    row::<Plain, Vec<u32>>(&mut text, "2^32-1 of u32 in 16 bytes", &claim);
    row::<Plain, Vec<Position>>(&mut text, "2^32-1 of 32 bytes in 16 bytes", &claim);
    row::<Plain, Nest>(&mut text, "1,000,000 nested lists", &nested);
    #[cfg(feature = "formats")]
    row::<formats::tera::Tera, tera::Lists>(&mut text, "65,535 ^ 3 elements of TERA", tera::INPUT);
    text
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

fn row<'a, F: Format, T: Decode<'a, F>>(text: &mut String, name: &str, input: &'a [u8]) {
    let mut result: Option<Result<(), DecodeError>> = None;
    let Requests { calls, largest } = count(|| {
        result = Some(F::from_slice::<T>(input).map(drop));
    });
    let limit = 2 * input.len() + 4096;
    let (verdict, said) = match result {
        Some(Err(error)) if largest <= limit => ("ok", error.to_string()),
        Some(Err(error)) => ("OVER BUDGET", error.to_string()),
        _ => ("ACCEPTED", String::new()),
    };
    let _ = writeln!(
        text,
        "  {name:32} {largest:>8} bytes, {calls} calls (budget {limit}): {verdict}: {said}"
    );
}

/// The error of an input that ends inside `points[2].z`.
pub fn error_text() -> String {
    let points = (0..4).map(|_| Point { x: 1.0, y: 2.0, z: 3.0 }).collect();
    let bytes = Plain::to_vec(&Path { id: 7, points }).unwrap();
    // The id, the count, two points, x and y of the third, and two of the four bytes of z.
    let cut = 4 + 4 + 2 * 12 + 8 + 2;
    match Plain::from_slice::<Path>(&bytes[..cut]) {
        Ok(_) => "ACCEPTED".into(),
        Err(error) => error.to_string(),
    }
}
