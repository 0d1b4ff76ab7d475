const _: () = {
    use ::codec_core::__private as __wire;
    #[automatically_derived]
    impl __wire::Record<Mine> for Enter {
        const FIELDS: &'static [__wire::Field] = &[
            <u32 as __wire::Value<'_, Mine>>::FIELD.called("player", "Who."),
            <u16 as __wire::Value<'_, Mine>>::FIELD.called("level", ""),
            <Prefixed<u16, Utf8> as __wire::Codec<'_, Mine, String>>::FIELD
                .called("name", ""),
            <Vec<u32> as __wire::Value<'_, Mine>>::FIELD.called("items", ""),
        ];
        const OBJECT: &'static __wire::Object = &__wire::Object::new(
                "Enter",
                "A player enters.",
                <Self as __wire::Record<Mine>>::FIELDS,
            )
            .message(
                __wire::Some("ENTER"),
                __wire::Some(<Self as __wire::MessageId>::ID),
            );
    }
    #[automatically_derived]
    impl __wire::Layout<Mine> for Enter {
        const FIXED_LEN: __wire::Option<__wire::usize> = __wire::fixed_len::<
            Mine,
        >(<Self as __wire::Record<Mine>>::FIELDS);
        const MIN_LEN: __wire::usize = __wire::min_len::<
            Mine,
        >(<Self as __wire::Record<Mine>>::FIELDS);
        const HEAD_LEN: __wire::Option<__wire::usize> = __wire::head_len::<
            Mine,
        >(<Self as __wire::Record<Mine>>::FIELDS);
        const PLAIN: __wire::bool = __wire::plain(
            <Self as __wire::Record<Mine>>::FIELDS,
        );
        fn shape() -> __wire::Shape {
            __wire::Shape::Object(<Self as __wire::Record<Mine>>::OBJECT)
        }
    }
    #[automatically_derived]
    impl __wire::Encode<Mine> for Enter {
        #[inline]
        fn encode<__WireSink: __wire::Sink>(
            &self,
            __wire_out: &mut __wire::Writer<'_, Mine, __WireSink>,
        ) -> __wire::Result<(), __wire::EncodeError> {
            __wire_out
                .object::<
                    Self,
                >(|__wire_o| {
                    <u32 as __wire::Value<'_, Mine>>::put(&self.player, __wire_o, 0)?;
                    <u16 as __wire::Value<'_, Mine>>::put(&self.level, __wire_o, 1)?;
                    <Prefixed<
                        u16,
                        Utf8,
                    > as __wire::Codec<'_, Mine, String>>::put(&self.name, __wire_o, 2)?;
                    <Vec<
                        u32,
                    > as __wire::Value<'_, Mine>>::put(&self.items, __wire_o, 3)?;
                    __wire::Ok(())
                })
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, Mine> for Enter {
        #[inline]
        fn decode(
            __wire_input: &mut __wire::Reader<'_, 'de, Mine>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            __wire_input
                .object::<
                    Self,
                >(|__wire_o| {
                    let __wire_0 = <u32 as __wire::Value<'_, Mine>>::get(__wire_o, 0)?.0;
                    let __wire_1 = <u16 as __wire::Value<'_, Mine>>::get(__wire_o, 1)?.0;
                    let __wire_2 = <Prefixed<
                        u16,
                        Utf8,
                    > as __wire::Codec<'_, Mine, String>>::get(__wire_o, 2)?
                        .0;
                    let __wire_3 = <Vec<
                        u32,
                    > as __wire::Value<'_, Mine>>::get(__wire_o, 3)?
                        .0;
                    __wire::Ok(Self {
                        player: __wire_0,
                        level: __wire_1,
                        name: __wire_2,
                        items: __wire_3,
                    })
                })
        }
    }
    const _: () = {
        __wire::check_fields::<Mine>(<Enter as __wire::Record<Mine>>::FIELDS);
        __wire::check_field::<Mine>(<Enter as __wire::Record<Mine>>::FIELDS, 0);
        __wire::check_field::<Mine>(<Enter as __wire::Record<Mine>>::FIELDS, 1);
        __wire::check_field::<Mine>(<Enter as __wire::Record<Mine>>::FIELDS, 2);
        __wire::check_field::<Mine>(<Enter as __wire::Record<Mine>>::FIELDS, 3);
    };
    #[automatically_derived]
    impl __wire::MessageId for Enter {
        const ID: __wire::u64 = 3;
    }
    #[automatically_derived]
    impl __wire::MessageName for Enter {
        const NAME: &'static __wire::str = "ENTER";
    }
};
