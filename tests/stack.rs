//! No input overflows a stack of 512 KiB, whatever its type, also without optimization.

mod support;

use std::{fmt::Debug, thread};

use codec_core::{
    BigEndian as Big, Decode, DecodeErrorKind, Encode, EncodeErrorKind, Format, Implied, Limits,
    LittleEndian, Options, Wire,
    codec::{In, List, MaybeAs},
};
use formats::{
    castle::{Castle, Compound, Value},
    moul::{Creatable, Moul, plasma::Message},
    nativeparam::{NativeParam, OaPacket, Struct},
    otherland::messages::Packet,
    tera::Tera,
};
use support::{Little, hex, version};

/// Runs `body` on a stack of 512 KiB; the test fails if that is not enough.
fn on_small_stack<T: Send + 'static>(body: impl FnOnce() -> T + Send + 'static) -> T {
    thread::Builder::new().stack_size(512 << 10).spawn(body).unwrap().join().unwrap()
}

/// Checks that the input is too deep, and not that it is too long or malformed.
#[track_caller]
fn assert_too_deep<F: Format + 'static, T>(bytes: &[u8], options: &Options<F>)
where
    T: for<'de> Decode<'de, F> + Debug,
{
    use DecodeErrorKind::{BudgetExceeded, DepthLimit};
    let error = F::from_slice_with::<T>(bytes, options).map(|_| ()).unwrap_err();
    let kind = error.kind();
    assert!(matches!(kind, DepthLimit { .. } | BudgetExceeded { what: "stack", .. }), "{kind:?}");
}

macro_rules! wide {
    ($castle:ident $little:ident $choice:ident { $($field:ident)* }) => {
        #[derive(Wire, Debug, Clone, PartialEq, Default)]
        #[wire(format = Castle)]
        struct $castle {
            $($field: Option<u64>,)*
            inner: Option<Box<$castle>>,
        }

        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Little)]
        struct $little {
            $(#[wire(since = 9)] $field: Option<u64>,)*
            more: u8,
            #[wire(when = more == 1)]
            inner: Option<Box<$little>>,
        }

        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Little, tag = u8)]
        #[allow(clippy::large_enum_variant, reason = "large variants are what is tested")]
        enum $choice {
            #[wire(id = 0)]
            End,
            #[wire(id = 1)]
            Fields { $(#[wire(since = 9)] $field: Option<u64>,)* inner: Vec<$choice> },
            #[wire(id = 2)]
            Struct(Box<$little>),
            #[wire(id = 3)]
            Other(Box<$choice>),
        }
    };
}

wide!(Ten TenPacked TenChoices { a b c d e f g h i j });
wide!(Hundred HundredPacked HundredChoices {
    a b c d e f g h i j k l m n o p q r s t u v w x y z
    aa ab ac ad ae af ag ah ai aj ak al am an ao ap aq ar at au av aw ax ay az
    ba bb bc bd be bf bg bh bi bj bk bl bm bn bo bp bq br bs bt bu bv bw bx by bz
    ca cb cc cd ce cf cg ch ci cj ck cl cm cn co cp cq cr cs ct cu cv cw cx });

/// `levels` compounds in each other, each a field `inner` of the one around it.
fn castle(levels: u32) -> Vec<u8> {
    let mut bytes = hex("00 07000000 0000 0500 696e6e6572");
    for level in (0..levels).rev() {
        bytes.extend(hex("0100 1e"));
        bytes.extend((level * 9 + 4).to_le_bytes());
        bytes.extend([0, 0]);
    }
    bytes.extend([0, 0]);
    bytes
}

#[test]
fn a_castle_struct_of_100_fields_overflowed_a_stack_of_4_mib() {
    on_small_stack(|| {
        let bytes = castle(511);
        assert_too_deep::<Castle, Hundred>(&bytes, Castle::DEFAULTS);
        assert_too_deep::<Castle, Hundred>(&castle(100_000), Castle::DEFAULTS);
        assert_too_deep::<Castle, Ten>(&castle(100_000), Castle::DEFAULTS);
        // A few levels fit whatever they hold, and are dropped, copied and printed.
        let value = Castle::from_slice::<Hundred>(&castle(9)).unwrap();
        assert_eq!(value.clone(), value);
        assert!(format!("{value:?}").len() > 1000);
        assert_eq!(Castle::to_vec(&value).unwrap(), castle(9));
        let value = Castle::from_slice::<Ten>(&castle(60)).unwrap();
        assert_eq!(Castle::to_vec(&value.clone()).unwrap(), castle(60));
    });
}

#[test]
fn trees_keep_their_depth() {
    on_small_stack(|| {
        let bytes = castle(511);
        let tree = Castle::from_slice::<Compound>(&bytes).unwrap();
        assert_eq!(tree.clone(), tree);
        assert!(format!("{tree:?}").len() > 1000);
        assert!(tree.to_string().len() > 1000);
        assert_eq!(Castle::to_vec(&tree).unwrap(), bytes);
        assert_too_deep::<Castle, Compound>(&castle(512), Castle::DEFAULTS);
        // Deeper than any file: a user may build it, and it can be dropped.
        let deep = (0..100_000).fold(Compound::default(), |inner, _| {
            Compound(vec![("a".into(), Value::Compound(inner))])
        });
        assert_eq!(deep.clone(), deep);
        let error = Castle::to_vec(&deep).unwrap_err();
        assert_eq!(*error.kind(), EncodeErrorKind::DepthLimit { limit: 512 });
    });
}

#[test]
fn deep_structs_of_castle_are_refused_on_encode() {
    on_small_stack(|| {
        let mut value = Ten::default();
        for _ in 0..600 {
            value = Ten { inner: Some(Box::new(value)), ..Ten::default() };
        }
        let error = Castle::to_vec(&value).unwrap_err();
        assert!(matches!(error.kind(), EncodeErrorKind::DepthLimit { .. }), "{:?}", error.kind());
    });
}

#[test]
fn packed_structs_and_enums_hold() {
    on_small_stack(|| {
        let options = version(1);
        assert_too_deep::<Little, TenPacked>(&[1; 1000], &options);
        assert_too_deep::<Little, HundredPacked>(&[1; 1000], &options);
        assert_too_deep::<Little, TenChoices>(&[1, 1, 0].repeat(1000), &options);
        assert_too_deep::<Little, HundredChoices>(&[1, 1, 0].repeat(20_000), &options);
        assert_too_deep::<Little, HundredChoices>(&[3].repeat(20_000), &options);
        let bytes = [&[1; 9][..], &[0]].concat();
        let value = Little::from_slice_with::<HundredPacked>(&bytes, &options).unwrap();
        assert_eq!(Little::to_vec_with(&value, &options).unwrap(), bytes);
        let bytes = [&[1; 63][..], &[0]].concat();
        let value = Little::from_slice_with::<TenPacked>(&bytes, &options).unwrap();
        assert_eq!(Little::to_vec_with(&value, &options).unwrap(), bytes);
    });
}

#[derive(Wire, Debug, Default)]
#[wire(format = Big)]
struct Boxes {
    more: u8,
    #[wire(when = more == 1)]
    next: Option<Box<Boxes>>,
}

#[derive(Wire, Debug, Default)]
#[wire(format = Big)]
struct Lists {
    count: Implied<u8>,
    #[wire(count = count)]
    list: Vec<Lists>,
}

#[derive(Wire, Debug)]
#[wire(format = Big, tag = u8)]
enum Variants {
    #[wire(id = 0)]
    End,
    #[wire(id = 1)]
    Box(Box<Variants>),
    #[wire(id = 2)]
    List(#[wire(as = List<u8>)] Vec<Variants>),
}

#[derive(Wire, Debug, Default)]
#[wire(format = Big)]
struct Chain {
    offset: Implied<u32>,
    #[wire(at = offset)]
    next: Option<Box<Chain>>,
}

/// The innermost of them determines a value of the struct around all of them.
#[derive(Wire, Debug)]
#[wire(format = Big)]
struct Asked {
    flags: Implied<u8>,
    #[wire(with(flags))]
    node: Asking,
}

#[derive(Wire, Debug, Default)]
#[wire(format = Big, with(flags: u8))]
struct Asking {
    more: u8,
    #[wire(bit = flags & 1)]
    value: Option<u8>,
    #[wire(when = more == 1, with(flags))]
    next: Option<Box<Self>>,
}

/// In two formats by turns: each message inside has a context of its own.
#[derive(Wire, Debug, Default)]
#[wire(format = Big)]
struct Outer {
    #[wire(as = MaybeAs<u8, In<LittleEndian>>)]
    inner: Option<Inner>,
}

#[derive(Wire, Debug, Default)]
#[wire(format = LittleEndian)]
struct Inner(#[wire(as = In<Big>)] Box<Outer>);

/// Checks that a value of a million levels is refused. Dropping it would overflow the stack.
#[track_caller]
fn assert_refused<F: Format, T: Encode<F>>(deep: T) {
    for error in [F::to_vec(&deep).unwrap_err(), F::encoded_len(&deep).unwrap_err()] {
        assert_eq!(*error.kind(), EncodeErrorKind::StackLimit);
    }
    assert!(F::encode_to_slice(&deep, &mut [0; 100]).is_err());
    std::mem::forget(deep);
}

fn deep<T>(first: T, around: impl Fn(T) -> T) -> T {
    (0..1_000_000).fold(first, |inner, _| around(inner))
}

#[test]
fn values_of_a_million_levels_are_refused() {
    on_small_stack(|| {
        let boxed = |next| Boxes { more: 1, next: Some(Box::new(next)) };
        assert_refused::<Big, _>(deep(Boxes::default(), boxed));
        let listed = |item| Lists { count: Implied::new(), list: vec![item] };
        assert_refused::<Big, _>(deep(Lists::default(), listed));
        assert_refused::<Big, _>(deep(Variants::End, |inner| Variants::Box(Box::new(inner))));
        assert_refused::<Big, _>(deep(Variants::End, |inner| Variants::List(vec![inner])));
        let chained = |next| Chain { offset: Implied::new(), next: Some(Box::new(next)) };
        assert_refused::<Big, _>(deep(Chain::default(), chained));
        let asking = |next| Asking { more: 1, value: None, next: Some(Box::new(next)) };
        let node = deep(Asking::default(), asking);
        assert_refused::<Big, _>(Asked { flags: Implied::new(), node });
        let turned = |inner| Outer { inner: Some(Inner(Box::new(inner))) };
        assert_refused::<Big, _>(deep(Outer::default(), turned));
        let element = |children| Element { children, texts: [0; 20] };
        assert_refused::<Tera, _>(deep(element(vec![]), |inner| element(vec![inner])));
    });
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Element {
    children: Vec<Element>,
    texts: [u64; 20],
}

#[test]
fn the_formats_hold() {
    on_small_stack(|| {
        let load_clone = hex("5302 00 00000000 00*8 00000000 00 00 00000000 00000000 00 00");
        let options = Moul::DEFAULTS;
        assert_too_deep::<Moul, Creatable<Message>>(&load_clone.repeat(1000), options);
        let routed = hex("7700000000000000000000010000000000000000").repeat(1000);
        let error = OaPacket::from_slice::<Packet<'_>>(&routed).map(|_| ()).unwrap_err();
        use DecodeErrorKind::{BudgetExceeded, DepthLimit};
        assert!(matches!(error.kind(), DepthLimit { .. } | BudgetExceeded { .. }), "{error}");
        let nested = [hex("01"), hex("0601").repeat(1000)].concat();
        let error = NativeParam::from_slice::<Struct<'_>>(&nested).map(|_| ()).unwrap_err();
        assert!(matches!(error.kind(), DepthLimit { .. }), "{error}");
        // An element whose children are itself.
        let cycle = hex("0100 a800 00*160  a800 0000 0100 a800 00*160");
        let error = Tera::from_slice::<Element>(&cycle).map(|_| ()).unwrap_err();
        assert!(matches!(error.kind(), DepthLimit { .. } | BudgetExceeded { .. }), "{error}");
    });
}

#[test]
fn the_stack_is_a_limit_of_the_caller() {
    on_small_stack(|| {
        let stack =
            |stack| Options { limits: Limits { stack, ..Limits::DEFAULT }, ..version::<Little>(1) };
        let bytes = [&[1; 20][..], &[0]].concat();
        assert!(Little::from_slice_with::<TenPacked>(&bytes, &stack(256 << 10)).is_ok());
        let error = Little::from_slice_with::<TenPacked>(&bytes, &stack(1 << 10)).unwrap_err();
        let kind = DecodeErrorKind::BudgetExceeded { what: "stack", limit: 1 << 10 };
        assert_eq!(error.kind(), &kind);
    });
}
