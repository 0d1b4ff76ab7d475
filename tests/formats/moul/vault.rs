//! Messages of the Auth connection about the vault.
//!
//! Bytes computed by another program from the layouts of the client (H-uru/Plasma 8d6f88b9); no
//! captures are public.

use formats::moul::messages::{
    NetError,
    auth::{
        Auth2Cli, Cli2Auth, NodeRef, VaultFetchNodeRefs, VaultNodeAdd, VaultNodeChanged,
        VaultNodeFetched, VaultNodeFind, VaultNodeFindReply, VaultNodeRefsFetched, VaultNodeSave,
        VaultSetSeen,
    },
};
use uuid::uuid;

use super::{bytes, vector};

#[test]
fn vault_fetch_node_refs() {
    vector(
        &Cli2Auth::VaultFetchNodeRefs(VaultFetchNodeRefs { trans_id: 5, node_id: 20017 }),
        "1f00      # id
         05000000  # transId
         314e0000  # nodeId",
    );
}

#[test]
fn vault_node_refs_fetched() {
    // `refCount` counts elements of 13 bytes; MOSS sends 0xcc as the seen byte.
    vector(
        &Auth2Cli::VaultNodeRefsFetched(VaultNodeRefsFetched {
            trans_id: 5,
            result: NetError::Success,
            refs: vec![
                NodeRef { parent_id: 20017, child_id: 20018, owner_id: 0, seen: 0 },
                NodeRef { parent_id: 20017, child_id: 20019, owner_id: 20017, seen: 0xcc },
            ],
        }),
        "1d00                                              # id
         05000000                                          # transId
         00000000                                          # result
         02000000                                          # refCount
         314e0000324e00000000000000314e0000334e0000314e00  # refs
         00cc",
    );
}

#[test]
fn vault_node_find() {
    vector(
        &Cli2Auth::VaultNodeFind(VaultNodeFind {
            trans_id: 6,
            template: bytes("801000000000000017000000314e0000"),
        }),
        "2100                              # id
         06000000                          # transId
         10000000                          # nodeBytes
         801000000000000017000000314e0000  # nodeBuffer",
    );
}

#[test]
fn vault_node_find_reply() {
    vector(
        &Auth2Cli::VaultNodeFindReply(VaultNodeFindReply {
            trans_id: 6,
            result: NetError::Success,
            node_ids: vec![20018],
        }),
        "1f00      # id
         06000000  # transId
         00000000  # result
         01000000  # nodeIdCount
         324e0000  # nodeIds",
    );
}

#[test]
fn vault_node_fetched() {
    vector(
        &Auth2Cli::VaultNodeFetched(VaultNodeFetched {
            trans_id: 7,
            result: NetError::Success,
            node: bytes(
                "e701105000000000484e000000f1536501f15365111111112222333344445555
                 55555555314e00001d000000000000002200000049006e007400650072006500
                 7300740069006e00670045006e00740072007900000004000000310000000300
                 000000ff10",
            ),
        }),
        "1800                                              # id
         07000000                                          # transId
         00000000                                          # result
         65000000                                          # nodeBytes
         e701105000000000484e000000f1536501f1536511111111  # nodeBuffer
         222233334444555555555555314e00001d00000000000000
         2200000049006e0074006500720065007300740069006e00
         670045006e00740072007900000004000000310000000300
         000000ff10",
    );
}

#[test]
fn vault_node_save() {
    vector(
        &Cli2Auth::VaultNodeSave(VaultNodeSave {
            trans_id: 8,
            node_id: 20040,
            revision_id: uuid!("a0b1c2d3-e4f5-4678-8abc-def012345678"),
            node: bytes("801000000000000017000000314e0000"),
        }),
        "1b00                              # id
         08000000                          # transId
         484e0000                          # nodeId
         d3c2b1a0f5e478468abcdef012345678  # revId
         10000000                          # nodeBytes
         801000000000000017000000314e0000  # nodeBuffer",
    );
}

#[test]
fn vault_node_changed() {
    vector(
        &Auth2Cli::VaultNodeChanged(VaultNodeChanged {
            node_id: 20040,
            revision_id: uuid!("a0b1c2d3-e4f5-4678-8abc-def012345678"),
        }),
        "1900                              # id
         484e0000                          # nodeId
         d3c2b1a0f5e478468abcdef012345678  # revisionId",
    );
}

#[test]
fn vault_node_add() {
    vector(
        &Cli2Auth::VaultNodeAdd(VaultNodeAdd {
            trans_id: 9,
            parent_id: 20017,
            child_id: 20040,
            owner_id: 0,
        }),
        "1d00      # id
         09000000  # transId
         314e0000  # parentId
         484e0000  # childId
         00000000  # ownerId",
    );
}

#[test]
fn vault_set_seen() {
    vector(
        &Cli2Auth::VaultSetSeen(VaultSetSeen { parent_id: 1, child_id: 2, seen: true }),
        "2200      # id
         01000000  # parentId
         02000000  # childId
         01        # seen",
    );
}
