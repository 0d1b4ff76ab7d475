//! Flag words that the tables of messages have as plain numbers, with their bits as literals.

use codec_core::Format as _;
use formats::asherons_call::{
    AsheronsCall, enums,
    messages::movement::{MotionFlags, RawMotionFlags},
};

macro_rules! words {
    ($($ty:ident)*) => {
        /// Whether the tables have the flags `ty` as a number.
        pub(crate) fn is_number(ty: &str) -> bool {
            [$(stringify!($ty)),*].contains(&ty)
        }

        /// The bits of the flag `name` of a type that the tables have as a number.
        pub(crate) fn bits(ty: &str, name: &str) -> Option<i128> {
            match ty {
                $(stringify!($ty) => Some(enums::$ty::from_name(name).unwrap().bits().into()),)*
                "MotionFlags" | "RawMotionFlags" => Some(counted(ty, name)),
                _ => None,
            }
        }
    };
}

words! {
    AllegianceDataFlags AppraisalFlags AttributeCacheFlags CreatureAppraisalFlags
    GenericQualitiesFlags MovementParameterFlags OldWeenieHeaderFlags PhysicsDescriptionFlags
    PlayerModuleFlags
}

macro_rules! counted {
    ($($ty:ident: $($name:ident)*;)*) => {
        /// The bits of a flag of a word that also has a count, by what they encode to.
        fn counted(ty: &str, name: &str) -> i128 {
            let bytes = match (ty, name) {
                $($((stringify!($ty), stringify!($name)) => AsheronsCall::to_vec(&$ty::$name),)*)*
                _ => panic!("{ty}::{name}"),
            };
            u32::from_le_bytes(bytes.unwrap().try_into().unwrap()).into()
        }
    };
}

counted! {
    MotionFlags: STYLE FORWARD_COMMAND SIDESTEP_COMMAND TURN_COMMAND FORWARD_SPEED SIDESTEP_SPEED
        TURN_SPEED;
    RawMotionFlags: HOLD_KEY STYLE FORWARD_COMMAND FORWARD_HOLD_KEY FORWARD_SPEED
        SIDESTEP_COMMAND SIDESTEP_HOLD_KEY SIDESTEP_SPEED TURN_COMMAND TURN_HOLD_KEY TURN_SPEED;
}

#[test]
fn bits_of_presence_words_without_a_name_are_kept() {
    for word in [0x8000_0000, 0xffff_ffff_u32] {
        let bytes = word.to_le_bytes();
        let kept: enums::PlayerModuleFlags = AsheronsCall::from_slice(&bytes).unwrap();
        assert_eq!(AsheronsCall::to_vec(&kept).unwrap(), bytes);
    }
}
