const _: () = {
    use ::codec_core::__private as __wire;
    const __WIRE_ID_2: u8 = WHITE;
    const _: () = {
        const __WIRE_IDS: &[(__wire::i128, __wire::i128)] = &[
            (0, 0),
            (5, 5),
            (__WIRE_ID_2 as __wire::i128, __WIRE_ID_2 as __wire::i128),
        ];
        __wire::check_apart(__WIRE_IDS, 0usize);
        __wire::check_apart(__WIRE_IDS, 1usize);
        __wire::check_apart(__WIRE_IDS, 2usize);
    };
    #[automatically_derived]
    impl __wire::Numbered for Color {
        type Number = u8;
        const NAME: &'static __wire::str = "Color";
        const NAMES: &'static [(&'static __wire::str, __wire::i128)] = &[
            ("Red", 0),
            ("Green", 5),
            ("White", __WIRE_ID_2 as __wire::i128),
        ];
        const DOCS: &'static [&'static __wire::str] = &[];
        const KEEPS: __wire::Keeps = __wire::Keeps::Nothing;
        const IS_OPEN: __wire::bool = false;
        #[inline]
        fn number(&self) -> u8 {
            match self {
                Self::Red => 0,
                Self::Green => 5,
                Self::White => __WIRE_ID_2,
            }
        }
        #[inline]
        fn of(__wire_number: u8) -> __wire::Option<Self> {
            match __wire_number {
                0 => __wire::Some(Self::Red),
                5 => __wire::Some(Self::Green),
                __WIRE_ID_2 => __wire::Some(Self::White),
                _ => __wire::None,
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
                                3usize,
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
