const _: () = {
    use ::codec_core::__private::json as __wire;
    #[automatically_derived]
    impl __wire::Exact for Message {
        fn to_value(&self) -> __wire::Value {
            match self {
                Self::Nothing {} => __wire::unit_variant("Nothing"),
                Self::Ping { 0: __wire_0 } => {
                    __wire::variant(
                        "Ping",
                        <Ping as __wire::Field>::as_exact(__wire_0).to_value(),
                    )
                }
                Self::Unknown { 0: __wire_0, 1: __wire_1 } => {
                    __wire::variant(
                        "Unknown",
                        __wire::list(
                            &[
                                <u16 as __wire::Field>::as_exact(__wire_0),
                                <Vec<u8> as __wire::Field>::as_exact(__wire_1),
                            ],
                        ),
                    )
                }
                Self::Say { words: __wire_0 } => {
                    __wire::variant(
                        "Say",
                        __wire::object(
                            &[("words", <String as __wire::Field>::as_exact(__wire_0))],
                        ),
                    )
                }
            }
        }
        fn from_value(
            __wire_value: __wire::Value,
        ) -> __wire::Result<Self, __wire::Error> {
            let __wire_variant = match __wire::Variant::new(
                "Message",
                &["Nothing", "Ping", "Unknown", "Say"],
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
                    match <Ping as __wire::Field>::payload(__wire_variant) {
                        __wire::Ok(__wire_0) => __wire::Ok(Self::Ping { 0: __wire_0 }),
                        __wire::Err(__wire_error) => __wire::Err(__wire_error),
                    }
                }
                2 => {
                    let mut __wire_fields = __wire_variant.listed(2);
                    let __wire::Some(__wire_0) = <u16 as __wire::Field>::next(
                        &mut __wire_fields,
                    ) else { return __wire::Err(__wire_fields.error()) };
                    let __wire::Some(__wire_1) = <Vec<
                        u8,
                    > as __wire::Field>::next(&mut __wire_fields) else {
                        return __wire::Err(__wire_fields.error())
                    };
                    __wire::Ok(Self::Unknown {
                        0: __wire_0,
                        1: __wire_1,
                    })
                }
                3 => {
                    let mut __wire_fields = __wire_variant.named();
                    let __wire::Some(__wire_0) = <String as __wire::Field>::take(
                        &mut __wire_fields,
                        "words",
                    ) else { return __wire::Err(__wire_fields.error()) };
                    __wire::Ok(Self::Say { words: __wire_0 })
                }
                _ => __wire::Err(__wire_variant.unknown()),
            }
        }
    }
    #[automatically_derived]
    impl __wire::Serialize for Message {
        fn serialize<__WireSerializer: __wire::Serializer>(
            &self,
            __wire_value: __WireSerializer,
        ) -> __wire::Result<__WireSerializer::Ok, __WireSerializer::Error> {
            __wire::serialize(self, __wire_value)
        }
    }
    #[automatically_derived]
    impl<'de> __wire::Deserialize<'de> for Message {
        fn deserialize<__WireDeserializer: __wire::Deserializer<'de>>(
            __wire_value: __WireDeserializer,
        ) -> __wire::Result<Self, __WireDeserializer::Error> {
            __wire::deserialize(__wire_value)
        }
    }
};
