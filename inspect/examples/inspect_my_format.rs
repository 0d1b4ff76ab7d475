//! A `wire` of your own: all of its commands, for messages that you declare.
//!
//! `cargo run --example inspect_my_format -- inspect --message Hello --hex "01 0500 576f726c64"`

use std::process::ExitCode;

use codec_core::{
    LittleEndian, Wire,
    catalog::Catalog,
    exact::Exact,
    text::{Prefixed, Utf8},
};

/// Says hello.
#[derive(Wire, Exact)]
#[wire(format = LittleEndian, id = 1)]
struct Hello {
    /// Who is greeted, and how often.
    times: u8,
    #[wire(as = Prefixed<u16, Utf8>)]
    name: String,
}

fn main() -> ExitCode {
    let mut catalog = Catalog::new();
    catalog.add::<LittleEndian, Hello>("");
    codec_inspect::Tool::with(catalog).main()
}
