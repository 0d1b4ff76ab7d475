const _: () = {
    use ::codec_core::__private::json as __wire;
    #[automatically_derived]
    impl<T> __wire::Exact for Enter<T>
    where
        T: __wire::Exact,
    {
        fn to_value(&self) -> __wire::Value {
            __wire::object(
                &[
                    ("player", <u32 as __wire::Field>::as_exact(&self.player)),
                    ("items", <Vec<T> as __wire::Field>::as_exact(&self.items)),
                    ("type", <Implied<u8> as __wire::Field>::as_exact(&self.r#type)),
                ],
            )
        }
        fn from_value(
            __wire_value: __wire::Value,
        ) -> __wire::Result<Self, __wire::Error> {
            let mut __wire_fields = __wire::Fields::named("Enter", __wire_value);
            let __wire::Some(__wire_0) = <u32 as __wire::Field>::take(
                &mut __wire_fields,
                "player",
            ) else { return __wire::Err(__wire_fields.error()) };
            let __wire::Some(__wire_1) = <Vec<
                T,
            > as __wire::Field>::take(&mut __wire_fields, "items") else {
                return __wire::Err(__wire_fields.error())
            };
            let __wire::Some(__wire_2) = <Implied<
                u8,
            > as __wire::Field>::take(&mut __wire_fields, "type") else {
                return __wire::Err(__wire_fields.error())
            };
            __wire::Ok(Self {
                player: __wire_0,
                items: __wire_1,
                r#type: __wire_2,
            })
        }
    }
    #[automatically_derived]
    impl<T> __wire::Serialize for Enter<T>
    where
        T: __wire::Exact,
    {
        fn serialize<__WireSerializer: __wire::Serializer>(
            &self,
            __wire_value: __WireSerializer,
        ) -> __wire::Result<__WireSerializer::Ok, __WireSerializer::Error> {
            __wire::serialize(self, __wire_value)
        }
    }
    #[automatically_derived]
    impl<'de, T> __wire::Deserialize<'de> for Enter<T>
    where
        T: __wire::Exact,
    {
        fn deserialize<__WireDeserializer: __wire::Deserializer<'de>>(
            __wire_value: __WireDeserializer,
        ) -> __wire::Result<Self, __WireDeserializer::Error> {
            __wire::deserialize(__wire_value)
        }
    }
};
