//! MOUL: the declared types against a table of all messages.
//!
//! A row: number, name, and the kinds of the fields as the client declares them, without
//! `NET_MSG_FIELD_`. `VAR(size,max)` stands for `VAR_COUNT(size, max)` and the `VAR_PTR` behind it,
//! `DATA` also for `RAW_DATA`, `WCHAR(n)` for `n` UTF-16 units in a struct of the File connection.
//!
//! Read from the declarations in H-uru/Plasma (8d6f88b9; b970ae4b for CSR) by a program;
//! libhsplasma (f4fbdf60) agrees on every kind and size, and has the extensions from 4096 on.

mod class;
mod connect;
mod exact;
mod game_mgr;

use codec_core::{
    Layout, Shape,
    shape::{Count, Counts, Frame},
};
use formats::moul::{
    Moul,
    messages::{
        auth::{Auth2Cli, Cli2Auth},
        csr::{Cli2Csr, Csr2Cli},
        file::{Cli2File, File2Cli},
        game::{Cli2Game, Game2Cli},
        gate_keeper::{Cli2GateKeeper, GateKeeper2Cli},
    },
};

#[test]
fn every_message_has_the_declared_number_name_and_fields() {
    compare::<Cli2GateKeeper>(CLI2GATE_KEEPER);
    compare::<GateKeeper2Cli>(GATE_KEEPER2CLI);
    compare::<Cli2Auth>(CLI2AUTH);
    compare::<Auth2Cli>(AUTH2CLI);
    compare::<Cli2Game>(CLI2GAME);
    compare::<Game2Cli>(GAME2CLI);
    compare::<Cli2File>(CLI2FILE);
    compare::<File2Cli>(FILE2CLI);
    compare::<Cli2Csr>(CLI2CSR);
    compare::<Csr2Cli>(CSR2CLI);
}

#[track_caller]
fn compare<T: Layout<Moul>>(table: &str) {
    let Shape::Enum(messages) = T::shape() else { panic!("not an enum") };
    let mut rows = table.lines();
    for variant in messages.variants {
        let Shape::Record(object) = (variant.shape)() else {
            panic!("{}: not a struct", variant.name);
        };
        let fields = object.fields.iter().map(|field| kind((field.shape)()));
        let [id] = variant.ids else { panic!("{}: several numbers", variant.name) };
        let mut found = format!("{id} {}", object.name);
        for field in fields {
            found = format!("{found} {field}");
        }
        assert_eq!(found, rows.next().unwrap_or("no row"), "{}", messages.name);

        assert_eq!(variant.name, object.name);
        assert!(object.id.is_none_or(|own| i128::from(own) == *id), "{found}: {:?}", object.id);
        // Rust spells `CCR` as a word.
        let protocol_name = format!("`{}_{}`", messages.name, object.name.replace("Ccr", "CCR"));
        assert!(object.docs.contains(&protocol_name), "{protocol_name}: {}", object.docs);
        assert!(object.fields.iter().all(|field| !field.docs.is_empty()), "{}", object.name);
    }
    assert_eq!(rows.next(), None, "{}: no type", messages.name);
}

/// The kind of field that a shape is.
fn kind(shape: Shape) -> String {
    match shape {
        Shape::Int { width: 1, .. } | Shape::Bool { .. } => "BYTE".into(),
        Shape::Int { width: 4, .. } => "DWORD".into(),
        Shape::Enum(numbers) => kind((numbers.tag)()),
        Shape::Named { of, .. } => kind(of()),
        Shape::Uuid { .. } => "DATA(16)".into(),
        Shape::Bytes { frame: Frame::Fixed(len) } => format!("DATA({len})"),
        Shape::Array { of, len } => format!("{}_ARRAY({len})", kind(of())),
        Shape::Text { encoding: "UTF-16LE", frame: Frame::Fixed(len) } => format!("WCHAR({len})"),
        Shape::Text { encoding: "UTF-16LE", frame } => {
            assert_eq!(frame.number().unwrap().to_string(), "u16");
            format!("STRING({})", frame.max().unwrap() + 1)
        }
        Shape::Bytes { frame } => {
            assert_eq!(frame.number().unwrap().to_string(), "u32");
            var(1, frame.max())
        }
        Shape::List { of, frame } => {
            assert_eq!(frame.number().unwrap().to_string(), "u32");
            match frame {
                // Records of any length, counted in units.
                Frame::Prefix(Count { counts: Counts::Units, max, .. }) => var(2, max),
                _ => var(size(of()), frame.max()),
            }
        }
        other => panic!("{other:?}"),
    }
}

fn var(size: usize, max: Option<usize>) -> String {
    match max {
        Some(max) => format!("VAR({size},{max})"),
        None => format!("VAR({size})"),
    }
}

/// Bytes of an element.
fn size(shape: Shape) -> usize {
    match shape {
        Shape::Int { width, .. } => width,
        Shape::Record(object) => object.fields.iter().map(|field| field.size.fixed.unwrap()).sum(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn numbers_of_one_table_rise() {
    let tables = [
        CLI2GATE_KEEPER,
        GATE_KEEPER2CLI,
        CLI2AUTH,
        AUTH2CLI,
        CLI2GAME,
        GAME2CLI,
        CLI2FILE,
        FILE2CLI,
        CLI2CSR,
        CSR2CLI,
    ];
    let number = |row: &str| row.split(' ').next().unwrap().parse::<u32>().unwrap();
    for table in tables {
        assert!(table.lines().map(number).is_sorted());
    }
    assert_eq!(tables.iter().map(|table| table.lines().count()).sum::<usize>(), 127);
}

const CLI2GATE_KEEPER: &str = "\
0 PingRequest DWORD DWORD VAR(1,65536)
1 FileSrvIpAddressRequest DWORD BYTE
2 AuthSrvIpAddressRequest DWORD
";

const GATE_KEEPER2CLI: &str = "\
0 PingReply DWORD DWORD VAR(1,65536)
1 FileSrvIpAddressReply DWORD STRING(24)
2 AuthSrvIpAddressReply DWORD STRING(24)
";

const CLI2AUTH: &str = "\
0 PingRequest DWORD DWORD VAR(1,65536)
1 ClientRegisterRequest DWORD
2 ClientSetCcrLevel DWORD
3 AcctLoginRequest DWORD DWORD STRING(64) DATA(20) STRING(64) STRING(8)
6 AcctSetPlayerRequest DWORD DWORD
7 AcctCreateRequest DWORD STRING(64) DATA(20) DWORD DWORD
8 AcctChangePasswordRequest DWORD STRING(64) DATA(20)
9 AcctSetRolesRequest DWORD STRING(64) DWORD
10 AcctSetBillingTypeRequest DWORD STRING(64) DWORD
11 AcctActivateRequest DWORD DATA(16)
12 AcctCreateFromKeyRequest DWORD STRING(64) DATA(20) DATA(16) DWORD
13 PlayerDeleteRequest DWORD DWORD
17 PlayerCreateRequest DWORD STRING(40) STRING(260) STRING(260)
20 UpgradeVisitorRequest DWORD DWORD
21 SetPlayerBanStatusRequest DWORD DWORD DWORD
22 KickPlayer DWORD
23 ChangePlayerNameRequest DWORD DWORD STRING(40)
24 SendFriendInviteRequest DWORD DATA(16) STRING(64) STRING(40)
25 VaultNodeCreate DWORD VAR(1,1048576)
26 VaultNodeFetch DWORD DWORD
27 VaultNodeSave DWORD DWORD DATA(16) VAR(1,1048576)
29 VaultNodeAdd DWORD DWORD DWORD DWORD
30 VaultNodeRemove DWORD DWORD DWORD
31 VaultFetchNodeRefs DWORD DWORD
32 VaultInitAgeRequest DWORD DATA(16) DATA(16) STRING(260) STRING(260) STRING(260) STRING(1024) \
    DWORD DWORD
33 VaultNodeFind DWORD VAR(1,1048576)
34 VaultSetSeen DWORD DWORD BYTE
35 VaultSendNode DWORD DWORD
36 AgeRequest DWORD STRING(64) DATA(16)
37 FileListRequest DWORD STRING(260) STRING(256)
38 FileDownloadRequest DWORD STRING(260)
39 FileDownloadChunkAck DWORD
40 PropagateBuffer DWORD VAR(1,1048576)
41 GetPublicAgeList DWORD STRING(64)
42 SetAgePublic DWORD BYTE
43 LogPythonTraceback STRING(1024)
44 LogStackDump STRING(1024)
45 LogClientDebuggerConnect DWORD
46 ScoreCreate DWORD DWORD STRING(64) DWORD DWORD
47 ScoreDelete DWORD DWORD
48 ScoreGetScores DWORD DWORD STRING(64)
49 ScoreAddPoints DWORD DWORD DWORD
50 ScoreTransferPoints DWORD DWORD DWORD DWORD
51 ScoreSetPoints DWORD DWORD DWORD
52 ScoreGetRanks DWORD DWORD DWORD DWORD STRING(64) DWORD DWORD DWORD DWORD
53 AccountExistsRequest DWORD STRING(64)
4096 AgeRequestEx DWORD STRING(64) DATA(16)
4097 ScoreGetHighScores DWORD DWORD DWORD STRING(64)
";

const AUTH2CLI: &str = "\
0 PingReply DWORD DWORD VAR(1,65536)
1 ServerAddr DWORD DATA(16)
2 NotifyNewBuild DWORD
3 ClientRegisterReply DWORD
4 AcctLoginReply DWORD DWORD DATA(16) DWORD DWORD DWORD_ARRAY(4)
6 AcctPlayerInfo DWORD DWORD STRING(40) STRING(64) DWORD
7 AcctSetPlayerReply DWORD DWORD
8 AcctCreateReply DWORD DWORD DATA(16)
9 AcctChangePasswordReply DWORD DWORD
10 AcctSetRolesReply DWORD DWORD
11 AcctSetBillingTypeReply DWORD DWORD
12 AcctActivateReply DWORD DWORD
13 AcctCreateFromKeyReply DWORD DWORD DATA(16) DATA(16)
16 PlayerCreateReply DWORD DWORD DWORD DWORD STRING(40) STRING(64)
17 PlayerDeleteReply DWORD DWORD
18 UpgradeVisitorReply DWORD DWORD
19 SetPlayerBanStatusReply DWORD DWORD
20 ChangePlayerNameReply DWORD DWORD
21 SendFriendInviteReply DWORD DWORD
23 VaultNodeCreated DWORD DWORD DWORD
24 VaultNodeFetched DWORD DWORD VAR(1,1048576)
25 VaultNodeChanged DWORD DATA(16)
26 VaultNodeDeleted DWORD
27 VaultNodeAdded DWORD DWORD DWORD
28 VaultNodeRemoved DWORD DWORD
29 VaultNodeRefsFetched DWORD DWORD VAR(13,1048576)
30 VaultInitAgeReply DWORD DWORD DWORD DWORD
31 VaultNodeFindReply DWORD DWORD VAR(4,512)
32 VaultSaveNodeReply DWORD DWORD
33 VaultAddNodeReply DWORD DWORD
34 VaultRemoveNodeReply DWORD DWORD
35 AgeReply DWORD DWORD DWORD DATA(16) DWORD DWORD
36 FileListReply DWORD DWORD VAR(2,1048576)
37 FileDownloadChunk DWORD DWORD DWORD DWORD VAR(1,1460)
38 PropagateBuffer DWORD VAR(1,1048576)
39 KickedOff DWORD
40 PublicAgeList DWORD DWORD VAR(2464,512)
41 ScoreCreateReply DWORD DWORD DWORD DWORD
42 ScoreDeleteReply DWORD DWORD
43 ScoreGetScoresReply DWORD DWORD DWORD VAR(1,1048576)
44 ScoreAddPointsReply DWORD DWORD
45 ScoreTransferPointsReply DWORD DWORD
46 ScoreSetPointsReply DWORD DWORD
47 ScoreGetRanksReply DWORD DWORD DWORD VAR(1,1048576)
48 AccountExistsReply DWORD DWORD BYTE
4096 AgeReplyEx DWORD DWORD DWORD DATA(16) DWORD STRING(256)
4097 ScoreGetHighScoresReply DWORD DWORD DWORD VAR(1,1048576)
4098 ServerCaps VAR(1,1048576)
";

const CLI2GAME: &str = "\
0 PingRequest DWORD
1 JoinAgeRequest DWORD DWORD DATA(16) DWORD
2 PropagateBuffer DWORD VAR(1,1048576)
3 GameMgrMsg VAR(1,1048576)
";

const GAME2CLI: &str = "\
0 PingReply DWORD
1 JoinAgeReply DWORD DWORD
2 PropagateBuffer DWORD VAR(1,1048576)
3 GameMgrMsg VAR(1,1048576)
";

const CLI2FILE: &str = "\
0 PingRequest DWORD
10 BuildIdRequest DWORD
20 ManifestRequest DWORD WCHAR(260) DWORD
21 FileDownloadRequest DWORD WCHAR(260) DWORD
22 ManifestEntryAck DWORD DWORD
23 FileDownloadChunkAck DWORD DWORD
";

const FILE2CLI: &str = "\
0 PingReply DWORD
10 BuildIdReply DWORD DWORD DWORD
11 BuildIdUpdate DWORD
20 ManifestReply DWORD DWORD DWORD DWORD VAR(2)
21 FileDownloadReply DWORD DWORD DWORD DWORD VAR(1)
";

const CLI2CSR: &str = "\
0 PingRequest DWORD DWORD VAR(1,65536)
1 RegisterRequest DWORD
2 LoginRequest DWORD DWORD STRING(64) DATA(20)
";

const CSR2CLI: &str = "\
0 PingReply DWORD DWORD VAR(1,65536)
1 RegisterReply DWORD DWORD DWORD
2 LoginReply DWORD DWORD DATA(16) DWORD
";
