//! Three directives on one field, as `derive` prints them on request; see `derive/src/tests/pairs.rs`.
#![cfg(feature = "triples")]

mod support;

use codec_core::{Wire, checksum::Crc32, codec::BigEndian, fields::Implied, format::Order};
use support::{Big, Body, Little, Stats, pair};

include!("triples.in");
