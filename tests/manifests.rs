//! What a registry page needs is in the manifests, and they promise no Rust version that a
//! dependency breaks.

use std::{env, process::Command};

use serde_json::Value;

const PUBLISHED: &[&str] = &["codec-core", "codec-derive", "codec-formats", "codec-inspect"];

#[test]
fn published_packages_have_all_metadata() {
    let metadata = metadata("--no-deps");
    for name in PUBLISHED {
        let package = package(&metadata, name);
        for key in ["description", "license", "readme", "rust_version"] {
            assert!(package[key].is_string(), "{name} should have `{key}`");
        }
        for key in ["keywords", "categories"] {
            let words = package[key].as_array().unwrap().len();
            assert!((1..=5).contains(&words), "{name} should have one to five `{key}`");
        }
        let docs = &package["metadata"]["docs"]["rs"];
        assert_eq!(docs["all-features"], true, "{name}: documentation of all features");
        let folder = std::path::Path::new(package["manifest_path"].as_str().unwrap());
        for file in ["README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
            assert!(folder.with_file_name(file).exists(), "{name} should have a {file}");
        }
    }
}

#[test]
fn other_packages_are_never_published() {
    let metadata = metadata("--no-deps");
    let members = metadata["workspace_members"].as_array().unwrap();
    for package in metadata["packages"].as_array().unwrap() {
        let name = package["name"].as_str().unwrap();
        if members.contains(&package["id"]) && !PUBLISHED.contains(&name) {
            assert_eq!(package["publish"], Value::Array(vec![]), "{name}: `publish = false`");
        }
    }
}

/// `cargo run --bin wire` and `cargo run --example tour` look for it there.
#[test]
fn programs_of_the_readme_belong_to_default_members() {
    let metadata = metadata("--no-deps");
    let members = metadata["workspace_default_members"].as_array().unwrap();
    for (owner, target) in [("codec-inspect", "wire"), ("game-examples", "tour")] {
        let owner = package(&metadata, owner);
        assert!(members.contains(&owner["id"]), "{target} should be found from the root");
        let targets = owner["targets"].as_array().unwrap();
        assert!(targets.iter().any(|found| found["name"] == target), "{target}");
    }
}

/// `cargo example ntp` is the first thing that many try: it compiles the core and nothing else.
#[test]
fn the_first_example_needs_only_the_core() {
    let metadata = metadata("--no-deps");
    let dependencies = package(&metadata, "examples")["dependencies"].as_array().unwrap();
    assert_eq!(dependencies.len(), 1, "{dependencies:?}");
    assert_eq!(dependencies[0]["name"], "codec-core");
    assert_eq!(dependencies[0]["features"], serde_json::json!(["checksums"]));
}

#[test]
fn no_dependency_needs_a_newer_rust_than_we_do() {
    let metadata = metadata("--all-features");
    let ours = version(&package(&metadata, "codec-core")["rust_version"]);
    let mut seen = PUBLISHED.iter().map(|name| &package(&metadata, name)["id"]).collect::<Vec<_>>();
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap();
    let mut next = 0;
    while let Some(id) = seen.get(next) {
        next += 1;
        let node = nodes.iter().find(|node| node["id"] == **id).unwrap();
        for dependency in node["deps"].as_array().unwrap() {
            let kinds = dependency["dep_kinds"].as_array().unwrap();
            let needed = kinds.iter().any(|kind| kind["kind"] != "dev");
            if needed && !seen.contains(&&dependency["pkg"]) {
                seen.push(&dependency["pkg"]);
            }
        }
    }
    assert!(seen.len() > 20, "the walk should reach the dependencies of dependencies");
    for package in metadata["packages"].as_array().unwrap() {
        if seen.contains(&&package["id"]) && package["rust_version"].is_string() {
            let theirs = version(&package["rust_version"]);
            assert!(theirs <= ours, "{} needs Rust {}", package["name"], package["rust_version"]);
        }
    }
}

/// What cargo knows of this workspace; without `--no-deps`, of all its dependencies too.
fn metadata(flag: &str) -> Value {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["metadata", "--format-version=1", "--locked", flag])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn package<'a>(metadata: &'a Value, name: &str) -> &'a Value {
    let packages = metadata["packages"].as_array().unwrap();
    packages.iter().find(|package| package["name"] == name).unwrap()
}

/// `1.88` or `1.88.0` as numbers.
fn version(text: &Value) -> Vec<u32> {
    let mut numbers: Vec<u32> =
        text.as_str().unwrap().split('.').map(|number| number.parse().unwrap()).collect();
    numbers.resize(3, 0);
    numbers
}
