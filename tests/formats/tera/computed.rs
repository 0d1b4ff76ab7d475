//! Packets of which no bytes are at hand, against a second encoder.

use formats::tera::messages::{
    AccessoryTransform, CreateUser, CustomString, GetUserList, GuildEvent, GuildHistory, GuildName,
    LobbyCharacter, RequestContract, SpawnMe, SpawnUser, UserBenefit, UserIcon, Vec3, ViewWare,
    WareCrystal, WareItem,
};

use super::{COMPUTED, bytes, vector};

#[test]
fn create_user() {
    vector(
        COMPUTED,
        "C_CREATE_USER",
        &CreateUser {
            name: "Ⅷ 𐍈".into(),
            details: bytes("1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b"),
            shape: bytes(
                "232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162",
            ),
            gender: 540000042,
            race: 630000049,
            class: 720000056,
            appearance: 900000000000000000_u64.into(),
            is_second_character: false,
            appearance2: -1100033,
        },
    );
}

#[test]
fn guild_name() {
    vector(
        COMPUTED,
        "S_GUILD_NAME",
        &GuildName {
            guild_name: "Ⅷ 𐍈".into(),
            guild_rank: "Ela".into(),
            guild_title: String::new(),
            guild_logo: "Wörld".into(),
            game_id: 700000000000000000,
        },
    );
}

#[test]
fn spawn_me() {
    vector(
        COMPUTED,
        "S_SPAWN_ME",
        &SpawnMe {
            user_id: 300000000000000000,
            location: Vec3 { x: 1.0, y: -1.25, z: 1.5 },
            rotation: 1799,
            is_alive: false,
            is_lord: true,
        },
    );
}

#[test]
fn get_user_list() {
    vector(
        COMPUTED,
        "S_GET_USER_LIST",
        &GetUserList {
            characters: vec![LobbyCharacter {
                custom_strings: vec![
                    CustomString { string: "Ⅷ 𐍈".into(), id: 1600048 },
                    CustomString { string: String::new(), id: 2600078 },
                ],
                name: "Ela".into(),
                details: bytes("3f40414243"),
                shape: bytes("464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465"),
                guild_name: "Ⅷ 𐍈".into(),
                db_id: 1200036,
                gender: 1170000091,
                race: 1260000098,
                class: 1350000105,
                level: 1600048,
                hp: -17000000000000000,
                mp: 1800054,
                world_id: -1900057,
                guard_id: 2000060,
                section_id: -2100063,
                last_logout_time: 22000000000000000,
                is_deleting: false,
                delete_time: 24000000000000000,
                delete_remain_sec: -2500075,
                weapon: 2600078,
                earring1: -2700081,
                earring2: 2800084,
                body: -2900087,
                hand: 3000090,
                feet: -3100093,
                unk_item7: 3200096,
                ring1: -3300099,
                ring2: 3400102,
                underwear: -3500105,
                head: 3600108,
                face: -3700111,
                appearance: 3800000000000000000_u64.into(),
                is_second_character: true,
                admin_level: 4000120,
                is_banned: false,
                ban_end_time: 42000000000000000,
                ban_remain_sec: -4300129,
                rename_needed: 4400132,
                weapon_model: -4500135,
                unk_model2: 4600138,
                unk_model3: -4700141,
                body_model: 4800144,
                hand_model: -4900147,
                feet_model: 5000150,
                unk_model7: -5100153,
                unk_model8: 5200156,
                unk_model9: -5300159,
                unk_model10: 5400162,
                unk_dye1: -5500165,
                unk_dye2: 5600168,
                weapon_dye: -5700171,
                body_dye: 5800174,
                hand_dye: -5900177,
                feet_dye: 6000180,
                unk_dye7: -6100183,
                unk_dye8: 6200186,
                unk_dye9: -6300189,
                underwear_dye: 6400192,
                style_back_dye: -6500195,
                style_head_dye: 6600198,
                style_face_dye: -6700201,
                style_head: 6800204,
                style_face: -6900207,
                style_back: 7000210,
                style_weapon: -7100213,
                style_body: 7200216,
                style_footprint: -7300219,
                style_body_dye: 7400222,
                weapon_enchant: -7500225,
                rest_bonus_xp: 76000000000000000,
                max_rest_bonus_xp: -77000000000000000,
                show_face: true,
                style_head_transform: AccessoryTransform {
                    scale: -19.75,
                    rotation: Vec3 { x: 8000240, y: -8100243, z: 8200246 },
                    translation: Vec3 { x: -20.75, y: 21.0, z: -21.25 },
                    translation_debug: Vec3 { x: 21.5, y: -21.75, z: 22.0 },
                },
                style_face_transform: AccessoryTransform {
                    scale: -22.25,
                    rotation: Vec3 { x: 9000270, y: -9100273, z: 9200276 },
                    translation: Vec3 { x: -23.25, y: 23.5, z: -23.75 },
                    translation_debug: Vec3 { x: 24.0, y: -24.25, z: 24.5 },
                },
                style_back_transform: AccessoryTransform {
                    scale: -24.75,
                    rotation: Vec3 { x: 10000300, y: -10100303, z: 10200306 },
                    translation: Vec3 { x: -25.75, y: 26.0, z: -26.25 },
                    translation_debug: Vec3 { x: 26.5, y: -26.75, z: 27.0 },
                },
                used_style_head_transform: false,
                is_new_character: false,
                tutorial_state: -11100333,
                show_style: false,
                appearance2: -11300339,
                achievement_points: 11400342,
                laurel: -11500345,
                lobby_slot: 11600348,
                guild_logo_id: -11700351,
                awakening_level: 11800354,
                has_broker_sales: false,
            }],
            veteran: false,
            bonus_buf_sec: -500015,
            max_characters: 600018,
            first: false,
            more: false,
            left_del_time_account_over: -900027,
            deletion_section_classify_level: 1000030,
            delete_character_expire_hour1: -1100033,
            delete_character_expire_hour2: 1200036,
        },
    );
}

#[test]
fn guild_history() {
    vector(
        COMPUTED,
        "S_GUILD_HISTORY",
        &GuildHistory {
            events: vec![
                GuildEvent {
                    initiator: "Ⅷ 𐍈".into(),
                    description: "Ela".into(),
                    date: -9000000000000000,
                    event: 1000030,
                },
                GuildEvent {
                    initiator: String::new(),
                    description: "Wörld".into(),
                    date: -19000000000000000,
                    event: 2000060,
                },
            ],
            page: 400012,
            pages: -500015,
        },
    );
}

#[test]
fn request_contract() {
    vector(
        COMPUTED,
        "S_REQUEST_CONTRACT",
        &RequestContract {
            name: "Ⅷ 𐍈".into(),
            data: bytes("1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b"),
            kind: -500015,
            unk1: 540000042,
            unk2: 630000049,
        },
    );
}

#[test]
fn view_ware() {
    vector(
        COMPUTED,
        "S_VIEW_WARE",
        &ViewWare {
            items: vec![
                WareItem {
                    crystals: vec![WareCrystal { id: -1500045 }, WareCrystal { id: -2500075 }],
                    id: 720000056,
                    dbid: 900000000000000000,
                    owner: 1000000000000000000,
                    slot: 990000077,
                    u1: 1080000084,
                    amount_total: 1170000091,
                    amount: 1260000098,
                    z1: 1500000000000000000,
                    z2: 1600000000000000000,
                    z3: 4369,
                },
                WareItem {
                    crystals: vec![WareCrystal { id: -3500105 }, WareCrystal { id: -4500135 }],
                    id: 1620000126,
                    dbid: 1900000000000000000,
                    owner: 2000000000000000000,
                    slot: 1890000147,
                    u1: 1980000154,
                    amount_total: 2070000161,
                    amount: 2160000168,
                    z1: 2500000000000000000,
                    z2: 2600000000000000000,
                    z3: 6939,
                },
            ],
            game_id: 400000000000000000,
            container: 450000035,
            u1: 540000042,
            u2: 630000049,
            u3: 720000056,
            u4: 810000063,
            money: 10000000000000000,
        },
    );
}

#[test]
fn spawn_user() {
    vector(
        COMPUTED,
        "S_SPAWN_USER",
        &SpawnUser {
            icons: vec![UserIcon { icon: -700021 }, UserIcon { icon: -1700051 }],
            account_benefits: vec![UserBenefit { package_id: -900027 }],
            name: String::new(),
            guild: "Wörld".into(),
            guild_rank: "Ⅷ 𐍈".into(),
            details: bytes(
                "38393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f7071727374757677",
            ),
            guild_emblem: String::new(),
            shape: bytes("464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465"),
            server_id: 990000077,
            player_id: 1080000084,
            game_id: 1300000000000000000,
            location: Vec3 { x: 3.5, y: -3.75, z: 4.0 },
            angle: -187,
            relation: 1800054,
            template_id: 1710000133,
            unk1: 220,
            unk2: -231,
            unk3: 242,
            unk4: -253,
            unk5: 264,
            visible: false,
            alive: false,
            appearance: 2700000000000000000_u64.into(),
            weapon: 2520000196,
            body: 2610000203,
            hand: 2700000210,
            feet: 2790000217,
            underwear: 2880000224,
            head: 2970000231,
            face: 3060000238,
            spawn_fx: -3500105,
            mount: 3600108,
            pose: -3700111,
            title: 3800114,
            shuttle_id: -39000000000000000,
            guild_emblem_id: 4000120,
            exarch: false,
            gm: true,
            gm_invisible: false,
            weapon_model: 3960000308,
            body_model: 4050000315,
            hand_model: 4140000322,
            feet_model: 4230000329,
            weapon_dye: 25033040,
            body_dye: 115033047,
            hand_dye: 205033054,
            feet_dye: 295033061,
            underwear_dye: 385033068,
            style_back_dye: 475033075,
            style_head_dye: 565033082,
            style_face_dye: 655033089,
            weapon_enchant: 745033096,
            newbie: true,
            pk_enabled: false,
            level: -5900177,
            vehicle_ex: 6000000000000000000,
            show_face: false,
            style_head: 1285033138,
            style_face: 1375033145,
            style_back: 1465033152,
            style_weapon: 1555033159,
            style_body: 1645033166,
            style_footprint: 1735033173,
            style_head_transform: AccessoryTransform {
                scale: 17.0,
                rotation: Vec3 { x: -17.25, y: 17.5, z: -17.75 },
                translation: Vec3 { x: 18.0, y: -18.25, z: 18.5 },
                translation_debug: Vec3 { x: -18.75, y: 19.0, z: -19.25 },
            },
            style_face_transform: AccessoryTransform {
                scale: 19.5,
                rotation: Vec3 { x: -19.75, y: 20.0, z: -20.25 },
                translation: Vec3 { x: 20.5, y: -20.75, z: 21.0 },
                translation_debug: Vec3 { x: -21.25, y: 21.5, z: -21.75 },
            },
            style_back_transform: AccessoryTransform {
                scale: 22.0,
                rotation: Vec3 { x: -22.25, y: 22.5, z: -22.75 },
                translation: Vec3 { x: 23.0, y: -23.25, z: 23.5 },
                translation_debug: Vec3 { x: -23.75, y: 24.0, z: -24.25 },
            },
            accessory_transform_unk: false,
            style_body_dye: 320066101,
            party_server: 10000300,
            party_id: -10100303,
            unk6: true,
            show_style: false,
            unk7: 10400312,
            unk8: -10500315,
            appearance2: 10600318,
            scale: -26.75,
        },
    );
}
