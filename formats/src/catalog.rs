//! All messages of all formats.
//!
//! The functions that make catalogs are `#[inline]`, which leaves their code to the crates that call
//! them: it is as much as that of all formats, and most programs never ask for it.

use codec_core::catalog::Catalog;

/// All messages of the formats that are enabled, for tools that find them by name or number.
///
/// The function of the same name in each format's module has the messages of that format alone.
/// Messages of other formats can be added to it.
///
#[cfg_attr(feature = "moul", doc = "```")]
#[cfg_attr(not(feature = "moul"), doc = "```ignore")]
/// let catalog = formats::catalog();
/// let ping = catalog.find("Cli2GateKeeper_PingRequest")?;
/// assert_eq!((ping.format(), ping.set(), ping.numbers()), ("moul", "Cli2GateKeeper", &[0][..]));
///
/// let json = ping.to_json(&[1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0])?;
/// assert_eq!(json, r#"{"trans_id":1,"ping_time_ms":2,"payload":""}"#);
/// assert_eq!(ping.from_json(&json)?, [1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
#[inline]
pub fn catalog() -> Catalog {
    #[allow(unused_mut, reason = "no format may be enabled")]
    let mut catalog = Catalog::new();
    #[cfg(feature = "asherons_call")]
    catalog.extend(crate::asherons_call::catalog());
    #[cfg(feature = "castle")]
    catalog.extend(crate::castle::catalog());
    #[cfg(feature = "moul")]
    catalog.extend(crate::moul::catalog());
    #[cfg(feature = "nativeparam")]
    catalog.extend(crate::nativeparam::catalog());
    #[cfg(feature = "otherland")]
    catalog.extend(crate::otherland::catalog());
    #[cfg(feature = "tera")]
    catalog.extend(crate::tera::catalog());
    catalog
}
