//! Counts and lengths that are linear in one earlier field, such as `size - 8`: encoding solves
//! them for the field. A length may name other fields beside one that is not kept, as in
//! `total - words * 4`, and is solved for that one. What cannot be solved stays an expression that
//! is checked.

use proc_macro2::{TokenStream, TokenTree};
use syn::{
    BinOp, Expr, ExprField, Ident, Member, Type, ext::IdentExt as _, punctuated::Punctuated,
};

use crate::{
    attr::container::NUMBERS,
    lower::name_of,
    model::{Determined, Extent, Field, Source, Step},
    syntax::{literal, mentions_name},
};

/// Whole numbers that an expression can convert to.
const WHOLE: &[&str] =
    &["u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"];

/// Decides which expressions of `list` are solved, and notes what they determine.
pub(crate) fn solve(names: &[String], list: &mut [Field]) {
    let mut found = Vec::new();
    for (user, field) in list.iter().enumerate() {
        let count = match &field.extent {
            Extent::Count(Source::Expr(expr)) => Some((expr, true)),
            _ => None,
        };
        let len = match &field.len {
            Some(Source::Expr(expr)) => Some((expr, false)),
            _ => None,
        };
        for (expr, counted) in count.into_iter().chain(len) {
            let mut steps = Vec::new();
            let constant = |expr: &Expr| is_constant(names, expr);
            let Some((source, member)) = unwind(names, expr, &constant, &mut steps) else {
                continue;
            };
            if source < user {
                let expr = expr.clone();
                found.push(Solution { source, member, user, counted, expr, steps, beside: false });
            }
        }
    }
    let (told, found): (Vec<_>, Vec<_>) =
        found.into_iter().partition(|solution| solution.member.is_some());
    for solution in told {
        solution.tell(list);
    }
    for source in 0..list.len() {
        let of_source = || found.iter().filter(|solution| solution.source == source);
        // A length is known only when what it counts is written, a count before that.
        let counted = of_source().any(|solution| solution.counted);
        if !list.get(source).is_some_and(is_free) || (!counted && !may_be_later(list, source)) {
            continue;
        }
        for solution in of_source().filter(|solution| solution.counted == counted) {
            solution.note(list);
        }
    }
    for user in 0..list.len() {
        if let Some(solution) = beside_others(names, list, user) {
            solution.note(list);
        }
    }
}

/// Solves the length of the field `user` for the one field in it that is not kept. The values of the
/// other fields must be known when that field is filled in.
fn beside_others(names: &[String], list: &[Field], user: usize) -> Option<Solution> {
    let Some(Source::Expr(expr)) = &list.get(user)?.len else { return None };
    let operands = || {
        let earlier = list.iter().enumerate().take(user);
        earlier.filter(|(_, field)| mentions_name(expr, &field.name))
    };
    let mut not_kept = operands().filter(|(_, field)| field.implied && is_free(field));
    let (source, field) = not_kept.next().filter(|(source, _)| may_be_later(list, *source))?;
    // Such a field is filled in last, when all other lengths are known.
    if not_kept.next().is_some() || operands().any(|(_, other)| other.is_last(list)) {
        return None;
    }
    let operand = |expr: &Expr| !mentions_name(expr, &field.name) && is_linear(names, expr, true);
    let mut steps = Vec::new();
    let found = unwind(names, expr, &operand, &mut steps)?;
    (found.0 == source && found.1.is_none()).then(|| Solution {
        source,
        member: None,
        user,
        counted: false,
        expr: expr.clone(),
        steps,
        beside: true,
    })
}

/// The first count, length or tag that uses the field `name` in an expression that is not solved,
/// and what could be.
pub(crate) fn unsolved<'a>(list: &'a [Field], name: &str) -> Option<(&'a Expr, &'static str)> {
    const LINEAR: &str = "one field between constants, or between numbers of other fields in a `len`, \
                          with `+`, `-` and `*`,";
    const BITS: &str = "bits of one field, taken out with `&` and `>>`,";
    let mut expressions = list.iter().flat_map(|field| {
        let extent = match &field.extent {
            Extent::Count(Source::Expr(expr)) => Some((expr, LINEAR)),
            Extent::SwitchOn(selection) => Some((&selection.expr, BITS)),
            _ => None,
        };
        let len = match &field.len {
            Some(Source::Expr(expr)) => Some((expr, LINEAR)),
            _ => None,
        };
        extent.into_iter().chain(len)
    });
    expressions.find(|(expr, _)| mentions_name(expr, name))
}

/// What stands for one expression.
struct Solution {
    /// The field that it is solved for.
    source: usize,
    /// The field of that field, if it is solved for that.
    member: Option<ExprField>,
    /// The field that has the directive.
    user: usize,
    /// Whether it says how many elements there are, or how many bytes.
    counted: bool,
    expr: Expr,
    steps: Vec<Step>,
    /// Whether other fields stand in it too.
    beside: bool,
}

impl Solution {
    /// Puts a solution for a field of an earlier struct into the model, if nothing else needs that.
    fn tell(self, list: &mut [Field]) {
        let Self { source: head, member: Some(member), user, counted, expr, steps, .. } = self
        else {
            return;
        };
        let Some(found) = list.get(head).filter(|field| is_head(field)) else { return };
        let path: Vec<_> = members(&member).1.into_iter().map(name_of).collect();
        let uses = list.iter().map(|field| uses_of(&field.directives, &found.name, &path)).sum();
        if matches!(uses, 0..=1_usize) {
            let told = Source::Told { expr, steps, head, member: Box::new(member) };
            let Some(field) = list.get_mut(user) else { return };
            if counted {
                field.extent = Extent::Count(told);
            } else {
                field.len = Some(told);
            }
            if let Some(head) = list.get_mut(head) {
                head.told = true;
            }
        }
    }

    /// Puts it into the model.
    fn note(&self, list: &mut [Field]) {
        let (expr, steps, beside) = (self.expr.clone(), self.steps.clone(), self.beside);
        let solved = Source::Solved { expr, steps, beside };
        let Some(user) = list.get_mut(self.user) else { return };
        if self.counted {
            user.extent = Extent::Count(solved);
        } else {
            user.len = Some(solved);
        }
        if let Some(source) = list.get_mut(self.source) {
            source.determined.push(if self.counted {
                Determined::Count(self.user)
            } else {
                Determined::Len(self.user)
            });
        }
    }
}

/// Whether nothing else determines `field`, a number that is always there.
fn is_free(field: &Field) -> bool {
    let is_number = match &field.value {
        Type::Path(path) => path.path.get_ident().is_some_and(|name| {
            let name = name.to_string();
            name == "usize" || NUMBERS.contains(&name.as_str())
        }),
        _ => false,
    };
    // A type of another name may be anything; what is not kept must be determined by something.
    let number = is_number || field.implied;
    number && !field.is_computed() && !field.optional && !field.skip
}

/// Whether the field `source` may be filled in after the fields behind it.
fn may_be_later(list: &[Field], source: usize) -> bool {
    let Some(field) = list.get(source) else { return false };
    let given = |other: &Field| {
        let switch = match &other.extent {
            Extent::SwitchOn(selection) => Some(&selection.expr),
            _ => None,
        };
        let mut needed = other.with.iter().chain(switch);
        needed.any(|expr| mentions_name(expr, &field.name))
    };
    field.len.is_none() && !list.iter().any(given)
}

/// Whether `field` may be a struct whose fields others can fill in: it is always there, as it is.
fn is_head(field: &Field) -> bool {
    field.is_plain()
        && field.padding.pad.is_none()
        && field.codec.is_none()
        && field.with.is_empty()
        && !field.is_computed()
        && !field.optional
        && !field.implied
        && !field.skip
}

/// How often `directives` need what `path` leads to in the field `head`, or what that is in.
fn uses_of(directives: &str, head: &str, path: &[String]) -> usize {
    fn count(tokens: TokenStream, head: &str, path: &[String]) -> usize {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut uses = 0_usize;
        for (index, token) in tokens.iter().enumerate() {
            let found = match token {
                TokenTree::Group(group) => count(group.stream(), head, path),
                TokenTree::Ident(name) if name.unraw() == head => {
                    let is = |ahead: usize, text: &str| {
                        let token = tokens.get(index.saturating_add(ahead));
                        token.is_some_and(|token| match token {
                            TokenTree::Ident(name) => name.unraw() == text,
                            token => token.to_string() == text,
                        })
                    };
                    // Up to where the names end, here or there, or lead to something else.
                    let dots = (1_usize..).step_by(2).zip(path);
                    let other = dots
                        .take_while(|(ahead, _)| is(*ahead, "."))
                        .any(|(ahead, name)| !is(ahead.saturating_add(1), name));
                    usize::from(!other)
                }
                _ => 0,
            };
            uses = uses.saturating_add(found);
        }
        uses
    }
    // What cannot be read may be any number of uses.
    directives.parse().map_or(2, |tokens| count(tokens, head, path))
}

/// The one field in `expr`, or field of a field, with the steps from the value of `expr` to that of the field.
///
/// Everything else in it is an `operand`.
pub(crate) fn unwind(
    names: &[String],
    expr: &Expr,
    operand: &impl Fn(&Expr) -> bool,
    steps: &mut Vec<Step>,
) -> Option<(usize, Option<ExprField>)> {
    match expr {
        Expr::Paren(inner) => unwind(names, &inner.expr, operand, steps),
        Expr::Group(inner) => unwind(names, &inner.expr, operand, steps),
        Expr::Path(path) => Some((field(names, path.path.get_ident()?)?, None)),
        Expr::Field(of) => {
            let Expr::Path(path) = members(of).0 else { return None };
            Some((field(names, path.path.get_ident()?)?, Some(of.clone())))
        }
        Expr::Cast(cast) if is_whole(&cast.ty) => unwind(names, &cast.expr, operand, steps),
        Expr::Call(call) => unwind(names, converted(&call.func, &call.args)?, operand, steps),
        Expr::Binary(binary) => {
            let (left, right) = (&*binary.left, &*binary.right);
            let (inner, step) = match &binary.op {
                BinOp::Add(_) if operand(right) => (left, Step::Minus(right.clone())),
                BinOp::Add(_) if operand(left) => (right, Step::Minus(left.clone())),
                BinOp::Sub(_) if operand(right) => (left, Step::Plus(right.clone())),
                BinOp::Sub(_) if operand(left) => (right, Step::From(left.clone())),
                BinOp::Mul(_) if operand(right) && is_factor(right) => {
                    (left, Step::Over(right.clone()))
                }
                BinOp::Mul(_) if operand(left) && is_factor(left) => {
                    (right, Step::Over(left.clone()))
                }
                _ => return None,
            };
            steps.push(step);
            unwind(names, inner, operand, steps)
        }
        _ => None,
    }
}

/// What a field of a field of … is in, and the names on the way to it.
pub(crate) fn members(of: &ExprField) -> (&Expr, Vec<&Member>) {
    let (base, mut names) = match &*of.base {
        Expr::Field(inner) => members(inner),
        base => (base, Vec::new()),
    };
    names.push(&of.member);
    (base, names)
}

/// Whether `expr` is a number that is the same in every message.
pub(crate) fn is_constant(names: &[String], expr: &Expr) -> bool {
    is_linear(names, expr, false)
}

/// Whether `expr` consists of constants, `+`, `-` and `*`, and of fields where they are allowed.
fn is_linear(names: &[String], expr: &Expr, fields: bool) -> bool {
    let is_field = |expr: &Expr| match expr {
        Expr::Path(path) => path.path.get_ident().is_some_and(|name| field(names, name).is_some()),
        _ => false,
    };
    match expr {
        Expr::Lit(_) => literal(expr).is_some(),
        Expr::Paren(inner) => is_linear(names, &inner.expr, fields),
        Expr::Group(inner) => is_linear(names, &inner.expr, fields),
        Expr::Path(_) if is_field(expr) => fields,
        Expr::Path(path) => {
            let name = path.path.segments.last().map(|last| last.ident.to_string());
            name.is_some_and(|name| !name.chars().any(char::is_lowercase))
        }
        Expr::Field(of) => fields && is_field(&of.base),
        Expr::Cast(cast) => is_whole(&cast.ty) && is_linear(names, &cast.expr, fields),
        Expr::Call(call) => {
            converted(&call.func, &call.args).is_some_and(|inner| is_linear(names, inner, fields))
        }
        Expr::Binary(binary) => {
            matches!(binary.op, BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_))
                && is_linear(names, &binary.left, fields)
                && is_linear(names, &binary.right, fields)
        }
        _ => false,
    }
}

/// Whether what the operand `expr` was multiplied with can be found again.
fn is_factor(expr: &Expr) -> bool {
    literal(expr) != Some(0)
}

/// The number in a conversion such as `usize::from(number)`.
pub(crate) fn converted<'a>(
    function: &Expr,
    arguments: &'a Punctuated<Expr, syn::Token![,]>,
) -> Option<&'a Expr> {
    let Expr::Path(path) = function else { return None };
    let mut segments = path.path.segments.iter().rev();
    let (from, ty) = (segments.next()?, segments.next()?);
    let is_conversion = from.ident == "from"
        && path.qself.is_none()
        && WHOLE.iter().any(|whole| ty.ident == whole)
        && arguments.len() == 1;
    arguments.first().filter(|_| is_conversion)
}

/// Whether a cast to `ty` keeps a whole number as it is.
pub(crate) fn is_whole(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    path.path.segments.last().is_some_and(|last| WHOLE.iter().any(|whole| last.ident == whole))
}

/// The field called `name`.
pub(crate) fn field(names: &[String], name: &Ident) -> Option<usize> {
    names.iter().position(|known| name.unraw() == known.as_str())
}
