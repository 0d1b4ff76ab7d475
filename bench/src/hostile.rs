//! Hostile input (H) and the text of an error (E).

use codec_core::{Decode, DecodeError, Format, Wire};

use crate::{
    alloc::{Requests, count},
    shapes::{Path, Plain, Point, Position},
};

/// A list that contains lists like itself.
#[derive(Wire, Debug)]
#[wire(format = Plain)]
struct Nest {
    children: Vec<Nest>,
}

/// What hostile inputs cost; the table shows whether the budget is kept.
pub fn table() -> String {
    let mut claim = vec![0xff; 4];
    claim.resize(16, 0);
    let nested: Vec<u8> = [1, 0, 0, 0].repeat(1_000_000);
    let mut text = String::from("hostile input: largest request of memory, and what was said\n");
    row::<Vec<u8>>(&mut text, "2^32-1 of u8 in 16 bytes", &claim);
    row::<Vec<u32>>(&mut text, "2^32-1 of u32 in 16 bytes", &claim);
    row::<Vec<Position>>(&mut text, "2^32-1 of 32 bytes in 16 bytes", &claim);
    row::<Nest>(&mut text, "1,000,000 nested lists", &nested);
    text
}

fn row<'a, T: Decode<'a, Plain>>(text: &mut String, name: &str, input: &'a [u8]) {
    let mut result: Option<Result<(), DecodeError>> = None;
    let Requests { calls, largest } = count(|| {
        result = Some(Plain::from_slice::<T>(input).map(drop));
    });
    let said = match result {
        Some(Err(error)) => error.to_string(),
        _ => "ACCEPTED".into(),
    };
    let limit = 2 * input.len() + 4096;
    let verdict = if largest <= limit && said != "ACCEPTED" { "ok" } else { "OVER BUDGET" };
    text.push_str(&format!(
        "  {name:32} {largest:>8} bytes, {calls} calls (budget {limit}): {verdict}: {said}\n"
    ));
}

/// The error of an input that ends inside `points[2].z`.
pub fn error_text() -> String {
    let point = Point { x: 1.0, y: 2.0, z: 3.0 };
    let bytes = Plain::to_vec(&Path { id: 7, points: vec![point; 4] }).unwrap();
    // The id, the count, two points, x and y of the third, and two of the four bytes of z.
    let cut = 4 + 4 + 2 * 12 + 8 + 2;
    match Plain::from_slice::<Path>(&bytes[..cut]) {
        Ok(_) => "ACCEPTED".into(),
        Err(error) => error.to_string(),
    }
}
