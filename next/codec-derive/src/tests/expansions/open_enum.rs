const _: () = {
    use ::codec_core::__private as __wire;
    #[automatically_derived]
    impl __wire::Numbered for Color {
        type Number = u8;
        const NAME: &'static __wire::str = "Color";
        const NAMES: &'static [(&'static __wire::str, __wire::i128)] = &[("Red", 0)];
        const DOCS: &'static [&'static __wire::str] = &[];
        const KEEPS: __wire::Keeps = __wire::Keeps::Number;
        const IS_OPEN: __wire::bool = true;
        #[inline]
        fn number(&self) -> u8 {
            match self {
                Self::Red => 0,
                Self::Unknown(__wire_value) => *__wire_value,
            }
        }
        #[inline]
        fn of(__wire_number: u8) -> __wire::Option<Self> {
            match __wire_number {
                0 => __wire::Some(Self::Red),
                __wire_value => __wire::Some(Self::Unknown(__wire_value)),
            }
        }
    }
    #[automatically_derived]
    impl __wire::Number for Color {
        #[inline]
        fn wide(&self) -> __wire::i128 {
            __wire::Number::wide(&__wire::Numbered::number(self))
        }
        #[inline]
        fn narrow(__wire_wide: __wire::i128) -> __wire::Option<Self> {
            match __wire::Number::narrow(__wire_wide) {
                __wire::Some(__wire_number) => __wire::Numbered::of(__wire_number),
                __wire::None => __wire::None,
            }
        }
    }
    #[automatically_derived]
    impl __wire::From<u8> for Color {
        #[inline]
        fn from(__wire_number: u8) -> Self {
            match __wire_number {
                0 => Self::Red,
                __wire_number => Self::Unknown(__wire_number),
            }
        }
    }
    #[automatically_derived]
    impl __wire::From<Color> for u8 {
        #[inline]
        fn from(__wire_value: Color) -> Self {
            __wire::Numbered::number(&__wire_value)
        }
    }
    #[automatically_derived]
    impl __wire::PartialEq for Color {
        #[inline]
        fn eq(&self, __wire_other: &Self) -> __wire::bool {
            __wire::PartialEq::eq(
                &__wire::Numbered::number(self),
                &__wire::Numbered::number(__wire_other),
            )
        }
    }
    #[automatically_derived]
    impl __wire::Eq for Color {}
    #[automatically_derived]
    impl __wire::PartialOrd for Color {
        #[inline]
        fn partial_cmp(&self, __wire_other: &Self) -> __wire::Option<__wire::Ordering> {
            __wire::Some(__wire::Ord::cmp(self, __wire_other))
        }
    }
    #[automatically_derived]
    impl __wire::Ord for Color {
        #[inline]
        fn cmp(&self, __wire_other: &Self) -> __wire::Ordering {
            __wire::Ord::cmp(
                &__wire::Numbered::number(self),
                &__wire::Numbered::number(__wire_other),
            )
        }
    }
    #[automatically_derived]
    impl __wire::Hash for Color {
        #[inline]
        fn hash<__WireHasher: __wire::Hasher>(&self, __wire_other: &mut __WireHasher) {
            __wire::Hash::hash(&__wire::Numbered::number(self), __wire_other);
        }
    }
    #[automatically_derived]
    impl __wire::Debug for Color {
        #[inline]
        fn fmt(&self, __wire_out: &mut __wire::Formatter<'_>) -> __wire::fmt::Result {
            __wire::debug_open(self, "Unknown", __wire_out)
        }
    }
    #[automatically_derived]
    impl __wire::Default for Color {
        #[inline]
        fn default() -> Self {
            <Self as __wire::From<u8>>::from(0)
        }
    }
    #[automatically_derived]
    impl __wire::Layout<F> for Color {
        const SIZE: __wire::Size = <u8 as __wire::Layout<F>>::SIZE;
        const TYPE: <F as __wire::Engine>::Type = <u8 as __wire::Layout<F>>::TYPE;
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::Shape::Enum(const {
                &__wire::EnumShape::new(
                        "Color",
                        "",
                        <u8 as __wire::Layout<F>>::shape,
                        const {
                            &__wire::numbered::<
                                1usize,
                            >(
                                <Self as __wire::Numbered>::NAMES,
                                <Self as __wire::Numbered>::DOCS,
                            )
                        },
                    )
                    .keeping(<Self as __wire::Numbered>::KEEPS)
            })
        }
    }
    #[automatically_derived]
    impl __wire::Encode<F> for Color {
        #[inline]
        fn encode(&self, __wire_out: &mut __wire::Writer<'_, F>) -> __wire::Encoded {
            __wire_out.number(self, &__wire::AsIs)
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, F> for Color {
        #[inline]
        fn decode(__wire_in: &mut __wire::Reader<'_, 'de, F>) -> __wire::Decoded<Self> {
            __wire_in.number(&__wire::AsIs)
        }
    }
};
