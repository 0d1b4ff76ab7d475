const _: () = {
    use ::codec_core::__private as __wire;
    const __WIRE_VALUE_1: __wire::u16 = GREEN;
    const __WIRE_VALUES: &[__wire::i128] = &[0, __wire::wide::u16(__WIRE_VALUE_1)];
    const _: () = {
        __wire::check_unique(__WIRE_VALUES, 0usize);
        __wire::check_unique(__WIRE_VALUES, 1usize);
    };
    const __WIRE_NAMES: &[(&__wire::str, __wire::i128)] = &[
        ("Red", 0),
        ("Green", __wire::wide::u16(__WIRE_VALUE_1)),
    ];
    #[automatically_derived]
    impl __wire::BitValue for Color {
        const MAX_WIDTH: __wire::u32 = __wire::u16::BITS;
        const KIND: __wire::BitKind = __wire::BitKind::Enum {
            name: "Color",
            variants: __WIRE_NAMES,
            docs: &["", ""],
            keeps: __wire::Keeps::Number,
        };
        #[inline]
        fn to_bits(
            &self,
            __wire_width: __wire::u32,
        ) -> __wire::Result<__wire::u64, __wire::EncodeError> {
            let __wire_value: __wire::u16 = __wire::Open::number(self);
            __wire::BitValue::to_bits(&__wire_value, __wire_width)
        }
        #[inline]
        fn from_bits(
            __wire_group: __wire::Group,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            __wire::Ok(
                __wire::FromTrait::from(
                    <__wire::u16 as __wire::BitValue>::from_bits(__wire_group)?,
                ),
            )
        }
    }
    #[automatically_derived]
    impl __wire::Open for Color {
        type Number = u16;
        const NAMES: &'static [(&'static __wire::str, __wire::i128)] = __WIRE_NAMES;
        const OTHER: &'static __wire::str = "Unknown";
        #[inline]
        fn number(&self) -> u16 {
            match self {
                Self::Red => 0,
                Self::Green => __WIRE_VALUE_1,
                Self::Unknown(__wire_value) => *__wire_value,
            }
        }
    }
    #[automatically_derived]
    impl __wire::FromTrait<u16> for Color {
        #[inline]
        fn from(__wire_value: u16) -> Self {
            match __wire_value {
                0 => Self::Red,
                __WIRE_VALUE_1 => Self::Green,
                __wire_value => Self::Unknown(__wire_value),
            }
        }
    }
    #[automatically_derived]
    impl __wire::FromTrait<Color> for u16 {
        #[inline]
        fn from(__wire_value: Color) -> Self {
            __wire::Open::number(&__wire_value)
        }
    }
    #[automatically_derived]
    impl __wire::PartialEqTrait for Color {
        #[inline]
        fn eq(&self, __wire_and: &Self) -> __wire::bool {
            __wire::PartialEqTrait::eq(
                &__wire::Open::number(self),
                &__wire::Open::number(__wire_and),
            )
        }
    }
    #[automatically_derived]
    impl __wire::EqTrait for Color {}
    #[automatically_derived]
    impl __wire::PartialOrdTrait for Color {
        #[inline]
        fn partial_cmp(&self, __wire_and: &Self) -> __wire::Option<__wire::Ordering> {
            __wire::Some(__wire::OrdTrait::cmp(self, __wire_and))
        }
    }
    #[automatically_derived]
    impl __wire::OrdTrait for Color {
        #[inline]
        fn cmp(&self, __wire_and: &Self) -> __wire::Ordering {
            __wire::OrdTrait::cmp(
                &__wire::Open::number(self),
                &__wire::Open::number(__wire_and),
            )
        }
    }
    #[automatically_derived]
    impl __wire::Hash for Color {
        #[inline]
        fn hash<__WireHasher: __wire::Hasher>(&self, __wire_and: &mut __WireHasher) {
            __wire::Hash::hash(&__wire::Open::number(self), __wire_and);
        }
    }
    #[automatically_derived]
    impl __wire::Debug for Color {
        #[inline]
        fn fmt(&self, __wire_and: &mut __wire::Formatter<'_>) -> __wire::FmtResult {
            __wire::debug_open(self, __wire_and)
        }
    }
    #[automatically_derived]
    impl __wire::DefaultValue for Color {
        #[inline]
        fn default() -> Self {
            <Self as __wire::FromTrait<u16>>::from(0)
        }
    }
    #[automatically_derived]
    impl __wire::Layout<Mine> for Color {
        const SIZE: __wire::Size = <__wire::u16 as __wire::Layout<Mine>>::SIZE
            .converted();
        const TYPE: <Mine as __wire::Engine>::TypeNumber = <__wire::u16 as __wire::Layout<
            Mine,
        >>::TYPE;
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::Shape::Enum(const {
                &__wire::EnumShape::new(
                        "Color",
                        "",
                        <__wire::u16 as __wire::Layout<Mine>>::shape,
                        const { &__wire::numbered::<2usize>(__WIRE_NAMES, &[]) },
                    )
                    .keeping(__wire::Keeps::Number)
            })
        }
    }
    #[automatically_derived]
    impl __wire::Encode<Mine> for Color {
        #[inline]
        fn encode(
            &self,
            __wire_out: &mut __wire::Writer<'_, Mine>,
        ) -> __wire::Result<(), __wire::EncodeError> {
            let __wire_value: __wire::u16 = __wire::Open::number(self);
            __wire::Encode::<Mine>::encode(&__wire_value, __wire_out)
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, Mine> for Color {
        #[inline]
        fn decode(
            __wire_input: &mut __wire::Reader<'_, 'de, Mine>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            __wire::Ok(
                __wire::FromTrait::from(
                    <__wire::u16 as __wire::Decode<'de, Mine>>::decode(__wire_input)?,
                ),
            )
        }
    }
};
