//! JSON of any value: an object of the name of its type and its content, `{"int32": 5}`.

use codec_core::exact::{Error, Exact, Value as Tree};

use super::{Value, Vector3};

impl Exact for Value<'_> {
    fn to_value(&self) -> Tree {
        let value = match self {
            Self::UInt8(value) => value.to_value(),
            Self::Float32(value) => value.to_value(),
            Self::Float64(value) => value.to_value(),
            Self::Int32(value) => value.to_value(),
            Self::CString(value) => value.to_value(),
            Self::Struct(value) => value.to_value(),
            Self::Uuid(value) => value.to_value(),
            Self::AvatarId(value) => value.to_value(),
            // A list, unlike the fields of messages.
            Self::Vector3(Vector3 { x, y, z }) => [*x, *y, *z].to_value(),
            Self::Bool(value) => value.to_value(),
            Self::Json(value) => value.to_value(),
            Self::Int32Array(value) => value.to_value(),
            Self::Int64(value) => value.to_value(),
            Self::Buffer(value) => value.to_value(),
            Self::UInt32(value) => value.to_value(),
            Self::UuidArray(value) => value.to_value(),
            Self::CStringArray(value) => value.to_value(),
        };
        Tree::variant(self.type_name(), value)
    }

    fn from_value(value: Tree) -> Result<Self, Error> {
        let (name, value) = value.into_variant()?;
        Ok(match &*name {
            "uint8" => Self::UInt8(Exact::from_value(value)?),
            "float32" => Self::Float32(Exact::from_value(value)?),
            "float64" => Self::Float64(Exact::from_value(value)?),
            "int32" => Self::Int32(Exact::from_value(value)?),
            "c-string" => Self::CString(Exact::from_value(value)?),
            "struct" => Self::Struct(Exact::from_value(value)?),
            "uuid" => Self::Uuid(Exact::from_value(value)?),
            "avatar-id" => Self::AvatarId(Exact::from_value(value)?),
            "vector3" => {
                let [x, y, z] = Exact::from_value(value)?;
                Self::Vector3(Vector3 { x, y, z })
            }
            "bool" => Self::Bool(Exact::from_value(value)?),
            "json" => Self::Json(Exact::from_value(value)?),
            "int32-array" => Self::Int32Array(Exact::from_value(value)?),
            "int64" => Self::Int64(Exact::from_value(value)?),
            "buffer" => Self::Buffer(Exact::from_value(value)?),
            "uint32" => Self::UInt32(Exact::from_value(value)?),
            "uuid-array" => Self::UuidArray(Exact::from_value(value)?),
            "c-string-array" => Self::CStringArray(Exact::from_value(value)?),
            _ => return Err(Error::new(format!("no type has the name `{name}`"))),
        })
    }
}

codec_core::serde_by_exact!(Value<'_>);
