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

    /// Texts and their hashes. The first five are from the tests of NAGUS, DIRTSAND and H'uru, the
    /// last one from those of Almetica, which writes the words in little-endian order.
    const HASHES: [(&str, [u32; 5]); 6] = [
        ("", [0xf96c_ea19, 0x8ad1_dd56, 0x17ac_084a, 0x3d92_c610, 0x7708_c0ef]),
        ("a", [0x37f2_9777, 0x2fae_4cb1, 0xba39_b6cf, 0x9cf0_3811, 0x80bd_62f2]),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            [0xd251_6ee1, 0xacfa_5baf, 0x33df_c1c4, 0x71e4_3844, 0x9ef1_34c8],
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn\
             hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            [0x459f_83b9, 0x5db2_dc87, 0xbb0f_5b51, 0x3a28_f900, 0xede8_3237],
        ),
        ("Hello World", [0x45d5_79c3, 0x582a_30e6, 0xec0c_c15e, 0x7ebd_5868, 0x38b0_f7fb]),
        ("hello world", [0x9fce_82c3, 0x4887_c195, 0x3b40_b3a2, 0x883e_1885, 0x0c4f_a8a6]),
    ];

    #[test]
    fn hashes_are_those_of_other_programs() {
        for (text, hash) in HASHES {
            assert_eq!(sha0(text.as_bytes()), hash, "{text}");
        }
    }
}
