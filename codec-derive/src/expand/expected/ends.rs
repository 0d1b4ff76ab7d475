const _: () = {
    use ::codec_core::__private as __wire;
    #[automatically_derived]
    impl __wire::Layout<Mine> for Ends {
        const RECORD: __wire::Option<&'static __wire::Record<Mine>> = __wire::Some(
            &__wire::Record::<
                Mine,
            >::new(
                &__wire::RecordShape::new(
                    "Ends",
                    "",
                    &__wire::called(
                        [
                            <u8 as __wire::ValueField<'_, Mine>>::FIELD,
                            <Item as __wire::EndField<'_, Mine>>::CONDITIONAL
                                .directed(
                                    "end = | item | item . kind == last",
                                    &[
                                        __wire::Rule::EndItem(
                                            __wire::Expr::Binary(
                                                __wire::Binary::Eq,
                                                &__wire::Expr::Member(&__wire::Expr::Element, "kind"),
                                                &__wire::Expr::Field(0),
                                            ),
                                        ),
                                    ],
                                ),
                            __wire::Field::conditional::<
                                Mine,
                                __wire::Ended<BigEndian<u16>>,
                            >("", "")
                                .directed(
                                    "end = 0",
                                    &[__wire::Rule::EndValue(__wire::Expr::Int(0))],
                                ),
                            <u16 as __wire::ValueField<'_, Mine>>::CONDITIONAL
                                .directed("tail", &[__wire::Rule::Tail]),
                            <u8 as __wire::EndField<'_, Mine>>::CONDITIONAL
                                .directed(
                                    "tail, align = 4, end = 0",
                                    &[
                                        __wire::Rule::Tail,
                                        __wire::Rule::Align(4usize),
                                        __wire::Rule::EndValue(__wire::Expr::Int(0)),
                                    ],
                                ),
                        ],
                        &["last", "", "items", "", "numbers", "", "port", "", "name", ""],
                    ),
                ),
            ),
        );
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::shape_of::<Mine, Self>()
        }
    }
    #[automatically_derived]
    impl __wire::Encode<Mine> for Ends {
        #[inline]
        fn encode(
            &self,
            __wire_out: &mut __wire::Writer<'_, Mine>,
        ) -> __wire::Result<(), __wire::EncodeError> {
            __wire_out
                .record::<
                    Self,
                >(|__wire_o| {
                    <u8 as __wire::ValueField<'_, Mine>>::put(&self.last, __wire_o, 0)?;
                    __wire_o
                        .ends_with::<
                            Item,
                        >(
                            1,
                            &self.items,
                            |item| __wire::Some(__wire::holds(item.kind == (self.last))),
                            "item . kind == last",
                        )?;
                    <Item as __wire::EndField<'_, Mine>>::put(&self.items, __wire_o, 1)?;
                    __wire_o
                        .ends_before::<
                            u16,
                        >(
                            2,
                            &self.numbers,
                            &{
                                const __wire_constant: u16 = 0;
                                __wire_constant
                            },
                        )?;
                    __wire_o
                        .items(
                            2,
                            &__wire::Closed::new(
                                &__wire::encode_as::<
                                    Mine,
                                    Vec<BigEndian<u16>>,
                                    Vec<u16>,
                                >(&self.numbers),
                                &__wire::encode_as::<
                                    Mine,
                                    BigEndian<u16>,
                                    u16,
                                >(
                                    &{
                                        const __wire_constant: u16 = 0;
                                        __wire_constant
                                    },
                                ),
                            ),
                        )?;
                    let mut __wire_open = true;
                    __wire_o.tail(3, &mut __wire_open, self.port.is_some())?;
                    if let __wire::Some(__wire_value) = &self.port {
                        let __wire_begin = __wire_o.start();
                        <u16 as __wire::ValueField<
                            '_,
                            Mine,
                        >>::put(__wire_value, __wire_o, 3)?;
                        __wire_o.tail_since(3, __wire_begin)?;
                    } else {
                        __wire_o.ends(3)?;
                    }
                    __wire_o.tail(4, &mut __wire_open, self.name.is_some())?;
                    if let __wire::Some(__wire_value) = &self.name {
                        let __wire_begin = __wire_o.start();
                        __wire_o.align(4usize);
                        __wire_o
                            .ends_before::<
                                u8,
                            >(
                                4,
                                __wire_value,
                                &{
                                    const __wire_constant: u8 = 0;
                                    __wire_constant
                                },
                            )?;
                        <u8 as __wire::EndField<
                            '_,
                            Mine,
                        >>::put_closed(
                            __wire_value,
                            &{
                                const __wire_constant: u8 = 0;
                                __wire_constant
                            },
                            __wire_o,
                            4,
                        )?;
                        __wire_o.tail_since(4, __wire_begin)?;
                    } else {
                        __wire_o.ends(4)?;
                    }
                    __wire::Ok(())
                })
        }
        #[inline]
        fn extra(&self, __wire_levels: __wire::usize) -> __wire::usize {
            (0 as __wire::usize)
                .saturating_add(
                    <Item as __wire::EndField<
                        '_,
                        Mine,
                    >>::extra(&self.items, __wire_levels),
                )
                .saturating_add(
                    match &self.port {
                        __wire::Some(__wire_value) => {
                            <u16 as __wire::ValueField<'_, Mine>>::FIELD.size.min
                                + <u16 as __wire::ValueField<
                                    '_,
                                    Mine,
                                >>::extra(__wire_value, __wire_levels)
                        }
                        __wire::None => 0,
                    },
                )
                .saturating_add(
                    match &self.name {
                        __wire::Some(__wire_value) => {
                            <u8 as __wire::EndField<
                                '_,
                                Mine,
                            >>::extra(__wire_value, __wire_levels)
                        }
                        __wire::None => 0,
                    },
                )
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, Mine> for Ends {
        #[inline]
        fn decode(
            __wire_input: &mut __wire::Reader<'_, 'de, Mine>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            __wire_input
                .record::<
                    Self,
                >(|__wire_o| {
                    let __wire_0 = <u8 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::get(__wire_o, 0)?;
                    let __wire_1 = <Item as __wire::EndField<
                        '_,
                        Mine,
                    >>::decode_end(
                        |item| __wire::Some(__wire::holds(item.kind == (__wire_0))),
                        "item . kind == last",
                        __wire::None,
                        __wire_o,
                        1,
                    )?;
                    let __wire_2 = {
                        let __wire_last: u16 = {
                            const __wire_constant: u16 = 0;
                            __wire_constant
                        };
                        __wire_o
                            .part(
                                2,
                                |__wire_input| __wire::end_before::<
                                    Mine,
                                    u16,
                                >(
                                    <BigEndian<
                                        u16,
                                    > as __wire::DecodeAs<'_, Mine, u16>>::decode_as,
                                    &__wire_last,
                                    __wire::Some(|__wire_input| __wire::scan_before::<
                                        _,
                                        u16,
                                    >(
                                        <BigEndian<
                                            u16,
                                        > as __wire::DecodeAs<'_, Mine, u16>>::decode_as,
                                        &{
                                            const __wire_constant: u16 = 0;
                                            __wire_constant
                                        },
                                        __wire_input,
                                    )),
                                    __wire_input,
                                ),
                            )?
                    };
                    let __wire_more = __wire_o.more();
                    let __wire_3 = <u16 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::decode_when(__wire_more, __wire_o, 3)?;
                    let __wire_more = __wire_o.more();
                    let __wire_4 = {
                        if __wire_more {
                            __wire_o.align(4, 4usize)?;
                        }
                        if __wire_more {
                            __wire::Some({
                                let __wire_last: u8 = {
                                    const __wire_constant: u8 = 0;
                                    __wire_constant
                                };
                                <u8 as __wire::EndField<
                                    '_,
                                    Mine,
                                >>::decode_closed(
                                    &__wire_last,
                                    __wire::Some(|__wire_input| __wire::scan_before::<
                                        _,
                                        u8,
                                    >(
                                        <u8 as __wire::EndField<'_, Mine>>::scan,
                                        &{
                                            const __wire_constant: u8 = 0;
                                            __wire_constant
                                        },
                                        __wire_input,
                                    )),
                                    __wire_o,
                                    4,
                                )?
                            })
                        } else {
                            __wire::None
                        }
                    };
                    __wire::Ok(Self {
                        last: __wire_0,
                        items: __wire_1,
                        numbers: __wire_2,
                        port: __wire_3,
                        name: __wire_4,
                    })
                })
        }
    }
    {
        let __wire_forbidden = __wire::check_struct::<Mine, Ends>();
        __wire::check_field(__wire_forbidden, 1);
        __wire::check_field(__wire_forbidden, 2);
        __wire::check_field(__wire_forbidden, 3);
        __wire::check_field(__wire_forbidden, 4);
        __wire::check_others(__wire_forbidden);
        __wire::check_directive::<Mine>(__wire::Directive::End);
        __wire::check_directive::<Mine>(__wire::Directive::End);
        __wire::check_directive::<Mine>(__wire::Directive::Tail);
        __wire::check_directive::<Mine>(__wire::Directive::Align);
        __wire::check_directive::<Mine>(__wire::Directive::Tail);
        __wire::check_directive::<Mine>(__wire::Directive::End);
        __wire::check_elements(<BigEndian<u16> as __wire::Layout<Mine>>::SIZE);
        __wire::check_elements(<u8 as __wire::EndField<'_, Mine>>::SIZE);
    }
};
