//! Packed integers, strings, tables and places.

use codec_core::{Decode, DecodeErrorKind, Encode, EncodeErrorKind, Format as _, Options, Wire};
use formats::asherons_call::{
    AsheronsCall, AsheronsCallOptions, CellId, DataId, IntSet, LoginString, PHashTable,
    PackableHashTable, PackedDword, PackedWord, Position, PositionPack, RetailString32L, String32L,
    Trailing, WString,
};

use super::{assert_boundaries, hex, rows, strict, sweep, vectors};

macro_rules! coded {
    ($($name:ident $codec:ty, $ty:ty;)*) => {$(
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = AsheronsCall)]
        struct $name {
            #[wire(as = $codec)]
            value: $ty,
        }
    )*};
}

coded! {
    Dword PackedDword, u32;
    Word PackedWord, u16;
    Icon DataId<0x0600_0000>, u32;
    Login String32L, String;
    Retail RetailString32L, String;
    Wide WString, String;
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AsheronsCall, repr = u32)]
enum Closed {
    One = 1,
    Two = 2,
}

fn both<T>(value: T, text: &str)
where
    T: Encode<AsheronsCall> + for<'de> Decode<'de, AsheronsCall> + PartialEq + std::fmt::Debug,
{
    let bytes = hex(text);
    assert_eq!(AsheronsCall::to_vec(&value).unwrap(), bytes, "{value:?}");
    assert_eq!(sweep::<T>(text, &bytes, AsheronsCall::DEFAULTS), value);
}

#[test]
fn every_primitive_matches_its_vector() {
    for vector in vectors("prim") {
        let [field, ..] = vector.fields.as_array().unwrap().as_slice() else { panic!() };
        let (name, bytes) = (vector.name, &*vector.bytes);
        let number = || u32::try_from(field[2].as_u64().unwrap()).unwrap();
        let text = || field[2].as_str().unwrap().to_owned();
        let options = AsheronsCall::DEFAULTS;
        match field[1].as_str().unwrap() {
            "packed_dword" => assert_eq!(sweep::<Dword>(name, bytes, options).value, number()),
            "data_id:0x06000000" => {
                assert_eq!(sweep::<Icon>(name, bytes, options).value, number());
            }
            "string16l" => assert_eq!(sweep::<String>(name, bytes, options), text()),
            "string32l" => {
                let value: Login = AsheronsCall::from_slice(bytes).unwrap();
                assert_eq!(value.value, text());
                assert_eq!(AsheronsCall::to_vec(&value).unwrap(), bytes);
                for len in 0..bytes.len() {
                    let error = AsheronsCall::from_slice::<Login>(&bytes[..len]).unwrap_err();
                    assert!(error.is_incomplete(), "{name}: {error}");
                }
            }
            "u32" => {
                let position: Position = sweep(name, bytes, options);
                assert_boundaries(&position, &vector);
                assert_eq!(position.cell, CellId(0xa9b4_0019));
                assert_eq!(position.frame.orientation.w.to_bits(), 1_f32.to_bits());
            }
            other => panic!("unknown type {other}"),
        }
    }
}

#[test]
fn malformed_bytes_are_refused_for_the_right_reason() {
    fn kind<T: for<'de> Decode<'de, AsheronsCall> + std::fmt::Debug>(
        bytes: &[u8],
        options: &Options<AsheronsCall>,
    ) -> Option<DecodeErrorKind> {
        AsheronsCall::from_slice_with::<T>(bytes, options).err().map(|error| error.kind().clone())
    }
    for row in rows(include_str!("../../golden/asherons_call/malformed.tsv")) {
        let [name, schema, wanted, bytes] = *row.as_slice() else { panic!("{row:?}") };
        let bytes = hex(bytes);
        let decode = |options: &Options<AsheronsCall>| match schema {
            "packed_dword" => kind::<Dword>(&bytes, options),
            "string16l" => kind::<String>(&bytes, options),
            "string32l" => kind::<Login>(&bytes, options),
            "list<u32>" => kind::<Vec<u32>>(&bytes, options),
            "packable_hash<u32,u32>" => kind::<PackableHashTable<u32, u32>>(&bytes, options),
            "enum u32 {1,2}" => kind::<Closed>(&bytes, options),
            "position" => kind::<Position>(&bytes, options),
            "packet" => kind::<formats::asherons_call::Packet>(&bytes, options),
            other => panic!("unknown schema {other}"),
        };
        let lax = decode(AsheronsCall::DEFAULTS);
        let hard = decode(&strict(AsheronsCall::DEFAULTS));
        let what = |kind: &Option<DecodeErrorKind>| match kind {
            Some(DecodeErrorKind::Invalid { what, .. }) => *what,
            _ => "",
        };
        match wanted {
            "UnexpectedEnd" | "UnexpectedEnd or LimitExceeded" => {
                assert!(
                    matches!(lax, Some(DecodeErrorKind::UnexpectedEnd { .. })),
                    "{name}: {lax:?}"
                );
            }
            "UnknownTag" => assert!(matches!(lax, Some(DecodeErrorKind::UnknownTag { .. }))),
            "InvalidLength" => assert_eq!(what(&lax), "fragment size", "{name}: {lax:?}"),
            "InvalidPadding in strict mode, else accepted" => {
                assert_eq!((lax, what(&hard)), (None, "padding"));
            }
            "accepted as 0x1234; NonCanonical in strict mode" => {
                assert_eq!((lax, what(&hard)), (None, "long form of a packed integer"));
                let value: Dword = AsheronsCall::from_slice(&bytes).unwrap();
                assert_eq!(value.value, 0x1234);
            }
            other => panic!("unknown error {other}"),
        }
    }
}

#[test]
fn what_cannot_be_written_is_an_encode_error() {
    let error = AsheronsCall::to_vec(&Dword { value: 0x8000_0000 }).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::OutOfRange { what: "PackedDword" });
    let error = AsheronsCall::to_vec(&"a".repeat(65536)).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { max: 65535, len: 65536 });
    let error = AsheronsCall::to_vec(&"日本".to_owned()).unwrap_err();
    assert!(matches!(error.kind(), EncodeErrorKind::Unmappable { character: '日', .. }));
    let error = AsheronsCall::to_vec(&Icon { value: 0x0500_0000 }).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::OutOfRange { what: "DataId" });
    let error = AsheronsCall::to_vec(&Word { value: 0x8000 }).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::OutOfRange { what: "PackedWord" });
}

#[test]
fn known_type_is_added_in_both_forms() {
    both(Icon { value: 0x0600_1234 }, "3412");
    both(Icon { value: 0x0612_3456 }, "12805634");
}

#[test]
fn packed_words_have_one_or_two_bytes() {
    both(Word { value: 0x7f }, "7f");
    both(Word { value: 0x80 }, "8080");
    both(Word { value: 0xf4 }, "80f4");
    both(Word { value: 0x7fff }, "ffff");
}

#[test]
fn wide_strings_count_units_and_have_no_padding() {
    both(Wide { value: "Hé".into() }, "02 4800 e900");
}

#[test]
fn retail_login_strings_have_no_padding() {
    both(Retail { value: String::new() }, "00000000");
    both(Retail { value: "abcde".into() }, "06000000 05 6162636465");
    let long = Retail { value: "a".repeat(244) };
    let bytes = AsheronsCall::to_vec(&long).unwrap();
    assert_eq!(bytes[..6], hex("f6000000 80f4"));
    assert_eq!(AsheronsCall::from_slice::<Retail>(&bytes).unwrap(), long);
}

#[test]
fn login_text_of_a_real_client_names_the_options_that_read_it() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = AsheronsCall)]
    struct Login {
        #[wire(as = LoginString)]
        secret: String,
    }

    let ticket = [hex("f6000000 80f4"), vec![b'a'; 244]].concat();
    for bytes in [ticket.clone(), hex("00000000")] {
        let error = AsheronsCall::from_slice::<Login>(&bytes).unwrap_err();
        assert!(error.to_string().contains("`AsheronsCallOptions::RETAIL` reads"), "{error}");
        assert_eq!((error.offset(), error.is_incomplete()), (0, false));
        let retail = Options::new(AsheronsCallOptions::RETAIL);
        assert!(AsheronsCall::from_slice_with::<Login>(&bytes, &retail).is_ok());
    }
    // What neither form reads has its own error, and a part of a text is incomplete.
    let error = AsheronsCall::from_slice::<Login>(&hex("06000000 01 6162636465")).unwrap_err();
    assert_eq!(error.to_string(), "invalid length 0x6 at byte 0x0 in Login.secret");
    for len in 0..ticket.len() {
        let error = AsheronsCall::from_slice::<Login>(&ticket[..len]).unwrap_err();
        assert!(error.is_incomplete(), "{len}: {error}");
    }
}

#[test]
fn tables_keep_order_and_buckets() {
    // The tail of a captured IdentifyResponse: strings in a table are padded too.
    let table = PackableHashTable::new(
        8,
        vec![(16_u32, "Bordered Cloak".to_owned()), (40, "Holy Macaroni".to_owned())],
    );
    both(
        table,
        "02000800 10000000 0e00426f72646572656420436c6f616b
         28000000 0d00486f6c79204d616361726f6e6900",
    );
    both(PHashTable::new(3, vec![(0x5000_0002_u32, 1_u32)]), "01000003 02000050 01000000");
    // The keys of a captured IdentifyResponse, in the order of its 16 buckets.
    let keys = [160_u32, 320, 352, 98, 370, 19];
    let mut table = PackableHashTable::new(16, keys.map(|key| (key, ())).to_vec());
    table.entries.reverse();
    table.sort();
    assert_eq!(table.entries, keys.map(|key| (key, ())));
}

#[test]
fn sets_of_numbers_end_when_their_size_is_reached() {
    both(IntSet(vec![1, -5]), "05000000 01000000 fbffffff");
    both(IntSet(vec![]), "00000000");
    let error = AsheronsCall::from_slice::<IntSet>(&hex("01000000 f0ffffff")).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::Invalid { what: "size of a set", value: 1 });
}

#[test]
fn trailing_values_may_be_left_out() {
    let some: Trailing<u32> = AsheronsCall::from_slice(&hex("07000000")).unwrap();
    let none: Trailing<u32> = AsheronsCall::from_slice(&[]).unwrap();
    assert_eq!((some, none), (Trailing(Some(7)), Trailing(None)));
    assert_eq!(AsheronsCall::to_vec(&some).unwrap(), hex("07000000"));
    assert!(AsheronsCall::from_slice::<Trailing<u32>>(&hex("0700")).unwrap_err().is_incomplete());
}

#[test]
fn cells_tell_landblock_and_interior() {
    let outdoors = CellId(0xda55_001d);
    assert_eq!((outdoors.landblock(), outdoors.cell()), (0xda55, 0x001d));
    assert_eq!((outdoors.landblock_x(), outdoors.landblock_y()), (0xda, 0x55));
    assert!(!outdoors.is_interior() && outdoors.has_high_bit());
    assert!(CellId(0x0007_0143).is_interior());
}

#[test]
fn position_pack_has_every_combination_of_its_parts() {
    for mask in 0..0x40_u32 {
        let part = |bit: u32| (mask & bit != 0).then_some(0.5);
        let pack = PositionPack {
            w: part(1),
            x: part(2),
            y: part(4),
            z: part(8),
            velocity: (mask & 16 != 0).then_some(formats::asherons_call::Vector3::default()),
            placement: (mask & 32 != 0).then_some(101),
            ..PositionPack::default()
        };
        let bytes = AsheronsCall::to_vec(&pack).unwrap();
        let again: PositionPack = sweep("position", &bytes, AsheronsCall::DEFAULTS);
        assert_eq!(again, pack);
        assert_eq!(bytes[..4], (!mask << 3 & 0x78 | mask >> 4 & 3).to_le_bytes());
    }
}

#[test]
fn a_thousand_positions_have_32_bytes_each() {
    let mut bytes = hex("e8030000");
    for number in 0..1000_u16 {
        bytes.extend(u32::from(number).to_le_bytes());
        bytes.extend((1..8_u16).flat_map(|part| f32::from(number + part).to_le_bytes()));
    }
    let positions: Vec<Position> = AsheronsCall::from_slice(&bytes).unwrap();
    assert_eq!((positions.len(), bytes.len()), (1000, 32_004));
    let last = positions[999];
    assert_eq!((last.cell, last.frame.origin.x), (CellId(999), 1000.0));
    assert_eq!((last.frame.orientation.w, last.frame.orientation.z), (1003.0, 1006.0));
    assert_eq!(AsheronsCall::to_vec(&positions).unwrap(), bytes);
    for cut in [0, 3, 4, 35, 36, 31_971, 32_003] {
        let error = AsheronsCall::from_slice::<Vec<Position>>(&bytes[..cut]).unwrap_err();
        assert!(error.is_incomplete(), "{cut}: {error}");
    }
}
