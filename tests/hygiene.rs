//! Derived code does not depend on what stands around it, nor disturb it.

#![allow(
    non_camel_case_types,
    non_upper_case_globals,
    dead_code,
    reason = "the names here are those that derived code could mistake for others"
)]

extern crate codec_core as renamed;

mod support;

/// The runtime has another name, and the name it usually has is something else.
mod renamed_crate {
    use super::support::{Little, assert_message};

    #[allow(unused, reason = "hides the runtime")]
    mod codec_core {}

    #[derive(renamed::Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little, crate = renamed)]
    struct Struct {
        flags: renamed::Implied<u8>,
        #[wire(bit = flags & 1)]
        maybe: Option<u16>,
        #[wire(rest)]
        rest: Vec<u8>,
    }

    #[derive(renamed::Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little, crate = renamed, tag = u8)]
    enum Tagged {
        #[wire(id = 1)]
        One { x: u8 },
        #[wire(other)]
        Other(u8, Vec<u8>),
    }

    #[derive(renamed::Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little, crate = renamed, repr = u8)]
    enum Number {
        Zero,
        #[wire(other)]
        Other(u8),
    }

    #[derive(renamed::Wire, Clone, Copy)]
    #[wire(format = Little, crate = renamed, repr = u8, open)]
    enum Open {
        Zero,
        #[wire(other)]
        Other(u8),
    }

    #[test]
    fn runtime_may_have_another_name() {
        let value = Struct { flags: renamed::Implied::new(), maybe: Some(2), rest: vec![] };
        assert_message::<Little, _>(&value, &[1, 2, 0]);
        assert_message::<Little, _>(&Tagged::One { x: 1 }, &[1, 1]);
        assert_message::<Little, _>(&Number::Other(7), &[7]);
        assert_message::<Little, _>(&Open::Other(0), &[0]);
    }
}

/// Everything that the prelude and derived code name is something else.
mod shadowed {
    use super::support::Little;

    pub(crate) struct Result;
    pub(crate) struct Ok;
    pub(crate) struct Err;
    pub(crate) struct Some;
    pub(crate) struct None;
    pub(crate) struct Vec;
    pub(crate) struct Option;
    pub(crate) struct String;
    pub(crate) struct Box;
    pub(crate) struct Self_;
    pub(crate) struct u8;
    pub(crate) struct u16;
    pub(crate) struct u32;
    pub(crate) struct u64;
    pub(crate) struct i8;
    pub(crate) struct i16;
    pub(crate) struct i32;
    pub(crate) struct i64;
    pub(crate) struct i128;
    pub(crate) struct usize;
    pub(crate) struct bool;
    pub(crate) struct str;
    pub(crate) struct char;
    pub(crate) struct Field;
    pub(crate) struct Object;
    pub(crate) struct Reader;
    pub(crate) struct Writer;
    pub(crate) struct Shape;
    pub(crate) struct Layout;
    pub(crate) trait Encode {}
    pub(crate) trait Decode {}
    pub(crate) trait Default {}
    pub(crate) trait PartialEq {}
    pub(crate) trait Eq {}
    pub(crate) trait PartialOrd {}
    pub(crate) trait Ord {}
    pub(crate) trait Hash {}
    pub(crate) trait Debug {}
    pub(crate) trait From {}
    pub(crate) trait Sink {}
    pub(crate) trait Sized {}
    pub(crate) mod core {}
    pub(crate) mod std {}
    pub(crate) mod alloc {}
    pub(crate) mod codec_core {}
    pub(crate) const VARIANTS: () = ();
    pub(crate) const SHAPE: () = ();
    pub(crate) const FIELDS: () = ();
    pub(crate) const __WIRE_TAG_0_0: () = ();
    pub(crate) fn drop() {}

    /// What the fields of the types below are.
    pub(crate) mod real {
        pub(crate) use ::std::{
            option::Option,
            primitive::{bool, u8, u16, u32},
            string::String,
            vec::Vec,
        };
    }

    #[derive(renamed::Wire)]
    #[wire(format = Little, crate = renamed, id = 5, name = "S")]
    pub(crate) struct Struct {
        pub(crate) count: renamed::Implied<real::u8>,
        pub(crate) flags: real::u8,
        #[wire(bit = flags & 1)]
        pub(crate) maybe: real::Option<real::u16>,
        #[wire(count = count)]
        pub(crate) list: real::Vec<real::u16>,
        #[wire(const = 7, align = 2)]
        pub(crate) magic: real::u16,
        #[wire(since = 1, default)]
        pub(crate) since: real::u8,
        #[wire(when = (flags as real::u16 * 2 / 4) % 2 != 0)]
        pub(crate) when: real::Option<real::String>,
        #[wire(check = flag)]
        pub(crate) flag: real::bool,
        pub(crate) kind: real::u8,
        #[wire(switch = kind)]
        pub(crate) body: Tagged,
        #[wire(skip)]
        pub(crate) skipped: real::u32,
        #[wire(rest)]
        pub(crate) rest: real::Vec<real::u8>,
    }

    #[derive(renamed::Wire)]
    #[wire(format = Little, crate = renamed, tag = u8)]
    pub(crate) enum Tagged {
        #[wire(id = [1, 2])]
        Some(real::u8),
        #[wire(id = 3)]
        None,
        #[wire(id = 4)]
        Ok { value: real::u16 },
        #[wire(other)]
        Err(real::u8, real::Vec<real::u8>),
    }

    #[derive(renamed::Wire)]
    #[wire(format = Little, crate = renamed, repr = u16)]
    pub(crate) enum Number {
        Some,
        None,
        #[wire(id = 5)]
        Ok,
        #[wire(other)]
        Err(real::u16),
    }

    #[derive(renamed::Wire)]
    #[wire(format = Little, crate = renamed, repr = u16, open)]
    pub(crate) enum Open {
        Some,
        #[wire(id = 5)]
        Ordering,
        #[wire(other)]
        Err(real::u16),
    }
}

#[test]
fn names_of_the_prelude_may_be_taken() {
    use renamed::Format as _;
    let value = shadowed::Struct {
        count: renamed::Implied::new(),
        flags: 1,
        maybe: Some(0x0203),
        list: vec![4],
        magic: 0,
        since: 5,
        when: None,
        flag: true,
        kind: 2,
        body: shadowed::Tagged::Some(6),
        skipped: 0,
        rest: vec![8],
    };
    let bytes = [1, 1, 3, 2, 4, 0, 7, 0, 5, 1, 2, 6, 8];
    assert_eq!(support::Little::to_vec(&value).unwrap(), bytes);
    let again: shadowed::Struct = support::Little::from_slice(&bytes).unwrap();
    assert_eq!(support::Little::to_vec(&again).unwrap(), bytes);
    assert_eq!(support::Little::to_vec(&shadowed::Number::Ok).unwrap(), [5, 0]);
}

/// Fields and parameters have the names that derived code uses for its own.
mod taken {
    use renamed::{BigEndian, Implied, Wire};

    use super::support::{Little, assert_message};

    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Fields {
        input: u8,
        out: u8,
        o: u8,
        self_: u8,
        __wire: Implied<u8>,
        __wire_0: u8,
        __wire_o: u8,
        __wire_input: u8,
        __wire_value: u8,
        __wire_number: u8,
        #[wire(count = __wire)]
        r#type: Vec<u8>,
        #[wire(when = o > 0 && __wire_0 > 0 && __wire > 0 && input == out)]
        r#fn: Option<u8>,
        #[wire(check = __wire_value == value && self_ - 1 != 0 && __wire_o as u8 == __wire_number + 1)]
        value: u8,
    }

    #[test]
    fn fields_may_have_any_name() {
        let value = Fields {
            input: 1,
            out: 1,
            o: 3,
            self_: 4,
            __wire: Implied::new(),
            __wire_0: 6,
            __wire_o: 7,
            __wire_input: 8,
            __wire_value: 9,
            __wire_number: 6,
            r#type: vec![10],
            r#fn: Some(11),
            value: 9,
        };
        assert_message::<Little, _>(&value, &[1, 1, 3, 4, 1, 6, 7, 8, 9, 6, 10, 11, 9]);
    }

    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little, tag = u8)]
    enum Variants {
        #[wire(id = 1)]
        A {
            input: u8,
            out: u8,
            o: u8,
            value: u8,
            kept: Implied<u8>,
            selector: u8,
            __wire_0_ref: u8,
            #[wire(count = kept)]
            __wire: Vec<u8>,
        },
        #[wire(id = 2)]
        Selector(u8, u8),
    }

    #[test]
    fn fields_of_variants_may_have_any_name() {
        let value = Variants::A {
            input: 1,
            out: 2,
            o: 3,
            value: 4,
            kept: Implied::new(),
            selector: 5,
            __wire_0_ref: 6,
            __wire: vec![7],
        };
        assert_message::<Little, _>(&value, &[1, 1, 2, 3, 4, 1, 5, 6, 7]);
        assert_message::<Little, _>(&Variants::Selector(1, 2), &[2, 1, 2]);
    }

    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Params<'a, '__wire, 'de, S, F, T, const N: usize> {
        s: S,
        f: [F; N],
        t: Vec<T>,
        a: &'a [u8],
        w: &'__wire str,
        d: &'de [u8],
    }

    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little, tag = u8)]
    enum ParamsEnum<S, F, T> {
        #[wire(id = 1)]
        S(S),
        #[wire(id = 2)]
        F { f: F, t: T },
    }

    #[test]
    fn parameters_may_have_any_name() {
        let value = Params::<u8, u16, u8, 1> { s: 1, f: [2], t: vec![3], a: &[4], w: "w", d: &[5] };
        let bytes = [1, 2, 0, 1, 0, 3, 1, 0, 4, 1, 0, b'w', 1, 0, 5];
        assert_message::<Little, _>(&value, &bytes);
        type Three = ParamsEnum<u8, u16, u8>;
        assert_message::<Little, Three>(&ParamsEnum::S(1), &[1, 1]);
        assert_message::<Little, Three>(&ParamsEnum::F { f: 1, t: 2 }, &[2, 1, 0, 2]);
    }

    /// Types with the names of ours, as fields of each other.
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Field {
        object: Object,
    }

    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Object {
        reader: Reader,
        sink: Sink,
    }

    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Reader(#[wire(as = BigEndian<u16>)] u16);

    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little, tag = u8)]
    enum Sink {
        #[wire(id = 1)]
        Shape(Shape),
    }

    #[derive(Wire, Debug, Clone, Copy, PartialEq)]
    #[wire(format = Little, repr = u8)]
    enum Shape {
        Round,
    }

    #[test]
    fn types_may_have_the_names_of_ours() {
        let value =
            Field { object: Object { reader: Reader(0x0102), sink: Sink::Shape(Shape::Round) } };
        assert_message::<Little, _>(&value, &[1, 2, 1, 0]);
    }

    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Borrowed<'a> {
        text: std::borrow::Cow<'a, str>,
        bytes: &'a [u8],
    }

    fn first(value: &Borrowed<'_>) -> u8 {
        value.bytes[0]
    }

    #[test]
    fn lifetimes_may_be_anonymous_in_use() {
        let value = Borrowed { text: "a".into(), bytes: &[2] };
        assert_message::<Little, Borrowed<'_>>(&value, &[1, 0, b'a', 1, 0, 2]);
        assert_eq!(first(&value), 2);
    }
}

/// Types made by other macros, whose parts come from different places.
mod macros {
    use renamed::{Implied, Wire};

    use super::support::{Little, assert_message};

    macro_rules! message {
        ($name:ident { $($field:ident: $ty:ty $(, when $when:expr)?;)* } $list:ident: $element:ty) => {
            #[derive(Wire, Debug, Clone, PartialEq)]
            #[wire(format = Little)]
            struct $name {
                $($(#[wire(when = $when)])? $field: $ty,)*
                count: Implied<u8>,
                #[wire(count = count, check = $list.len() < 5)]
                $list: Vec<$element>,
                own: u8,
            }
        };
    }

    message!(Generated { kind: u8; extra: Option<u16>, when kind * 3 % 2 == 1; } list: u16);

    macro_rules! union {
        ($name:ident: $tag:ident { $($id:literal => $variant:ident($ty:ty)),* $(,)? }) => {
            #[derive(Wire, Debug, Clone, PartialEq)]
            #[wire(format = Little, tag = $tag)]
            enum $name {
                $(#[wire(id = $id)] $variant($ty),)*
            }
        };
    }

    union!(Union: u16 { 1 => One(u8), 2 => Two(Generated) });

    #[test]
    fn types_may_come_from_macros() {
        let value =
            |kind, extra| Generated { kind, extra, count: Implied::new(), list: vec![4], own: 5 };
        assert_message::<Little, _>(&value(1, Some(3)), &[1, 3, 0, 1, 4, 0, 5]);
        assert_message::<Little, _>(&value(0, None), &[0, 1, 4, 0, 5]);
        assert_message::<Little, _>(&Union::One(7), &[1, 0, 7]);
        assert_message::<Little, _>(&Union::Two(value(0, None)), &[2, 0, 0, 1, 4, 0, 5]);
    }

    /// A type inside a function sees only what the function sees.
    #[test]
    fn types_may_be_local() {
        const COUNT: usize = 2;
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Little)]
        struct Local {
            #[wire(count = COUNT)]
            list: Vec<u8>,
            inner: Inner,
        }

        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Little, tag = u8)]
        enum Inner {
            #[wire(id = 1)]
            A(u8),
        }

        assert_message::<Little, _>(&Local { list: vec![1, 2], inner: Inner::A(3) }, &[1, 2, 1, 3]);
    }
}
