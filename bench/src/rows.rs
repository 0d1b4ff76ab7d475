//! The rows of the tables, with their budgets.

/// One operation of ours, which the tables compare with its opponents.
pub struct Row {
    /// What the tables call it.
    pub name: &'static str,
    pub shape: &'static str,
    pub op: &'static str,
    pub codec: &'static str,
    /// How much of the opponent's time it may take.
    pub budget: f64,
}

const fn row(name: &'static str, shape: &'static str, op: &'static str) -> Row {
    Row { name, shape, op, codec: "ours", budget: 1.15 }
}

/// The shapes of `bench/src/shapes`, against hand-written code.
pub const SHAPES: &[Row] = &[
    row("A, a slice", "A", "encode"),
    row("A, `encode_into`", "A", "encode_into"),
    row("A, `to_vec`", "A", "to_vec"),
    row("A, decode", "A", "decode"),
    row("B, a slice", "B", "encode"),
    row("B, `encode_into`", "B", "encode_into"),
    row("B, `to_vec`", "B", "to_vec"),
    row("B, decode", "B", "decode"),
    Row { codec: "ours_plain", budget: 0.65, ..row("B, decode, `plain`", "B", "decode") },
    row("C, a slice", "C", "encode"),
    row("C, `encode_into`", "C", "encode_into"),
    row("C, `to_vec`", "C", "to_vec"),
    row("C, decode", "C", "decode"),
    Row { budget: 0.9, ..row("C, decode, borrowed", "C", "borrow") },
    row("D, a slice", "D", "encode"),
    row("D, `encode_into`", "D", "encode_into"),
    row("D, `to_vec`", "D", "to_vec"),
    row("D, decode", "D", "decode"),
    row("server", "server", "loop"),
    row("stream, out of a buffer", "stream", "decode"),
    row("stream, byte by byte", "stream", "feed"),
    row("`at`, encode", "at", "encode"),
    row("`at`, decode", "at", "decode"),
    row("`bits`, encode", "bits", "encode"),
    row("`bits`, decode", "bits", "decode"),
    row("`checksum`, encode", "checksum", "encode"),
    row("`checksum`, decode", "checksum", "decode"),
    row("`VarInt`, encode", "varint", "encode"),
    row("`VarInt`, decode", "varint", "decode"),
];

/// The messages of `bench/src/messages`, against hand-written code.
pub const MESSAGES: &[Row] = &[
    row("`tera_guild`, encode", "tera_guild", "encode"),
    row("`tera_guild`, decode", "tera_guild", "decode"),
    row("`tera_64`, encode", "tera_64", "encode"),
    row("`tera_64`, decode", "tera_64", "decode"),
    row("`moul_login`, encode", "moul_login", "encode"),
    row("`moul_login`, decode", "moul_login", "decode"),
    row("`np_travel`, encode", "np_travel", "encode"),
    row("`np_travel`, decode", "np_travel", "decode"),
    row("`ac_position`, encode", "ac_position", "encode"),
    row("`ac_position`, decode", "ac_position", "decode"),
    row("`ac_object`, encode", "ac_object", "encode"),
    row("`ac_object`, decode", "ac_object", "decode"),
];

/// A Castle file, against NBT by fastnbt.
pub const FILES: &[Row] = &[
    row("`castle_player`, encode", "castle_player", "encode"),
    row("`castle_player`, decode", "castle_player", "decode"),
    row("`castle_player`, encode undeclared", "castle_player", "encode_any"),
    row("`castle_player`, decode undeclared", "castle_player", "decode_any"),
];
