const _: () = {
    use runtime::__private as __wire;
    #[automatically_derived]
    impl __wire::Layout<Mine> for All {
        const RECORD: __wire::Option<&'static __wire::Record<Mine>> = __wire::Some(
            &__wire::Record::<
                Mine,
            >::new(
                    &__wire::RecordShape::new(
                            "All",
                            "",
                            &__wire::named(
                                __wire::called(
                                    [
                                        <u16 as __wire::ValueField<'_, Mine>>::FIELD
                                            .ruled(&[__wire::Rule::Implied]),
                                        <u8 as __wire::ValueField<'_, Mine>>::FIELD,
                                        <u8 as __wire::ValueField<'_, Mine>>::FIELD
                                            .ruled(&[__wire::Rule::Implied]),
                                        <u8 as __wire::ValueField<'_, Mine>>::FIELD,
                                        <BigEndian<
                                            u16,
                                        > as __wire::CodecField<'_, Mine, u16>>::FIELD,
                                        <u8 as __wire::ItemField<'_, Mine>>::CONDITIONAL
                                            .directed(
                                                "count = count",
                                                &[__wire::Rule::Count(__wire::Expr::Field(1))],
                                            ),
                                        <u16 as __wire::ItemField<'_, Mine>>::CONDITIONAL
                                            .directed(
                                                "count = count",
                                                &[__wire::Rule::Count(__wire::Expr::Field(1))],
                                            ),
                                        <u8 as __wire::ItemField<'_, Mine>>::CONDITIONAL
                                            .directed(
                                                "count = usize :: from (kind) * 2",
                                                &[
                                                    __wire::Rule::Count(
                                                        __wire::Expr::Binary(
                                                            __wire::Binary::Mul,
                                                            &__wire::Expr::Field(3),
                                                            &__wire::Expr::Int(2),
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        __wire::Field::conditional::<Mine, Inner>("", "")
                                            .directed(
                                                "len = size",
                                                &[__wire::Rule::Len(__wire::Expr::Field(2))],
                                            ),
                                        <u8 as __wire::ValueField<'_, Mine>>::CONDITIONAL
                                            .directed(
                                                "bit = flags & 1",
                                                &[
                                                    __wire::Rule::Bit {
                                                        flags: __wire::Expr::Field(0),
                                                        mask: __wire::Expr::Int(1),
                                                        inverted: false,
                                                    },
                                                ],
                                            ),
                                        <u8 as __wire::CodecField<'_, Mine, u32>>::CONDITIONAL
                                            .directed(
                                                "bit = ! flags & 2",
                                                &[
                                                    __wire::Rule::Bit {
                                                        flags: __wire::Expr::Field(0),
                                                        mask: __wire::Expr::Int(2),
                                                        inverted: true,
                                                    },
                                                ],
                                            ),
                                        <u8 as __wire::ValueField<'_, Mine>>::CONDITIONAL
                                            .directed(
                                                "when = kind > 3",
                                                &[
                                                    __wire::Rule::When(
                                                        __wire::Expr::Binary(
                                                            __wire::Binary::Gt,
                                                            &__wire::Expr::Field(3),
                                                            &__wire::Expr::Int(3),
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        __wire::Field::conditional::<Mine, Body>("", "")
                                            .directed(
                                                "switch = kind",
                                                &[__wire::Rule::Switch(__wire::Expr::Field(3))],
                                            ),
                                        <u32 as __wire::ValueField<'_, Mine>>::CONDITIONAL
                                            .directed(
                                                "align = 4, pad = 2",
                                                &[__wire::Rule::Pad(2usize), __wire::Rule::Align(4usize)],
                                            )
                                            .padded(2usize),
                                        <u8 as __wire::ValueField<'_, Mine>>::FIELD
                                            .directed(
                                                "const = 7",
                                                &[__wire::Rule::Const(__wire::Expr::Int(7))],
                                            ),
                                        <u8 as __wire::ValueField<'_, Mine>>::CONDITIONAL
                                            .directed(
                                                "default = 5",
                                                &[
                                                    __wire::Rule::Default,
                                                    __wire::Rule::DefaultValue(__wire::Expr::Int(5)),
                                                ],
                                            ),
                                        __wire::Field::skipped("", ""),
                                        <u8 as __wire::ValueField<'_, Mine>>::FIELD
                                            .directed(
                                                "check = checked < 10",
                                                &[
                                                    __wire::Rule::Check(
                                                        __wire::Expr::Binary(
                                                            __wire::Binary::Lt,
                                                            &__wire::Expr::Field(17),
                                                            &__wire::Expr::Int(10),
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        <u8 as __wire::ValueField<'_, Mine>>::CONDITIONAL
                                            .directed(
                                                "since = 2, until = 5",
                                                &[
                                                    __wire::Rule::Since(__wire::Expr::Int(2)),
                                                    __wire::Rule::Until(__wire::Expr::Int(5)),
                                                ],
                                            ),
                                        <Vec<u8> as __wire::ValueField<'_, Mine>>::FIELD,
                                        <u8 as __wire::ItemField<'_, Mine>>::CONDITIONAL
                                            .directed("rest", &[__wire::Rule::Rest])
                                            .to_the_end(),
                                    ],
                                    &[
                                        "flags",
                                        "",
                                        "count",
                                        "",
                                        "size",
                                        "",
                                        "kind",
                                        "",
                                        "port",
                                        "",
                                        "first",
                                        "",
                                        "second",
                                        "",
                                        "computed",
                                        "",
                                        "limited",
                                        "",
                                        "one",
                                        "",
                                        "two",
                                        "",
                                        "when",
                                        "",
                                        "body",
                                        "",
                                        "aligned",
                                        "",
                                        "constant",
                                        "",
                                        "default",
                                        "",
                                        "skip",
                                        "",
                                        "checked",
                                        "",
                                        "versions",
                                        "",
                                        "tail",
                                        "",
                                        "rest",
                                        "",
                                    ],
                                ),
                                &[(4, "PORT")],
                            ),
                        )
                        .placed(|| <Mine as __wire::Engine>::placement(&SLOTS)),
                )
                .with_layout(__wire::Some(&SLOTS), &[(19, place(1))]),
        );
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::shape_of::<Mine, Self>()
        }
    }
    #[automatically_derived]
    impl __wire::Encode<Mine> for All {
        #[inline]
        fn encode(
            &self,
            __wire_out: &mut __wire::Writer<'_, Mine>,
        ) -> __wire::Result<(), __wire::EncodeError> {
            __wire_out
                .record::<
                    Self,
                >(|__wire_o| {
                    let _ = &self.flags;
                    let __wire_0: u16 = __wire::Bits::with(
                        __wire::Bits::with(
                            <u16 as __wire::Bits>::EMPTY,
                            1,
                            self.one.is_some(),
                        ),
                        2,
                        !(self.two.is_some()),
                    );
                    <u16 as __wire::ValueField<'_, Mine>>::put(&__wire_0, __wire_o, 0)?;
                    let _ = &self.count;
                    let __wire_1: u8 = __wire_o
                        .count::<
                            u8,
                        >(5, <u8 as __wire::ItemField<'_, Mine>>::len_of(&self.first))?;
                    <u8 as __wire::ValueField<'_, Mine>>::put(&__wire_1, __wire_o, 1)?;
                    let _ = &self.size;
                    let mut __wire_size_2: __wire::Measured = __wire::None;
                    let __wire_slot_2 = { __wire_o.open::<u8, __wire::Own<u8>>() };
                    let _ = &self.kind;
                    let __wire_3: u8 = <Body as __wire::SwitchField<
                        '_,
                        Mine,
                        u8,
                    >>::select(&self.body, __wire::Some(self.kind));
                    <u8 as __wire::ValueField<'_, Mine>>::put(&__wire_3, __wire_o, 3)?;
                    <BigEndian<
                        u16,
                    > as __wire::CodecField<
                        '_,
                        Mine,
                        u16,
                    >>::put(&self.port, __wire_o, 4)?;
                    <u8 as __wire::ItemField<'_, Mine>>::put(&self.first, __wire_o, 5)?;
                    {
                        let __wire_len = <u16 as __wire::ItemField<
                            '_,
                            Mine,
                        >>::len_of(&self.second);
                        __wire_o.count_is(6, __wire_1, __wire_len)?;
                    }
                    <u16 as __wire::ItemField<
                        '_,
                        Mine,
                    >>::put(&self.second, __wire_o, 6)?;
                    {
                        let __wire_len = <u8 as __wire::ItemField<
                            '_,
                            Mine,
                        >>::len_of(&self.computed);
                        __wire_o
                            .count_is(
                                7,
                                __wire_o
                                    .evaluate(
                                        7,
                                        || __wire::Number::mul(usize::from(__wire_3), 2),
                                        "usize :: from (kind) * 2",
                                    )?,
                                __wire_len,
                            )?;
                    }
                    <u8 as __wire::ItemField<
                        '_,
                        Mine,
                    >>::put(&self.computed, __wire_o, 7)?;
                    let __wire_start = __wire_o.start();
                    let __wire_outer = __wire_o.begin_part();
                    __wire_o.bounded(8, &self.limited)?;
                    __wire_o.end_part(8, __wire_outer)?;
                    __wire_o.measured(8, __wire_start, &mut __wire_size_2)?;
                    <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::encode_optional(self.one.as_ref(), __wire_o, 9)?;
                    <u8 as __wire::CodecField<
                        '_,
                        Mine,
                        u32,
                    >>::encode_optional(self.two.as_ref(), __wire_o, 10)?;
                    <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::encode_when(
                        self.when.as_ref(),
                        __wire::holds((__wire_3) > 3),
                        __wire_o,
                        11,
                    )?;
                    <Body as __wire::SwitchField<
                        '_,
                        Mine,
                        u8,
                    >>::put(&self.body, __wire_o, 12)?;
                    __wire_o.pad(2usize);
                    __wire_o.align(4usize);
                    <u32 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::put(&self.aligned, __wire_o, 13)?;
                    let _ = &self.constant;
                    let __wire_14: u8 = {
                        const __wire_constant: u8 = 7;
                        __wire_constant
                    };
                    <u8 as __wire::ValueField<'_, Mine>>::put(&__wire_14, __wire_o, 14)?;
                    <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::put(&self.default, __wire_o, 15)?;
                    __wire_o
                        .check(17, __wire::holds((self.checked) < 10), "checked < 10")?;
                    <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::put(&self.checked, __wire_o, 17)?;
                    if __wire_o.version_in(2, 5) {
                        <u8 as __wire::ValueField<
                            '_,
                            Mine,
                        >>::encode_when(self.versions.as_ref(), true, __wire_o, 18)?;
                    }
                    <Vec<
                        u8,
                    > as __wire::ValueField<'_, Mine>>::put(&self.tail, __wire_o, 19)?;
                    <u8 as __wire::ItemField<
                        '_,
                        Mine,
                    >>::put_rest(&self.rest, __wire_o, 20)?;
                    __wire_o.ends(20)?;
                    let __wire_2: u8 = __wire_o
                        .close::<u8, __wire::Own<u8>>(__wire_slot_2, __wire_size_2)?;
                    let _ = __wire_2;
                    __wire::Ok(())
                })
        }
        #[inline]
        fn extra(&self, __wire_levels: __wire::usize) -> __wire::usize {
            (0 as __wire::usize)
                .saturating_add(
                    <BigEndian<
                        u16,
                    > as __wire::CodecField<
                        '_,
                        Mine,
                        u16,
                    >>::extra(&self.port, __wire_levels),
                )
                .saturating_add(
                    <u8 as __wire::ItemField<
                        '_,
                        Mine,
                    >>::extra(&self.first, __wire_levels),
                )
                .saturating_add(
                    <u16 as __wire::ItemField<
                        '_,
                        Mine,
                    >>::extra(&self.second, __wire_levels),
                )
                .saturating_add(
                    <u8 as __wire::ItemField<
                        '_,
                        Mine,
                    >>::extra(&self.computed, __wire_levels),
                )
                .saturating_add(
                    match &self.one {
                        __wire::Some(__wire_value) => {
                            <u8 as __wire::ValueField<'_, Mine>>::FIELD.size.min
                                + <u8 as __wire::ValueField<
                                    '_,
                                    Mine,
                                >>::extra(__wire_value, __wire_levels)
                        }
                        __wire::None => 0,
                    },
                )
                .saturating_add(
                    match &self.two {
                        __wire::Some(__wire_value) => {
                            <u8 as __wire::CodecField<'_, Mine, u32>>::FIELD.size.min
                                + <u8 as __wire::CodecField<
                                    '_,
                                    Mine,
                                    u32,
                                >>::extra(__wire_value, __wire_levels)
                        }
                        __wire::None => 0,
                    },
                )
                .saturating_add(
                    match &self.when {
                        __wire::Some(__wire_value) => {
                            <u8 as __wire::ValueField<'_, Mine>>::FIELD.size.min
                                + <u8 as __wire::ValueField<
                                    '_,
                                    Mine,
                                >>::extra(__wire_value, __wire_levels)
                        }
                        __wire::None => 0,
                    },
                )
                .saturating_add(
                    match &self.versions {
                        __wire::Some(__wire_value) => {
                            <u8 as __wire::ValueField<'_, Mine>>::FIELD.size.min
                                + <u8 as __wire::ValueField<
                                    '_,
                                    Mine,
                                >>::extra(__wire_value, __wire_levels)
                        }
                        __wire::None => 0,
                    },
                )
                .saturating_add(
                    <Vec<
                        u8,
                    > as __wire::ValueField<'_, Mine>>::extra(&self.tail, __wire_levels),
                )
                .saturating_add(
                    <u8 as __wire::ItemField<'_, Mine>>::extra(&self.rest, __wire_levels),
                )
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, Mine> for All {
        #[inline]
        fn decode(
            __wire_input: &mut __wire::Reader<'_, 'de, Mine>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            __wire_input
                .record::<
                    Self,
                >(|__wire_o| {
                    let __wire_0 = <u16 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::get(__wire_o, 0)?;
                    let __wire_1 = <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::get(__wire_o, 1)?;
                    let __wire_2 = <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::get(__wire_o, 2)?;
                    let __wire_3 = <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::get(__wire_o, 3)?;
                    let __wire_4 = <BigEndian<
                        u16,
                    > as __wire::CodecField<'_, Mine, u16>>::get(__wire_o, 4)?;
                    let __wire_5 = <u8 as __wire::ItemField<
                        '_,
                        Mine,
                    >>::decode_items(__wire_1, __wire_o, 5)?;
                    let __wire_6 = <u16 as __wire::ItemField<
                        '_,
                        Mine,
                    >>::decode_items(__wire_1, __wire_o, 6)?;
                    let __wire_7 = <u8 as __wire::ItemField<
                        '_,
                        Mine,
                    >>::decode_items(
                        __wire_o
                            .evaluate(
                                7,
                                __wire_o.input.offset(),
                                || __wire::Number::mul(usize::from(__wire_3), 2),
                                "usize :: from (kind) * 2",
                            )?,
                        __wire_o,
                        7,
                    )?;
                    let __wire_8 = __wire_o
                        .limited(
                            8,
                            __wire_2,
                            <Inner as __wire::Decode<'_, Mine>>::decode_bounded,
                        )?;
                    let __wire_9 = <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::decode_when(__wire::Bits::any(__wire_0, 1), __wire_o, 9)?;
                    let __wire_10 = <u8 as __wire::CodecField<
                        '_,
                        Mine,
                        u32,
                    >>::decode_when(!__wire::Bits::any(__wire_0, 2), __wire_o, 10)?;
                    let __wire_11 = <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::decode_when(__wire::holds((__wire_3) > 3), __wire_o, 11)?;
                    let __wire_12 = __wire_o
                        .part(
                            12,
                            |__wire_input| <Body as __wire::SwitchField<
                                '_,
                                Mine,
                                u8,
                            >>::read(__wire_3, __wire_input),
                        )?;
                    let __wire_13 = {
                        __wire_o.pad(13, 2usize)?;
                        __wire_o.align(13, 4usize)?;
                        <u32 as __wire::ValueField<'_, Mine>>::get(__wire_o, 13)?
                    };
                    let __wire_14 = {
                        const __wire_constant: u8 = 7;
                        let __wire_start = __wire_o.input.offset();
                        let __wire_found: u8 = <u8 as __wire::ValueField<
                            '_,
                            Mine,
                        >>::get(__wire_o, 14)?;
                        __wire_o
                            .constant(
                                14,
                                __wire_start,
                                &__wire_found,
                                &__wire_constant,
                            )?;
                        __wire_found
                    };
                    let __wire_15 = <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::decode_or(|| 5, __wire_o, 15)?;
                    let __wire_begin = __wire_o.input.offset();
                    let __wire_17 = <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::get(__wire_o, 17)?;
                    __wire_o
                        .check(
                            17,
                            __wire_begin,
                            __wire::holds((__wire_17) < 10),
                            "checked < 10",
                        )?;
                    let __wire_18 = if __wire_o.version_in(2, 5) {
                        __wire::Some(
                            <u8 as __wire::ValueField<'_, Mine>>::get(__wire_o, 18)?,
                        )
                    } else {
                        __wire::None
                    };
                    let __wire_19 = <Vec<
                        u8,
                    > as __wire::ValueField<'_, Mine>>::get(__wire_o, 19)?;
                    let __wire_20 = <u8 as __wire::ItemField<
                        '_,
                        Mine,
                    >>::decode_rest(__wire_o, 20)?;
                    __wire_o
                        .implied(
                            0,
                            "flag bits",
                            &__wire_0,
                            &__wire::Bits::with(
                                __wire::Bits::with(
                                    <u16 as __wire::Bits>::EMPTY,
                                    1,
                                    __wire_9.is_some(),
                                ),
                                2,
                                __wire_10.is_none(),
                            ),
                        )?;
                    __wire::Ok(Self {
                        flags: __wire::Implied::new(),
                        count: __wire_1,
                        size: __wire::Implied::new(),
                        kind: __wire_3,
                        port: __wire_4,
                        first: __wire_5,
                        second: __wire_6,
                        computed: __wire_7,
                        limited: __wire_8,
                        one: __wire_9,
                        two: __wire_10,
                        when: __wire_11,
                        body: __wire_12,
                        aligned: __wire_13,
                        constant: __wire_14,
                        default: __wire_15,
                        skip: __wire::DefaultValue::default(),
                        checked: __wire_17,
                        versions: __wire_18,
                        tail: __wire_19,
                        rest: __wire_20,
                    })
                })
        }
    }
    {
        let __wire_forbidden = __wire::check_struct::<Mine, All>();
        __wire::check_field(__wire_forbidden, 0);
        __wire::check_field(__wire_forbidden, 1);
        __wire::check_field(__wire_forbidden, 2);
        __wire::check_field(__wire_forbidden, 3);
        __wire::check_field(__wire_forbidden, 4);
        __wire::check_field(__wire_forbidden, 5);
        __wire::check_field(__wire_forbidden, 6);
        __wire::check_field(__wire_forbidden, 7);
        __wire::check_field(__wire_forbidden, 8);
        __wire::check_field(__wire_forbidden, 9);
        __wire::check_field(__wire_forbidden, 10);
        __wire::check_field(__wire_forbidden, 11);
        __wire::check_field(__wire_forbidden, 12);
        __wire::check_field(__wire_forbidden, 13);
        __wire::check_field(__wire_forbidden, 14);
        __wire::check_field(__wire_forbidden, 15);
        __wire::check_field(__wire_forbidden, 17);
        __wire::check_field(__wire_forbidden, 18);
        __wire::check_field(__wire_forbidden, 19);
        __wire::check_field(__wire_forbidden, 20);
        __wire::check_others(__wire_forbidden);
        __wire::check_directive::<Mine>(__wire::Directive::Count);
        __wire::check_directive::<Mine>(__wire::Directive::Count);
        __wire::check_directive::<Mine>(__wire::Directive::Count);
        __wire::check_directive::<Mine>(__wire::Directive::Len);
        __wire::check_directive::<Mine>(__wire::Directive::Switch);
        __wire::check_directive::<Mine>(__wire::Directive::Align);
        __wire::check_directive::<Mine>(__wire::Directive::Pad);
        __wire::check_directive::<Mine>(__wire::Directive::Rest);
        __wire::check_mask(__wire::wide::u16(1), &[]);
        __wire::check_mask(__wire::wide::u16(2), &[__wire::wide::u16(1)]);
        __wire::check_elements(<u8 as __wire::ItemField<'_, Mine>>::SIZE);
    }
};
