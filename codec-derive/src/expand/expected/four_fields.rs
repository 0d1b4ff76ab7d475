const _: () = {
    use ::codec_core::__private as __wire;
    #[automatically_derived]
    impl __wire::Layout<Mine> for Enter {
        const RECORD: __wire::Option<&'static __wire::Record<Mine>> = __wire::Some(
            &__wire::Record::<
                Mine,
            >::new(
                &__wire::RecordShape::new(
                        "Enter",
                        "A player enters.",
                        &__wire::called(
                            [
                                <u32 as __wire::ValueField<'_, Mine>>::FIELD,
                                <u16 as __wire::ValueField<'_, Mine>>::FIELD,
                                <Prefixed<
                                    u16,
                                    Utf8,
                                > as __wire::CodecField<'_, Mine, String>>::FIELD,
                                <Vec<u32> as __wire::ValueField<'_, Mine>>::FIELD,
                            ],
                            &["player", "Who.", "level", "", "name", "", "items", ""],
                        ),
                    )
                    .message(
                        __wire::Some("ENTER"),
                        __wire::Some(<Self as __wire::MessageId>::ID),
                    ),
            ),
        );
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::shape_of::<Mine, Self>()
        }
    }
    #[automatically_derived]
    impl __wire::Encode<Mine> for Enter {
        #[inline]
        fn encode(
            &self,
            __wire_out: &mut __wire::Writer<'_, Mine>,
        ) -> __wire::Result<(), __wire::EncodeError> {
            __wire_out
                .record::<
                    Self,
                >(|__wire_o| {
                    let __wire_done = <u32 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::put(&self.player, __wire_o, 0);
                    let __wire_done = <u16 as __wire::ValueField<
                        '_,
                        Mine,
                    >>::then(&self.level, __wire_done, __wire_o, 1);
                    let __wire_done = <Prefixed<
                        u16,
                        Utf8,
                    > as __wire::CodecField<
                        '_,
                        Mine,
                        String,
                    >>::then(&self.name, __wire_done, __wire_o, 2);
                    <Vec<
                        u32,
                    > as __wire::ValueField<
                        '_,
                        Mine,
                    >>::then(&self.items, __wire_done, __wire_o, 3)
                })
        }
        #[inline]
        fn extra(&self, __wire_levels: __wire::usize) -> __wire::usize {
            (0 as __wire::usize)
                .saturating_add(
                    <Prefixed<
                        u16,
                        Utf8,
                    > as __wire::CodecField<
                        '_,
                        Mine,
                        String,
                    >>::extra(&self.name, __wire_levels),
                )
                .saturating_add(
                    <Vec<
                        u32,
                    > as __wire::ValueField<'_, Mine>>::extra(&self.items, __wire_levels),
                )
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, Mine> for Enter {
        #[inline]
        fn decode(
            __wire_input: &mut __wire::Reader<'_, 'de, Mine>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            __wire_input
                .record::<
                    Self,
                >(|__wire_o| {
                    __wire::Ok(Self {
                        player: <u32 as __wire::ValueField<'_, Mine>>::get(__wire_o, 0)?,
                        level: <u16 as __wire::ValueField<'_, Mine>>::get(__wire_o, 1)?,
                        name: <Prefixed<
                            u16,
                            Utf8,
                        > as __wire::CodecField<'_, Mine, String>>::get(__wire_o, 2)?,
                        items: <Vec<
                            u32,
                        > as __wire::ValueField<'_, Mine>>::get(__wire_o, 3)?,
                    })
                })
        }
    }
    #[automatically_derived]
    impl __wire::MessageId for Enter {
        const ID: __wire::u64 = 3;
    }
    #[automatically_derived]
    impl __wire::MessageName for Enter {
        const NAME: &'static __wire::str = "ENTER";
    }
    {
        let __wire_forbidden = __wire::check_struct::<Mine, Enter>();
        __wire::check_field(__wire_forbidden, 2);
        __wire::check_field(__wire_forbidden, 3);
        __wire::check_others(__wire_forbidden);
    }
};
