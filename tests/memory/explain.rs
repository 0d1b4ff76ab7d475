//! What explaining takes: notes have memory in proportion to the input, too, and decoding does not
//! depend on them.

use std::fmt::Debug;

use codec_core::{Decode, Format, Limits, Options, Wire, codec::List};
use formats::{
    asherons_call::{AsheronsCall, messages::server::ServerMessage},
    castle::{Castle, Compound},
    moul::{Moul, messages::auth::Cli2Auth},
    tera::{Tera, messages},
};

use crate::{
    peak::peak,
    support::{Little, hex, rows},
};

/// Explains `bytes` within the memory that is promised; returns whether the tree is cut.
#[track_caller]
fn explain<F: Format, T: for<'de> Decode<'de, F> + Debug>(bytes: &[u8]) -> bool {
    let (explained, peak) = peak(|| F::explain::<T>(bytes));
    // What decoding takes, and 128 times as much for the notes.
    let most = 129 * (64 * bytes.len() + (64 << 10));
    assert!(peak <= most, "{peak} bytes for {}", bytes.len());
    let decoded = F::from_slice::<T>(bytes);
    assert_eq!(explained.result.map(drop), decoded.map(drop));
    explained.tree.is_cut()
}

#[derive(Wire, Debug)]
#[wire(format = Little)]
struct Flags {
    #[wire(as = List<u32>)]
    list: Vec<Bits>,
}

#[derive(Wire, Debug)]
#[wire(format = Little, bits = u8)]
struct Bits {
    a: bool,
    b: bool,
    c: bool,
    d: bool,
    e: bool,
    f: bool,
    g: bool,
    h: bool,
}

#[test]
fn a_byte_can_be_ten_nodes() {
    for count in [100_u32, 1000, 10_000] {
        let bytes = [&count.to_le_bytes()[..], &vec![0xa5; count as usize]].concat();
        assert!(!explain::<Little, Flags>(&bytes));
        let tree = Little::explain::<Flags>(&bytes).tree;
        assert!(tree.nodes().len() > count as usize * 8);
    }
}

/// A file of Castle with one name of `name` letters, and `count` bytes of that name.
fn castle(name: u16, count: u16) -> Vec<u8> {
    let mut bytes = hex("00");
    bytes.extend((u32::from(name) + 2).to_le_bytes());
    bytes.extend(hex("0000"));
    bytes.extend(name.to_le_bytes());
    bytes.extend(vec![b'n'; name.into()]);
    bytes.extend(count.to_le_bytes());
    bytes.extend(hex("01 0000 05").repeat(count.into()));
    bytes
}

#[test]
fn names_of_castle_were_copied_for_every_token() {
    // The copies of the name would take 1.2 GB.
    let bytes = castle(60_000, 20_000);
    assert!(Castle::from_slice::<Compound>(&bytes).is_ok());
    assert!(explain::<Castle, Compound>(&bytes));
    assert!(!explain::<Castle, Compound>(&castle(10, 2000)));
    let text = Castle::explain::<Compound>(&bytes).tree.to_string();
    assert!(text.ends_with("(not all fields are here: they would take too much memory)\n"));
}

#[test]
fn the_limit_of_memory_is_also_that_of_notes() {
    let bytes = [&1000_u32.to_le_bytes()[..], &[1; 1000]].concat();
    let limits = Limits { memory: 40_000, ..Limits::DEFAULT };
    let options = Options { limits, ..Options::new(()) };
    let (explained, peak) = peak(|| Little::explain_with::<Flags>(&bytes, &options));
    assert_eq!(explained.result.unwrap().list.len(), 1000);
    assert!(explained.tree.is_cut() && peak < 100_000, "{peak}");
    // What was noted is as it would be in a whole tree.
    let whole = Little::explain::<Flags>(&bytes).tree;
    let nodes = explained.tree.nodes();
    assert!(nodes.len() > 50 && whole.nodes().len() > nodes.len());
    let values = |nodes: &[codec_core::explain::Node]| -> Vec<_> {
        nodes.iter().skip(2).map(|node| (node.name.clone(), node.value.clone())).collect()
    };
    assert_eq!(values(nodes)[..40], values(whole.nodes())[..40]);
}

#[test]
fn messages_of_all_kinds_are_explained_in_full() {
    for row in rows(include_str!("../golden/moul/messages.tsv")) {
        assert!(!explain::<Moul, Cli2Auth>(&hex(row[1])));
    }
    for row in rows(include_str!("../golden/asherons_call/vectors.tsv")) {
        if row[1] == "message" {
            assert!(!explain::<AsheronsCall, ServerMessage>(&hex(row[4])));
        }
    }
    for row in rows(include_str!("../golden/castle/vectors.tsv")) {
        assert!(!explain::<Castle, Compound>(&hex(row[1])));
    }
    for row in rows(include_str!("../golden/tera/captures.tsv")) {
        assert!(!explain::<Tera, messages::GetUserList>(&hex(row[2])));
    }
}
