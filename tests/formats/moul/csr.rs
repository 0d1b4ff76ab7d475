//! Messages of the CSR connection.
//!
//! Bytes computed by another program from the layouts of the client (H-uru/Plasma 8d6f88b9); no
//! captures are public.

use bytes::Bytes;
use formats::moul::messages::csr::{Cli2Csr, Csr2Cli, PingRequest, RegisterReply, RegisterRequest};

use super::vector;

#[test]
fn ping_request() {
    vector(
        &Cli2Csr::PingRequest(PingRequest {
            trans_id: 0,
            ping_time_ms: 1000,
            payload: Bytes::new(),
        }),
        "0000      # id
         00000000  # transId
         e8030000  # pingTimeMs
         00000000  # payloadBytes",
    );
}

#[test]
fn register_request() {
    vector(
        &Cli2Csr::RegisterRequest(RegisterRequest { trans_id: 0 }),
        "0100      # id
         00000000  # transId",
    );
}

#[test]
fn register_reply() {
    vector(
        &Csr2Cli::RegisterReply(RegisterReply {
            trans_id: 0,
            server_challenge: 7,
            csr_build_id: 918,
        }),
        "0100      # id
         00000000  # transId
         07000000  # serverChallenge
         96030000  # csrBuildId",
    );
}
