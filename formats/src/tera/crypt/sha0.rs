//! SHA-0, which the cipher stretches its key with.

/// The state before the first block.
const START: [u32; 5] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0];

/// The SHA-0 words of `message`: SHA-1 without the rotation in its message schedule.
pub(super) fn sha0(message: &[u8]) -> [u32; 5] {
    let (blocks, rest) = message.as_chunks::<64>();
    let state = blocks.iter().fold(START, mix);

    let bits = u64::try_from(message.len()).unwrap_or(u64::MAX).wrapping_mul(8).to_be_bytes();
    let padding = [[0x80].as_slice(), &[0; 63]].concat();
    // One bit, then zeros until eight bytes are left of a block, for the length in bits.
    let zeros = 63usize.saturating_sub(rest.len().wrapping_add(8) % 64);
    let end = [rest, padding.get(..=zeros).unwrap_or_default(), &bits].concat();
    end.as_chunks::<64>().0.iter().fold(state, mix)
}

/// The state behind a block.
#[allow(clippy::many_single_char_names, reason = "they are those of the standard")]
fn mix(state: [u32; 5], block: &[u8; 64]) -> [u32; 5] {
    let mut schedule = [0; 16];
    for (word, bytes) in schedule.iter_mut().zip(block.as_chunks::<4>().0) {
        *word = u32::from_be_bytes(*bytes);
    }
    let [mut a, mut b, mut c, mut d, mut e] = state;
    for round in 0..80 {
        let (choice, constant) = match round {
            0..20 => ((b & c) | (!b & d), 0x5a82_7999),
            20..40 => (b ^ c ^ d, 0x6ed9_eba1),
            40..60 => ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc),
            _ => (b ^ c ^ d, 0xca62_c1d6_u32),
        };
        let sum = a
            .rotate_left(5)
            .wrapping_add(choice)
            .wrapping_add(e)
            .wrapping_add(constant)
            .wrapping_add(schedule[0]);
        (a, b, c, d, e) = (sum, a, b.rotate_left(30), c, d);

        let next = schedule[13] ^ schedule[8] ^ schedule[2] ^ schedule[0];
        schedule.copy_within(1.., 0);
        schedule[15] = next;
    }
    let mut mixed = [a, b, c, d, e];
    for (word, before) in mixed.iter_mut().zip(state) {
        *word = word.wrapping_add(before);
    }
    mixed
}

#[cfg(test)]
mod tests {
    use super::sha0;

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
