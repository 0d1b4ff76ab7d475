::core::compile_error! {
    "`rest` takes all that is left, also the data of a field with `at`: give it a `len`"
}
::core::compile_error! {
    "the data of this field lies behind the message"
}
const _: () = {
    use ::codec_core::__private as __wire;
    #[automatically_derived]
    impl __wire::Layout<F> for Packet {
        const SIZE: __wire::Size = __wire::Size::at_least(0);
    }
    #[automatically_derived]
    impl __wire::Encode<F> for Packet {
        fn encode(&self, __wire_out: &mut __wire::Writer<'_, F>) -> __wire::Encoded {
            let _ = __wire_out;
            __wire::Ok(())
        }
    }
    #[automatically_derived]
    impl<'__wire_de> __wire::Decode<'__wire_de, F> for Packet {
        fn decode(
            __wire_in: &mut __wire::Reader<'_, '__wire_de, F>,
        ) -> __wire::Decoded<Self> {
            __wire_in.unknown_name("", 0)
        }
    }
};
