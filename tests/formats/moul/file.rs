//! Messages of the File connection.
//!
//! Bytes computed by another program from the layouts of the client (H-uru/Plasma 8d6f88b9); no
//! captures are public.

use codec_core::{DecodeErrorKind, EncodeErrorKind, Format as _};
use formats::moul::{
    FileFrame, Moul, UnitRecords,
    messages::{
        NetError,
        file::{
            BuildIdReply, BuildIdUpdate, Cli2File, File2Cli, FileDownloadReply,
            FileDownloadRequest, ManifestEntry, ManifestEntryAck, ManifestReply, ManifestRequest,
            PingRequest,
        },
    },
};

use super::{array, bytes, decode_error, encode_error, flip_bits, hex, strict, vector};

#[test]
fn ping_request() {
    vector(
        &FileFrame(Cli2File::PingRequest(PingRequest { ping_time_ms: 1000 })),
        "0c000000  # messageBytes
         00000000  # messageId
         e8030000  # pingTimeMs",
    );
}

#[test]
fn build_id_reply() {
    vector(
        &FileFrame(File2Cli::BuildIdReply(BuildIdReply {
            trans_id: 1,
            result: NetError::Success,
            build_id: 918,
        })),
        "14000000  # messageBytes
         0a000000  # messageId
         01000000  # transId
         00000000  # result
         96030000  # buildId",
    );
}

#[test]
fn build_id_update() {
    vector(
        &FileFrame(File2Cli::BuildIdUpdate(BuildIdUpdate { build_id: 919 })),
        "0c000000  # messageBytes
         0b000000  # messageId
         97030000  # buildId",
    );
}

#[test]
fn manifest_request() {
    // Real clients may leave garbage behind the terminator, where this has zeros.
    vector(
        &FileFrame(Cli2File::ManifestRequest(ManifestRequest {
            trans_id: 2,
            group: "ThinExternal".into(),
            build_id: 0,
        })),
        "18020000                                        # messageBytes
         14000000                                        # messageId
         02000000                                        # transId
         5400680069006e00450078007400650072006e0061006c  # group
         00*497
         00000000                                        # buildId",
    );
}

#[test]
fn manifest_entry_ack() {
    vector(
        &FileFrame(Cli2File::ManifestEntryAck(ManifestEntryAck { trans_id: 2, reader_id: 1 })),
        "10000000  # messageBytes
         16000000  # messageId
         02000000  # transId
         01000000  # readerId",
    );
}

#[test]
fn manifest_reply_two_entries() {
    vector(
        &FileFrame(File2Cli::ManifestReply(ManifestReply {
            trans_id: 2,
            result: NetError::Success,
            reader_id: 1,
            file_count: 2,
            entries: UnitRecords::List(vec![
                ManifestEntry {
                    name: "UruExplorer.exe".into(),
                    download_name: "Client\\UruExplorer.exe.gz".into(),
                    md5: array("d41d8cd98f00b204e9800998ecf8427e"),
                    download_md5: array("900150983cd24fb0d6963f7d28e17f72"),
                    size: 1_193_046,
                    download_size: 306_125,
                    flags: ManifestEntry::GZIP,
                },
                city_age(),
            ]),
        })),
        "d2010000                                          # messageBytes
         14000000                                          # messageId
         02000000                                          # transId
         00000000                                          # result
         01000000                                          # readerId
         02000000                                          # numFiles
         db000000                                          # wcharCount
         5500720075004500780070006c006f007200650072002e00  # manifestData
         650078006500000043006c00690065006e0074005c005500
         720075004500780070006c006f007200650072002e006500
         780065002e0067007a000000640034003100640038006300
         640039003800660030003000620032003000340065003900
         380030003000390039003800650063006600380034003200
         370065000000390030003000310035003000390038003300
         630064003200340066006200300064003600390036003300
         660037006400320038006500310037006600370032000000
         1200563400000400cdab0000000008000000640061007400
         5c0063006900740079002e00610067006500000064006100
         74005c0063006900740079002e0061006700650000003900
         300030003100350030003900380033006300640032003400
         660062003000640036003900360033006600370064003200
         380065003100370066003700320000003900300030003100
         350030003900380033006300640032003400660062003000
         640036003900360033006600370064003200380065003100
         370066003700320000000000ffff00000000ffff00000000
         000000000000",
    );
}

#[test]
fn manifest_reply_empty_dirtsand() {
    // Clients take up to two units for an empty manifest.
    vector(
        &FileFrame(File2Cli::ManifestReply(ManifestReply {
            trans_id: 2,
            result: NetError::Success,
            reader_id: 1,
            file_count: 0,
            entries: UnitRecords::List(vec![]),
        })),
        "1e000000  # messageBytes
         14000000  # messageId
         02000000  # transId
         00000000  # result
         01000000  # readerId
         00000000  # numFiles
         01000000  # wcharCount
         0000      # manifestData",
    );
}

#[test]
fn manifest_reply_error() {
    vector(
        &FileFrame(File2Cli::ManifestReply(ManifestReply {
            trans_id: 2,
            result: NetError::FileNotFound,
            reader_id: 0,
            file_count: 0,
            entries: UnitRecords::Missing,
        })),
        "1c000000  # messageBytes
         14000000  # messageId
         02000000  # transId
         07000000  # result
         00000000  # readerId
         00000000  # numFiles
         00000000  # wcharCount",
    );
}

#[test]
fn download_request() {
    vector(
        &FileFrame(Cli2File::FileDownloadRequest(FileDownloadRequest {
            trans_id: 3,
            filename: "Client\\UruExplorer.exe.gz".into(),
            build_id: 0,
        })),
        "18020000                                          # messageBytes
         15000000                                          # messageId
         03000000                                          # transId
         43006c00690065006e0074005c0055007200750045007800  # filename
         70006c006f007200650072002e006500780065002e006700
         7a
         00*471
         00000000                                          # buildId",
    );
}

#[test]
fn download_reply() {
    vector(
        &FileFrame(File2Cli::FileDownloadReply(FileDownloadReply {
            trans_id: 3,
            result: NetError::Success,
            reader_id: 2,
            total_size: 5,
            chunk: bytes("68656c6c6f"),
        })),
        "21000000    # messageBytes
         15000000    # messageId
         03000000    # transId
         00000000    # result
         02000000    # readerId
         05000000    # totalFileSize
         05000000    # byteCount
         68656c6c6f  # fileData",
    );
}

#[test]
fn garbage_behind_the_terminator_is_not_looked_at() {
    let bytes = hex("18020000 14000000 02000000 41000000 ff*516 00000000");
    let value = FileFrame(Cli2File::ManifestRequest(ManifestRequest {
        trans_id: 2,
        group: "A".into(),
        build_id: 0,
    }));
    assert_eq!(Moul::from_slice::<FileFrame<Cli2File>>(&bytes).unwrap(), value);
}

fn city_age() -> ManifestEntry {
    ManifestEntry {
        name: "dat\\city.age".into(),
        download_name: "dat\\city.age".into(),
        md5: array("900150983cd24fb0d6963f7d28e17f72"),
        download_md5: array("900150983cd24fb0d6963f7d28e17f72"),
        size: 65535,
        download_size: 65535,
        flags: 0,
    }
}

/// A reply with these units.
fn manifest(units: u32, data: &str) -> Vec<u8> {
    let mut bytes = hex("00000000 14000000 02000000 00000000 01000000 01000000");
    bytes.extend(units.to_le_bytes());
    bytes.extend(hex(data));
    let len = u32::try_from(bytes.len()).unwrap();
    bytes[..4].copy_from_slice(&len.to_le_bytes());
    bytes
}

/// An entry with the names a and b; from the description of the format.
const ENTRY: &str = "6100000062000000640034003100640038006300640039003800660030003000
    620032003000340065003900380030003000390039003800650063006600380034003200370065000000
    390030003000310035003000390038003300630064003200340066006200300064003600390036003300
    660037006400320038006500310037006600370032000000010002000000000003000000000010000000";

#[test]
fn manifest_entry() {
    vector(
        &ManifestEntry {
            name: "a".into(),
            download_name: "b".into(),
            md5: array("d41d8cd98f00b204e9800998ecf8427e"),
            download_md5: array("900150983cd24fb0d6963f7d28e17f72"),
            size: 0x0001_0002,
            download_size: 3,
            flags: ManifestEntry::REDISTRIBUTABLE,
        },
        ENTRY,
    );
    flip_bits::<ManifestEntry>(&hex(ENTRY));
}

#[test]
fn manifest_ends_at_its_last_unit() {
    type Reply = FileFrame<File2Cli>;

    let bytes = manifest(80, &format!("{ENTRY} 0000"));
    let FileFrame(File2Cli::ManifestReply(reply)) = Moul::from_slice(&bytes).unwrap() else {
        panic!("not a manifest");
    };
    assert_eq!(reply.entries.as_slice().len(), 1);
    flip_bits::<Reply>(&bytes);

    let error = decode_error::<Reply>(&manifest(79, ENTRY));
    assert_eq!(*error.kind(), DecodeErrorKind::PastLimit { needed: 2, left: 0 });

    let error = decode_error::<Reply>(&manifest(81, &format!("{ENTRY} 0000 0000")));
    assert_eq!(*error.kind(), DecodeErrorKind::TrailingBytes { left: 2 });

    let error = decode_error::<Reply>(&manifest(5, "6100 0000 6200 0000 0000"));
    assert!(matches!(error.kind(), DecodeErrorKind::PastLimit { .. }), "{error}");
    let path = "File2Cli.ManifestReply.entries[0].md5";
    assert!(error.to_string().ends_with(path), "{error}");
}

#[test]
fn manifest_of_two_zero_units_comes_back_as_the_same_bytes_but_not_in_strict_mode() {
    let bytes = manifest(2, "0000 0000");
    let FileFrame(File2Cli::ManifestReply(reply)) = Moul::from_slice(&bytes).unwrap() else {
        panic!("not a manifest");
    };
    assert_eq!(reply.entries, UnitRecords::OtherEmpty);
    assert_eq!(Moul::to_vec(&FileFrame(File2Cli::ManifestReply(reply))).unwrap(), bytes);
    let error = strict::<FileFrame<File2Cli>>(&bytes).unwrap_err();
    assert!(error.to_string().contains("units of an empty list"), "{error}");
}

#[test]
fn md5_sums_are_hexadecimal() {
    let text =
        |digit: &str| format!("6100 0000 6200 0000 {digit} {} 0000 00*84", "3000".repeat(31));
    for wrong in ["6700", "0000", "3001", "2f00"] {
        let error = decode_error::<ManifestEntry>(&hex(&text(wrong)));
        let DecodeErrorKind::Invalid { what, .. } = error.kind() else { panic!("{error}") };
        assert_eq!((*what, error.offset()), ("hexadecimal digit", 8));
    }

    let upper = hex(&ENTRY.replace("66003700", "46003700"));
    assert!(Moul::from_slice::<ManifestEntry>(&upper).is_ok());
    assert!(strict::<ManifestEntry>(&upper).is_err());
}

#[test]
fn entries_need_names_that_clients_can_read() {
    let error = encode_error(&ManifestEntry { name: String::new(), ..city_age() });
    assert!(matches!(error.kind(), EncodeErrorKind::CheckFailed { .. }), "{error}");

    let long = |units| ManifestEntry { download_name: "a".repeat(units), ..city_age() };
    assert!(Moul::to_vec(&long(259)).is_ok());
    let error = encode_error(&long(260));
    assert!(matches!(error.kind(), EncodeErrorKind::CheckFailed { .. }), "{error}");

    let error = encode_error(&ManifestEntry { name: "a\0b".into(), ..city_age() });
    assert_eq!(*error.kind(), EncodeErrorKind::Invalid { what: "NUL in text" });
}
