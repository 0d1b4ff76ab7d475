::core::compile_error! {
    "unknown struct directive `slots`; expected one of `format`, `crate`, `bound`, `id`, `name`, `plain`, `with`, `layout`"
}
::core::compile_error! {
    "unknown struct directive `tail`; expected one of `format`, `crate`, `bound`, `id`, `name`, `plain`, `with`, `layout`"
}
::core::compile_error! {
    "unknown field directive `tail`; expected one of `name`, `as`, `count`, `len`, `rest`, `bit`, `when`, `switch`, `with`, `align`, `pad`, `const`, `default`, `skip`, `check`, `since`, `until`, `layout`"
}
const _: () = {
    use runtime::__private as __wire;
    impl<'de> __wire::Decode<'de, Mine> for All {
        fn decode(
            __wire_input: &mut __wire::Reader<'_, 'de, Mine>,
        ) -> __wire::Result<Self, __wire::DecodeError> {
            __wire::Err(__wire::unknown_tag("", 0, 0))
        }
    }
    impl __wire::Layout<Mine> for All {
        fn shape() -> __wire::Shape {
            __wire::Shape::Unit
        }
    }
    impl __wire::Encode<Mine> for All {
        fn encode<__WireSink: __wire::Sink>(
            &self,
            _: &mut __wire::Writer<'_, Mine, __WireSink>,
        ) -> __wire::Result<(), __wire::EncodeError> {
            __wire::Ok(())
        }
    }
};
