//! SHA-0 is not public, so its file is compiled here once more, which is quicker than compiling all
//! formats once more for tests inside the library.

#[path = "../src/sha0.rs"]
mod implementation;

use implementation::sha0;

#[test]
fn hashes_of_the_clients_tests() {
    // NAGUS tests/test_crypto.py, from DIRTSAND Tests/Test_ShaHash.cpp and H-uru/Plasma.
    let hash = |text: &str| sha0(text.as_bytes()).map(|word| format!("{word:08x}")).concat();
    assert_eq!(hash(""), "f96cea198ad1dd5617ac084a3d92c6107708c0ef");
    assert_eq!(hash("a"), "37f297772fae4cb1ba39b6cf9cf0381180bd62f2");
    assert_eq!(
        hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
        "d2516ee1acfa5baf33dfc1c471e438449ef134c8"
    );
    assert_eq!(
        hash(
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn\
         hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"
        ),
        "459f83b95db2dc87bb0f5b513a28f900ede83237"
    );
    assert_eq!(hash("Hello World"), "45d579c3582a30e6ec0cc15e7ebd586838b0f7fb");
}

#[test]
fn matches_the_digests_of_almetica() {
    // almetica/almetica, src/crypt/sha1.rs, tests; it writes words least significant byte first.
    assert_eq!(
        sha0(b"").map(u32::swap_bytes),
        [0x19ea_6cf9, 0x56dd_d18a, 0x4a08_ac17, 0x10c6_923d, 0xefc0_0877]
    );
    assert_eq!(
        sha0(b"hello world").map(u32::swap_bytes),
        [0xc382_ce9f, 0x95c1_8748, 0xa2b3_403b, 0x8518_3e88, 0xa6a8_4f0c]
    );
}

#[test]
fn matches_the_digests_of_the_standard() {
    // FIPS 180 (1993), appendices A and B: one block, and a padding that fills a second.
    assert_eq!(sha0(b"abc"), [0x0164_b8a9, 0x14cd_2a5e, 0x74c4_f7ff, 0x082c_4d97, 0xf1ed_f880]);
    assert_eq!(
        sha0(b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
        [0xd251_6ee1, 0xacfa_5baf, 0x33df_c1c4, 0x71e4_3844, 0x9ef1_34c8]
    );
}
