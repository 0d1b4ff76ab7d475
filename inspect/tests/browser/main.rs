//! The page for browsers, in a real one.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::field_reassign_with_default,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

mod driver;
#[path = "../support/mod.rs"]
mod support;

use std::{fs, path::PathBuf};

use codec_inspect::{Streams, Tool};
use driver::Browser;

/// A login whose name would be a script, if the page did not take care.
fn page() -> PathBuf {
    let name: Vec<u8> =
        "<script>evil=1</script>".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let count = u16::try_from(name.len() / 2).unwrap().to_le_bytes();
    let bytes = [
        &[3, 0, 7, 0, 0, 0, 0, 0, 0, 0][..],
        &count,
        &name,
        &[0xaa; 20],
        &[0, 0, 3, 0, b'w', 0, b'i', 0, b'n', 0],
    ]
    .concat();
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("login.html");
    let (mut input, mut output, mut errors) = (&b""[..], Vec::new(), Vec::new());
    let mut streams = Streams::new(&mut input, &mut output, &mut errors);
    let file = path.display().to_string();
    let arguments = ["wire", "inspect", "-m", "Cli2Auth", "--hex", &hex, "--html", &file];
    assert_eq!(Tool::new().run(arguments, &mut streams), 0);
    path
}

#[test]
fn fields_and_bytes_light_up_together() {
    let path = page();
    let Some(browser) = Browser::start() else {
        println!("skipped: no chromedriver (apt-get install chromium chromium-driver)");
        return;
    };
    browser.open(&path);
    let lit = |class: &str| {
        let script = format!(
            "return [...document.querySelectorAll('#bytes .{class}')].filter(e => !e.closest('.text')).map(e => e.textContent).join(' ')"
        );
        browser.script(&script).as_str().unwrap().to_owned()
    };
    let selected = "return document.querySelector('.field[aria-selected=true] .name').textContent";
    let row = |name: &str| {
        let script = format!(
            "return [...document.querySelectorAll('.field')].find(e => e.querySelector('.name').textContent === '{name}').id"
        );
        format!("#{}", browser.script(&script).as_str().unwrap())
    };

    // A field lights up its bytes, and a byte its field.
    browser.click(&row("challenge_hash"));
    assert_eq!(browser.script(selected), "challenge_hash");
    assert_eq!(lit("pin"), vec!["aa"; 20].join(" "));
    browser.click("#bytes [data-byte='2']");
    assert_eq!(browser.script(selected), "trans_id");
    assert_eq!(lit("pin"), "07 00 00 00");
    assert_eq!(lit("hover"), "07 00 00 00");

    // Nothing of the message is markup.
    assert!(browser.script("return window.evil === undefined").as_bool().unwrap());
    let text = browser.script("return document.querySelector('#fields').textContent");
    assert!(text.as_str().unwrap().contains("<script>evil=1</script>"), "{text}");

    // Search and keys.
    browser.keys("#search", "os");
    let matches = browser.script("return document.querySelector('#matches').textContent");
    assert!(matches.as_str().unwrap().contains("match"), "{matches}");
    browser.keys("#search", "\u{e00c}");
    browser.click(&row("trans_id"));
    browser.keys(&row("trans_id"), "\u{e015}");
    assert_eq!(browser.script(selected), "client_challenge");
    let light = browser.screenshot();
    browser.click("#theme");
    let dark = browser.screenshot();
    assert!(light.len() > 10_000 && dark.len() > 10_000 && light != dark);

    // Folding hides what a field holds.
    browser.click("#fold");
    let hidden = browser.script("return document.querySelectorAll('.field[hidden]').length");
    assert!(hidden.as_u64().unwrap() > 0);
    browser.click("#unfold");
    let hidden = browser.script("return document.querySelectorAll('.field[hidden]').length");
    assert_eq!(hidden, 0);
}

#[test]
fn the_messages_of_a_capture_are_a_list() {
    use formats::moul::connect::{ClientSecurity, ServerSecurity};
    let [capture, page] = ["page.pcapng", "page.html"]
        .map(|name| PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).display().to_string());
    fs::write(&capture, support::moul(ClientSecurity::None, ServerSecurity::None)).unwrap();
    let (mut input, mut output, mut errors) = (&b""[..], Vec::new(), Vec::new());
    let mut streams = Streams::new(&mut input, &mut output, &mut errors);
    assert_eq!(Tool::new().run(["wire", "pcap", &capture, "--html", &page], &mut streams), 0);
    let Some(browser) = Browser::start() else {
        println!("skipped: no chromedriver (apt-get install chromium chromium-driver)");
        return;
    };
    browser.open(page.as_ref());
    let text = |id: &str| {
        let text = browser.script(&format!("return document.querySelector('{id}').textContent"));
        text.as_str().unwrap().to_owned()
    };
    let buttons = browser.script("return document.querySelectorAll('#messages button').length");
    assert_eq!(buttons, 7);
    assert!(text("#title").ends_with("-> ConnectPacket"), "{}", text("#title"));
    browser.script(
        "[...document.querySelectorAll('#messages button')]
            .find(button => button.textContent.includes('PingRequest')).click()",
    );
    assert!(text("#title").ends_with("-> Cli2Auth/PingRequest"), "{}", text("#title"));
    assert!(text("#fields").contains("ping_time_ms"), "{}", text("#fields"));
    // The next one by a key.
    browser.keys("#bytes", "n");
    assert!(text("#title").ends_with("<- Auth2Cli/ClientRegisterReply"), "{}", text("#title"));
}
