//! Asheron's Call `Movement_PositionEvent`: parts that flags announce.

use formats::asherons_call::{
    AsheronsCall, CellId, Origin, PositionPack, Vector3, enums::PositionFlags,
    messages::server::movement::PositionEvent,
};

use super::pair;
use crate::{
    by_hand::{number, take},
    cases::Case,
};

pub fn cases() -> Vec<Case> {
    let event = PositionEvent {
        object_id: 0x5000_0001,
        position: PositionPack {
            flags: PositionFlags::from_bits_retain(0x34).into(),
            origin: Origin {
                cell: CellId(0xda55_001d),
                location: Vector3 { x: 84.0, y: 7.1, z: 94.0 },
            },
            w: Some(0.7),
            x: None,
            y: None,
            z: Some(-0.7),
            velocity: None,
            placement: None,
            instance_sequence: 13,
            position_sequence: 827,
            teleport_sequence: 0,
            force_position_sequence: 0,
        },
    };
    pair::<AsheronsCall, _>("ac_position", event, encode, decode)
}

/// The bits for the parts of the rotation, which are set if a part is absent.
const W: u32 = 0x08;
const X: u32 = 0x10;
const Y: u32 = 0x20;
const Z: u32 = 0x40;
const VELOCITY: u32 = 0x01;
const PLACEMENT: u32 = 0x02;

fn encode(value: &PositionEvent, out: &mut Vec<u8>) -> Option<()> {
    let PositionEvent { object_id, position } = value;
    let mut flags = position.flags.get().bits();
    let parts = [(W, position.w), (X, position.x), (Y, position.y), (Z, position.z)];
    for (bit, part) in parts {
        flags |= if part.is_none() { bit } else { 0 };
    }
    flags |= if position.velocity.is_some() { VELOCITY } else { 0 };
    flags |= if position.placement.is_some() { PLACEMENT } else { 0 };

    let Origin { cell, location } = position.origin;
    out.reserve(64);
    let mut head = [0; 24];
    head[..4].copy_from_slice(&object_id.to_le_bytes());
    head[4..8].copy_from_slice(&flags.to_le_bytes());
    head[8..12].copy_from_slice(&cell.0.to_le_bytes());
    head[12..].copy_from_slice(&vector(location));
    out.extend_from_slice(&head);
    for (_, part) in parts {
        if let Some(part) = part {
            out.extend_from_slice(&part.to_le_bytes());
        }
    }
    if let Some(velocity) = position.velocity {
        out.extend_from_slice(&vector(velocity));
    }
    if let Some(placement) = position.placement {
        out.extend_from_slice(&placement.to_le_bytes());
    }
    let mut sequences = [0; 8];
    sequences[..2].copy_from_slice(&position.instance_sequence.to_le_bytes());
    sequences[2..4].copy_from_slice(&position.position_sequence.to_le_bytes());
    sequences[4..6].copy_from_slice(&position.teleport_sequence.to_le_bytes());
    sequences[6..].copy_from_slice(&position.force_position_sequence.to_le_bytes());
    out.extend_from_slice(&sequences);
    Some(())
}

#[inline]
fn vector(value: Vector3) -> [u8; 12] {
    let mut bytes = [0; 12];
    bytes[..4].copy_from_slice(&value.x.to_le_bytes());
    bytes[4..8].copy_from_slice(&value.y.to_le_bytes());
    bytes[8..].copy_from_slice(&value.z.to_le_bytes());
    bytes
}

fn decode(input: &[u8]) -> Option<PositionEvent> {
    let (head, mut rest) = input.split_first_chunk::<24>()?;
    let flags = number(head, 4);
    let w = if flags & W == 0 { Some(f32::from_le_bytes(take(&mut rest)?)) } else { None };
    let x = if flags & X == 0 { Some(f32::from_le_bytes(take(&mut rest)?)) } else { None };
    let y = if flags & Y == 0 { Some(f32::from_le_bytes(take(&mut rest)?)) } else { None };
    let z = if flags & Z == 0 { Some(f32::from_le_bytes(take(&mut rest)?)) } else { None };
    let velocity =
        if flags & VELOCITY == 0 { None } else { Some(decode_vector(&take::<12>(&mut rest)?, 0)) };
    let placement =
        if flags & PLACEMENT == 0 { None } else { Some(u32::from_le_bytes(take(&mut rest)?)) };
    let tail: &[u8; 8] = rest.try_into().ok()?;
    let half = |at| u16::from_le_bytes([tail[at], tail[at + 1]]);
    Some(PositionEvent {
        object_id: number(head, 0),
        position: PositionPack {
            flags: PositionFlags::from_bits_retain(flags).into(),
            origin: Origin { cell: CellId(number(head, 8)), location: decode_vector(head, 12) },
            w,
            x,
            y,
            z,
            velocity,
            placement,
            instance_sequence: half(0),
            position_sequence: half(2),
            teleport_sequence: half(4),
            force_position_sequence: half(6),
        },
    })
}

#[inline]
fn decode_vector(bytes: &[u8], at: usize) -> Vector3 {
    let part = |i| f32::from_bits(number(bytes, at + i));
    Vector3 { x: part(0), y: part(4), z: part(8) }
}
