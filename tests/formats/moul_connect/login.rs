//! The cipher, and hashes of passwords.

use formats::moul::connect::{
    Cipher, HashLength, HashRules, LoginProof, PasswordBytes, account_hash, challenge_hash,
    is_email, password_hash,
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

#[test]
fn passwords_can_be_hashed_without_cutting() {
    // Computed with another program, which agrees with NAGUS on what is cut.
    let whole = HashRules::HURU.with_length(HashLength::Whole);
    let password = "correct horse battery staple";
    let hash = array("d6aaf7abdb36884323aa26e5d0e2bd1a424df7ee");
    assert_eq!(whole.password_hash(password).unwrap(), hash);
    let cut = HashRules::HURU.password_hash(password).unwrap();
    assert_eq!(cut, array("b573145737d1d3c92e707801a017edff0d260ded"));

    let account = "longassaccountnamegoingpastthelimitof63utf16codeunits@example.com";
    let both = array("08115625c6fb08c03c2d2e26831b5b4c963047a0");
    assert_eq!(whole.account_hash(account, password), both);

    let plain = LoginProof::with_rules("AzureDiamond", password, 1, 2, whole).unwrap();
    assert_eq!((plain.client_challenge, plain.hash), (0, hash));
    let address = LoginProof::with_rules(account, password, 1, 2, whole).unwrap();
    assert_eq!(address.client_challenge, 1);
    assert_eq!(address.hash, array("c3e974e59435c666542e1d3fe8543e9f210f760c"));
    let same = LoginProof::with_rules(account, password, 1, 2, HashRules::HURU).unwrap();
    assert_eq!(same, LoginProof::new(account, password, 1, 2));
}

#[test]
fn passwords_can_be_hashed_in_windows_1252() {
    // Computed with another program: the bytes 70 e4 73 73 77 f6 72 64.
    let hash = array("1d488c79086cc08e96b05e9110c2f939bfa41f13");
    assert_eq!(HashRules::OPEN_URU.password_hash("p\u{e4}ssw\u{f6}rd").unwrap(), hash);
    assert_eq!(
        password_hash("p\u{e4}ssw\u{f6}rd"),
        array("f1dd17f52f112ad3c655adf1cb121b6df7e8e738")
    );
    let proof = LoginProof::with_rules("a", "p\u{e4}ssw\u{f6}rd", 1, 2, HashRules::OPEN_URU);
    assert_eq!(proof.unwrap().hash, hash);

    // Ten times the bytes 80 e4, of which 15 count or all.
    let long = "\u{20ac}\u{e4}".repeat(10);
    let cut = array("da724fcddabe1fc6a874b0e0d2c172dff9e864ff");
    assert_eq!(HashRules::OPEN_URU.password_hash(&long).unwrap(), cut);
    let whole = HashRules::OPEN_URU.with_length(HashLength::Whole);
    let all = array("526d8c066c4cb62411f4e9d5bd90af7da023abbb");
    assert_eq!(whole.password_hash(&long).unwrap(), all);

    let error = HashRules::OPEN_URU.password_hash("\u{4e2d}").unwrap_err();
    assert_eq!(error.to_string(), "'\u{4e2d}' cannot be written in Windows-1252");
    let bytes = HashRules::HURU.with_bytes(PasswordBytes::Windows1252);
    assert_eq!(bytes, HashRules::OPEN_URU);
}
