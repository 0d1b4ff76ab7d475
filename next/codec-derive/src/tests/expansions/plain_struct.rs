const _: () = {
    use ::codec_core::__private as __wire;
    #[automatically_derived]
    impl __wire::Layout<F> for Point {
        const RECORD: &'static __wire::Record = &__wire::Record::new(
            "Point",
            "",
            &[
                __wire::Field::of::<F, __wire::AsIs, f32>("x", ""),
                __wire::Field::of::<F, __wire::AsIs, f32>("y", ""),
            ],
        );
        const SIZE: __wire::Size = __wire::Size::record::<F, Self>();
        const MEMORY: __wire::Memory = __wire::memory_of_fields::<
            F,
        >(
            &[
                (
                    __wire::offset_of!(Self, x),
                    __wire::size_of::<f32>(),
                    <f32 as __wire::Layout<F>>::MEMORY,
                ),
                (
                    __wire::offset_of!(Self, y),
                    __wire::size_of::<f32>(),
                    <f32 as __wire::Layout<F>>::MEMORY,
                ),
            ],
        );
    }
    #[automatically_derived]
    impl __wire::Encode<F> for Point {
        #[inline]
        fn encode(&self, __wire_out: &mut __wire::Writer<'_, F>) -> __wire::Encoded {
            __wire_out
                .record(
                    self,
                    |__wire_out| {
                        __wire_out.field(0, &self.x, __wire::AsIs)?;
                        __wire_out.field(1, &self.y, __wire::AsIs)?;
                        __wire::Ok(())
                    },
                )
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Decode<'de, F> for Point {
        #[inline]
        fn decode(__wire_in: &mut __wire::Reader<'_, 'de, F>) -> __wire::Decoded<Self> {
            __wire_in
                .record(|__wire_in| {
                    __wire::Ok(Self {
                        x: __wire_in.field(0, __wire::AsIs)?,
                        y: __wire_in.field(1, __wire::AsIs)?,
                    })
                })
        }
        #[inline]
        fn decode_list(
            __wire_count: __wire::usize,
            __wire_in: &mut __wire::Reader<'_, 'de, F>,
        ) -> __wire::Decoded<__wire::Vec<Self>> {
            __wire::decode_plain::<F, Self>(__wire_count, __wire_in)
        }
    }
    const _: () = {
        __wire::check_plain::<F, f32>(__wire::offset_of!(Point, x), 0);
        __wire::check_plain::<
            F,
            f32,
        >(__wire::offset_of!(Point, y), 0 + __wire::size_of::<f32>());
    };
};
