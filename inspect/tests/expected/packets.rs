// Packets of TERA, written by `wire import tera` from tera-data definitions.

/// `C_EMPTY`.
pub mod c_empty {
    /// Version 1.
    pub mod v1 {
        use codec_core::Wire;
        use formats::tera::Tera;

        /// `C_EMPTY`, version 1.
        ///
        /// nothing in it
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera, name = "C_EMPTY")]
        pub struct CEmpty {}
    }

    /// Version 2.
    pub mod v2 {
        use codec_core::Wire;
        use formats::tera::Tera;

        /// `C_EMPTY`, version 2.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera, name = "C_EMPTY")]
        pub struct CEmpty {}
    }
}

/// `C_START_INSTANCE_SKILL`.
pub mod c_start_instance_skill {
    /// Version 5.
    pub mod v5 {
        use codec_core::Wire;
        use formats::tera::{self, Tera};

        /// `C_START_INSTANCE_SKILL`, version 5.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera, name = "C_START_INSTANCE_SKILL")]
        pub struct CStartInstanceSkill {
            /// `endpoints`.
            #[wire(layout = tera::tail(1))]
            pub endpoints: Vec<tera::messages::Vec3>,
            /// `targets`.
            #[wire(layout = tera::tail(1))]
            pub targets: Vec<CStartInstanceSkillTargets>,
            /// `gameId`.
            pub game_id: u64,
            /// `skill`.
            pub skill: tera::messages::SkillId,
            /// `moving`.
            #[wire(as = tera::AnyBool)]
            pub moving: bool,
            /// `loc`.
            pub loc: tera::messages::Vec3,
            /// `w`.
            pub w: i16,
        }

        /// What `targets` of `C_START_INSTANCE_SKILL` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct CStartInstanceSkillTargets {
            /// `target`.
            pub target: u64,
            /// `unk`.
            pub unk: u32,
        }
    }
}

/// `S_CLASH`.
pub mod s_clash {
    /// Version 1.
    pub mod v1 {
        use codec_core::Wire;
        use formats::tera::{self, Tera};

        /// `S_CLASH`, version 1.
        ///
        /// majorPatchVersion >= 86
        /// Names that become the same in Rust.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera, name = "S_CLASH")]
        pub struct SClash {
            /// `foo`.
            pub foo: Vec<SClashFoo>,
            /// `Foo`.
            pub foo_2: Vec<SClashFoo2>,
            /// `grid`.
            pub grid: Vec<Vec<u16>>,
            /// `String`.
            pub string: String,
            /// `s`.
            pub s: String,
            /// `s`.
            pub s_2: String,
            /// `foo2`.
            pub foo2: SClashFoo2_2,
        }

        /// What `foo` of `S_CLASH` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SClashFoo {
            /// `a`: no space before this
            pub a: i32,
        }

        /// What `Foo` of `S_CLASH` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SClashFoo2 {
            /// `x`.
            pub x: Vec<SClashFoo2X>,
            /// `b`.
            #[wire(as = tera::AnyBool)]
            pub b: bool,
        }

        /// What `Foo.x` of `S_CLASH` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SClashFoo2X {
            /// `value`.
            #[wire(as = tera::ByteArrayHere)]
            pub value: Vec<u8>,
        }

        /// What `foo2` of `S_CLASH` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SClashFoo2_2 {
            /// `c`.
            pub c: i32,
        }
    }
}

/// `S_GUILD_INFO`.
pub mod s_guild_info {
    /// Version 1.
    pub mod v1 {
        use codec_core::Wire;
        use formats::tera::{self, Tera};

        /// `S_GUILD_INFO`, version 1.
        ///
        /// majorPatchVersion >= 17 && majorPatchVersion \< 86
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera, name = "S_GUILD_INFO", layout = tera::STRINGS_FIRST)]
        pub struct SGuildInfo {
            /// `ranks`.
            pub ranks: Vec<SGuildInfoRanks>,
            /// `name`: of the guild
            pub name: String,
            /// `title`.
            pub title: String,
            /// `master`.
            pub master: String,
            /// `motd`.
            pub motd: String,
            /// `myRank`.
            pub my_rank: String,
            /// `ad`.
            pub ad: String,
            /// `id`.
            pub id: u32,
            /// `unk1`.
            pub unk1: u32,
            /// `unk2`.
            pub unk2: u32,
            /// `masterId`.
            pub master_id: u32,
            /// `created`.
            ///
            /// seconds since 1970
            /// as the server counts them
            pub created: i64,
            /// `unk3`.
            pub unk3: i32,
            /// `unk4`.
            pub unk4: i32,
            /// `unk5`.
            pub unk5: i32,
            /// `unk6`.
            pub unk6: i32,
            /// `unk7`.
            #[wire(as = tera::AnyBool)]
            pub unk7: bool,
            /// `unk8`.
            #[wire(as = tera::AnyBool)]
            pub unk8: bool,
        }

        /// What `ranks` of `S_GUILD_INFO` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SGuildInfoRanks {
            /// `name`.
            pub name: String,
            /// `number`: \<b>\[1]\</b> `code` a\_b\*
            pub number: i32,
            /// `rights`.
            pub rights: i32,
        }
    }
}

/// `S_NAMES`.
pub mod s_names {
    /// Version 2.
    pub mod v2 {
        use codec_core::Wire;
        use formats::tera::Tera;

        /// `S_NAMES`, version 2.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera, name = "S_NAMES")]
        pub struct SNames {
            /// `type`.
            pub r#type: i32,
            /// `self`.
            pub self_: i32,
            /// `match`.
            pub r#match: i32,
            /// `fooBar`.
            pub foo_bar: i32,
            /// `foo_bar`.
            pub foo_bar_2: i32,
            /// `foo_bar_2`.
            pub foo_bar_2_2: i32,
            /// `1st`.
            pub _1st: i32,
            /// `größe`.
            pub gr_e: i32,
            /// `unk`: \[31m weird  comment
            pub unk: i32,
            /// `unk`.
            pub unk_2: i32,
            /// `async`.
            pub r#async: u8,
            /// `x`.
            pub x: f32,
            /// `y`.
            pub y: f64,
            /// `a`.
            pub a: i16,
            /// `b`.
            pub b: u16,
            /// `c`.
            pub c: u64,
        }
    }
}

/// `S_NESTED`.
pub mod s_nested {
    /// Version 3.
    pub mod v3 {
        use codec_core::Wire;
        use formats::tera::{self, Tera};

        /// `S_NESTED`, version 3.
        ///
        /// the end
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera, name = "S_NESTED")]
        pub struct SNested {
            /// `o.name`.
            #[wire(layout = tera::tail(2))]
            pub o_name: String,
            /// `empty`.
            #[wire(layout = tera::tail(4))]
            pub empty: Vec<SNestedEmpty>,
            /// `texts`.
            #[wire(layout = tera::tail(5))]
            pub texts: Vec<String>,
            /// `outer`.
            #[wire(layout = tera::tail(1))]
            pub outer: Vec<SNestedOuter>,
            /// `o.inner`.
            #[wire(as = tera::ByteArrayHere, layout = tera::tail(3))]
            pub o_inner: Vec<u8>,
            /// `o.deep`.
            pub o_deep: SNestedODeep,
            /// `o.last`.
            pub o_last: i32,
            /// `plain`.
            pub plain: SNestedPlain,
            /// `nothing`.
            pub nothing: SNestedNothing,
        }

        /// What `empty` of `S_NESTED` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SNestedEmpty {}

        /// What `outer` of `S_NESTED` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SNestedOuter {
            /// `middle`.
            pub middle: Vec<SNestedOuterMiddle>,
            /// `look`.
            pub look: tera::messages::Customize,
            /// `skill`.
            pub skill: tera::messages::SkillId32,
        }

        /// What `outer.middle` of `S_NESTED` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SNestedOuterMiddle {
            /// `numbers`.
            pub numbers: Vec<i32>,
            /// `flags`.
            pub flags: Vec<SNestedOuterMiddleFlags>,
            /// `blobs`.
            pub blobs: Vec<SNestedOuterMiddleBlobs>,
            /// `grid`.
            pub grid: Vec<Vec<u16>>,
            /// `place`.
            pub place: SNestedOuterMiddlePlace,
        }

        /// What `outer.middle.flags` of `S_NESTED` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SNestedOuterMiddleFlags {
            /// `value`.
            #[wire(as = tera::AnyBool)]
            pub value: bool,
        }

        /// What `outer.middle.blobs` of `S_NESTED` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SNestedOuterMiddleBlobs {
            /// `value`.
            #[wire(as = tera::ByteArrayHere)]
            pub value: Vec<u8>,
        }

        /// What `outer.middle.place` of `S_NESTED` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SNestedOuterMiddlePlace {
            /// `loc`.
            pub loc: tera::messages::Vec3,
            /// `turn`.
            pub turn: tera::messages::Vec3,
        }

        /// What `o.deep` of `S_NESTED` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SNestedODeep {
            /// `x`.
            pub x: i32,
        }

        /// What `plain` of `S_NESTED` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SNestedPlain {
            /// `a`.
            pub a: i32,
            /// `inside`.
            pub inside: SNestedPlainInside,
        }

        /// What `plain.inside` of `S_NESTED` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SNestedPlainInside {
            /// `b`.
            pub b: u8,
        }

        /// What `nothing` of `S_NESTED` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SNestedNothing {}
    }
}

/// `S_ORDER`.
pub mod s_order {
    /// Version 1.
    pub mod v1 {
        use codec_core::Wire;
        use formats::tera::{self, Tera};

        /// `S_ORDER`, version 1.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera, name = "S_ORDER")]
        pub struct SOrder {
            /// `a`.
            pub a: Vec<SOrderA>,
            /// `b`.
            pub b: String,
            /// `c`.
            pub c: Vec<SOrderC>,
            /// `d`.
            #[wire(as = tera::ByteArrayHere)]
            pub d: Vec<u8>,
        }

        /// What `a` of `S_ORDER` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SOrderA {
            /// `x`.
            pub x: i32,
        }

        /// What `c` of `S_ORDER` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SOrderC {
            /// `y`.
            pub y: i32,
        }
    }

    /// Version 2.
    pub mod v2 {
        use codec_core::Wire;
        use formats::tera::{self, Tera};

        /// `S_ORDER`, version 2.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera, name = "S_ORDER")]
        pub struct SOrder {
            /// `c`.
            #[wire(layout = tera::tail(3))]
            pub c: Vec<SOrderC>,
            /// `a`.
            #[wire(layout = tera::tail(1))]
            pub a: Vec<SOrderA>,
            /// `d`.
            #[wire(as = tera::ByteArrayHere, layout = tera::tail(4))]
            pub d: Vec<u8>,
            /// `b`.
            #[wire(layout = tera::tail(2))]
            pub b: String,
            /// `n`.
            pub n: i32,
        }

        /// What `c` of `S_ORDER` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SOrderC {
            /// `y`.
            pub y: i32,
        }

        /// What `a` of `S_ORDER` holds.
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        #[wire(format = Tera)]
        pub struct SOrderA {
            /// `x`.
            pub x: i32,
        }
    }
}
