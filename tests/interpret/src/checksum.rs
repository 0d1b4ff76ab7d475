//! Checksums by the names of their algorithms, bit by bit as their descriptions have them.

/// The checksum of bytes; `None` for an algorithm that is not known here.
pub(crate) fn of(algorithm: &str, bytes: &[u8]) -> Option<i128> {
    let name: String = algorithm.chars().filter(|char| !char.is_whitespace()).collect();
    // Without the path to it.
    let (path, of) = name.split_once('<').unwrap_or((&name, ""));
    let name = path.rsplit("::").next()?;
    Some(match (name, of) {
        ("Crc32", _) => crc32(bytes).into(),
        ("Adler32", _) => adler32(bytes).into(),
        ("InternetChecksum", _) => internet(bytes).into(),
        ("ByteSum", "u8>") => sum(bytes) % (1 << 8),
        ("ByteSum", "u16>") => sum(bytes) % (1 << 16),
        ("ByteSum", "u32>") => sum(bytes) % (1 << 32),
        _ => return None,
    })
}

fn sum(bytes: &[u8]) -> i128 {
    bytes.iter().map(|byte| i128::from(*byte)).sum()
}

/// The polynomial 0x04c11db7, with all bits reversed.
fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for byte in bytes {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = (crc >> 1) ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 };
        }
    }
    !crc
}

fn adler32(bytes: &[u8]) -> u32 {
    let (mut a, mut b) = (1_u32, 0_u32);
    for byte in bytes {
        a = (a + u32::from(*byte)) % 65521;
        b = (b + a) % 65521;
    }
    b << 16 | a
}

/// RFC 1071: the complement of the sum of all words, with the carries added.
fn internet(bytes: &[u8]) -> u16 {
    let mut sum = 0_u64;
    for word in bytes.chunks(2) {
        sum += u64::from(word[0]) << 8 | u64::from(word.get(1).copied().unwrap_or(0));
    }
    while sum > 0xffff {
        sum = (sum & 0xffff) + (sum >> 16);
    }
    !u16::try_from(sum).unwrap_or(0)
}
