const _: () = {
    use ::codec_core::__private as __wire;
    #[automatically_derived]
    impl __wire::BitValue for Head {
        const WIDTH: __wire::Option<__wire::u32> = __wire::Some(
            <BigEndian<u16> as __wire::BitNumber>::WIDTH,
        );
        const MIN_WIDTH: __wire::u32 = <BigEndian<u16> as __wire::BitNumber>::WIDTH;
        const MAX_WIDTH: __wire::u32 = <BigEndian<u16> as __wire::BitNumber>::WIDTH;
        const KIND: __wire::BitKind = __wire::BitKind::Struct(
            &__wire::BitsShape::new(
                "Head",
                "",
                <BigEndian<u16> as __wire::BitNumber>::WIDTH,
                &__wire::bit_groups(
                    [
                        __wire::BitGroup::of::<u8>()
                            .wide(2)
                            .called("version", "")
                            .directed(
                                "const = 2, bits = 2",
                                &[__wire::Rule::Const(__wire::Expr::Int(2))],
                            ),
                        __wire::BitGroup::of::<bool>().called("signed", ""),
                        __wire::BitGroup::of::<u8>()
                            .wide(4)
                            .padded(1)
                            .called("count", "")
                            .directed(
                                "pad = 1, check = count < 9, bits = 4",
                                &[
                                    __wire::Rule::Check(
                                        __wire::Expr::Binary(
                                            __wire::Binary::Lt,
                                            &__wire::Expr::Field(2),
                                            &__wire::Expr::Int(9),
                                        ),
                                    ),
                                ],
                            ),
                        __wire::BitGroup::of::<()>()
                            .rest()
                            .called("unused", "")
                            .directed("rest", &[]),
                    ],
                    <BigEndian<u16> as __wire::BitNumber>::WIDTH,
                    false,
                ),
            ),
        );
        #[inline]
        fn to_bits(
            &self,
            _: __wire::u32,
        ) -> __wire::Result<__wire::u64, __wire::EncodeError> {
            let mut __wire_writer = __wire::BitWriter::new::<Self>();
            let __wire_out = &mut __wire_writer;
            let __wire_field_version: u8 = 2;
            __wire_out
                .within(
                    0,
                    |__wire_out| {
                        let __wire_value = &self.version;
                        let __wire_value = &__wire_field_version;
                        __wire_out.value(0, &__wire::AsIs, __wire_value)?;
                        __wire::Ok(())
                    },
                )?;
            __wire_out.field(1, &self.signed, __wire::AsIs)?;
            __wire_out
                .within(
                    2,
                    |__wire_out| {
                        let __wire_value = &self.count;
                        __wire_out.pad(1usize);
                        __wire_out
                            .check("count < 9", || __wire::Some((*__wire_value) < 9))?;
                        __wire_out.value(2, &__wire::AsIs, __wire_value)?;
                        __wire::Ok(())
                    },
                )?;
            __wire_out.field(3, &self.unused, __wire::AsIs)?;
            __wire::Ok(__wire_writer.finish())
        }
        #[inline]
        fn from_bits(__wire_group: __wire::Group) -> __wire::Decoded<Self> {
            let __wire_in = &__wire::BitReader::new::<Self>(__wire_group);
            let __wire_field_version: u8 = __wire_in
                .within(
                    0,
                    |__wire_in| __wire::Ok({
                        let __wire_value: u8 = __wire_in.value(0, &__wire::AsIs)?;
                        let __wire_constant: u8 = 2;
                        __wire_in.constant(&__wire_value, &__wire_constant)?;
                        __wire_value
                    }),
                )?;
            let __wire_field_signed: bool = __wire_in.field(1, __wire::AsIs)?;
            let __wire_field_count: u8 = __wire_in
                .within(
                    2,
                    |__wire_in| __wire::Ok({
                        __wire_in.pad(1usize)?;
                        {
                            let __wire_value: u8 = __wire_in.value(2, &__wire::AsIs)?;
                            __wire_in
                                .check("count < 9", || __wire::Some(__wire_value < 9))?;
                            __wire_value
                        }
                    }),
                )?;
            let __wire_field_unused: () = __wire_in.field(3, __wire::AsIs)?;
            __wire::Ok(Self {
                version: __wire::Implied::new(),
                signed: __wire_field_signed,
                count: __wire_field_count,
                unused: __wire_field_unused,
            })
        }
    }
    const _: __wire::BitKind = <Head as __wire::BitValue>::KIND;
    #[automatically_derived]
    impl __wire::Layout<F> for Head {
        const SIZE: __wire::Size = <BigEndian<u16> as __wire::Layout<F>>::SIZE;
        const TYPE: <F as __wire::Engine>::Type = <BigEndian<
            u16,
        > as __wire::Layout<F>>::TYPE;
        const BITS: __wire::Option<__wire::BitLayout<F>> = __wire::Some(__wire::BitLayout {
            bits: __wire::bits_of::<Self>(),
            put: |__wire_bits, __wire_out| {
                __wire::put_bits::<
                    F,
                    BigEndian<u16>,
                    _,
                >(&__wire::As::<BigEndian<u16>>::NEW, __wire_bits, __wire_out)
            },
        });
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::Shape::Bits {
                of: <BigEndian<u16> as __wire::Layout<F>>::shape,
                bits: __wire::bits_of::<Self>(),
            }
        }
    }
    #[automatically_derived]
    impl __wire::Encode<F> for Head {
        #[inline]
        fn encode(&self, __wire_out: &mut __wire::Writer<'_, F>) -> __wire::Encoded {
            __wire_out
                .bits::<
                    BigEndian<u16>,
                    _,
                    _,
                >("Head", self, &__wire::As::<BigEndian<u16>>::NEW)
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, F> for Head {
        #[inline]
        fn decode(__wire_in: &mut __wire::Reader<'_, 'de, F>) -> __wire::Decoded<Self> {
            __wire_in
                .bits::<BigEndian<u16>, _, _>("Head", &__wire::As::<BigEndian<u16>>::NEW)
        }
    }
};
