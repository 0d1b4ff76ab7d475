//! What the README shows is what the library prints. (Its code is a doctest of `docs/lib.rs`.)

use codec_core::{Format, Wire};
use formats::moul::{Moul, NetString};

#[derive(Wire, Default)]
#[wire(format = Moul, id = 3)]
struct AcctLoginRequest {
    trans_id: u32,
    client_challenge: u32,
    #[wire(as = NetString<64>)]
    account_name: String,
    challenge_hash: [u8; 20],
    #[wire(as = NetString<64>)]
    auth_token: String,
    #[wire(as = NetString<8>)]
    os: String,
}

const README: &str = include_str!("../README.md");

/// Pages whose links to files are followed.
const PAGES: &[&str] = &[
    "README.md",
    "CONTRIBUTING.md",
    "POLICIES.md",
    "RELEASING.md",
    "SECURITY.md",
    "docs/adr/README.md",
    "docs/cookbook.md",
];

#[test]
fn shows_the_dump_as_printed() {
    let login =
        AcctLoginRequest { trans_id: 1, account_name: "shorah".into(), ..Default::default() };
    let dump = Moul::annotate(&login).unwrap().to_string();
    assert!(README.contains(&dump), "the README should have\n{dump}");
}

#[test]
fn links_to_files_that_exist() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    for page in PAGES {
        let path = root.join(page);
        let text = std::fs::read_to_string(&path).unwrap();
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.contains("://") && !link.starts_with('#')) {
            let file = link.split('#').next().unwrap();
            assert!(path.parent().unwrap().join(file).exists(), "{page} links to {link}");
        }
    }
}

#[test]
fn lists_every_example() {
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    for entry in std::fs::read_dir(examples).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        // A folder holds what examples share.
        let shown = README.contains(&format!("(examples/{name})")) || !name.ends_with(".rs");
        assert!(shown, "the README should link to examples/{name}");
    }
}
