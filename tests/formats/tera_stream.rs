//! TERA streams: framing, codes, sets of packets, lists in several packets, encryption.
//!
//! Bytes are from `tests/golden/tera/session.hex`, from official packets of 2012 that the comments
//! of `TeraEmulator` (P5yl0) hold, and from the tests of almetica.

mod codes;
mod continuation;
mod encryption;
mod framing;
mod sets;

use bytes::{Bytes, BytesMut};
use codec_core::{DecodeErrorKind, EncodeErrorKind, Format, MessageName, Options, Wire};
use formats::tera::{
    ByteArray, ContinuationError, Frame, OpcodeErrorKind, OpcodeTable, Packet, Parts, Splitter,
    Tera, TeraOptions,
    crypt::{Handshake, KEY_LEN, KeyRotations, Pike, Session},
    decode_packet, decode_packet_with, encode_packet, encode_packet_with,
};

use crate::support::hex;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera, name = "C_CHECK_VERSION")]
struct CheckVersion {
    version: Vec<Version>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera)]
struct Version {
    index: i32,
    value: i32,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera, name = "C_LOGIN_ARBITER")]
struct LoginArbiter {
    name: String,
    #[wire(as = ByteArray)]
    ticket: Bytes,
    unk1: i32,
    unk2: u8,
    region: u32,
    patch: i32,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera, name = "S_SKILL_LIST")]
struct SkillList {
    skills: Vec<Skill>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera)]
struct Skill {
    id: u32,
    active: bool,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera, name = "C_PING")]
struct Ping;

formats::packet_set! {
    /// What the client sends.
    #[derive(Debug, Clone, PartialEq)]
    enum ClientPacket {
        CheckVersion(CheckVersion),
        /// The login.
        LoginArbiter(LoginArbiter),
        Ping(Ping),
    }
}

const SESSION: &str = include_str!("../golden/tera/session.hex");

/// The official `S_SKILL_LIST` of 2012 (`SpSkillList.cs`), with the length that the source lacks.
const SKILL_LIST: &str = "4700 b089 07000800
    08001100 74270000 01  11001a00 c4ea0000 01  1a002300 c4a28900 01  23002c00 12270000 00
    2c003500 644b0000 00  35003e00 654b0000 00  3e000000 664b0000 00";

/// The bytes of a section of the session.
fn section(name: &str) -> Vec<u8> {
    let (_, text) = SESSION.split_once(&format!("[{name}]\n")).unwrap();
    hex(text.split('[').next().unwrap())
}

fn key(name: &str) -> [u8; KEY_LEN] {
    section(name).try_into().unwrap()
}

fn table() -> OpcodeTable {
    "C_CHECK_VERSION = 0x4dbc\nC_LOGIN_ARBITER = 39522\nC_PING = 1".parse().unwrap()
}

fn check_version() -> CheckVersion {
    CheckVersion {
        version: vec![Version { index: 0, value: 363_037 }, Version { index: 1, value: 359_374 }],
    }
}

fn login_arbiter() -> LoginArbiter {
    LoginArbiter {
        name: "royalBush4806".into(),
        ticket: Bytes::from_static(b"OScGKtmr3sngb418rFnHEDWMTrYSbHa280jveZtCeG7T7pXv7H"),
        unk1: 0,
        unk2: 0,
        region: 6,
        patch: 9002,
    }
}
