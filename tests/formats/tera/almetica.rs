//! Packets of another server, with the values written out.

use formats::tera::messages::{
    AccountBenefit, AccountPackageList, ChangeUserLobbySlotId, CheckUserName, CheckVersion,
    ClientVersion, CustomString, ImageData, ItemCustomString, LoadTopo, LobbyPosition, Login,
    LoginAccountInfo, LoginArbiterReply, LoginArbiterRequest, SelectUser, Servant, Vec3,
};

use super::{ALMETICA, bytes, vector};

#[test]
fn change_user_lobby_slot_id() {
    vector(
        ALMETICA,
        "C_CHANGE_USER_LOBBY_SLOT_ID",
        &ChangeUserLobbySlotId {
            user_positions: vec![
                LobbyPosition { database_id: 5, lobby_slot: 1 },
                LobbyPosition { database_id: 6, lobby_slot: 2 },
            ],
        },
    );
}

#[test]
fn check_version() {
    vector(
        ALMETICA,
        "C_CHECK_VERSION",
        &CheckVersion {
            version: vec![
                ClientVersion { index: 0, value: 366222 },
                ClientVersion { index: 1, value: 365535 },
            ],
        },
    );
}

#[test]
fn check_user_name() {
    vector(ALMETICA, "C_CHECK_USER_NAME", &CheckUserName { name: "TheBestName".into() });
}

#[test]
fn login_arbiter_request() {
    vector(
        ALMETICA,
        "C_LOGIN_ARBITER",
        &LoginArbiterRequest {
            master_account_name: "royalBush5915".into(),
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
fn select_user() {
    vector(ALMETICA, "C_SELECT_USER", &SelectUser { database_id: 20066051, unk1: 0 });
}

#[test]
fn account_package_list() {
    vector(
        ALMETICA,
        "S_ACCOUNT_PACKAGE_LIST",
        &AccountPackageList {
            account_benefits: vec![AccountBenefit { package_id: 434, expiration_date: 2147483647 }],
        },
    );
}

#[test]
fn item_custom_string() {
    vector(
        ALMETICA,
        "S_ITEM_CUSTOM_STRING (empty array)",
        &ItemCustomString { custom_strings: Vec::new(), game_id: 144255925566078737 },
    );
    vector(
        ALMETICA,
        "S_ITEM_CUSTOM_STRING (string in element)",
        &ItemCustomString {
            custom_strings: vec![CustomString { string: "Pantsu".into(), id: 135458 }],
            game_id: 216313519603261713,
        },
    );
}

#[test]
fn image_data() {
    vector(
        ALMETICA,
        "S_IMAGE_DATA",
        &ImageData {
            name: "guildlogo_28_55519_60".into(),
            data: bytes("5445524101000000400000000000"),
        },
    );
}

#[test]
fn login_account_info() {
    vector(
        ALMETICA,
        "S_LOGIN_ACCOUNT_INFO",
        &LoginAccountInfo {
            server_name: "PlanetDB_27".into(),
            account_id: 482558,
            integrity_iv: 4278124286,
        },
    );
}

#[test]
fn login_arbiter_reply() {
    vector(
        ALMETICA,
        "S_LOGIN_ARBITER",
        &LoginArbiterReply {
            success: true,
            login_queue: false,
            status: 65538,
            unk1: 0,
            region: 6,
            pvp_disabled: true,
            unk2: 0,
            unk3: 0,
        },
    );
}

#[test]
fn load_topo() {
    vector(
        ALMETICA,
        "S_LOAD_TOPO",
        &LoadTopo {
            zone: 5,
            location: Vec3 { x: 16260.0, y: 1253.0, z: -4410.0 },
            disable_loading_screen: false,
        },
    );
}

#[test]
fn login() {
    vector(
        ALMETICA,
        "S_LOGIN",
        &Login {
            servants: vec![
                Servant { database_id: 248251, id: 608, servant_type: 0, energy: 100, slot: -1 },
                Servant { database_id: 128255, id: 609, servant_type: 0, energy: 100, slot: -1 },
            ],
            name: "Minerva".into(),
            details: bytes("0007000c000000001a181400000d0700100010100000000e111d0c181a100703"),
            shape: bytes(
                "011210131310131313101011100f0f0f10130a001618090000000000000000000000000000000000000000000000000000000000000000000000000000000000",
            ),
            template_id: 11002,
            id: 140737490264634,
            server_id: 1,
            db_id: 10000612,
            action_mode: 0,
            alive: true,
            status: 0,
            walk_speed: 50,
            run_speed: 179,
            appearance: 1134726064638565_u64.into(),
            visible: true,
            is_second_character: false,
            level: 65,
            awakening_level: 0,
            profession_mineral: 350,
            profession_bug: 0,
            profession_herb: 350,
            profession_energy: 350,
            profession_pet: 1,
            pvp_declared_count: 0,
            pvp_kill_count: 0,
            total_exp: 1055908111,
            level_exp: 128581,
            total_level_exp: 2370045846,
            ep_level: 266,
            ep_exp: 1493660,
            ep_daily_exp: 0,
            rest_bonus_exp: 292832832,
            max_rest_bonus_exp: 292832844,
            exp_bonus_percent: 1.0,
            drop_bonus_percent: 0.0,
            weapon: 28369,
            body: 96281,
            hand: 96283,
            feet: 96285,
            underwear: 179035,
            head: 50056,
            face: 0,
            server_time: 37990571,
            is_pvp_server: true,
            chat_ban_end_time: 0,
            title: 778,
            weapon_model: 0,
            body_model: 0,
            hand_model: 0,
            feet_model: 0,
            weapon_dye: 0,
            body_dye: 0,
            hand_dye: 0,
            feet_dye: 0,
            underwear_dye: 0,
            style_back_dye: 0,
            style_head_dye: 0,
            style_face_dye: 0,
            weapon_enchant: 15,
            is_world_event_target: false,
            infamy: 0,
            show_face: true,
            style_head: 177018,
            style_face: 0,
            style_back: 0,
            style_weapon: 170029,
            style_body: 177761,
            style_footprint: 0,
            style_body_dye: 421075260,
            show_style: true,
            title_count: 30,
            appearance2: 100,
            scale: 1.0,
            guild_logo_id: 0,
        },
    );
}
