const _: () = {
    use ::codec_core::__private as __wire;
    #[automatically_derived]
    impl __wire::BitValue for Head {
        const WIDTH: __wire::Option<__wire::u32> = __wire::Some(
            <u16 as __wire::BitNumber>::WIDTH,
        );
        const MIN_WIDTH: __wire::u32 = <u16 as __wire::BitNumber>::WIDTH;
        const MAX_WIDTH: __wire::u32 = <u16 as __wire::BitNumber>::WIDTH;
        const KIND: __wire::BitKind = __wire::BitKind::Struct(
            &__wire::BitsShape::new(
                "Head",
                "",
                <u16 as __wire::BitNumber>::WIDTH,
                &__wire::bit_groups(
                    [
                        __wire::BitGroup::of::<u8>(__wire::Some(2))
                            .checked(
                                &[
                                    __wire::Rule::Const(__wire::Expr::Int(2)),
                                    __wire::Rule::Implied,
                                ],
                            )
                            .called("version", "", "bits = 2, const = 2"),
                        __wire::BitGroup::of::<bool>(__wire::None)
                            .called("signed", "", ""),
                        __wire::BitGroup::of::<u8>(__wire::Some(4))
                            .checked(
                                &[
                                    __wire::Rule::Check(
                                        __wire::Expr::Binary(
                                            __wire::Binary::Lt,
                                            &__wire::Expr::Field(2),
                                            &__wire::Expr::Int(9),
                                        ),
                                    ),
                                ],
                            )
                            .called("kind", "", "bits = 4, check = kind < 9"),
                        __wire::BitGroup::rest::<()>().called("unused", "", "rest"),
                    ],
                    <u16 as __wire::BitNumber>::WIDTH,
                    false,
                ),
            ),
        );
        #[inline]
        fn to_bits(
            &self,
            _: __wire::u32,
        ) -> __wire::Result<__wire::u64, __wire::EncodeError> {
            let mut __wire_o = __wire::BitWriter::new::<Self>();
            let _ = &self.version;
            let __wire_0: u8 = {
                const __wire_constant: u8 = 2;
                __wire_constant
            };
            __wire_o.put::<u8>(0, &__wire_0)?;
            __wire_o.put::<bool>(1, &self.signed)?;
            __wire_o.check(2, __wire::holds((self.kind) < 9), "kind < 9")?;
            __wire_o.put::<u8>(2, &self.kind)?;
            __wire_o.put::<()>(3, &self.unused)?;
            __wire::Ok(__wire_o.finish())
        }
        #[inline(always)]
        fn from_bits(
            __wire_group: __wire::Group,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            let __wire_o = __wire::BitReader::new::<Self>(__wire_group);
            let __wire_0: u8 = __wire_o.get(0)?;
            __wire_o
                .constant(
                    0,
                    &__wire_0,
                    &{
                        const __wire_constant: u8 = 2;
                        __wire_constant
                    },
                )?;
            let __wire_1: bool = __wire_o.get(1)?;
            let __wire_2: u8 = __wire_o.get(2)?;
            __wire_o.check(2, __wire::holds((__wire_2) < 9), "kind < 9")?;
            let __wire_3: () = __wire_o.get(3)?;
            __wire::Ok(Self {
                version: __wire::Implied::new(),
                signed: __wire_1,
                kind: __wire_2,
                unused: __wire_3,
            })
        }
    }
    const _: __wire::BitKind = <Head as __wire::BitValue>::KIND;
    #[automatically_derived]
    impl __wire::Layout<Mine> for Head {
        const SIZE: __wire::Size = <u16 as __wire::Layout<Mine>>::SIZE.converted();
        const TYPE: <Mine as __wire::Engine>::TypeNumber = <u16 as __wire::Layout<
            Mine,
        >>::TYPE;
        const BITS: __wire::Option<__wire::BitKind> = __wire::Some(
            <Self as __wire::BitValue>::KIND,
        );
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::bits_shape::<Self>(<u16 as __wire::Layout<Mine>>::shape)
        }
    }
    #[automatically_derived]
    impl __wire::Encode<Mine> for Head {
        #[inline]
        fn encode(
            &self,
            __wire_out: &mut __wire::Writer<'_, Mine>,
        ) -> __wire::Result<(), __wire::EncodeError> {
            __wire::encode_bits::<Mine, u16, Self>(self, __wire_out)
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, Mine> for Head {
        #[inline]
        fn decode(
            __wire_input: &mut __wire::Reader<'_, 'de, Mine>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            __wire::decode_bits::<Mine, u16, Self>(__wire_input)
        }
    }
};
