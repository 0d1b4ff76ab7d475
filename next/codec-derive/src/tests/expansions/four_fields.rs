const _: () = {
    use ::codec_core::__private as __wire;
    #[automatically_derived]
    impl __wire::Layout<F> for Enter {
        const RECORD: &'static __wire::Record = &__wire::Record::new(
            "Enter",
            "",
            &[
                __wire::Field::of::<F, __wire::AsIs, u32>("player", ""),
                __wire::Field::of::<F, __wire::AsIs, u16>("level", ""),
                __wire::Field::of::<
                    F,
                    __wire::As<Prefixed<u16, Utf8>>,
                    String,
                >("name", ""),
                __wire::Field::of::<F, __wire::AsIs, Vec<u32>>("items", ""),
            ],
        );
        const SIZE: __wire::Size = __wire::Size::record::<F, Self>();
    }
    #[automatically_derived]
    impl __wire::Encode<F> for Enter {
        #[inline]
        fn encode(&self, __wire_out: &mut __wire::Writer<'_, F>) -> __wire::Encoded {
            __wire_out
                .record(
                    self,
                    |__wire_out| {
                        __wire_out.field(0, &self.player, __wire::AsIs)?;
                        __wire_out.field(1, &self.level, __wire::AsIs)?;
                        __wire_out
                            .field(
                                2,
                                &self.name,
                                __wire::As::<Prefixed<u16, Utf8>>::NEW,
                            )?;
                        __wire_out.field(3, &self.items, __wire::AsIs)?;
                        __wire::Ok(())
                    },
                )
        }
        #[inline]
        fn hint(&self, __wire_levels: __wire::usize) -> __wire::usize {
            let mut __wire_hint: __wire::Hint<F> = __wire::Hint::of(self, __wire_levels);
            __wire_hint.add(&__wire::As::<Prefixed<u16, Utf8>>::NEW, &self.name);
            __wire_hint.add(&__wire::AsIs, &self.items);
            __wire_hint.total()
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, F> for Enter {
        #[inline]
        fn decode(__wire_in: &mut __wire::Reader<'_, 'de, F>) -> __wire::Decoded<Self> {
            __wire_in
                .record(|__wire_in| {
                    __wire::Ok(Self {
                        player: __wire_in.field(0, __wire::AsIs)?,
                        level: __wire_in.field(1, __wire::AsIs)?,
                        name: __wire_in
                            .field(2, __wire::As::<Prefixed<u16, Utf8>>::NEW)?,
                        items: __wire_in.field(3, __wire::AsIs)?,
                    })
                })
        }
    }
};
