//! Entries by what people type.

use codec_core::catalog::{Catalog, FindError};

fn found(catalog: &Catalog, text: &str) -> String {
    catalog.find(text).map_or_else(|error| error.to_string(), ToString::to_string)
}

#[test]
fn names_are_found_in_any_spelling() {
    let catalog = formats::catalog();
    for (text, entry) in [
        ("AcctLoginRequest", "moul/Cli2Auth/AcctLoginRequest"),
        ("acct_login_request", "moul/Cli2Auth/AcctLoginRequest"),
        ("Cli2Auth_AcctLoginRequest", "moul/Cli2Auth/AcctLoginRequest"),
        ("kCli2Auth_AcctLoginRequest", "moul/Cli2Auth/AcctLoginRequest"),
        ("moul/cli2auth/3", "moul/Cli2Auth/AcctLoginRequest"),
        ("Cli2Auth::AcctLoginRequest", "moul/Cli2Auth/AcctLoginRequest"),
        ("Cli2Auth", "moul/Cli2Auth"),
        ("plNetMsgPagingRoom", "moul/NetMessage/PagingRoom"),
        ("Item_SetAppraiseInfo", "asherons_call/Event/SetAppraiseInfo"),
        ("IdentifyResponse", "asherons_call/Event/SetAppraiseInfo"),
        ("asherons_call/ServerMessage/0x0024", "asherons_call/ServerMessage/ServerSaysRemove"),
        ("S_SPAWN_USER", "tera/server/SpawnUser"),
        ("CPktChat", "otherland/Packet/Chat"),
        ("Otherland/0x003d", "otherland/Packet/Chat"),
        ("nativeparam/Struct", "nativeparam/Struct"),
    ] {
        assert_eq!(found(&catalog, text), entry, "{text}");
    }
}

#[test]
fn what_an_entry_prints_finds_it_again() {
    let catalog = formats::catalog();
    for entry in catalog.entries() {
        assert_eq!(found(&catalog, &entry.to_string()), entry.to_string());
    }
}

#[test]
fn an_ambiguous_name_gives_the_list() {
    let catalog = formats::catalog();
    let Err(FindError::Ambiguous { candidates, .. }) = catalog.find("PingRequest") else {
        panic!("{:?}", catalog.find("PingRequest"));
    };
    assert!(candidates.contains(&"moul/Cli2GateKeeper/PingRequest".into()), "{candidates:?}");
    for candidate in candidates {
        assert_eq!(found(&catalog, &candidate), candidate);
    }
    assert!(matches!(catalog.find("3"), Err(FindError::Ambiguous { .. })));
    assert_eq!(catalog.find_in("tera", "Login").unwrap().to_string(), "tera/server/Login");
}

#[test]
fn an_unknown_name_gives_those_that_are_near() {
    let catalog = formats::catalog();
    assert_eq!(
        found(&catalog, "AcctLoginReqest"),
        "no message `AcctLoginReqest`; did you mean `AcctLoginRequest`?"
    );
    assert_eq!(found(&catalog, ""), "no message ``");
    assert_eq!(found(&catalog, "/"), "no message `/`");
    assert_eq!(found(&catalog, "xxxxxxxxxxxxxxx"), "no message `xxxxxxxxxxxxxxx`");
    assert_eq!(found(&catalog, "999999999"), "no message `999999999`");
}
