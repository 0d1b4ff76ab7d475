//! How messages of formats travel.

/// What is between packets of the network and messages.
pub(super) struct Transport {
    /// The name of the protocol; that of the format if there is none.
    pub(super) title: Option<&'static str>,
    /// The ports that servers usually have.
    pub(super) tcp: &'static str,
    pub(super) udp: &'static str,
    pub(super) code: &'static str,
    /// What the code cannot do.
    pub(super) left_out: &'static [&'static str],
}

const ANY: Transport = Transport {
    title: None,
    tcp: "",
    udp: "",
    code: include_str!("lua/generic.lua"),
    left_out: &[],
};

/// The transport of a format, if `all` of its messages are declared; else of any.
pub(super) fn of(format: &str, all: bool) -> Transport {
    match format {
        "moul" if all => Transport {
            title: Some("MOUL"),
            tcp: "14617",
            code: include_str!("lua/moul.lua"),
            left_out: &["encrypted connections"],
            ..ANY
        },
        "tera" if all => Transport {
            title: Some("TERA"),
            tcp: "10001",
            code: include_str!("lua/tera.lua"),
            left_out: &["encrypted connections", "integrity bytes of packets since patch 93"],
            ..ANY
        },
        "asherons_call" if all => Transport {
            title: Some("Asheron's Call"),
            udp: "9000-9013",
            code: include_str!("lua/asherons_call.lua"),
            left_out: &["whether the checksum of a packet is right"],
            ..ANY
        },
        "otherland" => Transport { title: Some("Otherland"), ..ANY },
        _ => ANY,
    }
}
