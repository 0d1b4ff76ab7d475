//! Captures that lack something, and the page of one.

use std::fs;

use formats::moul::connect::{ClientSecurity, ServerSecurity};

use super::{folder, run, support};

#[test]
fn a_filter_that_leaves_nothing_says_so() {
    let capture = folder("filters").join("login.pcapng").display().to_string();
    for (filter, expected) in [
        (&["--only", "wibble"][..], "wire: no message with --only ("),
        (&["--only", "wibble", "--json"], "wire: no message with --only ("),
        (&["--port", "80"], "wire: no message with --port ("),
        (&["--format", "asherons_call"], "wire: no message with --format ("),
        (&["--port", "14617", "--only", "x"], "wire: no message with --only and --port ("),
    ] {
        let found = run(&[&["pcap", &capture][..], filter].concat());
        assert_eq!(found.code, 2, "{filter:?} {}", found.output);
        assert!(found.errors.starts_with(expected), "{filter:?} {}", found.errors);
    }
    assert_eq!(run(&["pcap", &capture, "--only", "PING", "--only", "wibble"]).code, 0);
}

#[test]
fn what_a_capture_lacks_is_said_and_the_exit_code_is_1() {
    let folder = folder("lacking");
    let whole = support::moul(ClientSecurity::None, ServerSecurity::None);
    let without = |lost: std::ops::Range<usize>| {
        support::legacy(&whole, false, false, |at, frame| (!lost.contains(&at)).then_some(frame))
    };
    let short = support::legacy(&whole, false, false, |index, mut frame| {
        // As with `tcpdump -s`: the header says how long the packet was.
        if index == 7 {
            let len = frame.data.len() - 6;
            frame.data.truncate(len);
        }
        Some(frame)
    });
    let resent: Vec<usize> =
        (0..support::frames(&whole)).flat_map(|index| [index, index]).collect();
    let of_moul = ["--format", "moul", "--port", "14617"];
    type Check<'a> = (&'a str, Vec<u8>, &'a [&'a str], u8, &'a [&'a str]);
    let checks: [Check<'_>; 5] = [
        ("gap", without(5..6), &[], 1, &["error: 6 bytes are missing from the capture"]),
        (
            "middle",
            without(0..5),
            &of_moul,
            1,
            &["error: the connection began before the capture", "note: taken for a connection to"],
        ),
        ("cut", whole[..whole.len() - 30].to_vec(), &[], 1, &[]),
        ("short", short, &[], 1, &["error: a packet is cut off in the capture"]),
        ("resent", support::legacy_in_order(&whole, &resent), &[], 0, &[]),
    ];
    for (name, file, options, code, expected) in checks {
        let path = folder.join(name);
        fs::write(&path, file).unwrap();
        let path = path.display().to_string();
        let found = run(&[&["pcap", &path][..], options].concat());
        assert_eq!(found.code, code, "{name}: {}{}", found.output, found.errors);
        for expected in expected {
            assert!(found.output.contains(expected), "{name}: {}", found.output);
        }
        // What is there is shown all the same.
        assert!(found.output.contains("<-      3  Auth2Cli/ClientRegisterReply  6"), "{name}");
        let said = "the capture is cut off within a packet; what comes before it is shown";
        assert_eq!(found.errors.contains(said), name == "cut", "{}", found.errors);
    }
}

#[test]
fn a_page_has_the_messages_of_a_capture() {
    let folder = folder("page");
    let [capture, page] =
        ["login.pcapng", "page.html"].map(|name| folder.join(name).display().to_string());
    let found = run(&["pcap", &capture, "--html", &page]);
    assert_eq!((found.code, &*found.errors), (0, ""));
    assert!(found.output.contains("(all)"), "the lines are there, too: {}", found.output);
    let text = fs::read_to_string(&page).unwrap();
    for title in ["ConnectPacket", "Cli2Auth/PingRequest", "Auth2Cli/ClientRegisterReply"] {
        assert!(text.contains(title), "{title}");
    }
    assert_eq!(text.matches("\"title\":").count(), 7);
    // All of it is in one file.
    assert!(!text.contains("http://") && !text.contains("https://") && !text.contains(" src="));
    assert_eq!(run(&["pcap", &capture, "--html", &page, "--only", "ping"]).code, 0);
    let text = fs::read_to_string(&page).unwrap();
    assert_eq!(text.matches("\"title\":").count(), 1);
    let found = run(&["pcap", &capture, "--html", "/no/such/folder/page.html"]);
    assert_eq!((found.code, found.errors.lines().count()), (2, 1), "{}", found.errors);
}
