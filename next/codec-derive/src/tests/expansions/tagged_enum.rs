const _: () = {
    use ::codec_core::__private as __wire;
    const __WIRE_ID_0: u16 = {
        const __WIRE_VALUE: __wire::u64 = <Ping as __wire::MessageId>::ID;
        __wire::check_kept(
            __WIRE_VALUE as __wire::i128,
            __WIRE_VALUE as u16 as __wire::i128,
        );
        __WIRE_VALUE as u16
    };
    const __WIRE_ID_1_1: u16 = BASE + 1;
    const _: () = {
        const __WIRE_IDS: &[(__wire::i128, __wire::i128)] = &[
            (__WIRE_ID_0 as __wire::i128, __WIRE_ID_0 as __wire::i128),
            (2, 2),
            (__WIRE_ID_1_1 as __wire::i128, __WIRE_ID_1_1 as __wire::i128),
            (16, 31),
        ];
        __wire::check_apart(__WIRE_IDS, 0usize);
        __wire::check_apart(__WIRE_IDS, 1usize);
        __wire::check_apart(__WIRE_IDS, 2usize);
        __wire::check_apart(__WIRE_IDS, 3usize);
    };
    #[automatically_derived]
    impl __wire::Tagged for Message {
        type Tag<'__wire_t> = u16 where Self: '__wire_t;
        const NAME: &'static __wire::str = "Message";
        #[inline]
        fn tag<'__wire_t>(&'__wire_t self, __wire_kept: __wire::Option<u16>) -> u16 {
            let _ = __wire_kept;
            match self {
                Self::Ping { .. } => __WIRE_ID_0,
                Self::Quit { .. } => {
                    match __wire_kept {
                        __wire::Some(__wire_tag @ (2 | __WIRE_ID_1_1)) => __wire_tag,
                        _ => 2,
                    }
                }
                Self::Move { kind: __wire_tag, .. } => *__wire_tag,
                Self::Unknown { 0: __wire_tag, .. } => *__wire_tag,
            }
        }
        #[cold]
        fn variant(&self) -> &'static __wire::str {
            match self {
                Self::Ping { .. } => "Ping",
                Self::Quit { .. } => "Quit",
                Self::Move { .. } => "Move",
                Self::Unknown { .. } => "Unknown",
            }
        }
    }
    #[automatically_derived]
    impl __wire::Layout<F> for Message {
        const SIZE: __wire::Size = __wire::Size::at_least(
            <u16 as __wire::Layout<F>>::SIZE.least,
        );
        const RECORDS: &'static [__wire::Record] = &[
            __wire::Record {
                docs: "",
                aliases: &[],
                fields: &[
                    __wire::Field::skipped("kind", "")
                        .directed("tag", &[__wire::Rule::Tag], __wire::Size::fixed(0)),
                    __wire::Field::of::<F, __wire::AsIs, u8>("x", ""),
                ],
                ..__wire::Record::new("Move", "", &[])
            },
            __wire::Record {
                docs: "",
                aliases: &[],
                fields: &[
                    __wire::Field::skipped("0", "")
                        .directed("tag", &[__wire::Rule::Tag], __wire::Size::fixed(0)),
                    __wire::Field::of::<
                        F,
                        __wire::Items<'_, __wire::AsIs>,
                        Vec<u8>,
                    >("1", "")
                        .directed(
                            "rest",
                            &[__wire::Rule::Rest],
                            __wire::Size::at_least(0),
                        ),
                ],
                ..__wire::Record::new("Unknown", "", &[])
            },
        ];
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::Shape::Enum(const {
                &__wire::EnumShape::new(
                        "Message",
                        "",
                        <u16 as __wire::Layout<F>>::shape,
                        const {
                            &[
                                __wire::VariantShape::new(
                                    "Ping",
                                    "",
                                    &[__WIRE_ID_0 as __wire::i128],
                                    <Ping as __wire::Layout<F>>::shape,
                                ),
                                __wire::VariantShape::new(
                                    "Quit",
                                    "",
                                    &[2, __WIRE_ID_1_1 as __wire::i128],
                                    || __wire::Shape::Unit,
                                ),
                                __wire::VariantShape::new(
                                        "Move",
                                        "",
                                        &[16],
                                        || __wire::Shape::Record(const {
                                            __wire::record_at(<Self as __wire::Layout<F>>::RECORDS, 0)
                                        }),
                                    )
                                    .ranging(&[(16, 31)]),
                                __wire::VariantShape::new(
                                    "Unknown",
                                    "",
                                    &[],
                                    || __wire::Shape::Record(const {
                                        __wire::record_at(<Self as __wire::Layout<F>>::RECORDS, 1)
                                    }),
                                ),
                            ]
                        },
                    )
                    .keeping(__wire::Keeps::Variant)
            })
        }
    }
    #[automatically_derived]
    impl __wire::Encode<F> for Message {
        #[inline]
        fn encode(&self, __wire_out: &mut __wire::Writer<'_, F>) -> __wire::Encoded {
            __wire_out.tagged(self, &__wire::AsIs)
        }
        #[inline]
        fn hint(&self, __wire_levels: __wire::usize) -> __wire::usize {
            let __wire_body = <Self as __wire::Body<F>>::hint_body(self, __wire_levels);
            <u16 as __wire::Layout<F>>::SIZE.least.saturating_add(__wire_body)
        }
    }
    #[automatically_derived]
    impl __wire::Body<F> for Message {
        #[inline]
        fn hint_body(&self, __wire_levels: __wire::usize) -> __wire::usize {
            match self {
                Self::Ping(__wire_value) => {
                    <Ping as __wire::Encode<F>>::hint(__wire_value, __wire_levels)
                }
                Self::Quit { .. } => 0,
                Self::Move { .. } => 0,
                Self::Unknown { 0: __wire_kept_0, 1: __wire_kept_1 } => {
                    let mut __wire_hint: __wire::Hint<F> = __wire::Hint::new(
                        const {
                            __wire::record_at(<Self as __wire::Layout<F>>::RECORDS, 1)
                        },
                        __wire_levels,
                    );
                    {
                        let __wire_value = &(*__wire_kept_1);
                        __wire_hint.list(&__wire::AsIs, __wire_value);
                    }
                    __wire_hint.total()
                }
            }
        }
    }
    #[automatically_derived]
    impl __wire::EncodeBody<F> for Message {
        #[inline]
        fn encode_body(
            &self,
            __wire_out: &mut __wire::Writer<'_, F>,
        ) -> __wire::Encoded {
            match self {
                Self::Ping(__wire_value) => __wire_out.payload::<Ping>(__wire_value),
                Self::Quit {} => __wire::Ok(()),
                Self::Move { kind: __wire_kept_kind, x: __wire_kept_x } => {
                    __wire_out
                        .open_record(
                            const {
                                __wire::record_at(<Self as __wire::Layout<F>>::RECORDS, 0)
                            },
                            |__wire_out| {
                                match *__wire_kept_kind {
                                    16..=31 => {}
                                    #[allow(unreachable_patterns)]
                                    _ => {
                                        __wire_out.within(0, |__wire_out| __wire_out.other_tag())?
                                    }
                                }
                                __wire_out.field(1, &(*__wire_kept_x), __wire::AsIs)?;
                                __wire::Ok(())
                            },
                        )
                }
                Self::Unknown { 0: __wire_kept_0, 1: __wire_kept_1 } => {
                    __wire_out
                        .open_record(
                            const {
                                __wire::record_at(<Self as __wire::Layout<F>>::RECORDS, 1)
                            },
                            |__wire_out| {
                                match *__wire_kept_0 {
                                    __WIRE_ID_0 | 2 | __WIRE_ID_1_1 | 16..=31 => {
                                        __wire_out.known_tag()?
                                    }
                                    _ => {}
                                }
                                __wire_out
                                    .within(
                                        1,
                                        |__wire_out| {
                                            let __wire_value = &(*__wire_kept_1);
                                            __wire_out.list_rest(1, &__wire::AsIs, __wire_value, 0)?;
                                            __wire::Ok(())
                                        },
                                    )?;
                                __wire::Ok(())
                            },
                        )
                }
            }
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, F> for Message {
        #[inline]
        fn decode(__wire_in: &mut __wire::Reader<'_, 'de, F>) -> __wire::Decoded<Self> {
            __wire_in.tagged::<u16, _, _>(&__wire::AsIs)
        }
    }
    #[automatically_derived]
    impl<'de> __wire::DecodeBody<'de, F, u16> for Message {
        #[inline]
        fn decode_body(
            __wire_tag: u16,
            __wire_at: __wire::usize,
            __wire_in: &mut __wire::Reader<'_, 'de, F>,
        ) -> __wire::Decoded<Self> {
            match __wire_tag {
                __WIRE_ID_0 => __wire_in.payload::<Ping>("Ping").map(Self::Ping),
                2 | __WIRE_ID_1_1 => __wire::Ok(Self::Quit {}),
                16..=31 => {
                    let __wire_value = __wire_in
                        .open_record(
                            const {
                                __wire::record_at(<Self as __wire::Layout<F>>::RECORDS, 0)
                            },
                            |__wire_in| {
                                let __wire_field_kind: u16 = __wire_tag;
                                let __wire_field_x: u8 = __wire_in.field(1, __wire::AsIs)?;
                                __wire::Ok(Self::Move {
                                    kind: __wire_field_kind,
                                    x: __wire_field_x,
                                })
                            },
                        );
                    __wire_in.variant("Move", __wire_value)
                }
                _ => {
                    let __wire_value = __wire_in
                        .open_record(
                            const {
                                __wire::record_at(<Self as __wire::Layout<F>>::RECORDS, 1)
                            },
                            |__wire_in| {
                                let __wire_field_0: u16 = __wire_tag;
                                let __wire_field_1: Vec<u8> = __wire_in
                                    .within(
                                        1,
                                        |__wire_in| __wire_in.list_rest(1, &__wire::AsIs, 0),
                                    )?;
                                __wire::Ok(Self::Unknown {
                                    0: __wire_field_0,
                                    1: __wire_field_1,
                                })
                            },
                        );
                    __wire_in.variant("Unknown", __wire_value)
                }
            }
        }
    }
    const _: () = {
        __wire::check_elements::<F, __wire::AsIs, u8>();
    };
};
