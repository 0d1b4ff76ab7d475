//! The files and folders that the pages in `docs` name are there.

use std::{fs, path::Path};

#[test]
fn files_that_the_architecture_names_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/architecture.md")).unwrap();
    let named: Vec<&str> = page
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|text| text.contains('/') && (text.ends_with(".rs") || text.ends_with('/')))
        .collect();
    assert!(named.len() > 30, "only {} files are named", named.len());
    for name in named {
        assert!(
            root.join(name).exists(),
            "docs/architecture.md names `{name}`, which is not there"
        );
    }
}
