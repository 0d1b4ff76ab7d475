//! The samples with their bytes, written by hand-written code, and its cases.

use crate::{
    cases::{Case, Cases, FREE_LIST, Sample},
    hand,
    shapes::{self, A, B, C, Message},
};

/// The samples of all shapes.
pub struct Samples {
    /// Shape A.
    pub a: Sample<A>,
    /// Shape B.
    pub b: Sample<B>,
    /// Shape C.
    pub c: Sample<C>,
    /// Shape D.
    pub d: Vec<Sample<Message>>,
}

impl Samples {
    /// Makes them.
    pub fn new() -> Self {
        let samples = Self {
            a: Sample::new(shapes::a(), hand::encode_a),
            b: Sample::new(shapes::b(), hand::encode_b),
            c: Sample::new(shapes::c(), |value, out| hand::encode_c(&value.texts, out)),
            d: shapes::d().into_iter().map(|value| Sample::new(value, hand::encode_d)).collect(),
        };
        assert_eq!(samples.a.bytes.len(), 350);
        assert_eq!(samples.b.bytes.len(), 32_004);
        assert_eq!(samples.c.bytes.len(), 2_388);
        samples
    }

    /// The cases of hand-written code.
    pub fn hand(&self) -> Vec<Case> {
        let mut cases = Cases::of("hand");
        cases
            .both("A", &self.a, hand::encode_a, hand::decode_a)
            .decode("A", "view", self.a.map(|value| value.result), |input| {
                hand::result_of_a(input).unwrap()
            })
            .both("B", &self.b, hand::encode_b, hand::decode_b)
            .encode("C", "encode", self.c.clone(), |value, out: &mut Vec<u8>| {
                out.clear();
                hand::encode_c(&value.texts, out).unwrap();
            });
        for op in ["decode", FREE_LIST] {
            cases.decode("C", op, self.c.clone(), |input| C {
                texts: hand::decode_c(input, str::to_owned).unwrap(),
            });
        }
        let texts = self.c.map(|value| value.texts.clone());
        cases
            .decode("C", "borrow", texts, |input| hand::decode_c(input, |text| text).unwrap())
            .encode_each("D", "encode", self.d.clone(), |value, out: &mut Vec<u8>| {
                out.clear();
                hand::encode_d(value, out).unwrap();
            })
            .decode_each("D", "decode", self.d.clone(), |input| hand::decode_d(input).unwrap());
        cases.finish()
    }
}
