//! Code on the pages of this repository, run as tests.
//!
//! A module stands for one page; `cargo test --doc` compiles and runs every block of Rust on it.

/// What the README shows.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

/// The chapters of the guide.
#[cfg(doctest)]
mod guide {
    #[doc = include_str!("guide/src/first-message.md")]
    mod first_message {}

    #[doc = include_str!("guide/src/own-protocol.md")]
    mod own_protocol {}

    #[doc = include_str!("guide/src/streams.md")]
    mod streams {}

    #[doc = include_str!("guide/src/errors-and-limits.md")]
    mod errors_and_limits {}

    #[doc = include_str!("guide/src/versions.md")]
    mod versions {}

    #[doc = include_str!("guide/src/performance.md")]
    mod performance {}

    #[doc = include_str!("guide/src/cookbook.md")]
    mod cookbook {}

    #[doc = include_str!("guide/src/unknown-protocol.md")]
    mod unknown_protocol {}

    #[doc = include_str!("guide/src/pinning-bytes.md")]
    mod pinning_bytes {}

    #[doc = include_str!("guide/src/server-and-client.md")]
    mod server_and_client {}

    #[doc = include_str!("guide/src/writing-a-codec.md")]
    mod writing_a_codec {}

    #[doc = include_str!("guide/src/writing-a-format.md")]
    mod writing_a_format {}

    #[doc = include_str!("guide/src/shapes-and-tools.md")]
    mod shapes_and_tools {}

    #[doc = include_str!("guide/src/publishing.md")]
    mod publishing {}

    #[doc = include_str!("guide/src/from-binrw.md")]
    mod from_binrw {}

    #[doc = include_str!("guide/src/from-deku.md")]
    mod from_deku {}
}
