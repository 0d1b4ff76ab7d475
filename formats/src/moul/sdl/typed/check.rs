//! Whether a struct is what a descriptor says.

use core::fmt;

use codec_core::{
    Layout, MessageId, MessageName, Shape,
    shape::{Field, Frame, RecordShape},
};

use super::{object, states::STATES, var::VARIABLE};
use crate::moul::{
    Moul,
    sdl::{Descriptor, Descriptors, SimpleType, Variable, VariableType},
};

/// Why a struct does not stand for a descriptor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructMismatch {
    path: String,
    what: String,
}

impl StructMismatch {
    fn new(path: &str, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), what: what.into() }
    }

    /// The descriptor and the variable at fault, such as `Lamp.wicks.length`.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }
}

impl fmt::Display for StructMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path, self.what)
    }
}

impl core::error::Error for StructMismatch {}

impl Descriptors {
    /// Checks that the struct `V` has the variables of the descriptor with its name and version,
    /// as [`typed`](crate::moul::sdl::typed) asks. For tests.
    ///
    /// # Errors
    ///
    /// [`StructMismatch`], if there is no such descriptor, or for the first variable that is not
    /// in the struct in the same way.
    pub fn check<V>(&self) -> Result<(), StructMismatch>
    where
        V: Layout<Moul> + MessageName + MessageId,
    {
        let version = u16::try_from(V::ID).ok();
        let descriptor = version.and_then(|version| self.get(V::NAME, version));
        let Some(descriptor) = descriptor else {
            let what = format!("there is no such descriptor of version {}", V::ID);
            return Err(StructMismatch::new(V::NAME, what));
        };
        let what = "not a struct with named fields";
        let object = object::<V>().ok_or_else(|| StructMismatch::new(V::NAME, what))?;
        // A struct that contains itself is the same further down.
        check_object(&descriptor, object, V::NAME, &mut vec![descriptor.clone()])
    }
}

/// Checks one struct. `above` has the descriptors that it lies in, and its own.
fn check_object(
    descriptor: &Descriptor,
    object: &'static RecordShape,
    path: &str,
    above: &mut Vec<Descriptor>,
) -> Result<(), StructMismatch> {
    let is_state = |variable: &&Variable| matches!(variable.ty(), VariableType::State(_));
    let all = descriptor.variables();
    let values = all.iter().filter(|variable| !is_state(variable));
    let mut variables = values.chain(all.iter().filter(is_state));
    let mut fields = object.fields.iter();
    loop {
        match (variables.next(), fields.next()) {
            (None, None) => return Ok(()),
            (Some(variable), None) => {
                let what = format!("the struct lacks `{}`", variable.name());
                return Err(StructMismatch::new(path, what));
            }
            (None, Some(field)) => {
                let what = format!("the descriptor lacks `{}`", field.wire_name);
                return Err(StructMismatch::new(path, what));
            }
            (Some(variable), Some(field)) => {
                if !variable.name().eq_ignore_ascii_case(field.wire_name) {
                    let names = (variable.name(), field.wire_name);
                    let what = format!("expected `{}`, the struct has `{}`", names.0, names.1);
                    return Err(StructMismatch::new(path, what));
                }
                let path = format!("{path}.{}", variable.name());
                check_field(descriptor, variable, field, &path, above)?;
            }
        }
    }
}

fn check_field(
    descriptor: &Descriptor,
    variable: &Variable,
    field: &'static Field,
    path: &str,
    above: &mut Vec<Descriptor>,
) -> Result<(), StructMismatch> {
    let mismatch = || {
        let count = variable.count().map_or_else(String::new, |count| count.to_string());
        let what = format!("the field does not hold {} [{count}]", variable.ty().name());
        Err(StructMismatch::new(path, what))
    };
    match (variable.ty(), (field.shape)()) {
        (VariableType::Simple(ty), Shape::Named { name: VARIABLE, of }) => {
            if is_array(of(), *ty, variable.fixed_len()) { Ok(()) } else { mismatch() }
        }
        (VariableType::State(_), Shape::Named { name: STATES, of }) => {
            let (of, len) = match of() {
                Shape::Array { of, len } => (of, Some(len)),
                Shape::List { of, .. } => (of, None),
                _ => return mismatch(),
            };
            let (Shape::Record(object), Some(bound)) = (of(), descriptor.bound(variable)) else {
                return mismatch();
            };
            if len != variable.fixed_len() {
                return mismatch();
            }
            if above.contains(&bound) {
                return Ok(());
            }
            above.push(bound.clone());
            check_object(&bound, object, path, above)?;
            above.pop();
            Ok(())
        }
        _ => mismatch(),
    }
}

/// Whether a type is for a variable of this type and number of elements.
fn is_array(shape: Shape, ty: SimpleType, count: Option<usize>) -> bool {
    match (count, shape) {
        (Some(1), shape) if is_element(shape, ty) => true,
        // Arrays of bytes have a description of their own.
        (Some(count), Shape::Bytes { frame: Frame::Fixed(len) }) => {
            ty == SimpleType::Byte && len == count
        }
        (Some(count), Shape::Array { of, len }) => count == len && is_element(of(), ty),
        (None, Shape::List { of, frame }) if frame.max().is_some() => is_element(of(), ty),
        _ => false,
    }
}

/// Whether a type is for one element of this type.
fn is_element(shape: Shape, ty: SimpleType) -> bool {
    let floats = |of: fn() -> Shape| matches!(of(), Shape::Float { width: 4, .. });
    match (ty, shape) {
        (_, Shape::Named { of, .. }) => is_element(of(), ty),
        // An enum without anything behind its number.
        (_, Shape::Enum(shape)) => {
            let is_bare = |of: fn() -> Shape| matches!(of(), Shape::Unit);
            let bare = shape.variants.iter().all(|variant| is_bare(variant.shape));
            bare && is_element((shape.tag)(), ty)
        }
        (SimpleType::Int, Shape::Int { width: 4, signed: true, .. })
        | (SimpleType::Short, Shape::Int { width: 2, signed: true, .. })
        | (SimpleType::Byte, Shape::Int { width: 1, signed: false, .. })
        | (SimpleType::Float, Shape::Float { width: 4, .. })
        | (SimpleType::Double, Shape::Float { width: 8, .. })
        | (SimpleType::Bool, Shape::Bool { .. })
        | (SimpleType::AgeTimeOfDay, Shape::Unit)
        | (SimpleType::Rgb8, Shape::Bytes { frame: Frame::Fixed(3) })
        | (SimpleType::Rgba8, Shape::Bytes { frame: Frame::Fixed(4) }) => true,
        (
            SimpleType::Vector3 | SimpleType::Point3 | SimpleType::Rgb,
            Shape::Array { of, len: 3 },
        )
        | (SimpleType::Rgba | SimpleType::Quaternion, Shape::Array { of, len: 4 }) => floats(of),
        (SimpleType::String32, Shape::Record(object)) => object.wire_name == Some("STRING32"),
        (SimpleType::Key, Shape::Record(object)) => object.wire_name == Some("plUoid"),
        (SimpleType::Creatable, Shape::Record(object)) => object.wire_name == Some("CREATABLE"),
        (SimpleType::Time, Shape::Record(object)) => object.wire_name == Some("plUnifiedTime"),
        _ => false,
    }
}
