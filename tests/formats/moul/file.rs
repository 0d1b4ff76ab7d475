//! Messages of the File connection.
//!
//! Bytes computed by another program from the layouts of the client (H-uru/Plasma 8d6f88b9); no
//! captures are public.

use codec_core::Format as _;
use formats::moul::{
    FileFrame, Moul,
    messages::{
        NetError,
        file::{
            BuildIdReply, BuildIdUpdate, Cli2File, File2Cli, FileDownloadReply,
            FileDownloadRequest, ManifestEntryAck, ManifestReply, ManifestRequest, PingRequest,
        },
    },
};

use super::{bytes, hex, units, vector};

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
            entries: units(
                "UruExplorer.exe\0Client\\UruExplorer.exe.gz\0\
                 d41d8cd98f00b204e9800998ecf8427e\0900150983cd24fb0d6963f7d28e17f72\0\
                 \u{12}\u{3456}\0\u{4}\u{abcd}\0\0\u{8}\0\
                 dat\\city.age\0dat\\city.age\0\
                 900150983cd24fb0d6963f7d28e17f72\0900150983cd24fb0d6963f7d28e17f72\0\
                 \0\u{ffff}\0\0\u{ffff}\0\0\0\0\0",
            ),
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
            entries: units("\0"),
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
            entries: units(""),
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
