//! SHA-0, which is SHA-1 without a rotation: MOUL hashes passwords with it, TERA stretches its key.

/// Rounds of a block, in four groups with a constant each.
const CONSTANTS: [u32; 4] = [0x5a82_7999, 0x6ed9_eba1, 0x8f1b_bcdc, 0xca62_c1d6];

/// The SHA-0 of `data`, as words.
pub(crate) fn sha0(data: &[u8]) -> [u32; 5] {
    let mut state = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0];
    let (blocks, rest) = data.as_chunks::<64>();
    for block in blocks {
        absorb(&mut state, block);
    }

    let mut last = zeroize::Zeroizing::new([0; 128]);
    for (place, byte) in last.iter_mut().zip(rest.iter().chain(&[0x80])) {
        *place = *byte;
    }
    // The number of bits takes the last eight bytes, behind at least the one bit.
    let used = if rest.len() < 56 { 64 } else { 128 };
    let bits = u64::try_from(data.len()).unwrap_or(u64::MAX).wrapping_mul(8);
    if let Some(end) = last.get_mut(..used).and_then(<[u8]>::last_chunk_mut) {
        *end = bits.to_be_bytes();
    }
    for block in last.as_chunks::<64>().0.iter().take(used / 64) {
        absorb(&mut state, block);
    }

    state
}

fn absorb(state: &mut [u32; 5], block: &[u8; 64]) {
    let mut words = [0; 16];
    for (word, bytes) in words.iter_mut().zip(block.as_chunks().0) {
        *word = u32::from_be_bytes(*bytes);
    }
    let mut now = *state;
    for round in 0..80 {
        let word = words[0];
        let new: u32 = word ^ words[2] ^ words[8] ^ words[13];
        let [first, second, third, fourth, fifth] = now;
        let mix = match round / 20 {
            0 => (second & third) | (!second & fourth),
            2 => (second & third) | (second & fourth) | (third & fourth),
            _ => second ^ third ^ fourth,
        };
        let constant = CONSTANTS.get(round / 20).copied().unwrap_or_default();
        let next = first
            .rotate_left(5)
            .wrapping_add(mix)
            .wrapping_add(fifth)
            .wrapping_add(constant)
            .wrapping_add(word);
        now = [next, first, second.rotate_left(30), third, fourth];
        // SHA-1 would rotate this by one bit.
        words.rotate_left(1);
        words[15] = new;
    }
    for (state, now) in state.iter_mut().zip(now) {
        *state = state.wrapping_add(now);
    }
}

#[cfg(test)]
mod tests {
    use super::sha0;

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
}
