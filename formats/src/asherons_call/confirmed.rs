//! Which layouts bytes from outside have confirmed.
//!
//! "Captured" means: at least one message from real traffic decodes with nothing left over and
//! encodes to the same bytes again. The captures are those of merklejerk/holtburger and
//! amoeba/asheron-rs, 2,495 messages together. Layouts that no capture has come from public
//! descriptions and from the sources of servers and log viewers; where those disagree, the docs of
//! the message say so.
//!
//! The page `docs/asherons-call.md` shows it for every message.

/// How far bytes from outside have confirmed a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Confirmed {
    /// By captured traffic.
    Captured,
    /// Not by captured traffic, but by the test data of another implementation.
    TestData,
    /// Not at all: the layout is what descriptions and sources say.
    No,
}

/// The sets of messages that have opcodes of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Family {
    /// [`ClientMessage`](super::messages::client::ClientMessage).
    Client,
    /// [`Action`](super::messages::action::Action), inside a message of the client.
    Action,
    /// [`ServerMessage`](super::messages::server::ServerMessage).
    Server,
    /// [`Event`](super::messages::event::Event), inside a message of the server.
    Event,
}

/// Messages of one family that are confirmed to the same degree.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Row {
    /// The family whose opcodes they are.
    pub family: Family,
    /// How far they are confirmed.
    pub state: Confirmed,
    /// Their opcodes, in ascending order.
    pub opcodes: &'static [u32],
}

/// Every declared message, in exactly one row.
pub const MESSAGES: &[Row] = &[
    Row {
        family: Family::Client,
        state: Confirmed::Captured,
        opcodes: &[0xf657, 0xf6ea, 0xf7b1, 0xf7e6],
    },
    Row {
        family: Family::Client,
        state: Confirmed::No,
        opcodes: &[
            0xf653, 0xf655, 0xf656, 0xf7c8, 0xf7cc, 0xf7cd, 0xf7d9, 0xf7de, 0xf7e3, 0xf7ea, 0xf7eb,
        ],
    },
    Row {
        family: Family::Action,
        state: Confirmed::Captured,
        opcodes: &[
            0x0015, 0x0019, 0x001a, 0x001b, 0x0036, 0x005d, 0x00a1, 0x00c8, 0x01a1, 0x01e9, 0xf61c,
        ],
    },
    Row {
        family: Family::Action,
        state: Confirmed::TestData,
        opcodes: &[0x019b, 0xf61b, 0xf752, 0xf753],
    },
    Row {
        family: Family::Action,
        state: Confirmed::No,
        opcodes: &[
            0x0005, 0x0008, 0x000a, 0x000f, 0x0010, 0x0017, 0x0018, 0x001d, 0x001e, 0x001f, 0x0025,
            0x0026, 0x0027, 0x002c, 0x0030, 0x0031, 0x0032, 0x0033, 0x0035, 0x003b, 0x003c, 0x003d,
            0x003e, 0x003f, 0x0040, 0x0041, 0x0042, 0x0044, 0x0045, 0x0046, 0x0047, 0x0048, 0x004a,
            0x0053, 0x0054, 0x0055, 0x0056, 0x0058, 0x0059, 0x005b, 0x005f, 0x0060, 0x0063, 0x00a2,
            0x00a3, 0x00a4, 0x00a5, 0x00a6, 0x00aa, 0x00ab, 0x00ac, 0x00ad, 0x00ae, 0x00bf, 0x00cd,
            0x00d6, 0x0140, 0x0145, 0x0146, 0x0147, 0x0148, 0x0149, 0x0195, 0x019c, 0x019d, 0x01a8,
            0x01b7, 0x01bf, 0x01c2, 0x01c4, 0x01df, 0x01e1, 0x01e3, 0x01e4, 0x01f6, 0x01f7, 0x01f8,
            0x01fa, 0x01fb, 0x0204, 0x0216, 0x0217, 0x0218, 0x0219, 0x021a, 0x021c, 0x021e, 0x021f,
            0x0221, 0x0224, 0x0245, 0x0246, 0x0247, 0x0249, 0x024a, 0x024c, 0x024d, 0x0254, 0x0255,
            0x0256, 0x0258, 0x025c, 0x025e, 0x025f, 0x0262, 0x0263, 0x0266, 0x0267, 0x0268, 0x0269,
            0x026a, 0x026b, 0x026d, 0x026e, 0x0270, 0x0275, 0x0277, 0x0278, 0x0279, 0x027b, 0x027d,
            0x0286, 0x028d, 0x028f, 0x0290, 0x0291, 0x02a0, 0x02a1, 0x02a2, 0x02a3, 0x02a5, 0x02a6,
            0x02a7, 0x02ab, 0x02af, 0x02b2, 0x0311, 0x0316, 0xf61e, 0xf661, 0xf7c9,
        ],
    },
    Row {
        family: Family::Server,
        state: Confirmed::Captured,
        opcodes: &[
            0x01e0, 0x01e2, 0x02bb, 0x02bc, 0x02cd, 0x02ce, 0x02da, 0x02db, 0x02dc, 0x02df, 0x02e0,
            0x02e9, 0xf625, 0xf658, 0xf745, 0xf746, 0xf748, 0xf74a, 0xf74b, 0xf74c, 0xf750, 0xf751,
            0xf755, 0xf7b0, 0xf7df, 0xf7e0, 0xf7e1, 0xf7e5, 0xf7ea,
        ],
    },
    Row {
        family: Family::Server,
        state: Confirmed::TestData,
        opcodes: &[0x0024, 0x02d3, 0x02e7, 0xf74e],
    },
    Row {
        family: Family::Server,
        state: Confirmed::No,
        opcodes: &[
            0x00a0, 0x0197, 0x019e, 0x01d1, 0x01d2, 0x01d3, 0x01d4, 0x01d5, 0x01d6, 0x01d7, 0x01d8,
            0x01d9, 0x01da, 0x01db, 0x01dc, 0x01dd, 0x01de, 0x02b8, 0x02b9, 0x02cf, 0x02d0, 0x02d1,
            0x02d2, 0x02d4, 0x02d5, 0x02d6, 0x02d7, 0x02d8, 0x02d9, 0x02dd, 0x02de, 0x02e1, 0x02e2,
            0x02e3, 0x02e4, 0x02e5, 0x02e6, 0x02e8, 0x02ea, 0xea60, 0xf619, 0xf630, 0xf643, 0xf651,
            0xf653, 0xf655, 0xf659, 0xf747, 0xf749, 0xf754, 0xf7c1, 0xf7ca, 0xf7cb, 0xf7db, 0xf7dc,
            0xf7de, 0xf7e2, 0xf7e4, 0xf7e7,
        ],
    },
    Row {
        family: Family::Event,
        state: Confirmed::Captured,
        opcodes: &[
            0x0013, 0x0021, 0x0022, 0x0023, 0x0029, 0x00a0, 0x00c9, 0x0147, 0x0196, 0x01c7, 0x01ea,
            0x028a, 0x028b, 0x0295, 0x02bd, 0x02c2, 0x02c7, 0x02c8,
        ],
    },
    Row { family: Family::Event, state: Confirmed::TestData, opcodes: &[0x019a, 0x02c3] },
    Row {
        family: Family::Event,
        state: Confirmed::No,
        opcodes: &[
            0x0003, 0x0004, 0x0020, 0x002b, 0x0052, 0x0062, 0x0075, 0x00a3, 0x00a4, 0x00b4, 0x00b5,
            0x00b6, 0x00b7, 0x00b8, 0x00c3, 0x0148, 0x0149, 0x01a7, 0x01a8, 0x01ac, 0x01ad, 0x01b1,
            0x01b2, 0x01b3, 0x01b4, 0x01b8, 0x01c0, 0x01c3, 0x01c8, 0x01c9, 0x01ca, 0x01cb, 0x01f4,
            0x01fd, 0x01fe, 0x01ff, 0x0200, 0x0201, 0x0202, 0x0203, 0x0205, 0x0207, 0x0208, 0x021d,
            0x0225, 0x0226, 0x0227, 0x0228, 0x0248, 0x0257, 0x0259, 0x0264, 0x0271, 0x0274, 0x0276,
            0x027a, 0x027c, 0x0281, 0x0282, 0x0283, 0x0284, 0x0285, 0x028c, 0x02ae, 0x02b1, 0x02b3,
            0x02b4, 0x02be, 0x02bf, 0x02c0, 0x02c1, 0x02c4, 0x02c5, 0x02c6, 0x02c9, 0x02ca, 0x02cb,
            0x02cc, 0x02eb, 0x0312, 0x0314, 0x0315,
        ],
    },
];

/// How far the layout of a message is confirmed, or `None` if it is not declared.
///
/// ```
/// use formats::asherons_call::confirmed::{Confirmed, Family, message};
///
/// assert_eq!(message(Family::Server, 0xf745), Some(Confirmed::Captured)); // CreateObject
/// assert_eq!(message(Family::Action, 0xf61b), Some(Confirmed::TestData)); // Jump
/// assert_eq!(message(Family::Event, 0x028c), Some(Confirmed::No)); // GameOver
/// assert_eq!(message(Family::Event, 0xffff), None);
/// ```
#[must_use]
pub fn message(family: Family, opcode: u32) -> Option<Confirmed> {
    let row = |row: &&Row| row.family == family && row.opcodes.contains(&opcode);
    MESSAGES.iter().find(row).map(|row| row.state)
}

/// Structures that no captured byte has confirmed, by their names in the protocol.
pub const UNSEEN_STRUCTURES: &[&str] = &[
    "AdminAccountData",
    "AdminPlayerData",
    "AllegianceData",
    "AllegianceHierarchy",
    "AllegianceProfile",
    "AllegianceRecord",
    "ArmorCache",
    "Body",
    "BodyPart",
    "BodyPartSelectionData",
    "CICMDCommandHeader",
    "CharGenResult",
    "ConnectRequestHeader",
    "ContractTracker",
    "ContractTrackerTable",
    "CreationProfile",
    "DDDRevision",
    "Emote",
    "EmoteSet",
    "EmoteSetList",
    "EmoteTable",
    "EventFilter",
    "Fellow",
    "Fellowship",
    "FellowshipLockData",
    "FriendData",
    "GameMoveData",
    "GeneratorProfile",
    "GeneratorQueue",
    "GeneratorQueueNode",
    "GeneratorRegistry",
    "GeneratorRegistryNode",
    "GeneratorTable",
    "GenericQualitiesData",
    "GuestInfo",
    "HAR",
    "HookAppraisalProfile",
    "HouseData",
    "HousePayment",
    "HouseProfile",
    "ItemProfile",
    "NetError",
    "OldPublicWeenieDesc",
    "PageData",
    "PageDataList",
    "ReferralHeader",
    "RestrictionDB",
    "SalvageOperationsResultData",
    "SalvageResult",
    "ServerSwitchHeader",
    "SocketAddress",
    "SquelchDB",
    "SquelchInfo",
    "Trade",
    "VendorProfile",
];

/// Parts of other structures and messages that no captured byte has confirmed: the structure's
/// name in the protocol, and the field or variant here.
pub const UNSEEN_PARTS: &[(&str, &str)] = &[
    ("ACBaseQualities", "instance_properties"),
    ("ACQualities", "body"),
    ("ACQualities", "event_filter"),
    ("ACQualities", "emotes"),
    ("ACQualities", "creation_profile"),
    ("ACQualities", "page_data"),
    ("ACQualities", "generators"),
    ("ACQualities", "generator_registry"),
    ("ACQualities", "generator_queue"),
    ("DDD_InterrogationResponseMessage", "rest"),
    ("EnchantmentRegistry", "cooldowns"),
    ("Item_SetAppraiseInfo", "hook_profile"),
    ("Item_SetAppraiseInfo", "resist_highlight_part"),
    ("MovementUnpack", "sticky_object"),
    ("Packet", "server_switch"),
    ("Packet", "logon_server"),
    ("Packet", "referral"),
    ("Packet", "reject_retransmit"),
    ("Packet", "world_login_request"),
    ("Packet", "connect_request"),
    ("Packet", "connect_response"),
    ("Packet", "net_error"),
    ("Packet", "net_error_disconnect"),
    ("Packet", "command"),
    ("PhysicsDesc", "friction"),
    ("PhysicsDesc", "elasticity"),
    ("PhysicsDesc", "omega"),
    ("PhysicsDesc", "default_script"),
    ("PhysicsDesc", "default_script_intensity"),
    ("PlayerModule", "fill_comps"),
    ("PlayerModule", "timestamp_format"),
    ("PlayerModule", "player_options"),
    ("PositionPack", "velocity"),
    ("PositionPack", "placement"),
    ("PublicWeenieDesc", "physics_script"),
    ("PublicWeenieDesc", "house_owner"),
    ("PublicWeenieDesc", "restrictions"),
    ("PublicWeenieDesc", "hook_item_types"),
    ("PublicWeenieDesc", "monarch"),
    ("PublicWeenieDesc", "icon_underlay"),
    ("PublicWeenieDesc", "pet_owner"),
    ("RawMotionState", "style"),
    ("RawMotionState", "forward_command"),
    ("RawMotionState", "forward_hold_key"),
    ("RawMotionState", "sidestep_command"),
    ("RawMotionState", "sidestep_hold_key"),
    ("RawMotionState", "sidestep_speed"),
    ("RawMotionState", "turn_command"),
    ("RawMotionState", "turn_hold_key"),
    ("RawMotionState", "turn_speed"),
    ("SpellBookPage", "unknown_part"),
    ("WindowProperty", "Title"),
];
