// The format of the examples on the reference page, which include this file.

/// Little-endian, lists with a `u16` count, no default text.
#[derive(Debug)]
pub struct Plain;

impl codec_core::Packed for Plain {
    const NAME: &'static str = "plain";
    const ORDER: codec_core::Order = codec_core::Order::Little;
    const OPTIONS: &'static codec_core::Options<Self> = &codec_core::Options::new(());
    type Options = ();
    type State = ();
    type Count = u16;
    type Text = codec_core::NoDefault;
}
