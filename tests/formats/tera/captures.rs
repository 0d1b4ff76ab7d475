//! Captured packets, with the values written out.

use bytes::Bytes;
use codec_core::Implied;
use formats::tera::messages::{
    CheckVersion, ClientVersion, GuildInfo, GuildMember, GuildMemberList, GuildRank,
    LoginArbiterRequest, NpcBuff, NpcHpWindow, NpcTalk, PartyMember, PartyMemberChangeHp,
    PartyMemberList, Quest, QuestCounter, QuestInfo, QuestPlace, Skill, SkillList, SpawnNpc, Vec3,
};

use super::{CAPTURES, bytes, vector};

#[test]
fn check_version() {
    vector(
        CAPTURES,
        "C_CHECK_VERSION (live session, decrypted)",
        &CheckVersion {
            version: vec![
                ClientVersion { index: 0, value: 363037 },
                ClientVersion { index: 1, value: 359374 },
            ],
        },
    );
}

#[test]
fn login_arbiter_request() {
    vector(
        CAPTURES,
        "C_LOGIN_ARBITER (live session, decrypted)",
        &LoginArbiterRequest {
            master_account_name: "royalBush4806".into(),
            ticket: bytes(
                "4f5363474b746d7233736e676234313872466e484544574d547259536248613238306a76655a744365473754377058763748",
            ),
            unk1: 0,
            unk2: 0,
            region: 6,
            patch_version: 9002,
        },
    );
}

#[test]
fn skill_list() {
    vector(
        CAPTURES,
        "S_SKILL_LIST (7 elements)",
        &SkillList {
            skills: vec![
                Skill { id: 10100, active: true },
                Skill { id: 60100, active: true },
                Skill { id: 9020100, active: true },
                Skill { id: 10002, active: false },
                Skill { id: 19300, active: false },
                Skill { id: 19301, active: false },
                Skill { id: 19302, active: false },
            ],
        },
    );
}

#[test]
fn guild_info() {
    vector(
        CAPTURES,
        "S_GUILD_INFO",
        &GuildInfo {
            ranks: vec![
                GuildRank { name: "Guildmaster".into(), id: 1, permissions: 0 },
                GuildRank { name: "Recruit".into(), id: 2, permissions: 0 },
            ],
            name: "Ontera".into(),
            title: String::new(),
            master: "Metawind".into(),
            motd: String::new(),
            my_rank: "Guildmaster".into(),
            ad: String::new(),
            id: 211,
            unk1: 0,
            unk2: 0,
            master_id: 36349,
            creation_date: 1335205429,
            level: 1,
            unk3: 0,
            unk4: 0,
            unk5: -1,
            unk6: 1,
        },
    );
}

#[test]
fn quest_info() {
    vector(
        CAPTURES,
        "S_QUEST_INFO #1",
        &QuestInfo {
            quests: vec![Quest {
                npcs: Vec::new(),
                counters: vec![QuestCounter { value: 0 }],
                id: 1322,
                uid: 209382,
                step: 1,
                unk1: 1,
                unk2: 0,
                visibility: 0,
                unk3: false,
                counters_complete: false,
                unk4: true,
                unk5: 0,
            }],
            unk_string: String::new(),
            unk6: false,
            unk7: false,
        },
    );
    vector(
        CAPTURES,
        "S_QUEST_INFO #2",
        &QuestInfo {
            quests: vec![Quest {
                npcs: vec![QuestPlace {
                    location: Vec3 { x: 8076.417, y: -56246.24, z: 24.748 },
                    hunting_zone: 415,
                    template: 1005,
                    zone: 9015,
                }],
                counters: vec![QuestCounter { value: 0 }],
                id: 41502,
                uid: 226083,
                step: 1,
                unk1: 1,
                unk2: 0,
                visibility: 0,
                unk3: false,
                counters_complete: true,
                unk4: true,
                unk5: 0,
            }],
            unk_string: String::new(),
            unk6: false,
            unk7: false,
        },
    );
}

#[test]
fn guild_member_list() {
    vector(
        CAPTURES,
        "S_GUILD_MEMBER_LIST",
        &GuildMemberList {
            members: vec![
                GuildMember {
                    name: "Ela".into(),
                    note: String::new(),
                    player_id: 9639,
                    unk1: 1,
                    unk2: 1,
                    unk3: 1,
                    rank: 2,
                    level: 12,
                    race: 4,
                    class: 5,
                    unk4: 1,
                    status: 0,
                    last_online: 1335205256,
                    unk5: false,
                },
                GuildMember {
                    name: "Metawind".into(),
                    note: String::new(),
                    player_id: 36349,
                    unk1: 1,
                    unk2: 1,
                    unk3: 1,
                    rank: 1,
                    level: 11,
                    race: 4,
                    class: 6,
                    unk4: 1,
                    status: 0,
                    last_online: 1335205239,
                    unk5: false,
                },
            ],
            last: true,
            first: true,
            open: true,
        },
    );
}

#[test]
fn party_member_list() {
    vector(
        CAPTURES,
        "S_PARTY_MEMBER_LIST #2",
        &PartyMemberList {
            members: vec![
                PartyMember {
                    name: "Metawind".into(),
                    server_id: 11,
                    player_id: 36349,
                    level: 4,
                    class: 6,
                    online: true,
                    game_id: 72198331527031884,
                    unk: 0,
                },
                PartyMember {
                    name: "Ela".into(),
                    server_id: 11,
                    player_id: 9639,
                    level: 12,
                    class: 5,
                    online: true,
                    game_id: 72198331527032428,
                    unk: 0,
                },
            ],
            unk_bytes: Bytes::new(),
            raid: false,
            id: 3096254808594020,
            leader_server: 11,
            leader_player: 36349,
            loot_mode: 1,
            min_rarity: 3,
            b1: false,
            b2: false,
            mode: 1,
            mode_bop: 1,
            b3: false,
        },
    );
}

#[test]
fn npc_hp_window() {
    vector(
        CAPTURES,
        "SpNpcHpWindow",
        &NpcHpWindow {
            buffs: vec![NpcBuff { id: 600800, duration: 1000, stacks: 1 }],
            unk_array: Implied::new(),
            game_id: 3236962232386288,
            hp: 0.18965517,
            unk1: 0,
            unk2: 9,
            z1: 0,
            z2: 0,
            z3: 0,
            z4: 0,
            unk3: 8000,
            unk4: 5,
        },
    );
}

#[test]
fn npc_talk() {
    vector(
        CAPTURES,
        "SpNpcTalk",
        &NpcTalk { text: "@quest:1301002".into(), game_id: 3236962232455761 },
    );
}

#[test]
fn party_member_change_hp() {
    vector(
        CAPTURES,
        "S_PARTY_MEMBER_CHANGE_HP",
        &PartyMemberChangeHp {
            server_id: 4032,
            player_id: 3717133,
            current_hp: 19985,
            max_hp: 21564,
        },
    );
}

#[test]
fn spawn_npc() {
    vector(
        CAPTURES,
        "S_SPAWN_NPC.11 (private server 2024)",
        &SpawnNpc {
            seats: Vec::new(),
            parts: Vec::new(),
            npc_name: "오르카_원형구".into(),
            game_id: 3519330562221534,
            target: 0,
            location: Vec3 { x: -128697.336, y: 97894.06, z: 3348.0 },
            angle: 0,
            relation: 12,
            template_id: 405,
            hunting_zone_id: 756,
            shape_id: 0,
            walk_speed: 0,
            run_speed: 0,
            status: 0,
            mode: 0,
            remaining_enrage_time: -189959391,
            hp_level: 5,
            quest_info: 0,
            visible: true,
            villager: false,
            spawn_type: 1,
            replace_id: 0,
            spawn_script: 0,
            replace_despawn_script: 0,
            aggressive: true,
            owner: 0,
            occupied_by_party_id: 0,
            occupied_by_player_id: 0,
            bomb: false,
            by_spawn_event: false,
            bg_team: 0,
            active_cylinder: 1,
            repairable: true,
            flight_interaction_type: 0,
            unkn1: false,
        },
    );
}
