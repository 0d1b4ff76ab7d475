//! Texts and bytes: where they end.

use codec_core::shape::{Count, Counts, Frame};

use super::{
    attr::{Attr, Holds, Named},
    file::{Body, File, Missing},
    yaml::Yaml,
};

/// How an encoding is told.
struct Encoding {
    name: &'static str,
    unit: usize,
    inverted: bool,
}

impl File {
    /// The number that says how long something is, and the expression for what it counts.
    pub(crate) fn count(&mut self, count: &Count, id: &str) -> Result<(Named, String), Missing> {
        let number = self.element((count.number)())?;
        let mut expr = number.number(id);
        if count.mask != u64::MAX {
            expr = format!("({expr} & {:#x})", count.mask);
        }
        if count.plus > 0 {
            expr = format!("({expr} - {})", count.plus);
        }
        Ok((number.named(id), expr))
    }

    /// Bytes in a frame, of units of so many bytes, with something made of them.
    pub(crate) fn framed(
        &mut self,
        frame: Frame,
        unit: usize,
        name: &str,
        make: &dyn Fn(Attr) -> Attr,
    ) -> Result<Vec<Named>, Missing> {
        let scaled = |expr: String| if unit == 1 { expr } else { format!("{expr} * {unit}") };
        match frame {
            Frame::Prefix(count) => {
                let (number, expr) = self.count(&count, &format!("len_{name}"))?;
                let size = if count.counts == Counts::Bytes { expr } else { scaled(expr) };
                let mut attrs = vec![number, make(Attr::of_size(size)).named(name)];
                if !count.terminator.is_empty() {
                    let end = Attr::of_size(count.terminator.len().to_string());
                    attrs.push(end.named(format!("end_of_{name}")));
                }
                Ok(attrs)
            }
            Frame::Fixed(len) => {
                let size = len.saturating_mul(unit).to_string();
                Ok(vec![make(Attr::of_size(size)).named(name)])
            }
            Frame::Rest { .. } => Ok(vec![make(Attr::rest()).named(name)]),
            Frame::Terminated([end]) => {
                let end = Yaml::Number((*end).into());
                let attr = Attr { keys: vec![("terminator", end)], holds: Holds::Other };
                Ok(vec![make(attr).named(name)])
            }
            other => Err(format!("bytes, {other}")),
        }
    }

    pub(crate) fn text(
        &mut self,
        encoding: &'static str,
        frame: Frame,
        name: &str,
    ) -> Result<Vec<Named>, Missing> {
        let Encoding { name: encoding, unit, inverted } = self::encoding(encoding);
        if encoding == "bytes" {
            return Err("text in any encoding".to_owned());
        }
        if inverted {
            let inner = self.inverted(encoding, unit);
            return self.framed(frame, unit, name, &|size| {
                let mut attr = Attr::of_type(inner.as_str(), Holds::Boxed);
                attr.keys.extend(size.keys);
                attr
            });
        }
        if let Frame::Terminated([0] | [0, 0]) = frame {
            let attr = Attr::of_type("strz", Holds::Other).with("encoding", encoding);
            return Ok(vec![attr.named(name)]);
        }
        let fixed = matches!(frame, Frame::Fixed(_));
        self.framed(frame, unit, name, &|size| {
            let attr = size.text(encoding);
            // Zeros behind the text are not part of it.
            match (fixed, unit) {
                (true, 1) => attr.with("terminator", Yaml::Number(0)),
                (true, _) => Attr {
                    keys: attr
                        .keys
                        .into_iter()
                        .map(|(key, value)| {
                            (key, if key == "type" { "strz".into() } else { value })
                        })
                        .collect(),
                    ..attr
                },
                _ => attr,
            }
        })
    }

    /// A text whose bits are inverted; of 8-bit characters only if the first has its high bit set.
    fn inverted(&mut self, encoding: &str, unit: usize) -> String {
        let whole = Body::of(vec![Attr::rest().text(encoding).named("value")]);
        let inner = self.helper("whole_text", &whole);
        let inverted = Attr::of_type(inner, Holds::Boxed)
            .with("size-eos", Yaml::Flag(true))
            .with("process", "xor(0xff)");
        if unit > 1 {
            let body =
                Body::of(vec![inverted.named("inverted")]).instance("value", "inverted.value");
            return self.helper("inverted_text", &body);
        }
        let literal = Attr::rest().text(encoding).with("if", "not is_inverted");
        let inverted = inverted.with("if", "is_inverted");
        let mut body = Body::of(vec![literal.named("literal"), inverted.named("inverted")])
            .instance("is_inverted", "_io.size > 0 and first >= 0x80")
            .instance("value", "is_inverted ? inverted.value : literal");
        let first = Attr::of_type("u1", Holds::Number).with("pos", Yaml::Number(0));
        body.instances.push(first.named("first"));
        self.helper("inverted_text", &body)
    }
}

fn encoding(name: &'static str) -> Encoding {
    let (plain, inverted) = match name.strip_prefix("inverted ") {
        Some(plain) => (plain, true),
        None => (name, false),
    };
    let unit = if plain.contains("UTF-16") { 2 } else { 1 };
    let name = if plain.eq_ignore_ascii_case("windows-1252") { "windows-1252" } else { plain };
    Encoding { name, unit, inverted }
}
