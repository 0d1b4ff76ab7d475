//! Castle against NBT crates: files of a player, a level and a chunk, the same content for all.
//!
//! The content is made as Castle values and converted, so that every codec reads and writes the
//! same tree in its own format. It needs `formats` with the features `castle` and `nbt`, and the
//! crates `fastnbt`, `na_nbt` and `valence_nbt` (feature `binary`).

mod documents;

use std::hint::black_box;

use bytes::BytesMut;
use codec_core::Format as _;
use formats::castle::{Castle, Compound, File, nbt::Nbt};

/// A prepared loop; the argument is how often it runs.
pub type Loop = Box<dyn FnMut(u64)>;

/// One codec doing one operation on one file.
pub struct CastleCase {
    /// `player`, `level` or `chunk`.
    pub shape: &'static str,
    /// `encode`, `decode` (to an owned tree) or `one_field`.
    pub op: &'static str,
    /// `ours` or a crate name.
    pub codec: &'static str,
    /// Bytes of the file in the codec's format.
    pub bytes: usize,
    /// Makes the loop.
    pub prepare: Box<dyn Fn() -> Loop>,
}

/// A document in both formats.
struct Document {
    shape: &'static str,
    root: Compound,
    castle: &'static [u8],
    nbt: &'static [u8],
    /// The way to one number deep inside: names, and indexes of lists.
    field: &'static [Step],
}

#[derive(Clone, Copy)]
enum Step {
    Name(&'static str),
    Index(usize),
}

/// All cases.
pub fn cases() -> Vec<CastleCase> {
    let mut list = Vec::new();
    for document in documents() {
        add(&mut list, document);
    }
    list
}

fn add(list: &mut Vec<CastleCase>, document: Document) {
    let Document { shape, root, castle, nbt, field } = document;
    let mut case = |op, codec, bytes, prepare: Box<dyn Fn() -> Loop>| {
        list.push(CastleCase { shape, op, codec, bytes, prepare });
    };
    case(
        "decode",
        "ours",
        castle.len(),
        decode(castle, |b| Castle::from_slice::<Compound>(b).unwrap()),
    );
    case(
        "decode",
        "na_nbt",
        nbt.len(),
        decode(nbt, |b| na_nbt::read_owned::<na_nbt::BE, na_nbt::BE>(b).unwrap()),
    );
    case(
        "decode",
        "fastnbt",
        nbt.len(),
        decode(nbt, |b| fastnbt::from_bytes::<fastnbt::Value>(b).unwrap()),
    );
    case(
        "decode",
        "valence_nbt",
        nbt.len(),
        decode(nbt, |mut b| valence_nbt::from_binary::<String>(&mut b).unwrap()),
    );

    let tree = root.clone();
    case(
        "encode",
        "ours",
        castle.len(),
        Box::new(move || {
            let (tree, mut out) = (tree.clone(), BytesMut::with_capacity(1 << 20));
            Castle::encode_into(&tree, &mut out).unwrap();
            assert!(out == castle);
            Box::new(move |rounds| {
                for _ in 0..rounds {
                    out.clear();
                    Castle::encode_into(black_box(&tree), &mut out).unwrap();
                    black_box(&out);
                }
            })
        }),
    );
    case(
        "encode",
        "na_nbt",
        nbt.len(),
        Box::new(move || {
            use na_nbt::Writable as _;
            let tree = na_nbt::read_owned::<na_nbt::BE, na_nbt::BE>(nbt).unwrap();
            assert!(tree.write_to_vec::<na_nbt::BE>() == nbt);
            Box::new(move |rounds| {
                for _ in 0..rounds {
                    black_box(black_box(&tree).write_to_vec::<na_nbt::BE>());
                }
            })
        }),
    );
    case(
        "encode",
        "fastnbt",
        nbt.len(),
        Box::new(move || {
            let tree: fastnbt::Value = fastnbt::from_bytes(nbt).unwrap();
            let mut out = Vec::with_capacity(1 << 20);
            Box::new(move |rounds| {
                for _ in 0..rounds {
                    out.clear();
                    fastnbt::to_writer(&mut out, black_box(&tree)).unwrap();
                    black_box(&out);
                }
            })
        }),
    );
    case(
        "encode",
        "valence_nbt",
        nbt.len(),
        Box::new(move || {
            let (tree, name) = valence_nbt::from_binary::<String>(&mut { nbt }).unwrap();
            let mut out = Vec::with_capacity(1 << 20);
            Box::new(move |rounds| {
                for _ in 0..rounds {
                    out.clear();
                    valence_nbt::to_binary(black_box(&tree), &mut out, &name).unwrap();
                    black_box(&out);
                }
            })
        }),
    );

    case(
        "one_field",
        "ours",
        castle.len(),
        decode(castle, move |bytes| {
            let file = File::open(bytes).unwrap();
            let mut view = file.root();
            for step in field {
                view = match step {
                    Step::Name(name) => view.get(name).unwrap(),
                    Step::Index(index) => view.at(*index).unwrap(),
                };
            }
            view.decode::<i32>().unwrap()
        }),
    );
    case(
        "one_field",
        "na_nbt",
        nbt.len(),
        decode(nbt, move |bytes| {
            use na_nbt::ValueRef as _;
            let document = na_nbt::read_borrowed::<na_nbt::BE>(bytes).unwrap();
            let mut value = document.root();
            for step in field {
                value = match step {
                    Step::Name(name) => value.get(*name).unwrap(),
                    Step::Index(index) => value.get(*index).unwrap(),
                };
            }
            value.into_::<na_nbt::tag::Int>().unwrap()
        }),
    );
}

fn decode<T>(
    bytes: &'static [u8],
    read: impl Fn(&'static [u8]) -> T + Copy + 'static,
) -> Box<dyn Fn() -> Loop> {
    Box::new(move || {
        black_box(read(bytes));
        Box::new(move |rounds| {
            for _ in 0..rounds {
                black_box(read(black_box(bytes)));
            }
        })
    })
}

fn documents() -> Vec<Document> {
    use Step::{Index, Name};
    let document = |shape, root: Compound, field| {
        let castle = Castle::to_vec(&root).unwrap().leak();
        let nbt = Nbt { name: String::new(), root: root.clone() }.to_vec().unwrap().leak();
        Document { shape, root, castle, nbt, field }
    };
    vec![
        document(
            "player",
            documents::player(),
            &[Name("Inventory"), Index(20), Name("tag"), Name("RepairCost")],
        ),
        document("level", documents::level(), &[Name("Data"), Name("Player"), Name("SpawnX")]),
        document(
            "chunk",
            documents::chunk(),
            &[Name("Level"), Name("Sections"), Index(9), Name("Number")],
        ),
    ]
}
