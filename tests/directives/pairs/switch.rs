//! `switch` beside directives that say where a field begins and in which versions it is.

use ::codec_core::{Implied, Wire};
use ::std::prelude::rust_2024::*;

use super::{Body, implied, pairs};
use crate::support::{Big, Little};

pairs! {
    switch_and_align: switch + align {
        kind: Implied<u16>,
        #[wire(switch = kind, align = 4)]
        body: Body,
    } [
        { kind: implied(), body: Body::Word(7) }
            little [3, 2, 0, 0, 7, 0] big [2, 3, 0, 0, 0, 7];
    ]
    switch_and_pad: switch + pad {
        kind: Implied<u16>,
        #[wire(switch = kind, pad = 1)]
        body: Body,
    } [
        { kind: implied(), body: Body::Byte(7) } little [1, 0, 0, 7] big [0, 1, 0, 7];
    ]
    switch_and_default: switch + default {
        kind: Implied<u16>,
        #[wire(switch = kind, default = Body::Word(5), since = 2)]
        body: Body,
    } [
        { kind: implied(), body: Body::Byte(7) } @ 2 little [1, 0, 7] big [0, 1, 7];
        { kind: implied(), body: Body::Word(5) } @ 1 both [0, 0];
    ]
    switch_and_check: switch + check {
        kind: Implied<u16>,
        #[wire(switch = kind, check = body != Body::Byte(0))]
        body: Body,
    } [
        { kind: implied(), body: Body::Byte(7) } little [1, 0, 7] big [0, 1, 7];
    ] => refused [
        "does not hold" { kind: implied(), body: Body::Byte(0) } [1, 0, 0];
    ]
    switch_and_since: switch + since {
        kind: Implied<u16>,
        #[wire(switch = kind, since = 2)]
        body: Option<Body>,
    } [
        { kind: implied(), body: Some(Body::Byte(7)) } @ 2 little [1, 0, 7] big [0, 1, 7];
        { kind: implied(), body: None } @ 1 both [0, 0];
    ] => refused [
        "must be present under its condition" { kind: implied(), body: None };
        "invalid tag" [4, 2, 7, 0];
    ]
    switch_and_until: switch + until {
        kind: u16,
        #[wire(switch = kind, until = 2)]
        body: Option<Body>,
    } [
        { kind: 0x0204, body: Some(Body::Word(7)) } @ 2 little [4, 2, 7, 0] big [2, 4, 0, 7];
        // No variant is there, so what the struct keeps is written.
        { kind: 9, body: None } @ 3 little [9, 0] big [0, 9];
    ]
}
