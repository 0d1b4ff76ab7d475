//! `wire`: looks into bytes.

use std::process::ExitCode;

fn main() -> ExitCode {
    codec_inspect::Tool::new().main()
}
