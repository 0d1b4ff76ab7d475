//! Structs as Rust source, formatted as rustfmt does it.

use super::{
    lower::{Field, Packet, Struct},
    name::{Names, snake},
};
use crate::safe;

/// Prints packets, which are sorted by name and version.
pub(super) fn file(packets: &[Packet]) -> String {
    let mut out = Printer::default();
    out.line("// Packets of TERA, written by `wire import tera` from tera-data definitions.");
    let mut modules = Names::default();
    for versions in packets.chunk_by(|a, b| a.name == b.name) {
        let Some(first) = versions.first() else { continue };
        out.line("");
        out.line(&format!("/// `{}`.", text(&first.name)));
        out.block(&format!("pub mod {}", modules.unique(snake(&first.name))), |out| {
            for (index, packet) in versions.iter().enumerate() {
                if index > 0 {
                    out.line("");
                }
                out.line(&format!("/// Version {}.", packet.version));
                out.block(&format!("pub mod v{}", packet.version), |out| out.packet(packet));
            }
        });
    }
    out.text
}

#[derive(Default)]
struct Printer {
    text: String,
    depth: usize,
}

impl Printer {
    fn line(&mut self, line: &str) {
        if !line.is_empty() {
            self.text.extend(core::iter::repeat_n("    ", self.depth));
            self.text.push_str(line);
        }
        self.text.push('\n');
    }

    fn block(&mut self, head: &str, body: impl FnOnce(&mut Self)) {
        self.line(&format!("{head} {{"));
        self.depth = self.depth.saturating_add(1);
        body(self);
        self.depth = self.depth.saturating_sub(1);
        self.line("}");
    }

    fn packet(&mut self, packet: &Packet) {
        let uses_module = packet.structs.iter().any(Struct::uses_module);
        self.line("use codec_core::Wire;");
        self.line(if uses_module {
            "use formats::tera::{self, Tera};"
        } else {
            "use formats::tera::Tera;"
        });
        for made in &packet.structs {
            self.line("");
            self.record(packet, made);
        }
    }

    fn record(&mut self, packet: &Packet, made: &Struct) {
        match &made.of {
            None => {
                self.line(&format!("/// `{}`, version {}.", text(&packet.name), packet.version));
            }
            Some(of) => {
                self.line(&format!("/// What `{}` of `{}` holds.", text(of), text(&packet.name)));
            }
        }
        self.comments(&made.comments);
        self.line("#[derive(Wire, Clone, Debug, Default, PartialEq)]");
        let mut directives = String::from("format = Tera");
        if made.of.is_none() {
            directives.push_str(", name = \"");
            directives.extend(packet.name.chars().flat_map(char::escape_default));
            directives.push('"');
        }
        if made.strings_first {
            directives.push_str(", layout = tera::STRINGS_FIRST");
        }
        self.line(&format!("#[wire({directives})]"));
        if made.fields.is_empty() {
            self.line(&format!("pub struct {} {{}}", made.name));
            return;
        }
        self.block(&format!("pub struct {}", made.name), |out| {
            for field in &made.fields {
                out.field(field);
            }
        });
    }

    fn field(&mut self, field: &Field) {
        match &*field.comments {
            [comment] => {
                self.line(&format!("/// `{}`: {}", text(&field.original), markdown(comment)));
            }
            comments => {
                self.line(&format!("/// `{}`.", text(&field.original)));
                self.comments(comments);
            }
        }
        let mut directives = Vec::new();
        directives.extend(field.codec.map(|codec| format!("as = {codec}")));
        directives.extend(field.tail.map(|tail| format!("layout = tera::tail({tail})")));
        if !directives.is_empty() {
            self.line(&format!("#[wire({})]", directives.join(", ")));
        }
        self.line(&format!("pub {}: {},", field.name, field.ty));
    }

    /// Comments as further paragraphs of a documentation.
    fn comments(&mut self, comments: &[String]) {
        if !comments.is_empty() {
            self.line("///");
        }
        for comment in comments {
            self.line(&format!("/// {}", markdown(comment)));
        }
    }
}

impl Struct {
    /// Whether it names something of the module `tera`.
    fn uses_module(&self) -> bool {
        self.strings_first
            || self.fields.iter().any(|field| {
                field.ty.contains("tera::") || field.codec.is_some() || field.tail.is_some()
            })
    }
}

/// Text between backticks.
fn text(name: &str) -> String {
    name.chars().filter(|c| is_printable(*c) && *c != '`').collect()
}

/// A comment as a line of documentation that shows what was written, and nothing else.
fn markdown(comment: &str) -> String {
    let balanced = comment.matches('`').count().is_multiple_of(2) && !comment.contains("``");
    let mut out = String::new();
    let mut in_code = false;
    for c in comment.chars().filter(|c| is_printable(*c)) {
        match c {
            '`' if balanced => in_code = !in_code,
            '\\' | '<' | '[' | '`' | '*' | '_' | '~' | '|' if !in_code => out.push('\\'),
            _ => {}
        }
        out.push(if c == '\t' { ' ' } else { c });
    }
    // What would begin a list, heading or quotation.
    let starts = |c: char| matches!(c, '-' | '+' | '#' | '>' | '=');
    if out.starts_with(starts) { format!("\\{out}") } else { out }
}

/// Whether a character may stand in a comment; the compiler rejects some of the others.
fn is_printable(c: char) -> bool {
    c == '\t' || safe::is_shown(c)
}
