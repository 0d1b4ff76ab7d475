use codec_core::{Implied, Wire};
use formats::{castle::Castle, nativeparam::NativeParam, tera::Tera};

#[derive(Wire)]
#[wire(format = Tera)]
struct TeraCount {
    n: u8,
    #[wire(count = n)]
    value: Vec<u8>,
}

#[derive(Wire)]
#[wire(format = Tera)]
struct TeraLen {
    n: u8,
    #[wire(len = n)]
    value: Vec<u8>,
}

#[derive(Wire)]
#[wire(format = Tera)]
struct TeraRest {
    #[wire(rest)]
    value: Vec<u8>,
}

#[derive(Wire)]
#[wire(format = NativeParam)]
struct NativeParamAlign {
    #[wire(align = 2)]
    value: u8,
}

#[derive(Wire)]
#[wire(format = NativeParam)]
struct NativeParamPad {
    #[wire(pad = 1)]
    value: u8,
}

#[derive(Wire)]
#[wire(format = NativeParam)]
struct NativeParamCount {
    n: u8,
    #[wire(count = n)]
    value: Vec<u8>,
}

#[derive(Wire)]
#[wire(format = NativeParam)]
struct NativeParamLen {
    n: u8,
    #[wire(len = n)]
    value: Vec<u8>,
}

#[derive(Wire)]
#[wire(format = NativeParam)]
struct NativeParamLayout {
    #[wire(layout = 1)]
    value: Vec<u8>,
}

#[derive(Wire)]
#[wire(format = Castle)]
struct CastleLayout {
    #[wire(layout = 1)]
    value: Vec<u8>,
}

#[derive(Wire)]
#[wire(format = Tera, format = NativeParam, tag = i32)]
enum Body {
    #[wire(id = 1)]
    One(u8),
}

#[derive(Wire)]
#[wire(format = Tera)]
struct TeraSwitch {
    kind: i32,
    #[wire(switch = kind)]
    body: Body,
}

#[derive(Wire)]
#[wire(format = NativeParam)]
struct NativeParamSwitch {
    kind: i32,
    #[wire(switch = kind)]
    body: Body,
}

#[derive(Wire)]
#[wire(format = Tera, format = NativeParam, format = Castle, with(wide: bool))]
struct Child {
    #[wire(when = wide)]
    value: Option<u8>,
}

#[derive(Wire)]
#[wire(format = Tera)]
struct TeraWith {
    wide: bool,
    #[wire(with(wide))]
    child: Child,
}

#[derive(Wire)]
#[wire(format = NativeParam)]
struct NativeParamWith {
    wide: bool,
    #[wire(with(wide))]
    child: Child,
}

#[derive(Wire)]
#[wire(format = Castle)]
struct CastleWith {
    wide: bool,
    #[wire(with(wide))]
    child: Child,
}

// A lifetime or a parameter does not hide it.
#[derive(Wire)]
#[wire(format = NativeParam)]
struct NativeParamBorrowedCount<'a> {
    text: &'a str,
    n: u8,
    #[wire(count = n)]
    value: Vec<u8>,
}

#[derive(Wire)]
#[wire(format = NativeParam)]
struct NativeParamGenericCount<T> {
    first: T,
    n: u8,
    #[wire(count = n)]
    value: Vec<u8>,
}

// Nor does a variant.
#[derive(Wire)]
#[wire(format = NativeParam, tag = i32)]
enum Message {
    #[wire(id = 1)]
    Lists {
        n: Implied<u8>,
        #[wire(count = n)]
        list: Vec<u8>,
    },
}

#[derive(Wire)]
#[wire(format = NativeParam, tag = i32)]
enum Order {
    #[wire(id = 1)]
    Optional { maybe: Option<u8>, last: u8 },
}

// Rules over the fields of a type with parameters are found where it is used.
#[derive(Wire)]
#[wire(format = NativeParam)]
struct Optional<T> {
    maybe: Option<u8>,
    last: T,
}

const _: Option<usize> = <Optional<u8> as codec_core::Layout<NativeParam>>::SIZE.fixed;

fn main() {}
