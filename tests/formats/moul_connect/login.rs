//! The cipher, and hashes of passwords.

use formats::moul::connect::{
    Cipher, LoginProof, account_hash, challenge_hash, is_email, password_hash,
};

use super::{array, hex};

#[test]
fn rc4() {
    // Wikipedia, by way of NAGUS tests/test_crypto.py.
    for (key, plain, cipher) in [
        ("Key", "Plaintext", "bbf316e8d940af0ad3"),
        ("Wiki", "pedia", "1021bf0420"),
        ("Secret", "Attack at dawn", "45a01f645fc35b383552544b9bf5"),
    ] {
        let mut text = plain.as_bytes().to_vec();
        Cipher::new(key.as_bytes()).unwrap().encrypt(&mut text);
        assert_eq!(text, hex(cipher));
        let mut other = Cipher::new(key.as_bytes()).unwrap();
        for byte in &mut text {
            other.decrypt(core::slice::from_mut(byte));
        }
        assert_eq!(text, plain.as_bytes());
    }
    assert!(Cipher::new(b"").is_none());
}

#[test]
fn password_hashes_with_sha_1() {
    // NAGUS tests/test_crypto.py.
    assert_eq!(password_hash(""), array("eea339da0d4b6b5eefbf5532901860950907d8af"));
    assert_eq!(password_hash("hunter2"), array("66bdbbf3f14b3da65740797410d0c38e1de23035"));
    assert_eq!(
        password_hash("correct horse battery staple"),
        array("b573145737d1d3c92e707801a017edff0d260ded")
    );
}

#[test]
fn account_hashes_with_sha_0() {
    // NAGUS tests/test_crypto.py.
    assert_eq!(account_hash("AzureDiamond", ""), array("b7e516f93d18cdc186aa269d34e2a8702c41f3ae"));
    assert_eq!(
        account_hash("AzureDiamond", "hunter2"),
        array("8598c0ad2f51fb1605c7433654baca9bdc589212")
    );
    assert_eq!(
        account_hash("AzureDiamond@example.com", ""),
        array("803305d66ba54db37424794b341fb32795ff5223")
    );
    assert_eq!(
        account_hash("AzureDiamond@example.com", "hunter2"),
        array("0ee474a4a95caf724b52e4931434108176860b25")
    );
    assert_eq!(
        account_hash(
            "longassaccountnamegoingpastthelimitof63utf16codeunits@example.com",
            "correct horse battery staple"
        ),
        array("e48b7292626f71ee9398b72025031cce4b178fa9")
    );
    assert_eq!(
        account_hash("\u{fc}nic\u{f6}de@example.com", "p\u{e4}ssw\u{f6}rd"),
        array("469f82acd0b514293cfd31c19f7703000b36eca2")
    );
}

#[test]
fn challenge_hashes() {
    // NAGUS tests/test_crypto.py.
    assert_eq!(
        challenge_hash(0x0, 0x0, &array("0ee474a4a95caf724b52e4931434108176860b25")),
        array("72650da5e84e37994acd3e07da5658915bf588fe")
    );
    assert_eq!(
        challenge_hash(0xbd6683e0, 0xdeadbeef, &array("eea339da0d4b6b5eefbf5532901860950907d8af")),
        array("81c6a159c836c8c00668924ebde2b400b9fe0875")
    );
    assert_eq!(
        challenge_hash(0x5d94ee7c, 0xdeadbeef, &array("0ee474a4a95caf724b52e4931434108176860b25")),
        array("70f281bfb415c4753c4c18b29f27dd089bafe0bd")
    );
    assert_eq!(
        challenge_hash(0xf5d41122, 0x441d9a53, &array("0ee474a4a95caf724b52e4931434108176860b25")),
        array("e52ddb60b73319815f801044b91cdcbb933343e8")
    );
}

#[test]
fn names_that_are_addresses() {
    for name in ["AzureDiamond@example.com", "a@b.c.d", "x@gametap.example.com"] {
        assert!(is_email(name), "{name}");
    }
    for name in
        ["AzureDiamond", "a@gametap.com", "a@b", "@b.c", "a@.c", "a@b.", "a@b..c", "a@b@c.d"]
    {
        assert!(!is_email(name), "{name}");
    }
}

#[test]
fn login_proofs() {
    let plain = LoginProof::new("AzureDiamond", "hunter2", 7, 8);
    assert_eq!(plain.client_challenge, 0);
    assert_eq!(plain.hash, array("66bdbbf3f14b3da65740797410d0c38e1de23035"));
    let address = LoginProof::new("AzureDiamond@example.com", "hunter2", 0, 0);
    assert_eq!(address.hash, array("72650da5e84e37994acd3e07da5658915bf588fe"));
}
