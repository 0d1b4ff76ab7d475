//! Messages of the Gatekeeper connection.
//!
//! Bytes computed by another program from the layouts of the client (H-uru/Plasma 8d6f88b9); no
//! captures are public.

use formats::moul::messages::gate_keeper::{
    AuthSrvIpAddressReply, AuthSrvIpAddressRequest, Cli2GateKeeper, FileSrvIpAddressReply,
    FileSrvIpAddressRequest, GateKeeper2Cli,
};

use super::vector;

#[test]
fn filesrv_request() {
    vector(
        &Cli2GateKeeper::FileSrvIpAddressRequest(FileSrvIpAddressRequest {
            trans_id: 1,
            is_patcher: true,
        }),
        "0100      # id
         01000000  # transId
         01        # isPatcher",
    );
}

#[test]
fn filesrv_reply() {
    vector(
        &GateKeeper2Cli::FileSrvIpAddressReply(FileSrvIpAddressReply {
            trans_id: 1,
            address: "54.236.8.109".into(),
        }),
        "0100                                              # id
         01000000                                          # transId
         0c00350034002e003200330036002e0038002e0031003000  # address
         3900",
    );
}

#[test]
fn authsrv_request() {
    vector(
        &Cli2GateKeeper::AuthSrvIpAddressRequest(AuthSrvIpAddressRequest { trans_id: 2 }),
        "0200      # id
         02000000  # transId",
    );
}

#[test]
fn authsrv_reply() {
    vector(
        &GateKeeper2Cli::AuthSrvIpAddressReply(AuthSrvIpAddressReply {
            trans_id: 2,
            address: "184.73.198.22".into(),
        }),
        "0200                                              # id
         02000000                                          # transId
         0d003100380034002e00370033002e003100390038002e00  # address
         32003200",
    );
}

#[test]
fn a_message_converts_to_its_set_and_back() {
    let request = AuthSrvIpAddressRequest { trans_id: 2 };
    let set = Cli2GateKeeper::from(request.clone());
    assert_eq!(set, Cli2GateKeeper::AuthSrvIpAddressRequest(request.clone()));
    assert_eq!(AuthSrvIpAddressRequest::try_from(set.clone()), Ok(request));
    // Another message of the set comes back as it was.
    assert_eq!(FileSrvIpAddressRequest::try_from(set.clone()), Err(set));
}
