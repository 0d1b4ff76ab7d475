//! What tshark prints with `-T pdml`: XML without text between its tags.

/// A packet of a capture.
#[derive(Debug)]
pub(crate) struct Packet {
    /// Its protocols, the outermost first.
    pub(crate) protocols: Vec<Item>,
}

impl Packet {
    /// The protocols with this name.
    pub(crate) fn named(&self, name: &str) -> impl Iterator<Item = &Item> {
        self.protocols.iter().filter(move |item| item.name == name)
    }

    /// The value of a field of one of the protocols.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let fields = self.protocols.iter().flat_map(|item| &item.items);
        fields.into_iter().find(|item| item.name == name).map(|item| item.show.as_str())
    }
}

/// An item of the tree.
#[derive(Clone, Debug, Default)]
pub(crate) struct Item {
    /// The name that filters have for it.
    pub(crate) name: String,
    /// The line that people see.
    pub(crate) label: String,
    pub(crate) show: String,
    pub(crate) pos: usize,
    pub(crate) size: usize,
    pub(crate) items: Vec<Item>,
}

pub(crate) fn packets(text: &str) -> Vec<Packet> {
    let (mut packets, mut open): (Vec<Packet>, Vec<Item>) = (Vec::new(), Vec::new());
    // What is inside of quotation marks has neither `<` nor `>`.
    for tag in text.split('<').filter_map(|part| part.split('>').next()) {
        if tag.starts_with("packet") {
            packets.push(Packet { protocols: Vec::new() });
        } else if tag.starts_with("proto ") || tag.starts_with("field ") {
            open.push(item(tag));
            if tag.ends_with('/') {
                close(&mut packets, &mut open);
            }
        } else if tag == "/proto" || tag == "/field" {
            close(&mut packets, &mut open);
        }
    }
    packets
}

fn close(packets: &mut [Packet], open: &mut Vec<Item>) {
    let item = open.pop().unwrap();
    match (open.last_mut(), packets.last_mut()) {
        (Some(outer), _) => outer.items.push(item),
        (None, Some(packet)) => packet.protocols.push(item),
        _ => panic!("an item outside of packets"),
    }
}

fn item(tag: &str) -> Item {
    let attribute = |name: &str| -> Option<String> {
        let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
        let value = &tag[start..];
        Some(unescape(&value[..value.find('"')?]))
    };
    let number = |name: &str| attribute(name).and_then(|text| text.parse().ok()).unwrap_or(0);
    let show = attribute("show").unwrap_or_default();
    Item {
        name: attribute("name").unwrap_or_default(),
        label: attribute("showname").unwrap_or_else(|| show.clone()),
        show,
        pos: number("pos"),
        size: number("size"),
        items: Vec::new(),
    }
}

fn unescape(text: &str) -> String {
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&apos;", "'")
        .replace("&#x27;", "'")
        .replace("&amp;", "&")
}
