//! Text in code pages: what is read can be written, to the same bytes or to others of the same character.

mod support;

use codec_core::{
    DecodeAs, DecodeError, EncodeAs, EncodeErrorKind, Format,
    codec::As,
    encoding_rs::{self, Encoding},
    text::{Big5, CodePage, EucKr, Gbk, Prefixed, ShiftJis, TextEncoding, Windows1252},
};
use support::Little;

fn decode<C: for<'x> DecodeAs<'x, Little, String>>(bytes: &[u8]) -> Result<String, DecodeError> {
    Little::from_slice::<As<C, String>>(bytes).map(As::into_inner)
}

fn encode_kind<C: EncodeAs<Little, str>>(text: &str) -> EncodeErrorKind {
    Little::to_vec(&As::<C, &str>::new(text)).unwrap_err().kind().clone()
}

/// Code pages that the library has no name for.
macro_rules! code_pages {
    ($($name:ident $encoding:ident)*) => {$(
        struct $name;

        impl CodePage for $name {
            const NAME: &'static str = stringify!($encoding);

            fn encoding() -> &'static Encoding {
                encoding_rs::$encoding
            }
        }
    )*};
}

code_pages! {
    EucJp EUC_JP
    Gb18030 GB18030
    Ibm866 IBM866
    Iso2022Jp ISO_2022_JP
    Iso8859_2 ISO_8859_2
    Iso8859_3 ISO_8859_3
    Iso8859_4 ISO_8859_4
    Iso8859_5 ISO_8859_5
    Iso8859_6 ISO_8859_6
    Iso8859_7 ISO_8859_7
    Iso8859_8 ISO_8859_8
    Iso8859_8I ISO_8859_8_I
    Iso8859_10 ISO_8859_10
    Iso8859_13 ISO_8859_13
    Iso8859_14 ISO_8859_14
    Iso8859_15 ISO_8859_15
    Iso8859_16 ISO_8859_16
    Koi8R KOI8_R
    Koi8U KOI8_U
    Macintosh MACINTOSH
    MacCyrillic X_MAC_CYRILLIC
    Replacement REPLACEMENT
    Unicode8 UTF_8
    Unicode16Le UTF_16LE
    Unicode16Be UTF_16BE
    UserDefined X_USER_DEFINED
    Windows874 WINDOWS_874
    Windows1250 WINDOWS_1250
    Windows1251 WINDOWS_1251
    Windows1253 WINDOWS_1253
    Windows1254 WINDOWS_1254
    Windows1255 WINDOWS_1255
    Windows1256 WINDOWS_1256
    Windows1257 WINDOWS_1257
    Windows1258 WINDOWS_1258
}

/// Characters that can be written are read back; `lost` cannot be written, because it has the
/// bytes of another one in the tables of the WHATWG Encoding Standard.
#[track_caller]
fn assert_kept<P: CodePage + TextEncoding>(lost: &str) {
    type Prefix<P> = Prefixed<u32, P>;
    // Latin, Cyrillic and symbols, kana, some Chinese ones, private ones, and narrow and wide forms.
    let some = [0..0x500, 0x2000..0x2700, 0x3000..0x3100, 0x65e0..0x6600, 0xe780..0xe800];
    let some = some.into_iter().flatten().chain(0xfe00..0x1_0000);
    let mut kept: String = some.filter_map(char::from_u32).collect();
    kept.retain(|character| P::units(character.encode_utf8(&mut [0; 4])).is_ok());
    assert!(kept.contains('日') && !kept.contains(|character| lost.contains(character)));
    // Also where the bytes are written in several pieces.
    let bytes = Little::to_vec(&As::<Prefix<P>, &str>::new(&kept)).unwrap();
    assert!(decode::<Prefix<P>>(&bytes).unwrap() == kept, "{}", <P as CodePage>::NAME);
    for character in lost.chars() {
        let text = kept.chars().take(100).chain([character, 'a']).collect::<String>();
        let kind = encode_kind::<Prefix<P>>(&text);
        let expected = EncodeErrorKind::Unmappable { character, encoding: <P as CodePage>::NAME };
        assert_eq!(kind, expected);
    }
}

#[test]
fn characters_that_would_be_read_back_as_others_are_errors() {
    assert_kept::<ShiftJis>("\u{a5}\u{203e}\u{2212}");
    assert_kept::<EucJp>("\u{a5}\u{203e}\u{2212}");
    assert_kept::<Iso2022Jp>("\u{2212}\u{ff71}");
    assert_kept::<Gbk>("\u{e78d}");
    assert_kept::<Gb18030>("");
    assert_kept::<EucKr>("");
    assert_kept::<Big5>("");
}

/// What can be read from `bytes` can be written, and read from that again. Whether it can be read.
#[track_caller]
fn assert_written<P: TextEncoding>(bytes: &[u8]) -> bool {
    let Some(text) = P::read(bytes) else { return false };
    let Ok(units) = P::units(&text) else {
        panic!("{}: {bytes:x?} is read as {text:?} and not written", P::NAME)
    };
    let mut again = vec![0; units];
    P::write(&text, &mut again);
    assert!(
        again == bytes || P::read(&again).as_ref() == Some(&text),
        "{}: {bytes:x?} is read as {text:?} and written as {again:x?}",
        P::NAME
    );
    true
}

/// How many sequences of two bytes behind `start` can be read; all that can, can be written.
#[track_caller]
fn pairs_behind<P: TextEncoding>(start: &[u8]) -> usize {
    let pairs = (0..=0xffff_u16).map(|pair| [start, &pair.to_be_bytes()].concat());
    pairs.filter(|bytes| assert_written::<P>(bytes)).count()
}

// The numbers are those of the bytes with a character in the tables of the WHATWG Encoding Standard.
#[test]
fn all_that_is_read_in_code_pages_of_one_byte_can_be_written() {
    macro_rules! bytes {
        ($($name:ident $count:literal)*) => {$(
            let count = (0..=0xff_u8).filter(|byte| assert_written::<$name>(&[*byte])).count();
            assert_eq!(count, $count, stringify!($name));
        )*};
    }
    bytes! {
        Windows1252 256
        Ibm866 256 Koi8R 256 Koi8U 256 Macintosh 256 MacCyrillic 256 UserDefined 256
        Iso8859_2 256 Iso8859_3 249 Iso8859_4 256 Iso8859_5 256 Iso8859_6 211 Iso8859_7 253
        Iso8859_8 220 Iso8859_8I 220 Iso8859_10 256 Iso8859_13 256 Iso8859_14 256 Iso8859_15 256
        Iso8859_16 256
        Windows874 248 Windows1250 256 Windows1251 256 Windows1253 253 Windows1254 256
        Windows1255 246 Windows1256 256 Windows1257 254 Windows1258 256
    }
}

// Python's `cp949` reads as many pairs as `EucKr`; its `cp932` reads 1,880 private ones more than
// `ShiftJis`, and 1,552 that start or end with one of the bytes A0 and FD to FF.
#[test]
fn all_that_is_read_in_code_pages_of_several_bytes_can_be_written() {
    macro_rules! pairs {
        ($($name:ident $start:literal $count:literal)*) => {$(
            let count = pairs_behind::<$name>($start);
            assert_eq!(count, $count, "{} behind {:x?}", stringify!($name), $start);
        )*};
    }
    pairs! {
        ShiftJis b"" 44588
        EucKr b"" 33432
        Gbk b"" 40581
        Gbk b"\x83\x30" 0
        Big5 b"" 31127
        EucJp b"" 23783
        EucJp b"\x8f" 281
        Gb18030 b"" 40581
        Gb18030 b"\x81\x30" 1260
        Iso2022Jp b"" 15625
        Iso2022Jp b"\x1b\x28" 250
        Iso2022Jp b"\x1b\x24\x42" 7336
        Replacement b"" 0
        Unicode8 b"" 18304
        Unicode8 b"\xe2" 4096
        Unicode16Le b"" 0
        Unicode16Be b"" 0
    }
}
