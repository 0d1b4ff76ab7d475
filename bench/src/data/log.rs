//! Lines of an HTTP log.

use super::carried;
use crate::shapes::Random;

carried! {
    pub(super) struct Logs {
        logs: Vec<Log>,
    }

    pub(super) struct Log {
        address: Address,
        identity: String,
        userid: String,
        date: String,
        request: String,
        code: u16,
        size: u64,
    }

    pub(super) struct Address {
        x0: u8,
        x1: u8,
        x2: u8,
        x3: u8,
    }
}

/// 10,000 lines.
pub(super) fn logs() -> Logs {
    let mut random = Random::new(1);
    Logs { logs: (0..10_000).map(|_| log(&mut random)).collect() }
}

fn log(random: &mut Random) -> Log {
    let [x0, x1, x2, x3] = random.any().to_le_bytes();
    let (day, month) = (1 + random.below(28), random.one_of(&["Jan", "Apr", "Jun", "Nov"]));
    let (year, hour) = (1970 + random.below(52), random.below(24));
    let (minute, second) = (random.below(60), random.below(60));
    let zone = random.one_of(&["-0800", "-0500", "+0000", "+0100", "+0900"]);
    let method = random.one_of(&["GET", "PUT", "POST", "DELETE"]);
    let route = random.one_of(&["/index.html", "/style.css", "/images/logo.svg", "/api/session"]);
    let protocol = random.one_of(&["HTTP/1.0", "HTTP/1.1", "HTTP/2", "HTTP/3"]);
    Log {
        address: Address { x0, x1, x2, x3 },
        identity: "-".into(),
        userid: random.one_of(&["-", "anna", "berta", "chris", "dora", "emil", "fritz"]).into(),
        date: format!("{day}/{month}/{year}:{hour}:{minute}:{second} {zone}"),
        request: format!("{method} {route} {protocol}"),
        code: random.one_of(&[100, 200, 201, 204, 301, 304, 400, 403, 404, 500, 503]),
        size: u64::from(random.any() % 100_000_000),
    }
}
