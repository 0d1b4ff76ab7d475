//! Each pair of directives that go together, on a field of a struct and of a variant.

mod support;

use codec_core::{Wire, checksum::Crc32, codec::BigEndian, fields::Implied, format::Order};
use support::{Big, Body, Little, Stats, pair};

include!("pairs.in");
