//! Structs: their fields, and what directives say about them.

use codec_core::shape::{Base, EnumShape, Expr, Field, RecordShape, Rule, Shape};

use super::{
    attr::{Attr, Holds, Named},
    expr::{Done, Scope},
    file::{Body, File, Missing, plain},
    names, places,
    shapes::{conditional, is_byte},
    yaml::{Yaml, map},
};

/// What is left of a message behind a field that cannot be expressed.
pub(crate) const REST: &str = "not_described";

impl File {
    /// A struct without values from outside.
    pub(crate) fn record(&mut self, record: &'static RecordShape) -> Result<Attr, Missing> {
        match self.record_type(record)? {
            (name, 0) if matches!(record.fields, [only] if only.name == "0") => {
                Ok(Attr::of_type(name, Holds::Newtype))
            }
            (name, 0) => Ok(Attr::of_type(name, Holds::Other)),
            _ => Err(format!("{}, which needs values from outside", record.name)),
        }
    }

    /// The type of a struct, and how many values it gets from outside.
    pub(crate) fn record_type(
        &mut self,
        record: &'static RecordShape,
    ) -> Result<(String, usize), Missing> {
        let params = params(record);
        let name = self.named_type(Shape::Record(record), "", |file| {
            let (body, missing) = file.fields(record);
            missing.map_or(Ok(body), Err)
        })?;
        Ok((name, params))
    }

    /// The fields of a struct up to the first that cannot be expressed, and why it cannot.
    pub(crate) fn fields(&mut self, record: &'static RecordShape) -> (Body, Option<Missing>) {
        let mut body = Body { docs: plain(record.docs), params: params(record), ..Body::default() };
        let mut done: Vec<Done> = Vec::new();
        let mut missing = None;
        for (index, field) in record.fields.iter().enumerate() {
            let before = self.mark();
            match self.field(record, index, &mut done, &mut body) {
                Ok(()) => {}
                Err(why) => {
                    self.back_to(before);
                    missing = Some(format!("{}.{}: {why}", record.name, field.name));
                    break;
                }
            }
        }
        (body, missing)
    }

    fn field(
        &mut self,
        record: &'static RecordShape,
        index: usize,
        done: &mut Vec<Done>,
        body: &mut Body,
    ) -> Result<(), Missing> {
        let Some(field) = record.fields.get(index) else { return Ok(()) };
        let referred = is_referred(record, index);
        let id = names::field(field.name);
        let nothing = |when| Done { field, id: id.clone(), attr: None, when };
        let scope = Scope { fields: done, own: None };
        let mut when: Option<String> = None;
        let mut before = Vec::new();
        for rule in field.rules {
            let condition = match rule {
                // What stands before data elsewhere is not read.
                Rule::Pad(_) | Rule::Align(_) if at(field).is_none() => {
                    before.push((padding(rule), when.clone()));
                    continue;
                }
                Rule::Skip => {
                    done.push(nothing(Some("false".to_owned())));
                    return Ok(());
                }
                Rule::Tag => {
                    let value =
                        Attr { keys: vec![("value", "param_0".into())], holds: Holds::Number };
                    body.instances.push(value.clone().named(id.as_str()));
                    done.push(Done { attr: Some(value), ..nothing(None) });
                    return Ok(());
                }
                // The newest version is described.
                Rule::Until(_) => "false".to_owned(),
                Rule::When(expr) => scope.truth(expr)?,
                Rule::Bit { flags, mask, inverted } => {
                    let symbol = if *inverted { "==" } else { "!=" };
                    format!("({} & {}) {symbol} 0", scope.number(flags)?, scope.number(mask)?)
                }
                Rule::Tail => "not _io.eof".to_owned(),
                Rule::Order(_) => return Err("an order that the message chooses".to_owned()),
                _ => continue,
            };
            when = Some(match when {
                Some(before) => format!("({before}) and ({condition})"),
                None => condition,
            });
        }
        let never = |when: &Option<String>| when.as_deref().is_some_and(|it| it.contains("false"));
        for (index, (attr, when)) in before.into_iter().enumerate() {
            let number = if index == 0 { String::new() } else { format!("_{index}") };
            let named = vec![attr.named(format!("before_{id}{number}"))];
            match &when {
                Some(_) if never(&when) => {}
                Some(when) => body.seq.extend(conditional(named, when)),
                None => body.seq.extend(named),
            }
        }
        if never(&when) {
            done.push(nothing(when));
            return Ok(());
        }
        let mut attrs = Vec::new();
        let mut own = self.value(field, &id, referred, scope)?;
        let is_other = |named: &Named| {
            named.id != id && record.fields.iter().any(|it| names::field(it.name) == named.id)
        };
        if own.iter().any(is_other) {
            // A number before it has the name of another field: they are in a type of their own.
            own = vec![self.element((field.shape)())?.named(id.as_str())];
        }
        attrs.extend(own);
        let main = attrs.iter_mut().find(|named| named.id == id);
        let Some(main) = main else {
            body.seq.extend(match &when {
                Some(when) => conditional(attrs, when),
                None => attrs,
            });
            done.push(nothing(when));
            return Ok(());
        };
        let attr = main.attr.clone();
        done.push(Done { attr: Some(attr), ..nothing(when.clone()) });
        let place = done.len().checked_sub(1);
        if let Some(valid) = valid(field, Scope { fields: done, own: place }) {
            main.attr.keys.retain(|(key, _)| *key != "valid");
            main.attr.keys.push(("valid", valid));
        }
        if !field.docs.is_empty() {
            main.attr.keys.push(("doc", plain(field.docs).into()));
        }
        if let Some(Named { attr, .. }) = attrs.iter().find(|named| named.id == id)
            && referred
            && let Shape::Enum(of) = (field.shape)().plain()
            && of.is_bare()
            && !attr.has("repeat")
        {
            self.name_of(of, &id, &attr.number(&id), when.as_deref(), body);
        }
        let attrs = match &when {
            Some(when) => conditional(attrs, when),
            None => attrs,
        };
        if let Some((position, base)) = at(field) {
            elsewhere(&attrs, position, base, done, body)
        } else {
            body.seq.extend(attrs);
            Ok(())
        }
    }

    /// The name of a number that expressions are about, which is therefore no enum itself.
    fn name_of(
        &mut self,
        of: &EnumShape,
        id: &str,
        number: &str,
        when: Option<&str>,
        body: &mut Body,
    ) {
        let Some(values) = self.enum_values(of) else { return };
        let mut keys = vec![("value", number.into()), ("enum", values.into())];
        keys.extend(when.map(|when| ("if", when.into())));
        let attr = Attr { keys, holds: Holds::Other };
        body.instances.push(attr.named(format!("{id}_name")));
    }

    /// The attributes of a field whose place is known.
    fn value(
        &mut self,
        field: &Field,
        id: &str,
        referred: bool,
        scope: Scope<'_>,
    ) -> Result<Vec<Named>, Missing> {
        let shape = (field.shape)();
        let one = |attr: Attr| Ok(vec![attr.named(id)]);
        let mut size = None;
        let mut args = Vec::new();
        for rule in field.rules {
            match rule {
                Rule::Len(expr) => {
                    places::apart(shape)?;
                    size = Some(scope.number(expr)?);
                }
                Rule::With(values) => {
                    for value in *values {
                        args.push(scope.number(value)?);
                    }
                }
                _ => {}
            }
        }
        for rule in field.rules {
            let attr = match rule {
                Rule::Count(Expr::Field(index)) if scope.is_flags(*index) => {
                    return Err("a count in some bits of a word of flags".to_owned());
                }
                Rule::Count(expr) => self.counted(shape, scope.number(expr)?)?,
                Rule::Rest => self.up_to_end(shape)?,
                Rule::Switch(expr) => {
                    let Shape::Enum(of) = shape.plain() else { return Err(shape.to_string()) };
                    self.switched(of, &scope.number(expr)?, of.keeps)?
                }
                Rule::EndItem(expr) => {
                    let Shape::List { of, .. } = shape.plain() else {
                        return Err(shape.to_string());
                    };
                    let until = scope.truth(expr)?;
                    self.element(of())?.with("repeat", "until").with("repeat-until", until)
                }
                Rule::EndValue(_) => {
                    return Err("a list with a value behind its last element".into());
                }
                _ => continue,
            };
            return match size {
                Some(size) => one(self.sized(attr, size)),
                None => one(attr),
            };
        }
        if let Some(size) = size {
            let attr = self.up_to_end(shape)?;
            return one(self.sized(attr, size));
        }
        if !args.is_empty() {
            let Shape::Record(record) = shape.plain() else { return Err(shape.to_string()) };
            let (name, _) = self.record_type(record)?;
            return one(Attr::of_type(format!("{name}({})", args.join(", ")), Holds::Other));
        }
        let mut attrs = match (self.attrs(shape, id), shape.plain(), field.size.fixed) {
            (Err(what), Shape::Opaque { .. }, Some(len)) => {
                self.raw.push(format!("{}, {what}, as bytes", field.name));
                vec![Attr::of_size(len.to_string()).named(id)]
            }
            (attrs, ..) => attrs?,
        };
        if referred {
            for named in attrs.iter_mut().filter(|named| named.attr.holds == Holds::Enum) {
                named.attr.keys.retain(|(key, _)| !matches!(*key, "enum" | "valid"));
                named.attr.holds = Holds::Number;
            }
        }
        Ok(attrs)
    }

    /// So many elements, bytes or units.
    fn counted(&mut self, shape: Shape, count: String) -> Result<Attr, Missing> {
        match shape.plain() {
            Shape::List { of, .. } => self.repeated(of(), count),
            Shape::Bytes { .. } => Ok(Attr::of_size(count)),
            Shape::Text { encoding, .. } if !encoding.contains("inverted") => {
                let unit = if encoding.contains("UTF-16") { " * 2" } else { "" };
                Ok(Attr::of_size(format!("{count}{unit}")).text(encoding))
            }
            other => Err(other.to_string()),
        }
    }

    /// A value that goes up to the end.
    fn up_to_end(&mut self, shape: Shape) -> Result<Attr, Missing> {
        match shape.plain() {
            Shape::List { of, .. } if is_byte(of()) => Ok(Attr::rest()),
            Shape::List { of, .. } => Ok(self.element(of())?.repeated()),
            Shape::Bytes { .. } => Ok(Attr::rest()),
            other => self.element(other),
        }
    }

    /// A value in so many bytes.
    fn sized(&mut self, attr: Attr, size: String) -> Attr {
        if attr.has("size-eos") && !attr.has("type") {
            return Attr::of_size(size);
        }
        if attr.keys.len() == 1
            && attr.has("type")
            && matches!(attr.holds, Holds::Other | Holds::Newtype)
        {
            return attr.with("size", size);
        }
        let name = self.helper("sized", &Body::of(vec![attr.named("value")]));
        Attr::of_type(name, Holds::Boxed).with("size", size)
    }
}

/// The bytes that stand before a field.
fn padding(rule: &Rule) -> Attr {
    Attr::of_size(match rule {
        Rule::Align(to) => format!("({to} - _io.pos % {to}) % {to}"),
        Rule::Pad(bytes) => bytes.to_string(),
        _ => "0".to_owned(),
    })
}

/// A field at an offset: an instance.
fn elsewhere(
    attrs: &[Named],
    position: &Expr,
    base: Base,
    done: &[Done],
    body: &mut Body,
) -> Result<(), Missing> {
    let at = Scope { fields: done, own: None }.number(position)?;
    let [only] = attrs else {
        return Err("more than one attribute at an offset".to_owned());
    };
    let pos = match base {
        Base::Message => at,
        Base::Struct => {
            if !body.seq.iter().any(|named| named.id == "struct_begin") {
                let begin = Attr::of_size(Yaml::Number(0)).with("if", "struct_begins_at >= 0");
                body.seq.insert(0, begin.named("struct_begin"));
                *body = std::mem::take(body).instance("struct_begins_at", "_io.pos");
            }
            format!("struct_begins_at + {at}")
        }
        _ => return Err("an offset from another field".to_owned()),
    };
    let attr = only.attr.clone().with("pos", pos);
    body.instances.push(attr.named(only.id.as_str()));
    Ok(())
}

/// What must hold for a field, if Kaitai Struct can check it.
fn valid(field: &Field, scope: Scope<'_>) -> Option<Yaml> {
    for rule in field.rules {
        return Some(match rule {
            Rule::Const(expr) => {
                let own = scope.own.and_then(|own| scope.fields.get(own));
                let this = own.and_then(|own| own.attr.as_ref()).map(|attr| attr.number("_"));
                // Texts and bytes are no numbers; what they are is in the documentation.
                let Ok(constant) = (Scope { own: None, ..scope }).number(expr) else { continue };
                map([("expr", format!("{} == {constant}", this.unwrap_or("_".to_owned())).into())])
            }
            Rule::Check(expr) => match scope.truth(expr) {
                Ok(check) => map([("expr", check.into())]),
                Err(_) => continue,
            },
            _ => continue,
        });
    }
    None
}

/// Where a field lies, if it lies elsewhere.
fn at(field: &Field) -> Option<(&Expr, Base)> {
    field.rules.iter().find_map(|rule| match rule {
        Rule::At { position, base, .. } => Some((position, *base)),
        _ => None,
    })
}

/// How many values a struct gets from outside.
fn params(record: &RecordShape) -> usize {
    let mut most = 0;
    for rule in record.fields.iter().flat_map(|field| field.rules) {
        if let Rule::Tag = rule {
            most = most.max(1);
        }
        each(rule, &mut |expr| {
            if let Expr::Param(index) = expr {
                most = most.max(index.saturating_add(1));
            }
        });
    }
    most
}

/// Whether an expression of the struct is about a field.
fn is_referred(record: &RecordShape, wanted: usize) -> bool {
    let mut found = false;
    for rule in record.fields.iter().flat_map(|field| field.rules) {
        each(rule, &mut |expr| found |= matches!(expr, Expr::Field(index) if *index == wanted));
    }
    found
}

/// Calls `see` with each expression of a rule and each part of it.
fn each(rule: &Rule, see: &mut dyn FnMut(&Expr)) {
    match rule {
        Rule::Bit { flags, mask, .. } => {
            walk(flags, see);
            walk(mask, see);
        }
        Rule::With(values) => values.iter().for_each(|value| walk(value, see)),
        Rule::At { offset, position, .. } => {
            see(&Expr::Field(*offset));
            walk(position, see);
        }
        rule => {
            if let Some(expr) = rule.expr() {
                walk(expr, see);
            }
        }
    }
}

fn walk(expr: &Expr, see: &mut dyn FnMut(&Expr)) {
    see(expr);
    match expr {
        Expr::Member(of, _) | Expr::IsSome(of) | Expr::Len(of) | Expr::Unary(_, of) => {
            walk(of, see);
        }
        Expr::Binary(_, left, right) => {
            walk(left, see);
            walk(right, see);
        }
        _ => {}
    }
}
