//! Enums: a tag, and what the variant has that it selects.

use codec_core::shape::{EnumShape, Keeps, Shape, VariantShape};

use super::{
    attr::{Attr, Holds},
    file::{Body, File, Missing, plain},
    yaml::{Yaml, map},
};

impl File {
    /// A tag, then what the variant has.
    pub(crate) fn tagged(
        &mut self,
        shape: Shape,
        of: &'static EnumShape,
        null: Option<i128>,
    ) -> Result<Attr, Missing> {
        let suffix = if null.is_some() { "OrNone" } else { "" };
        let name = self.named_type(shape, suffix, |file| file.tagged_body(of, null))?;
        Ok(Attr::of_type(name, Holds::Other))
    }

    /// The tag of an enum and its variants.
    pub(crate) fn tagged_body(
        &mut self,
        of: &'static EnumShape,
        null: Option<i128>,
    ) -> Result<Body, Missing> {
        let tag = self.element((of.tag)())?;
        let number = tag.number("tag");
        let keeps = if null.is_some() { Keeps::Rest } else { of.keeps };
        let body = self.switched(of, &number, keeps)?;
        let body = match null {
            Some(null) => body.with("if", format!("{number} != {null}")),
            None => body,
        };
        let mut all = Body::of(vec![tag.named("tag"), body.named("body")]);
        all.docs = plain(of.docs);
        Ok(all)
    }

    /// What the variant has that an expression selects.
    pub(crate) fn switched(
        &mut self,
        of: &'static EnumShape,
        on: &str,
        keeps: Keeps,
    ) -> Result<Attr, Missing> {
        let mut cases: Vec<(String, Yaml)> = Vec::new();
        let mut on_expr = on.to_owned();
        let mut empty = Vec::new();
        for variant in of.variants {
            if !variant.texts.is_empty() {
                return Err(format!("{}, which texts select", of.name));
            }
            for (first, last) in variant.ranges {
                on_expr = format!("({on} >= {first} and {on} <= {last} ? {first} : {on_expr})");
            }
            let ids =
                variant.ids.iter().copied().chain(variant.ranges.iter().map(|(first, _)| *first));
            let ids: Vec<i128> = ids.collect();
            if ids.is_empty() {
                continue;
            }
            let before = self.mark();
            let case = match self.variant(variant, on) {
                Ok(case) => case,
                Err(missing) if keeps == Keeps::Rest => {
                    self.back_to(before);
                    self.raw.push(format!("{}.{}: {missing}", of.name, variant.name));
                    Some(self.raw_type())
                }
                Err(missing) => return Err(missing),
            };
            match case {
                Some(case) => {
                    cases.extend(ids.iter().map(|id| (id.to_string(), case.as_str().into())));
                }
                None => empty.extend(ids),
            }
        }
        if !empty.is_empty() || keeps != Keeps::Rest {
            let nothing = self.helper("nothing", &Body::default());
            cases.extend(empty.iter().map(|id| (id.to_string(), nothing.as_str().into())));
        }
        match keeps {
            Keeps::Rest => cases.push(("_".to_owned(), self.raw_type().into())),
            Keeps::Number => {
                cases.push(("_".to_owned(), self.helper("nothing", &Body::default()).into()));
            }
            _ => {
                let fault = Attr::of_size("0").with("valid", map([("expr", "false".into())]));
                let name = self.helper("unknown_tag", &Body::of(vec![fault.named("unknown_tag")]));
                cases.push(("_".to_owned(), name.into()));
            }
        }
        let switch = map([("switch-on", on_expr.into()), ("cases", Yaml::Map(cases))]);
        Ok(Attr::of_type(switch, Holds::Other))
    }

    /// The type of what a variant has; none if it has nothing.
    fn variant(
        &mut self,
        variant: &'static VariantShape,
        tag: &str,
    ) -> Result<Option<String>, Missing> {
        let shape = (variant.shape)();
        if let Shape::Unit = shape {
            return Ok(None);
        }
        if let Shape::Record(record) = shape {
            let (name, params) = self.record_type(record)?;
            return Ok(Some(if params > 0 { format!("{name}({tag})") } else { name }));
        }
        let attr = self.whole(shape)?;
        match attr.get("type") {
            Some(Yaml::Text(name)) => Ok(Some(name.clone())),
            _ => Err(shape.to_string()),
        }
    }
}
