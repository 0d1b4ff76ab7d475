//! Files that clients keep encrypted.

use formats::moul::file_cipher::{CLIENT_KEY, Cipher, DIRTSAND_KEY, FileError, decrypt, encrypt};

use super::hex;

// DIRTSAND Tests/Test_EncryptedStream.cpp.
const XXTEA: &str = "6e6f7474686564726f696473 0d000000 93bd7193a440c26a37d1a79eea9345c9";
const XTEA: &str = "77686174646f796f75736565 0d000000 acc1a6b6dc33950e9918aefc9cd300b9";
const PLAIN: &[u8] = b"Hello, world!";

#[test]
fn files_of_dirtsand() {
    assert_eq!(decrypt(&hex(XXTEA), &DIRTSAND_KEY).unwrap(), PLAIN);
    assert_eq!(encrypt(Cipher::Xxtea, &DIRTSAND_KEY, PLAIN).unwrap(), hex(XXTEA));
    assert_eq!(decrypt(&hex(XTEA), &CLIENT_KEY).unwrap(), PLAIN);
    assert_eq!(encrypt(Cipher::Xtea, &CLIENT_KEY, PLAIN).unwrap(), hex(XTEA));
    assert_ne!(decrypt(&hex(XTEA), &DIRTSAND_KEY).unwrap(), PLAIN);
}

#[test]
fn files_of_any_length_come_back() {
    for len in 0..40 {
        let plain: Vec<u8> = (0..len).collect();
        for cipher in [Cipher::Xtea, Cipher::Xxtea] {
            let file = encrypt(cipher, &CLIENT_KEY, &plain).unwrap();
            assert_eq!(file.len(), 16 + plain.len().next_multiple_of(8));
            assert_eq!(Cipher::of(&file), Some(cipher));
            assert_eq!(decrypt(&file, &CLIENT_KEY).unwrap(), plain);
        }
    }
}

#[test]
fn malformed_files_are_errors() {
    let file = hex(XTEA);
    for len in 0..file.len() {
        let error = decrypt(&file[..len], &CLIENT_KEY).unwrap_err();
        let expected = match len {
            0..12 => FileError::NotEncrypted,
            12..16 => FileError::Truncated { needed: 16, found: len },
            _ => FileError::Truncated { needed: 32, found: len },
        };
        assert_eq!(error, expected);
    }
    // A length that no file has.
    let mut long = file;
    long[12..16].fill(0xff);
    let error = decrypt(&long, &CLIENT_KEY).unwrap_err();
    assert_eq!(error, FileError::Truncated { needed: (1 << 32) + 16, found: 32 });
    assert_eq!(error.to_string(), "encrypted file of 32 bytes, which should have 4294967312");
}
