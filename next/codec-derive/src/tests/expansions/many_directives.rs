const _: () = {
    use ::codec_core::__private as __wire;
    #[automatically_derived]
    impl __wire::Layout<F> for Packet {
        const RECORD: &'static __wire::Record = &__wire::Record::new(
            "Packet",
            "",
            &[
                __wire::Field::of::<F, __wire::AsIs, u8>("flags", "")
                    .directed(
                        "",
                        &[__wire::Rule::Implied],
                        <u8 as __wire::Layout<F>>::SIZE,
                    ),
                __wire::Field::of::<F, __wire::AsIs, u16>("offset", "")
                    .directed(
                        "",
                        &[__wire::Rule::Implied],
                        <u16 as __wire::Layout<F>>::SIZE,
                    ),
                __wire::Field::of::<F, __wire::AsIs, u16>("size", "")
                    .directed(
                        "",
                        &[__wire::Rule::Implied],
                        <u16 as __wire::Layout<F>>::SIZE,
                    ),
                __wire::Field::of::<F, __wire::AsIs, u8>("n", "")
                    .directed(
                        "",
                        &[__wire::Rule::Implied],
                        <u8 as __wire::Layout<F>>::SIZE,
                    ),
                __wire::Field::of::<
                    F,
                    __wire::Items<'_, __wire::Bare>,
                    Vec<Member>,
                >("members", "")
                    .directed(
                        "bit = flags & 1, at = offset, align = 4, len = size - 2, count = n, with(flags)",
                        &[
                            __wire::Rule::Bit {
                                flags: __wire::Expr::Field(0),
                                mask: __wire::Expr::Int(1),
                                inverted: false,
                            },
                            __wire::Rule::At {
                                offset: 1,
                                position: __wire::Expr::Field(1),
                                base: __wire::Base::Message,
                            },
                            __wire::Rule::Align(4usize),
                            __wire::Rule::Len(
                                __wire::Expr::Binary(
                                    __wire::Binary::Sub,
                                    &__wire::Expr::Field(2),
                                    &__wire::Expr::Int(2),
                                ),
                            ),
                            __wire::Rule::Count(__wire::Expr::Field(3)),
                            __wire::Rule::With(&[__wire::Expr::Field(0)]),
                        ],
                        __wire::Size::head(0).or_none(),
                    ),
                __wire::Field::of::<F, __wire::As<U24>, u32>("level", "")
                    .directed(
                        "since = 2, until = 5, default = 1, pad = 2, check = level < 100",
                        &[
                            __wire::Rule::Since(__wire::Expr::Int(2)),
                            __wire::Rule::Until(__wire::Expr::Int(5)),
                            __wire::Rule::Default,
                            __wire::Rule::DefaultValue(__wire::Expr::Int(1)),
                            __wire::Rule::Pad(2usize),
                            __wire::Rule::Check(
                                __wire::Expr::Binary(
                                    __wire::Binary::Lt,
                                    &__wire::Expr::Field(5),
                                    &__wire::Expr::Int(100),
                                ),
                            ),
                        ],
                        __wire::Size::sum(
                                &[
                                    __wire::Size::fixed(2usize),
                                    <U24 as __wire::Layout<F>>::SIZE,
                                ],
                            )
                            .or_none()
                            .or_none(),
                    ),
                __wire::Field::of::<F, __wire::Bare, Body>("body", "")
                    .directed(
                        "switch = (flags >> 4) & 7",
                        &[
                            __wire::Rule::Switch(
                                __wire::Expr::Binary(
                                    __wire::Binary::BitAnd,
                                    &__wire::Expr::Binary(
                                        __wire::Binary::Shr,
                                        &__wire::Expr::Field(0),
                                        &__wire::Expr::Int(4),
                                    ),
                                    &__wire::Expr::Int(7),
                                ),
                            ),
                        ],
                        __wire::Size::at_least(0),
                    ),
                __wire::Field::of::<F, __wire::AsIs, u8>("version", "")
                    .directed(
                        "const = 7",
                        &[
                            __wire::Rule::Const(__wire::Expr::Int(7)),
                            __wire::Rule::Implied,
                        ],
                        <u8 as __wire::Layout<F>>::SIZE,
                    ),
                __wire::Field::of::<
                    F,
                    __wire::Items<'_, __wire::AsIs>,
                    Vec<u8>,
                >("rest", "")
                    .directed("rest", &[__wire::Rule::Rest], __wire::Size::at_least(0)),
                __wire::Field::of::<F, __wire::AsIs, u32>("crc", "")
                    .directed(
                        "checksum(Crc32,..=rest)",
                        &[
                            __wire::Rule::Checksum {
                                algorithm: "Crc32",
                                first: 0,
                                last: 8,
                            },
                            __wire::Rule::Implied,
                        ],
                        <u32 as __wire::Layout<F>>::SIZE,
                    ),
            ],
        );
        const SIZE: __wire::Size = __wire::Size::record::<F, Self>();
    }
    #[automatically_derived]
    impl __wire::Encode<F> for Packet {
        #[inline]
        fn encode(&self, __wire_out: &mut __wire::Writer<'_, F>) -> __wire::Encoded {
            __wire_out
                .record(
                    self,
                    |__wire_out| {
                        let __wire_version = __wire_out.version();
                        let mut __wire_told_flags = __wire::Told::NEW;
                        let mut __wire_told_n = __wire::Told::NEW;
                        {
                            let __wire_value = &self.members;
                            __wire_told_flags.flag::<u8>(1, __wire_value.is_some());
                            if let __wire::Some(__wire_value) = __wire_value {
                                __wire_told_n
                                    .all(
                                        __wire::len_of(__wire::Bare, __wire_value),
                                        |__wire_x| __wire::Some(__wire_x),
                                    );
                                let mut __wire_given = [__wire_told_flags];
                                __wire::Tell::tell(
                                    __wire_value,
                                    __wire_version,
                                    &mut __wire_given,
                                );
                                [__wire_told_flags] = __wire_given;
                            }
                        }
                        {
                            let __wire_value = &self.body;
                            __wire_told_flags
                                .select(__wire::wide(7) << 4, 4, __wire_value);
                        }
                        let __wire_field_flags: u8 = __wire_out
                            .told(0, __wire_told_flags)?;
                        let __wire_field_n: u8 = __wire_out.told(3, __wire_told_n)?;
                        let (mut __wire_from_flags, mut __wire_to_flags) = (
                            __wire_out.here(),
                            __wire_out.here(),
                        );
                        __wire_out
                            .within(
                                0,
                                |__wire_out| {
                                    let __wire_value = &self.flags;
                                    __wire_from_flags = __wire_out.here();
                                    let __wire_value = &__wire_field_flags;
                                    __wire_out.value(0, &__wire::AsIs, __wire_value)?;
                                    __wire_to_flags = __wire_out.here();
                                    __wire::Ok(())
                                },
                            )?;
                        let mut __wire_slot_offset = __wire::Late::NEW;
                        __wire_out
                            .within(
                                1,
                                |__wire_out| {
                                    __wire_out
                                        .reserve::<
                                            u16,
                                            _,
                                        >(1, __wire::AsIs, &mut __wire_slot_offset)?;
                                    __wire::Ok(())
                                },
                            )?;
                        let mut __wire_slot_size = __wire::Late::NEW;
                        __wire_out
                            .within(
                                2,
                                |__wire_out| {
                                    __wire_out
                                        .reserve::<u16, _>(2, __wire::AsIs, &mut __wire_slot_size)?;
                                    __wire::Ok(())
                                },
                            )?;
                        __wire_out
                            .within(
                                3,
                                |__wire_out| {
                                    let __wire_value = &self.n;
                                    let __wire_value = &__wire_field_n;
                                    __wire_out.value(3, &__wire::AsIs, __wire_value)?;
                                    __wire::Ok(())
                                },
                            )?;
                        let (mut __wire_from_members, mut __wire_to_members) = (
                            __wire_out.here(),
                            __wire_out.here(),
                        );
                        __wire_out
                            .within(
                                4,
                                |__wire_out| {
                                    let __wire_value = &self.members;
                                    if let __wire::Some(__wire_value) = __wire_value {
                                        __wire_out
                                            .at(
                                                "offset",
                                                0,
                                                1,
                                                |__wire_x| __wire::Some(__wire_x),
                                                |__wire_out| {
                                                    __wire_out.align(4usize);
                                                    __wire_from_members = __wire_out.here();
                                                    let __wire_length = __wire_out
                                                        .framed(|__wire_out| {
                                                            __wire_out
                                                                .counted(
                                                                    __wire::len_of(__wire::Bare, __wire_value),
                                                                    __wire_field_n,
                                                                )?;
                                                            __wire_out
                                                                .list(
                                                                    4,
                                                                    &__wire::With((__wire_field_flags,)),
                                                                    __wire_value,
                                                                )?;
                                                            __wire::Ok(())
                                                        })?;
                                                    let __wire_field_size: u16 = __wire_out
                                                        .fill(
                                                            "size - 2",
                                                            &mut __wire_slot_size,
                                                            __wire_length,
                                                            |__wire_x| __wire::Arithmetic::sub(__wire_x, 2),
                                                        )?;
                                                    __wire_out
                                                        .agree(
                                                            __wire_length,
                                                            __wire_out
                                                                .evaluate(
                                                                    "size - 2",
                                                                    || __wire::Arithmetic::sub(__wire_field_size, 2),
                                                                )?,
                                                        )?;
                                                    __wire_to_members = __wire_out.here();
                                                    __wire::Ok(())
                                                },
                                            )?;
                                        let __wire_offset = __wire_out
                                            .distance(0, __wire_from_members);
                                        let __wire_field_offset: u16 = __wire_out
                                            .fill(
                                                "offset",
                                                &mut __wire_slot_offset,
                                                __wire_offset,
                                                |__wire_x| __wire::Some(__wire_x),
                                            )?;
                                        __wire_out.agree(__wire_offset, __wire_field_offset)?;
                                    }
                                    __wire::Ok(())
                                },
                            )?;
                        __wire_out
                            .within(
                                5,
                                |__wire_out| {
                                    let __wire_value = &self.level;
                                    if __wire_out.version() >= 2 {
                                        if __wire_out.version() <= 5 {
                                            __wire_out.pad(2usize);
                                            __wire_out
                                                .check(
                                                    "level < 100",
                                                    || __wire::Some((*__wire_value) < 100),
                                                )?;
                                            __wire_out.value(5, &__wire::As::<U24>::NEW, __wire_value)?;
                                        }
                                    }
                                    __wire::Ok(())
                                },
                            )?;
                        __wire_out
                            .within(
                                6,
                                |__wire_out| {
                                    let __wire_value = &self.body;
                                    __wire_out
                                        .value(
                                            6,
                                            &{
                                                __wire_out
                                                    .selects(
                                                        __wire_value,
                                                        &(__wire_out
                                                            .evaluate(
                                                                "(flags >> 4) & 7",
                                                                || __wire::Some(
                                                                    __wire::Shift::shr(__wire_field_flags, 4)? & 7,
                                                                ),
                                                            )?),
                                                        true,
                                                    )?;
                                                __wire::Bare
                                            },
                                            __wire_value,
                                        )?;
                                    __wire::Ok(())
                                },
                            )?;
                        let __wire_field_version: u8 = 7;
                        __wire_out
                            .within(
                                7,
                                |__wire_out| {
                                    let __wire_value = &self.version;
                                    let __wire_value = &__wire_field_version;
                                    __wire_out.value(7, &__wire::AsIs, __wire_value)?;
                                    __wire::Ok(())
                                },
                            )?;
                        let (mut __wire_from_rest, mut __wire_to_rest) = (
                            __wire_out.here(),
                            __wire_out.here(),
                        );
                        __wire_out
                            .within(
                                8,
                                |__wire_out| {
                                    let __wire_value = &self.rest;
                                    __wire_from_rest = __wire_out.here();
                                    __wire_out.list(8, &__wire::AsIs, __wire_value)?;
                                    __wire_to_rest = __wire_out.here();
                                    __wire::Ok(())
                                },
                            )?;
                        let (mut __wire_from_crc, mut __wire_to_crc) = (
                            __wire_out.here(),
                            __wire_out.here(),
                        );
                        let mut __wire_slot_crc = __wire::Late::NEW;
                        __wire_out
                            .within(
                                9,
                                |__wire_out| {
                                    __wire_from_crc = __wire_out.here();
                                    __wire_out
                                        .reserve::<u32, _>(9, __wire::AsIs, &mut __wire_slot_crc)?;
                                    __wire_to_crc = __wire_out.here();
                                    __wire::Ok(())
                                },
                            )?;
                        __wire_out
                            .settle::<
                                u16,
                                _,
                            >(&mut __wire_slot_offset, __wire::Default::default())?;
                        __wire_out
                            .settle::<
                                u16,
                                _,
                            >(&mut __wire_slot_size, __wire::Default::default())?;
                        __wire_out
                            .sum::<
                                Crc32,
                                _,
                            >(__wire_from_flags..__wire_to_rest, &mut __wire_slot_crc)?;
                        __wire_out
                            .settle::<
                                u32,
                                _,
                            >(&mut __wire_slot_crc, __wire::Default::default())?;
                        __wire::Ok(())
                    },
                )
        }
        #[inline]
        fn hint(&self, __wire_levels: __wire::usize) -> __wire::usize {
            let mut __wire_hint: __wire::Hint<F> = __wire::Hint::of(self, __wire_levels);
            if let __wire::Some(__wire_value) = &self.members {
                __wire_hint.bytes(3usize);
                __wire_hint.list(&__wire::Bare, __wire_value);
            }
            {
                let __wire_value = &self.level;
                __wire_hint.bytes(2usize);
                __wire_hint.add(&__wire::As::<U24>::NEW, __wire_value);
            }
            __wire_hint.add(&__wire::Bare, &self.body);
            {
                let __wire_value = &self.rest;
                __wire_hint.list(&__wire::AsIs, __wire_value);
            }
            __wire_hint.total()
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, F> for Packet {
        #[inline]
        fn decode(__wire_in: &mut __wire::Reader<'_, 'de, F>) -> __wire::Decoded<Self> {
            __wire_in
                .record(|__wire_in| {
                    let (mut __wire_from_flags, mut __wire_to_flags) = (
                        __wire_in.here(),
                        __wire_in.here(),
                    );
                    let __wire_field_flags: u8 = __wire_in
                        .within(
                            0,
                            |__wire_in| __wire::Ok({
                                __wire_from_flags = __wire_in.here();
                                let __wire_value = __wire_in.value(0, &__wire::AsIs)?;
                                __wire_to_flags = __wire_in.here();
                                __wire_value
                            }),
                        )?;
                    let __wire_field_offset: u16 = __wire_in.field(1, __wire::AsIs)?;
                    let __wire_field_size: u16 = __wire_in.field(2, __wire::AsIs)?;
                    let __wire_field_n: u8 = __wire_in.field(3, __wire::AsIs)?;
                    let (mut __wire_from_members, mut __wire_to_members) = (
                        __wire_in.here(),
                        __wire_in.here(),
                    );
                    let __wire_field_members: Option<Vec<Member>> = __wire_in
                        .within(
                            4,
                            |__wire_in| __wire::Ok(
                                if __wire::any(__wire_field_flags, 1) {
                                    __wire::Some(
                                        __wire_in
                                            .at(
                                                0,
                                                __wire_field_offset,
                                                |__wire_in| __wire::Ok({
                                                    __wire_from_members = __wire_in.here();
                                                    let __wire_value = __wire_in
                                                        .framed(
                                                            __wire_in
                                                                .evaluate(
                                                                    "size - 2",
                                                                    || __wire::Arithmetic::sub(__wire_field_size, 2),
                                                                )?,
                                                            |__wire_in| {
                                                                __wire_in
                                                                    .list(
                                                                        4,
                                                                        &__wire::With((__wire_field_flags,)),
                                                                        __wire_field_n,
                                                                    )
                                                            },
                                                        )?;
                                                    __wire_to_members = __wire_in.here();
                                                    __wire_value
                                                }),
                                            )?,
                                    )
                                } else {
                                    __wire::None
                                },
                            ),
                        )?;
                    let __wire_field_level: u32 = __wire_in
                        .within(
                            5,
                            |__wire_in| __wire::Ok(
                                if __wire_in.version() >= 2 {
                                    if __wire_in.version() <= 5 {
                                        {
                                            __wire_in.pad(2usize)?;
                                            {
                                                let __wire_value: u32 = __wire_in
                                                    .value(5, &__wire::As::<U24>::NEW)?;
                                                __wire_in
                                                    .check("level < 100", || __wire::Some(__wire_value < 100))?;
                                                __wire_value
                                            }
                                        }
                                    } else {
                                        1
                                    }
                                } else {
                                    1
                                },
                            ),
                        )?;
                    let __wire_field_body: Body = __wire_in
                        .within(
                            6,
                            |__wire_in| {
                                __wire_in
                                    .value(
                                        6,
                                        &__wire::Switch(
                                            &(__wire_in
                                                .evaluate(
                                                    "(flags >> 4) & 7",
                                                    || __wire::Some(
                                                        __wire::Shift::shr(__wire_field_flags, 4)? & 7,
                                                    ),
                                                )?),
                                        ),
                                    )
                            },
                        )?;
                    let __wire_field_version: u8 = __wire_in
                        .within(
                            7,
                            |__wire_in| __wire::Ok({
                                let __wire_value: u8 = __wire_in.value(7, &__wire::AsIs)?;
                                __wire_in.constant(&__wire_value, &7)?;
                                __wire_value
                            }),
                        )?;
                    let (mut __wire_from_rest, mut __wire_to_rest) = (
                        __wire_in.here(),
                        __wire_in.here(),
                    );
                    let __wire_field_rest: Vec<u8> = __wire_in
                        .within(
                            8,
                            |__wire_in| __wire::Ok({
                                __wire_from_rest = __wire_in.here();
                                let __wire_value = __wire_in
                                    .list_rest(
                                        8,
                                        &__wire::AsIs,
                                        const {
                                            __wire::Size::trailer(&[<u32 as __wire::Layout<F>>::SIZE])
                                        },
                                    )?;
                                __wire_to_rest = __wire_in.here();
                                __wire_value
                            }),
                        )?;
                    let (mut __wire_from_crc, mut __wire_to_crc) = (
                        __wire_in.here(),
                        __wire_in.here(),
                    );
                    let __wire_field_crc: u32 = __wire_in
                        .within(
                            9,
                            |__wire_in| __wire::Ok({
                                __wire_from_crc = __wire_in.here();
                                let __wire_value = __wire_in.value(9, &__wire::AsIs)?;
                                __wire_to_crc = __wire_in.here();
                                __wire_value
                            }),
                        )?;
                    __wire_in
                        .sum::<
                            Crc32,
                        >(
                            9,
                            __wire_from_flags..__wire_to_rest,
                            __wire_from_crc..__wire_to_crc,
                            __wire_field_crc,
                        )?;
                    let __wire_version = __wire_in.version();
                    let mut __wire_told_flags = __wire::Told::NEW;
                    let mut __wire_told_offset = __wire::Told::NEW;
                    let mut __wire_told_size = __wire::Told::NEW;
                    let mut __wire_told_n = __wire::Told::NEW;
                    let mut __wire_told_crc = __wire::Told::NEW;
                    {
                        let __wire_value = &__wire_field_members;
                        __wire_told_flags.flag::<u8>(1, __wire_value.is_some());
                        if let __wire::Some(__wire_value) = __wire_value {
                            __wire_told_offset
                                .bits(-1, __wire::wide(__wire_field_offset));
                            __wire_told_size.bits(-1, __wire::wide(__wire_field_size));
                            __wire_told_n
                                .all(
                                    __wire::len_of(__wire::Bare, __wire_value),
                                    |__wire_x| __wire::Some(__wire_x),
                                );
                            let mut __wire_given = [__wire_told_flags];
                            __wire::Tell::tell(
                                __wire_value,
                                __wire_version,
                                &mut __wire_given,
                            );
                            [__wire_told_flags] = __wire_given;
                        }
                    }
                    {
                        let __wire_value = &__wire_field_body;
                        __wire_told_flags.select(__wire::wide(7) << 4, 4, __wire_value);
                    }
                    __wire_in
                        .told(0, "flag bits", __wire_told_flags, __wire_field_flags)?;
                    __wire_in
                        .told(1, "offset", __wire_told_offset, __wire_field_offset)?;
                    __wire_in.told(2, "length", __wire_told_size, __wire_field_size)?;
                    __wire_in.told(3, "count", __wire_told_n, __wire_field_n)?;
                    __wire::Ok(Self {
                        flags: __wire::Implied::new(),
                        offset: __wire::Implied::new(),
                        size: __wire::Implied::new(),
                        n: __wire::Implied::new(),
                        members: __wire_field_members,
                        level: __wire_field_level,
                        body: __wire_field_body,
                        version: __wire::Implied::new(),
                        rest: __wire_field_rest,
                        crc: __wire::Implied::new(),
                    })
                })
        }
    }
};
