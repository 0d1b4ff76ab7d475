const _: () = {
    use ::codec_core::__private as __wire;
    const __WIRE_TAG_0_0: __wire::u16 = __wire::narrow::u16(
        <Ping as __wire::MessageId>::ID,
    );
    const __WIRE_TAG_1_0: __wire::u16 = 5;
    const __WIRE_TAG_1_1: __wire::u16 = 6;
    const __WIRE_TAG_2_0: __wire::u16 = 7;
    const __WIRE_TAG_3_0: __wire::u16 = 8;
    const __WIRE_TAGS: &[__wire::i128] = &[
        __wire::wide::u16(__WIRE_TAG_0_0),
        __wire::wide::u16(__WIRE_TAG_1_0),
        __wire::wide::u16(__WIRE_TAG_1_1),
        __wire::wide::u16(__WIRE_TAG_2_0),
        __wire::wide::u16(__WIRE_TAG_3_0),
    ];
    const _: () = {
        __wire::check_unique(__WIRE_TAGS, 0usize);
        __wire::check_unique(__WIRE_TAGS, 1usize);
        __wire::check_unique(__WIRE_TAGS, 2usize);
        __wire::check_unique(__WIRE_TAGS, 3usize);
        __wire::check_unique(__WIRE_TAGS, 4usize);
    };
    #[automatically_derived]
    impl __wire::Variants<Mine> for Message {
        const FIELDS: &'static [&'static [__wire::Field]] = &[
            &[],
            &[],
            &__wire::called(
                [
                    <u8 as __wire::ValueField<'_, Mine>>::FIELD
                        .ruled(&[__wire::Rule::Implied]),
                    <u16 as __wire::ItemField<'_, Mine>>::CONDITIONAL
                        .directed(
                            "count = count",
                            &[__wire::Rule::Count(__wire::Expr::Field(0))],
                        ),
                ],
                &["count", "", "words", ""],
            ),
            &[],
        ];
        const SHAPES: &'static [&'static __wire::RecordShape] = &[
            &__wire::RecordShape::new(
                "Say",
                "",
                __wire::fields(<Self as __wire::Variants<Mine>>::FIELDS, 2usize),
            ),
        ];
        const RECORDS: &'static [&'static __wire::Record<Mine>] = &[
            &__wire::Record::new(
                __wire::shape_at(<Self as __wire::Variants<Mine>>::SHAPES, 0usize),
            ),
        ];
        const VARIANTS: &'static [__wire::VariantShape] = &[
            __wire::VariantShape::new(
                "Ping",
                "",
                &[__wire::wide::u16(__WIRE_TAG_0_0)],
                <Ping as __wire::ValueField<'_, Mine>>::CONDITIONAL.shape,
            ),
            __wire::VariantShape::new(
                "Byte",
                "",
                &[__wire::wide::u16(__WIRE_TAG_1_0), __wire::wide::u16(__WIRE_TAG_1_1)],
                <u8 as __wire::ValueField<'_, Mine>>::CONDITIONAL.shape,
            ),
            __wire::VariantShape::new(
                "Say",
                "",
                &[__wire::wide::u16(__WIRE_TAG_2_0)],
                || __wire::Shape::Record(const {
                    __wire::shape_at(<Self as __wire::Variants<Mine>>::SHAPES, 0usize)
                }),
            ),
            __wire::VariantShape::new(
                "Nothing",
                "",
                &[__wire::wide::u16(__WIRE_TAG_3_0)],
                || __wire::Shape::Unit,
            ),
        ];
        const ENUM: &'static __wire::EnumShape = &__wire::EnumShape::new(
                "Message",
                "",
                <__wire::u16 as __wire::Layout<Mine>>::shape,
                <Self as __wire::Variants<Mine>>::VARIANTS,
            )
            .keeping(__wire::Keeps::Rest);
    }
    #[automatically_derived]
    impl __wire::Layout<Mine> for Message {
        const SIZE: __wire::Size = __wire::tagged_size::<Mine, __wire::u16>();
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::Shape::Enum(<Self as __wire::Variants<Mine>>::ENUM)
        }
    }
    #[automatically_derived]
    impl __wire::EncodeSwitch<Mine> for Message {
        type Selector = __wire::u16;
        #[inline]
        fn selector(&self, __wire_kept: __wire::Option<__wire::u16>) -> __wire::u16 {
            match self {
                Self::Ping { .. } => __WIRE_TAG_0_0,
                Self::Byte { .. } => {
                    match __wire_kept {
                        __wire::Some(
                            __wire_value @ (__WIRE_TAG_1_0 | __WIRE_TAG_1_1),
                        ) => __wire_value,
                        _ => __WIRE_TAG_1_0,
                    }
                }
                Self::Say { .. } => __WIRE_TAG_2_0,
                Self::Nothing { .. } => __WIRE_TAG_3_0,
                Self::Unknown { 0: __wire_value, .. } => *__wire_value,
            }
        }
        #[inline]
        fn encode_payload(
            &self,
            __wire_out: &mut __wire::Writer<'_, Mine>,
        ) -> __wire::Result<(), __wire::EncodeError> {
            let __wire_written: __wire::Result<(), __wire::EncodeError> = match self {
                Self::Ping(__wire_value) => {
                    <Ping as __wire::ValueField<
                        '_,
                        Mine,
                    >>::encode_payload(__wire_value, __wire_out)
                }
                Self::Byte(__wire_value) => {
                    <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::encode_payload(__wire_value, __wire_out)
                }
                Self::Say { count: __wire_0_ref, words: __wire_1_ref } => {
                    __wire_out
                        .variant(
                            const {
                                __wire::record_at(
                                    <Self as __wire::Variants<Mine>>::RECORDS,
                                    0usize,
                                )
                            },
                            |__wire_o| {
                                let _ = &(*__wire_0_ref);
                                let __wire_0: u8 = __wire_o
                                    .count::<
                                        u8,
                                    >(
                                        1,
                                        <u16 as __wire::ItemField<
                                            '_,
                                            Mine,
                                        >>::len_of(&(*__wire_1_ref)),
                                    )?;
                                <u8 as __wire::ValueField<
                                    '_,
                                    Mine,
                                >>::put(&__wire_0, __wire_o, 0)?;
                                <u16 as __wire::ItemField<
                                    '_,
                                    Mine,
                                >>::put(&(*__wire_1_ref), __wire_o, 1)?;
                                __wire::Ok(())
                            },
                        )
                }
                Self::Nothing => __wire::Ok(()),
                Self::Unknown { 0: __wire_tag, 1: __wire_value } => {
                    __wire::check_unknown(
                            <Self as __wire::Variants<Mine>>::VARIANTS,
                            __wire::wide::u16(*__wire_tag),
                        )
                        .and_then(|()| <Vec<
                            u8,
                        > as __wire::ListField<
                            '_,
                            Mine,
                        >>::encode_kept(__wire_value, __wire_out))
                }
            };
            __wire_written
                .map_err(|error| {
                    error.in_field(__wire::EncodeSwitch::<Mine>::variant(self))
                })
        }
        #[cold]
        fn variant(&self) -> &'static __wire::str {
            match self {
                Self::Ping { .. } => "Ping",
                Self::Byte { .. } => "Byte",
                Self::Say { .. } => "Say",
                Self::Nothing { .. } => "Nothing",
                Self::Unknown { .. } => "Unknown",
            }
        }
    }
    #[automatically_derived]
    impl __wire::Encode<Mine> for Message {
        #[inline]
        fn encode(
            &self,
            __wire_out: &mut __wire::Writer<'_, Mine>,
        ) -> __wire::Result<(), __wire::EncodeError> {
            let __wire_value = __wire::EncodeSwitch::<
                Mine,
            >::selector(self, __wire::None);
            <Mine as __wire::Engine>::encode_tag(__wire_out, &__wire_value)?;
            __wire::EncodeSwitch::<Mine>::encode_payload(self, __wire_out)
        }
    }
    #[automatically_derived]
    impl<'de> __wire::DecodeSwitch<'de, Mine> for Message {
        type Selector = __wire::u16;
        #[inline(always)]
        fn decode_payload(
            __wire_selector: __wire::u16,
            __wire_input: &mut __wire::Reader<'_, 'de, Mine>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            __wire_input
                .enter_variant(|| __wire::variant_of(
                    <Self as __wire::Variants<Mine>>::VARIANTS,
                    __wire::wide::u16(__wire_selector),
                ));
            let __wire_value: __wire::Result<Self, __wire::DecodeError> = match __wire_selector {
                __WIRE_TAG_0_0 => {
                    <Ping as __wire::ValueField<
                        '_,
                        Mine,
                    >>::decode_payload::<false>(__wire_input)
                        .map(Self::Ping)
                }
                __WIRE_TAG_1_0 | __WIRE_TAG_1_1 => {
                    <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::decode_payload::<false>(__wire_input)
                        .map(Self::Byte)
                }
                __WIRE_TAG_2_0 => {
                    __wire_input
                        .variant(
                            const {
                                __wire::record_at(
                                    <Self as __wire::Variants<Mine>>::RECORDS,
                                    0usize,
                                )
                            },
                            |__wire_o| {
                                let __wire_0 = <u8 as __wire::ValueField<
                                    '_,
                                    Mine,
                                >>::get(__wire_o, 0)?;
                                let __wire_1 = <u16 as __wire::ItemField<
                                    '_,
                                    Mine,
                                >>::decode_items(__wire_0, __wire_o, 1)?;
                                __wire::Ok(Self::Say {
                                    count: __wire::Implied::new(),
                                    words: __wire_1,
                                })
                            },
                        )
                }
                __WIRE_TAG_3_0 => __wire::Ok(Self::Nothing),
                __wire_value => {
                    __wire::Ok(Self::Unknown {
                        0: __wire_value,
                        1: <Vec<
                            u8,
                        > as __wire::ListField<'_, Mine>>::decode_kept(__wire_input)?,
                    })
                }
            };
            __wire_input.leave_variant(&__wire_value);
            __wire_value
                .map_err(|error| {
                    error
                        .in_field(
                            __wire::variant_of(
                                <Self as __wire::Variants<Mine>>::VARIANTS,
                                __wire::wide::u16(__wire_selector),
                            ),
                        )
                })
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, Mine> for Message {
        #[inline(always)]
        fn decode(
            __wire_input: &mut __wire::Reader<'_, 'de, Mine>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            let __wire_start = __wire_input.offset();
            let __wire_selector = <Mine as __wire::Engine>::decode_tag::<
                __wire::u16,
            >(__wire_input)?;
            <Self as __wire::DecodeSwitch<
                'de,
                Mine,
            >>::decode_payload(__wire_selector, __wire_input)
                .map_err(|error| __wire::at_tag(error, __wire_start))
        }
    }
    const _: () = {
        __wire::check_directive::<Mine>(__wire::Directive::Tag);
        __wire::check_directive::<Mine>(__wire::Directive::Count);
        __wire::check_variant::<Mine, Message>(2usize);
    };
};
