use codec_core::{codec::*, text::*, *};
use std::borrow::Cow;

#[derive(Debug)]
struct P;
impl Packed for P {
    const NAME: &'static str = "p";
    const ORDER: Order = Order::Little;
    const DEFAULTS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type Count = u32;
    type Text = NoDefault;
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = P, id = 3, name = "LOGIN")]
struct Login {
    trans_id: u32,
    #[wire(as = Prefixed<u16, Utf16Le>)]
    name: String,
    hash: [u8; 20],
    list: Vec<u32>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = P)]
struct Cond {
    flags: u8,
    n: Implied<u8>,
    #[wire(bit = flags & 1)]
    a: Option<u32>,
    #[wire(bit = !flags & 2, as = BigEndian<u16>)]
    b: Option<u16>,
    #[wire(when = flags & 4 != 0)]
    c: Option<u8>,
    #[wire(count = n)]
    items: Vec<Point>,
    #[wire(align = 4, const = 7)]
    magic: u16,
    #[wire(since = 3)]
    newer: Option<u8>,
    #[wire(skip)]
    cache: u64,
    kind: Implied<u16>,
    #[wire(switch = kind)]
    body: Body,
    body_len: u8,
    #[wire(len = body_len)]
    inner: Point,
    #[wire(rest)]
    rest: Vec<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = P)]
struct Point {
    x: f32,
    y: f32,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = P, tag = u16)]
enum Body {
    #[wire(id = 1)]
    One {
        x: u8,
        n: Implied<u8>,
        #[wire(count = n)]
        list: Vec<u8>,
    },
    #[wire(id = [2, 4])]
    Two(u32),
    Login(Box<Login>),
    #[wire(id = 9)]
    Unit,
    #[wire(other)]
    Other(u16, Vec<u8>),
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = P, repr = u16)]
enum Color {
    Red,
    #[wire(id = 5)]
    Green,
    Blue,
    #[wire(other)]
    Unknown(u16),
}
const _: () = {
    let _ = Color::Red;
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = P)]
struct Generic<'a, T, const N: usize> {
    array: [T; N],
    bytes: &'a [u8],
    #[wire(as = Terminated<Utf8>)]
    text: &'a str,
    #[wire(as = Fixed<8, Windows1252>)]
    cow: Cow<'a, str>,
    list: Vec<T>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = P)]
struct Tree {
    value: u8,
    children: Vec<Tree>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = P)]
struct Tup(u8, #[wire(as = u8)] u32);
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = P)]
struct Empty;

#[test]
fn works() {
    let l = Login { trans_id: 1, name: "hé".into(), hash: [7; 20], list: vec![1, 2] };
    let bytes = P::to_vec(&l).unwrap();
    assert_eq!(P::from_slice::<Login>(&bytes).unwrap(), l);
    println!("{}", P::annotate(&l).unwrap());
    for n in 0..bytes.len() {
        let e = P::from_slice::<Login>(&bytes[..n]).unwrap_err();
        assert!(e.is_incomplete(), "{e}");
        println!("{e}");
    }
    let c = Cond {
        flags: 4,
        n: Implied::new(),
        a: Some(1),
        b: Some(0x102),
        c: Some(9),
        items: vec![Point { x: 1.0, y: 2.0 }],
        magic: 7,
        newer: Some(2),
        cache: 0,
        kind: Implied::new(),
        body: Body::One { x: 1, n: Implied::new(), list: vec![1, 2] },
        body_len: 8,
        inner: Point { x: 3.0, y: 4.0 },
        rest: vec![1],
    };
    let bytes = P::to_vec(&c).unwrap();
    println!("{}", P::annotate(&c).unwrap());
    let mut d = P::from_slice::<Cond>(&bytes).unwrap();
    d.flags = 4;
    assert_eq!(d, c);
    for b in [Body::Two(3), Body::Login(Box::new(l)), Body::Unit, Body::Other(77, vec![1])] {
        let bytes = P::to_vec(&b).unwrap();
        assert_eq!(P::from_slice::<Body>(&bytes).unwrap(), b);
    }
    assert_eq!(P::to_vec(&Color::Blue).unwrap(), [6, 0]);
    assert_eq!(P::from_slice::<Color>(&[9, 0]).unwrap(), Color::Unknown(9));
    let g = Generic { array: [1u16, 2], bytes: b"abc", text: "hi", cow: "x".into(), list: vec![3] };
    let bytes = P::to_vec(&g).unwrap();
    assert_eq!(P::from_slice::<Generic<'_, u16, 2>>(&bytes).unwrap(), g);
    let t = Tree { value: 1, children: vec![Tree { value: 2, children: vec![] }] };
    let bytes = P::to_vec(&t).unwrap();
    assert_eq!(P::from_slice::<Tree>(&bytes).unwrap(), t);
    assert!(P::to_vec(&Tup(1, 300)).is_err());
    assert!(P::to_vec(&Empty).unwrap().is_empty());
    println!(
        "{:?}",
        P::from_slice::<Vec<u32>>(&[255, 255, 255, 255, 1, 2, 3, 4, 5]).unwrap_err().to_string()
    );
    println!(
        "{:?}",
        P::from_slice::<Vec<Point>>(&[3, 0, 0, 0, 1, 2, 3, 4, 5]).unwrap_err().to_string()
    );
}
