//! An error, pointing at the byte, as compilers do it.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

use super::{Explanation, hex, offset_width};
use crate::safe;

/// Bytes on one line.
const LINE: usize = 16;

/// Writes why decoding stopped, and the bytes around the place.
///
/// ```text
/// error: needed 12 bytes, 8 left
///   --> byte 0x20 in ServerList.servers[1].name
///      |
/// 0010 | 06 00 00 00 54 00 65 00 6c 00 65 00 64 00 61 00
/// 0020 | 06 00 4b 00 61 00 64 00
///      | ^^ servers[1].name
/// ```
pub(crate) fn fault(
    out: &mut dyn Write,
    shown: &Explanation,
    source: &str,
    color: bool,
) -> io::Result<()> {
    let Some(fault) = &shown.fault else { return Ok(()) };
    let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
    let blue = Style::new().bold().fg_color(Some(AnsiColor::Blue.into()));
    let [red, blue] = [red, blue].map(|style| if color { style } else { Style::new() });
    let width = offset_width(shown.bytes.len());
    let (reason, path) = (safe::line(&fault.reason), safe::line(&fault.path));
    writeln!(out, "{red}error{red:#}: {reason}")?;
    let source = if source.is_empty() { String::new() } else { format!("{source}, ") };
    let place = if path.is_empty() { String::new() } else { format!(" in {path}") };
    let source = safe::line(&source);
    writeln!(out, "{:width$}{blue}-->{blue:#} {source}byte {:#x}{place}", "", fault.offset)?;
    writeln!(out, "{:width$} {blue}|{blue:#}", "")?;
    let row = fault.offset.checked_div(LINE).unwrap_or_default();
    for row in row.saturating_sub(1)..=row {
        let start = row.saturating_mul(LINE);
        let end = start.saturating_add(LINE).min(shown.bytes.len());
        if let Some(bytes) = shown.bytes.get(start..end) {
            writeln!(out, "{start:0width$x} {blue}|{blue:#} {}", hex(bytes))?;
        }
    }
    // Behind the last byte of a full line, the arrow is at the start of the next one.
    let column = fault.offset.saturating_sub(row.saturating_mul(LINE)).saturating_mul(3);
    let arrow = if fault.offset < shown.bytes.len() { "^^" } else { "^ the end" };
    writeln!(out, "{:width$} {blue}|{blue:#} {:column$}{red}{arrow}{red:#}", "", "")
}
