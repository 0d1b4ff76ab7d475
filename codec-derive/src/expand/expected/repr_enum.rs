const _: () = {
    use ::codec_core::__private as __wire;
    const __WIRE_NAMES: &[(&__wire::str, __wire::i128)] = &[
        ("Red", 0),
        ("Green", 5),
        ("Blue", 6),
    ];
    #[automatically_derived]
    impl __wire::BitValue for Color {
        const MAX_WIDTH: __wire::u32 = __wire::u16::BITS;
        const KIND: __wire::BitKind = __wire::BitKind::Enum {
            name: "Color",
            variants: __WIRE_NAMES,
            docs: &["", "", ""],
            keeps: __wire::Keeps::Number,
        };
        #[inline]
        fn to_bits(
            &self,
            __wire_width: __wire::u32,
        ) -> __wire::Result<__wire::u64, __wire::EncodeError> {
            if let Self::Unknown(0 | 5 | 6) = self {
                return __wire::Err(__wire::known_tag());
            }
            let __wire_value: __wire::u16 = match self {
                Self::Red => 0,
                Self::Green => 5,
                Self::Blue => 6,
                Self::Unknown(__wire_value) => *__wire_value,
            };
            __wire::BitValue::to_bits(&__wire_value, __wire_width)
        }
        #[inline]
        fn from_bits(
            __wire_group: __wire::Group,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            match <__wire::u16 as __wire::BitValue>::from_bits(__wire_group)? {
                0 => __wire::Ok(Self::Red),
                5 => __wire::Ok(Self::Green),
                6 => __wire::Ok(Self::Blue),
                __wire_value => __wire::Ok(Self::Unknown(__wire_value)),
            }
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
                        const { &__wire::numbered::<3usize>(__WIRE_NAMES, &[]) },
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
            if let Self::Unknown(0 | 5 | 6) = self {
                return __wire::Err(__wire::known_tag());
            }
            let __wire_value: __wire::u16 = match self {
                Self::Red => 0,
                Self::Green => 5,
                Self::Blue => 6,
                Self::Unknown(__wire_value) => *__wire_value,
            };
            __wire::Encode::<Mine>::encode(&__wire_value, __wire_out)
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, Mine> for Color {
        #[inline]
        fn decode(
            __wire_input: &mut __wire::Reader<'_, 'de, Mine>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            match <__wire::u16 as __wire::Decode<'de, Mine>>::decode(__wire_input)? {
                0 => __wire::Ok(Self::Red),
                5 => __wire::Ok(Self::Green),
                6 => __wire::Ok(Self::Blue),
                __wire_value => __wire::Ok(Self::Unknown(__wire_value)),
            }
        }
    }
};
