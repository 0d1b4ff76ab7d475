//! What creatures wear and wield.

use codec_core::Wire;

use super::flags;
use crate::asherons_call::AsheronsCall;

/// `MaterialType`: what something is made of.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
#[allow(missing_docs, reason = "each variant is named after what it stands for")]
pub enum MaterialType {
    Ceramic = 1,
    Porcelain = 2,
    Linen = 4,
    Satin = 5,
    Silk = 6,
    Velvet = 7,
    Wool = 8,
    Agate = 10,
    Amber = 11,
    Amethyst = 12,
    Aquamarine = 13,
    Azurite = 14,
    BlackGarnet = 15,
    BlackOpal = 16,
    Bloodstone = 17,
    Carnelian = 18,
    Citrine = 19,
    Diamond = 20,
    Emerald = 21,
    FireOpal = 22,
    GreenGarnet = 23,
    GreenJade = 24,
    Hematite = 25,
    ImperialTopaz = 26,
    Jet = 27,
    LapisLazuli = 28,
    LavenderJade = 29,
    Malachite = 30,
    Moonstone = 31,
    Onyx = 32,
    Opal = 33,
    Peridot = 34,
    RedGarnet = 35,
    RedJade = 36,
    RoseQuartz = 37,
    Ruby = 38,
    Sapphire = 39,
    SmokeyQuartz = 40,
    Sunstone = 41,
    TigerEye = 42,
    Tourmaline = 43,
    Turquoise = 44,
    WhiteJade = 45,
    WhiteQuartz = 46,
    WhiteSapphire = 47,
    YellowGarnet = 48,
    YellowTopaz = 49,
    Zircon = 50,
    Ivory = 51,
    Leather = 52,
    ArmoredilloHide = 53,
    GromnieHide = 54,
    ReedSharkHide = 55,
    Brass = 57,
    Bronze = 58,
    Copper = 59,
    Gold = 60,
    Iron = 61,
    Pyreal = 62,
    Silver = 63,
    Steel = 64,
    Alabaster = 66,
    Granite = 67,
    Marble = 68,
    Obsidian = 69,
    Sandstone = 70,
    Serpentine = 71,
    Ebony = 73,
    Mahogany = 74,
    Oak = 75,
    Pine = 76,
    Teak = 77,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `WieldType`: how an item is used in combat.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum WieldType {
    /// It is not wielded.
    Invalid = 0,
    /// A weapon for the hand.
    MeleeWeapon = 1,
    /// Worn against hits.
    Armor = 2,
    /// Worn under armor.
    Clothing = 4,
    /// Rings, bracelets, necklaces.
    Jewelry = 8,
    /// A number without a name.
    #[wire(other)]
    Other(u8),
}

/// `ParentLocation`: the place on a creature where it holds an object.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum ParentLocation {
    /// It is not held.
    None = 0,
    /// In the right hand.
    RightHand = 1,
    /// In the left hand.
    LeftHand = 2,
    /// On the left arm, as a shield.
    Shield = 3,
    /// At the belt.
    Belt = 4,
    /// In the quiver.
    Quiver = 5,
    /// Where heraldry is worn; the game spells it so.
    Hearldry = 6,
    /// In the mouth.
    Mouth = 7,
    /// In the left hand, as a second weapon.
    LeftWeapon = 8,
    /// On the left hand, for fist weapons.
    LeftUnarmed = 9,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `Placement`: how an object is placed.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
#[allow(missing_docs, reason = "each variant is named after what it stands for")]
pub enum Placement {
    Default = 0,
    RightHandCombat = 1,
    RightHandNonCombat = 2,
    LeftHand = 3,
    Belt = 4,
    Quiver = 5,
    Shield = 6,
    LeftWeapon = 7,
    LeftUnarmed = 8,
    XxxUnknownA = 10,
    XxxUnknownF = 15,
    XxxUnknown14 = 20,
    XxxUnknown1E = 30,
    XxxUnknown20 = 32,
    SpecialCrowssbowBolt = 51,
    MissileFlight = 52,
    XxxUnknown3C = 60,
    XxxUnknown63 = 99,
    Resting = 101,
    OtherKind = 102,
    Hook = 103,
    XxxUnknown68 = 104,
    XxxUnknown69 = 105,
    XxxUnknown6A = 106,
    XxxUnknown78 = 120,
    Random1 = 121,
    Random2 = 122,
    Random3 = 123,
    Random4 = 124,
    Random5 = 125,
    Random6 = 126,
    Random7 = 127,
    Random8 = 128,
    Random9 = 129,
    Random10 = 130,
    XxxUnknown84 = 132,
    XxxUnknownF0 = 240,
    XxxUnknown3F2 = 1010,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `EquipmentSet`: a set of equipment.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
#[allow(missing_docs, reason = "each variant is named after what it stands for")]
pub enum EquipmentSet {
    None = 0,
    Test = 1,
    Test2 = 2,
    Unknown3 = 3,
    CarraidasBenediction = 4,
    NobleRelic = 5,
    AncientRelic = 6,
    AlduressaRelic = 7,
    Ninja = 8,
    EmpyreanRings = 9,
    ArmMindHeart = 10,
    ArmorPerfectLight = 11,
    ArmorPerfectLight2 = 12,
    Soldiers = 13,
    Adepts = 14,
    Archers = 15,
    Defenders = 16,
    Tinkers = 17,
    Crafters = 18,
    Hearty = 19,
    Dexterous = 20,
    Wise = 21,
    Swift = 22,
    Hardened = 23,
    Reinforced = 24,
    Interlocking = 25,
    Flameproof = 26,
    Acidproof = 27,
    Coldproof = 28,
    Lightningproof = 29,
    SocietyArmor = 30,
    ColosseumClothing = 31,
    GraveyardClothing = 32,
    OlthoiClothing = 33,
    NoobieArmor = 34,
    AetheriaDefense = 35,
    AetheriaDestruction = 36,
    AetheriaFury = 37,
    AetheriaGrowth = 38,
    AetheriaVigor = 39,
    RareDamageResistance = 40,
    RareDamageBoost = 41,
    OlthoiArmorDRed = 42,
    OlthoiArmorCRat = 43,
    OlthoiArmorCRed = 44,
    OlthoiArmorDRat = 45,
    AlduressaRelicUpgrade = 46,
    AncientRelicUpgrade = 47,
    NobleRelicUpgrade = 48,
    CloakAlchemy = 49,
    CloakArcaneLore = 50,
    CloakArmorTinkering = 51,
    CloakAssessPerson = 52,
    CloakLightWeapons = 53,
    CloakMissileWeapons = 54,
    CloakCooking = 55,
    CloakCreatureEnchantment = 56,
    CloakCrossbow = 57,
    CloakFinesseWeapons = 58,
    CloakDeception = 59,
    CloakFletching = 60,
    CloakHealing = 61,
    CloakItemEnchantment = 62,
    CloakItemTinkering = 63,
    CloakLeadership = 64,
    CloakLifeMagic = 65,
    CloakLoyalty = 66,
    CloakMace = 67,
    CloakMagicDefense = 68,
    CloakMagicItemTinkering = 69,
    CloakManaConversion = 70,
    CloakMeleeDefense = 71,
    CloakMissileDefense = 72,
    CloakSalvaging = 73,
    CloakSpear = 74,
    CloakStaff = 75,
    CloakHeavyWeapons = 76,
    CloakThrownWeapon = 77,
    CloakTwoHandedCombat = 78,
    CloakUnarmedCombat = 79,
    CloakVoidMagic = 80,
    CloakWarMagic = 81,
    CloakWeaponTinkering = 82,
    CloakAssessCreature = 83,
    CloakDirtyFighting = 84,
    CloakDualWield = 85,
    CloakRecklessness = 86,
    CloakShield = 87,
    CloakSneakAttack = 88,
    NinjaNew = 89,
    CloakSummoning = 90,
    ShroudedSoul = 91,
    DarkenedMind = 92,
    CloudedSpirit = 93,
    MinorStingingShroudedSoul = 94,
    MinorSparkingShroudedSoul = 95,
    MinorSmolderingShroudedSoul = 96,
    MinorShiveringShroudedSoul = 97,
    MinorStingingDarkenedMind = 98,
    MinorSparkingDarkenedMind = 99,
    MinorSmolderingDarkenedMind = 100,
    MinorShiveringDarkenedMind = 101,
    MinorStingingCloudedSpirit = 102,
    MinorSparkingCloudedSpirit = 103,
    MinorSmolderingCloudedSpirit = 104,
    MinorShiveringCloudedSpirit = 105,
    MajorStingingShroudedSoul = 106,
    MajorSparkingShroudedSoul = 107,
    MajorSmolderingShroudedSoul = 108,
    MajorShiveringShroudedSoul = 109,
    MajorStingingDarkenedMind = 110,
    MajorSparkingDarkenedMind = 111,
    MajorSmolderingDarkenedMind = 112,
    MajorShiveringDarkenedMind = 113,
    MajorStingingCloudedSpirit = 114,
    MajorSparkingCloudedSpirit = 115,
    MajorSmolderingCloudedSpirit = 116,
    MajorShiveringCloudedSpirit = 117,
    BlackfireStingingShroudedSoul = 118,
    BlackfireSparkingShroudedSoul = 119,
    BlackfireSmolderingShroudedSoul = 120,
    BlackfireShiveringShroudedSoul = 121,
    BlackfireStingingDarkenedMind = 122,
    BlackfireSparkingDarkenedMind = 123,
    BlackfireSmolderingDarkenedMind = 124,
    BlackfireShiveringDarkenedMind = 125,
    BlackfireStingingCloudedSpirit = 126,
    BlackfireSparkingCloudedSpirit = 127,
    BlackfireSmolderingCloudedSpirit = 128,
    BlackfireShiveringCloudedSpirit = 129,
    ShimmeringShadowsSet = 130,
    BrownSocietyLocket = 131,
    YellowSocietyLocket = 132,
    RedSocietyBand = 133,
    GreenSocietyBand = 134,
    PurpleSocietyBand = 135,
    BlueSocietyBand = 136,
    GauntletGarb = 137,
    ParagonMissile = 138,
    ParagonCaster = 139,
    ParagonMelee = 140,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

flags! {
    /// `EquipMask`: places where things are worn.
    pub flags EquipMask: u32 {
        HEAD = 0x1,
        CHEST_UNDERWEAR = 0x2,
        ABDOMEN_UNDERWEAR = 0x4,
        UPPER_ARMS_UNDERWEAR = 0x8,
        LOWER_ARMS_UNDERWEAR = 0x10,
        HANDS = 0x20,
        UPPER_LEGS_UNDERWEAR = 0x40,
        LOWER_LEGS_UNDERWEAR = 0x80,
        FEET = 0x100,
        CHEST = 0x200,
        ABDOMEN = 0x400,
        UPPER_ARMS = 0x800,
        LOWER_ARMS = 0x1000,
        UPPER_LEGS = 0x2000,
        LOWER_LEGS = 0x4000,
        NECKLACE = 0x8000,
        RIGHT_BRACELET = 0x1_0000,
        LEFT_BRACELET = 0x2_0000,
        RIGHT_RING = 0x4_0000,
        LEFT_RING = 0x8_0000,
        MELEE_WEAPON = 0x10_0000,
        SHIELD = 0x20_0000,
        MISSILE_WEAPON = 0x40_0000,
        AMMUNITION = 0x80_0000,
        WAND = 0x100_0000,
    }
}

flags! {
    /// `CoverageMask`: parts of the body that something covers.
    pub flags CoverageMask: u32 {
        UPPER_LEGS_UNDERWEAR = 0x2,
        LOWER_LEGS_UNDERWEAR = 0x4,
        CHEST_UNDERWEAR = 0x8,
        ABDOMEN_UNDERWEAR = 0x10,
        UPPER_ARMS_UNDERWEAR = 0x20,
        LOWER_ARMS_UNDERWEAR = 0x40,
        UPPER_LEGS = 0x100,
        LOWER_LEGS = 0x200,
        CHEST = 0x400,
        ABDOMEN = 0x800,
        UPPER_ARMS = 0x1000,
        LOWER_ARMS = 0x2000,
        HEAD = 0x4000,
        HANDS = 0x8000,
        FEET = 0x1_0000,
    }
}

flags! {
    /// `AmmoType`: kinds of ammunition.
    pub flags AmmoType: u16, empty THROWN_WEAPON {
        ARROW = 0x1,
        BOLT = 0x2,
        DART = 0x4,
    }
}
