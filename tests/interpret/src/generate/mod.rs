//! Valid messages, made from descriptions.
//!
//! A message is written as its description says: counts are chosen before what they count, numbers
//! that select something are chosen among those that do, and what is known only later (a length, an
//! offset, a checksum) is found by writing the same fields again.

mod choose;
mod ends;
mod far;
mod frames;
mod named;
mod numbers;
mod records;
mod tagged;
mod texts;
mod values;

use std::collections::HashMap;

use codec_core::{
    Shape,
    shape::{FormatShape, Lies},
};

use self::far::Pending;
use crate::random::Random;

/// Makes messages of a type.
///
/// Of the variants of an enum it prefers those that it has made least often, over all its messages.
#[derive(Clone, Debug)]
pub struct Generator {
    random: Random,
    used: HashMap<(usize, usize), u32>,
}

/// Why a message could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stuck {
    /// With other choices it might be.
    Again(&'static str),
    /// The field must have this number, and all the rest may stay as it is.
    Force(usize, i128),
    /// The description does not say how.
    Never(String),
}

pub(crate) type Make<T> = Result<T, Stuck>;

impl Generator {
    /// A generator that makes the same messages for the same number.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { random: Random::new(seed), used: HashMap::new() }
    }

    /// A random number below `below`.
    pub fn random(&mut self, below: u64) -> u64 {
        self.random.below(below)
    }

    /// Bytes of a message, with or without the number before it, which is then `tag`.
    ///
    /// # Errors
    ///
    /// Why none could be made.
    pub fn message(
        &mut self,
        format: FormatShape,
        shape: Shape,
        tag: Option<i128>,
    ) -> Result<Vec<u8>, String> {
        let mut stuck = Stuck::Again("");
        for _ in 0..100 {
            let mut output = Output::new(format, &mut self.random, &self.used);
            match output.message(shape, tag) {
                Ok(()) => {
                    let Output { bytes, made, .. } = output;
                    made.into_iter().for_each(|made| *self.used.entry(made).or_default() += 1);
                    return Ok(bytes);
                }
                Err(error @ Stuck::Never(_)) => return Err(format!("{error:?}")),
                Err(error) => stuck = error,
            }
        }
        Err(format!("{stuck:?}"))
    }

    /// As [`message`](Self::message), of those that `accept` takes: what is opaque in a description
    /// is guessed.
    ///
    /// # Errors
    ///
    /// Why none could be made.
    pub fn accepted(
        &mut self,
        format: FormatShape,
        shape: Shape,
        tag: Option<i128>,
        accept: impl Fn(&[u8]) -> Result<(), String>,
    ) -> Result<Vec<u8>, String> {
        let mut why = String::new();
        for _ in 0..100 {
            let bytes = self.message(format, shape, tag)?;
            match accept(&bytes) {
                Ok(()) => return Ok(bytes),
                Err(error) => why = error,
            }
        }
        Err(why)
    }

    /// A message with a fault in it, perhaps.
    pub fn mutate(&mut self, bytes: &[u8]) -> Vec<u8> {
        let random = &mut self.random;
        let mut bytes = bytes.to_vec();
        for _ in 0..=random.below(2) {
            let at = random.index(bytes.len().max(1));
            match random.below(6) {
                0 => bytes.truncate(at),
                1 if at < bytes.len() => bytes[at] = random.small(),
                2 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
                3 if at < bytes.len() => bytes[at] = random.byte(),
                4 if at < bytes.len() => {
                    bytes.remove(at);
                }
                5 => bytes.insert(at, random.small()),
                _ => bytes.push(0),
            }
        }
        bytes
    }
}

/// A message that is being made.
pub(crate) struct Output<'a> {
    pub(crate) format: FormatShape,
    pub(crate) bytes: Vec<u8>,
    pub(crate) random: &'a mut Random,
    /// How often choices were made in other messages, and those of this one.
    used: &'a HashMap<(usize, usize), u32>,
    made: Vec<(usize, usize)>,
    /// The order of numbers that the message chooses.
    pub(crate) big: bool,
    pub(crate) version: u32,
    pub(crate) depth: usize,
    /// How often structs may be written again.
    pub(crate) effort: usize,
    /// Whether nothing may follow, because something that could have been there is not.
    pub(crate) closed: bool,
    /// What lies elsewhere and is not written yet.
    pub(crate) pending: Vec<Pending>,
    /// Slots that lie apart from their fields: those of lists, and those of others.
    pub(crate) hoisted: Option<(usize, usize)>,
    /// The names of the message, where it has some.
    pub(crate) names: Vec<String>,
}

/// What is undone to write something once more.
pub(crate) struct Saved {
    len: usize,
    random: Random,
    big: bool,
    depth: usize,
    closed: bool,
    pending: usize,
    hoisted: Option<(usize, usize)>,
    names: usize,
    made: usize,
    format: FormatShape,
}

impl<'a> Output<'a> {
    fn new(
        format: FormatShape,
        random: &'a mut Random,
        used: &'a HashMap<(usize, usize), u32>,
    ) -> Self {
        Self {
            format,
            bytes: Vec::new(),
            random,
            used,
            made: Vec::new(),
            big: false,
            version: u32::MAX,
            depth: 0,
            effort: 500,
            closed: false,
            pending: Vec::new(),
            hoisted: None,
            names: Vec::new(),
        }
    }

    fn message(&mut self, shape: Shape, tag: Option<i128>) -> Make<()> {
        match self.format.lies {
            Lies::Named { .. } => return self.named_message(shape),
            Lies::Offsets { .. } => {
                self.value(shape)?;
                return self.all_pending();
            }
            _ => {}
        }
        match (shape, tag) {
            (Shape::Record(record), Some(tag)) => {
                self.record(record, &[crate::eval::Val::Number(tag)])?;
            }
            (shape, _) => {
                self.value(shape)?;
            }
        }
        Ok(())
    }

    pub(crate) fn at(&self) -> usize {
        self.bytes.len()
    }

    /// Writes bytes, unless the message is over.
    pub(crate) fn put(&mut self, bytes: &[u8]) -> Make<()> {
        if self.closed && !bytes.is_empty() {
            return Err(Stuck::Again("bytes behind the end"));
        }
        if self.bytes.len() > 1 << 16 {
            return Err(Stuck::Again("too long"));
        }
        self.bytes.extend(bytes);
        Ok(())
    }

    pub(crate) fn save(&self) -> Saved {
        Saved {
            len: self.bytes.len(),
            random: self.random.clone(),
            big: self.big,
            depth: self.depth,
            closed: self.closed,
            pending: self.pending.len(),
            hoisted: self.hoisted,
            names: self.names.len(),
            made: self.made.len(),
            format: self.format,
        }
    }

    /// Undoes all since `saved`; what is written next is the same again if `same`.
    pub(crate) fn restore(&mut self, saved: &Saved, same: bool) {
        self.bytes.truncate(saved.len);
        (self.big, self.depth, self.closed) = (saved.big, saved.depth, saved.closed);
        self.pending.truncate(saved.pending);
        self.names.truncate(saved.names);
        self.made.truncate(saved.made);
        (self.hoisted, self.format) = (saved.hoisted, saved.format);
        if same {
            *self.random = saved.random.clone();
        }
    }

    /// How many elements a list shall have: few, and none in depth.
    pub(crate) fn few(&mut self) -> usize {
        match self.depth {
            0..=5 => self.random.index(4),
            6..=8 => self.random.index(2),
            _ => 0,
        }
    }

    /// Of the choices `0..count` at `place`, one that was made least often, or any.
    pub(crate) fn rare(&mut self, place: usize, count: usize) -> usize {
        let offset = self.random.index(count.max(1));
        let any = self.random.below(3) == 0;
        let choices = (0..count).map(|index| (index + offset) % count);
        let used = |index: &usize| match any {
            true => 0,
            false => self.used.get(&(place, *index)).copied().unwrap_or(0),
        };
        let index = choices.min_by_key(used).unwrap_or(0);
        self.made.push((place, index));
        index
    }
}
