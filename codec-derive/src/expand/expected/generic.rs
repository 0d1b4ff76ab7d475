const _: () = {
    use ::codec_core::__private as __wire;
    #[automatically_derived]
    impl<'a, T: Clone, C, const N: usize> __wire::Layout<Little> for Generic<'a, T, C, N>
    where
        T: Other,
        T: __wire::Layout<Little>,
        T::Item: __wire::Layout<Little>,
        C: __wire::Layout<Little>,
    {
        const RECORD: __wire::Option<&'static __wire::Record<Little>> = __wire::Some(
            &__wire::Record::<
                Little,
            >::new(
                &__wire::RecordShape::new(
                    "Generic",
                    "",
                    &__wire::called(
                        [
                            __wire::Field::of::<Little, [T; N]>("", ""),
                            __wire::Field::of::<Little, Vec<T::Item>>("", ""),
                            <&'a [u8] as __wire::ValueField<'_, Little>>::FIELD,
                            __wire::Field::of::<Little, C>("", ""),
                            __wire::Field::of::<Little, PhantomData<C>>("", ""),
                        ],
                        &[
                            "values",
                            "",
                            "item",
                            "",
                            "bytes",
                            "",
                            "seen",
                            "",
                            "marker",
                            "",
                        ],
                    ),
                ),
            ),
        );
        const SIZE: __wire::Size = __wire::checked_size::<Little>(Self::RECORD);
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::shape_of::<Little, Self>()
        }
    }
    #[automatically_derived]
    impl<'a, T: Clone, C, const N: usize> __wire::Encode<Little> for Generic<'a, T, C, N>
    where
        T: Other,
        T: __wire::Encode<Little>,
        T::Item: __wire::Encode<Little>,
        C: __wire::EncodeAs<Little, u16>,
    {
        #[inline]
        fn encode(
            &self,
            __wire_out: &mut __wire::Writer<'_, Little>,
        ) -> __wire::Result<(), __wire::EncodeError> {
            __wire_out
                .record::<
                    Self,
                >(|__wire_o| {
                    __wire_o.field::<[T; N]>(0, &self.values)?;
                    __wire_o.field::<Vec<T::Item>>(1, &self.item)?;
                    <&'a [u8] as __wire::ValueField<
                        '_,
                        Little,
                    >>::put(&self.bytes, __wire_o, 2)?;
                    __wire_o.field(3, &__wire::encode_as::<Little, C, u16>(&self.seen))?;
                    __wire_o.field::<PhantomData<C>>(4, &self.marker)?;
                    __wire::Ok(())
                })
        }
        #[inline]
        fn extra(&self, __wire_levels: __wire::usize) -> __wire::usize {
            (0 as __wire::usize)
                .saturating_add(
                    <&'a [u8] as __wire::ValueField<
                        '_,
                        Little,
                    >>::extra(&self.bytes, __wire_levels),
                )
        }
    }
    #[automatically_derived]
    impl<'de: 'a, 'a, T: Clone, C, const N: usize> __wire::Decode<'de, Little>
    for Generic<'a, T, C, N>
    where
        T: Other,
        T: __wire::Decode<'de, Little>,
        T::Item: __wire::Decode<'de, Little>,
        C: __wire::DecodeAs<'de, Little, u16>,
    {
        #[inline]
        fn decode(
            __wire_input: &mut __wire::Reader<'_, 'de, Little>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            __wire_input
                .record::<
                    Self,
                >(|__wire_o| {
                    __wire::Ok(Self {
                        values: __wire_o.field::<[T; N]>(0)?,
                        item: __wire_o.field::<Vec<T::Item>>(1)?,
                        bytes: <&'a [u8] as __wire::ValueField<
                            '_,
                            Little,
                        >>::get(__wire_o, 2)?,
                        seen: __wire_o.field_as::<C, u16>(3)?,
                        marker: __wire_o.field::<PhantomData<C>>(4)?,
                    })
                })
        }
    }
    #[automatically_derived]
    impl<'a, T: Clone, C, const N: usize> __wire::Layout<Big> for Generic<'a, T, C, N>
    where
        T: Other,
        T: __wire::Layout<Big>,
        T::Item: __wire::Layout<Big>,
        C: __wire::Layout<Big>,
    {
        const RECORD: __wire::Option<&'static __wire::Record<Big>> = __wire::Some(
            &__wire::Record::<
                Big,
            >::new(
                &__wire::RecordShape::new(
                    "Generic",
                    "",
                    &__wire::called(
                        [
                            __wire::Field::of::<Big, [T; N]>("", ""),
                            __wire::Field::of::<Big, Vec<T::Item>>("", ""),
                            <&'a [u8] as __wire::ValueField<'_, Big>>::FIELD,
                            __wire::Field::of::<Big, C>("", ""),
                            __wire::Field::of::<Big, PhantomData<C>>("", ""),
                        ],
                        &[
                            "values",
                            "",
                            "item",
                            "",
                            "bytes",
                            "",
                            "seen",
                            "",
                            "marker",
                            "",
                        ],
                    ),
                ),
            ),
        );
        const SIZE: __wire::Size = __wire::checked_size::<Big>(Self::RECORD);
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::shape_of::<Big, Self>()
        }
    }
    #[automatically_derived]
    impl<'a, T: Clone, C, const N: usize> __wire::Encode<Big> for Generic<'a, T, C, N>
    where
        T: Other,
        T: __wire::Encode<Big>,
        T::Item: __wire::Encode<Big>,
        C: __wire::EncodeAs<Big, u16>,
    {
        #[inline]
        fn encode(
            &self,
            __wire_out: &mut __wire::Writer<'_, Big>,
        ) -> __wire::Result<(), __wire::EncodeError> {
            __wire_out
                .record::<
                    Self,
                >(|__wire_o| {
                    __wire_o.field::<[T; N]>(0, &self.values)?;
                    __wire_o.field::<Vec<T::Item>>(1, &self.item)?;
                    <&'a [u8] as __wire::ValueField<
                        '_,
                        Big,
                    >>::put(&self.bytes, __wire_o, 2)?;
                    __wire_o.field(3, &__wire::encode_as::<Big, C, u16>(&self.seen))?;
                    __wire_o.field::<PhantomData<C>>(4, &self.marker)?;
                    __wire::Ok(())
                })
        }
        #[inline]
        fn extra(&self, __wire_levels: __wire::usize) -> __wire::usize {
            (0 as __wire::usize)
                .saturating_add(
                    <&'a [u8] as __wire::ValueField<
                        '_,
                        Big,
                    >>::extra(&self.bytes, __wire_levels),
                )
        }
    }
    #[automatically_derived]
    impl<'de: 'a, 'a, T: Clone, C, const N: usize> __wire::Decode<'de, Big>
    for Generic<'a, T, C, N>
    where
        T: Other,
        T: __wire::Decode<'de, Big>,
        T::Item: __wire::Decode<'de, Big>,
        C: __wire::DecodeAs<'de, Big, u16>,
    {
        #[inline]
        fn decode(
            __wire_input: &mut __wire::Reader<'_, 'de, Big>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            __wire_input
                .record::<
                    Self,
                >(|__wire_o| {
                    __wire::Ok(Self {
                        values: __wire_o.field::<[T; N]>(0)?,
                        item: __wire_o.field::<Vec<T::Item>>(1)?,
                        bytes: <&'a [u8] as __wire::ValueField<
                            '_,
                            Big,
                        >>::get(__wire_o, 2)?,
                        seen: __wire_o.field_as::<C, u16>(3)?,
                        marker: __wire_o.field::<PhantomData<C>>(4)?,
                    })
                })
        }
    }
};
