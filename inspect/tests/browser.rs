//! The page for browsers, in a real one: headless Chromium through its WebDriver.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::field_reassign_with_default,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

mod support;

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use codec_inspect::{Streams, Tool};
use serde_json::{Value, json};

/// A browser that ends with the test.
struct Browser {
    driver: Child,
    port: u16,
    session: String,
}

impl Browser {
    /// Starts one; `None` if none is installed.
    fn start() -> Option<Self> {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut browser = Self { driver, port, session: String::new() };
        for _ in 0..100 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                break;
            }
            thread::sleep(Duration::from_millis(100));
        }
        // It shows local pages only; without these it asks for updates and accounts on its own.
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--window-size=1280,720",
            "--no-first-run",
            "--disable-quic",
            "--disable-sync",
            "--disable-background-networking",
            "--disable-component-update",
        ];
        let options = json!({ "args": arguments });
        let wanted =
            json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": options } } });
        let answer = browser.call("POST", "/session", &wanted);
        browser.session = answer["sessionId"].as_str()?.to_owned();
        Some(browser)
    }

    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = body.to_string();
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        // The driver keeps connections open, so the length is what ends the answer.
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            answer.read_line(&mut line).unwrap();
            let line = line.trim().to_lowercase();
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse().unwrap();
            }
            if line.is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        answer.read_exact(&mut body).unwrap();
        let body = &*String::from_utf8_lossy(&body);
        let answer: Value = serde_json::from_str(body).unwrap_or_default();
        answer["value"].clone()
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.call("POST", &format!("/session/{}{path}", self.session), body)
    }

    /// Runs a script in the page.
    fn script(&self, script: &str) -> Value {
        self.post("/execute/sync", &json!({ "script": script, "args": [] }))
    }

    fn element(&self, css: &str) -> String {
        let found = self.post("/element", &json!({ "using": "css selector", "value": css }));
        let found = found.as_object().unwrap().values().next().unwrap();
        found.as_str().unwrap_or_else(|| panic!("no element {css}: {found}")).to_owned()
    }

    /// Clicks as a mouse does.
    fn click(&self, css: &str) {
        let element = self.element(css);
        let error = self.post(&format!("/element/{element}/click"), &json!({}));
        assert!(error.is_null(), "{css}: {error}");
    }

    fn keys(&self, css: &str, keys: &str) {
        let element = self.element(css);
        self.post(&format!("/element/{element}/value"), &json!({ "text": keys }));
    }

    fn screenshot(&self, name: &str) -> PathBuf {
        let path = format!("/session/{}/screenshot", self.session);
        let picture = self.call("GET", &path, &json!({}));
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&path, base64(picture.as_str().unwrap())).unwrap();
        path
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !self.session.is_empty() {
            self.call("DELETE", &format!("/session/{}", self.session), &json!({}));
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

fn base64(text: &str) -> Vec<u8> {
    let digit = |c: u8| match c {
        b'A'..=b'Z' => Some(c - b'A'),
        b'a'..=b'z' => Some(c - b'a' + 26),
        b'0'..=b'9' => Some(c - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let mut bytes = Vec::new();
    for group in digits.chunks(4) {
        let number = group.iter().fold(0_u32, |sum, digit| sum << 6 | u32::from(*digit));
        let number = number << (6 * (4 - group.len()));
        bytes.extend(&number.to_be_bytes()[1..group.len()]);
    }
    bytes
}

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
    browser.post("/url", &json!({ "url": format!("file://{}", path.display()) }));
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
    let light = browser.screenshot("page_light.png");
    browser.click("#theme");
    let dark = browser.screenshot("page_dark.png");
    assert!(
        fs::metadata(light).unwrap().len() > 10_000 && fs::metadata(dark).unwrap().len() > 10_000
    );

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
    browser.post("/url", &json!({ "url": format!("file://{page}") }));
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
