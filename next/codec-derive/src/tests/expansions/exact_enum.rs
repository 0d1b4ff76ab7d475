const _: () = {
    use ::codec_core::__private::json as __wire;
    #[automatically_derived]
    impl __wire::Exact for Any {
        fn to_value(&self) -> __wire::Value {
            match self {
                Self::Nothing {} => __wire::unit_variant("Nothing"),
                Self::One { 0: __wire_0 } => {
                    __wire::variant(
                        "One",
                        <u8 as __wire::Field>::as_exact(__wire_0).to_value(),
                    )
                }
                Self::Fields { a: __wire_0, b: __wire_1 } => {
                    __wire::variant(
                        "Fields",
                        __wire::object(
                            &[
                                ("a", <u8 as __wire::Field>::as_exact(__wire_0)),
                                ("b", <String as __wire::Field>::as_exact(__wire_1)),
                            ],
                        ),
                    )
                }
            }
        }
        fn from_value(
            __wire_value: __wire::Value,
        ) -> __wire::Result<Self, __wire::Error> {
            let __wire_variant = match __wire::Variant::new(
                "Any",
                &["Nothing", "One", "Fields"],
                __wire_value,
            ) {
                __wire::Ok(__wire_variant) => __wire_variant,
                __wire::Err(__wire_error) => return __wire::Err(__wire_error),
            };
            match __wire_variant.index {
                0 => {
                    match __wire_variant.unit() {
                        __wire::Ok(()) => __wire::Ok(Self::Nothing),
                        __wire::Err(__wire_error) => __wire::Err(__wire_error),
                    }
                }
                1 => {
                    match <u8 as __wire::Field>::payload(__wire_variant) {
                        __wire::Ok(__wire_0) => __wire::Ok(Self::One { 0: __wire_0 }),
                        __wire::Err(__wire_error) => __wire::Err(__wire_error),
                    }
                }
                2 => {
                    let mut __wire_fields = __wire_variant.named();
                    let __wire::Some(__wire_0) = <u8 as __wire::Field>::take(
                        &mut __wire_fields,
                        "a",
                    ) else { return __wire::Err(__wire_fields.error()) };
                    let __wire::Some(__wire_1) = <String as __wire::Field>::take(
                        &mut __wire_fields,
                        "b",
                    ) else { return __wire::Err(__wire_fields.error()) };
                    __wire::Ok(Self::Fields {
                        a: __wire_0,
                        b: __wire_1,
                    })
                }
                _ => __wire::Err(__wire_variant.unknown()),
            }
        }
    }
    #[automatically_derived]
    impl __wire::Serialize for Any {
        fn serialize<__WireSerializer: __wire::Serializer>(
            &self,
            __wire_value: __WireSerializer,
        ) -> __wire::Result<__WireSerializer::Ok, __WireSerializer::Error> {
            __wire::serialize(self, __wire_value)
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Deserialize<'de> for Any {
        fn deserialize<__WireDeserializer: __wire::Deserializer<'de>>(
            __wire_value: __WireDeserializer,
        ) -> __wire::Result<Self, __WireDeserializer::Error> {
            __wire::deserialize(__wire_value)
        }
    }
};
