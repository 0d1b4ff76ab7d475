//! Options: all formats build them the same way.

use codec_core::{EncodeErrorKind, Format, Options};
use formats::{
    asherons_call::{AsheronsCall, AsheronsCallOptions},
    castle::{Castle, CastleOptions, Compound, Value},
    moul::{Moul, MoulOptions},
    nativeparam::{NativeParam, OaPacket},
    tera::{Tera, TeraOptions},
};

fn assert_keeps_defaults<F: Format>(format: F::Options) {
    let (new, defaults) = (Options::<F>::new(format), F::DEFAULTS);
    assert_eq!(new.limits, defaults.limits, "{}", F::NAME);
    assert_eq!((new.version, new.strict), (defaults.version, defaults.strict), "{}", F::NAME);
}

#[test]
fn new_options_keep_the_defaults_of_every_format() {
    assert_keeps_defaults::<AsheronsCall>(AsheronsCallOptions::RETAIL);
    assert_keeps_defaults::<Castle>(CastleOptions::DEFAULT);
    assert_keeps_defaults::<Castle>(CastleOptions::DRAFT);
    assert_keeps_defaults::<Moul>(MoulOptions::DEFAULT);
    assert_keeps_defaults::<NativeParam>(());
    assert_keeps_defaults::<OaPacket>(());
    assert_keeps_defaults::<Tera>(TeraOptions::INTEGRITY);
}

#[test]
fn every_format_with_options_has_the_same_names_for_them() {
    assert_eq!(AsheronsCallOptions::DEFAULT, AsheronsCallOptions::default());
    assert_eq!(CastleOptions::DEFAULT, CastleOptions::default());
    assert_eq!(MoulOptions::DEFAULT, MoulOptions::default());
    assert_eq!(TeraOptions::DEFAULT, TeraOptions::default());
    assert_eq!(CastleOptions::DEFAULT.with_draft(true), CastleOptions::DRAFT);
    let lenient = CastleOptions::DEFAULT.with_lenient_length(true);
    assert_eq!(lenient, CastleOptions::LENIENT_LENGTH);
}

#[test]
fn new_options_of_castle_keep_its_depth_of_512() {
    let nested = |levels| {
        (0..levels).fold(Compound::default(), |inner, _| {
            Compound(vec![("v".into(), Value::Compound(inner))])
        })
    };
    let options = Options::new(CastleOptions::DEFAULT);
    let bytes = Castle::to_vec_with(&nested(511), &options).unwrap();
    assert_eq!(Castle::from_slice_with::<Compound>(&bytes, &options).unwrap(), nested(511));
    let error = Castle::to_vec_with(&nested(512), &options).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::DepthLimit { limit: 512 });
}
