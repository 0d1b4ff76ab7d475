//! A codec of your own: a `Duration` that is a number of milliseconds on the wire.

use std::time::Duration;

use codec_core::{
    Decode, DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, EncodeErrorKind, Format, Layout,
    LittleEndian, Reader, Scalars, Shape, Size, Wire, Writer, codec::ListAs,
};

/// Milliseconds as a `u32`, for [`Duration`]; a longer time, or a part of one, is an error.
struct Millis;

// `Scalars` are the formats in which a `u32` is four bytes.
impl<F: Scalars> Layout<F> for Millis {
    const SIZE: Size = <u32 as Layout<F>>::SIZE.converted();

    fn shape() -> Shape {
        Shape::Named { name: "Millis", of: <u32 as Layout<F>>::shape }
    }
}

impl<F: Scalars> EncodeAs<F, Duration> for Millis {
    fn encode_as(time: &Duration, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        match u32::try_from(time.as_millis()) {
            Ok(millis) if Duration::from_millis(millis.into()) == *time => millis.encode(out),
            _ => Err(EncodeError::new(EncodeErrorKind::OutOfRange { what: "u32 milliseconds" })),
        }
    }
}

impl<'de, F: Scalars> DecodeAs<'de, F, Duration> for Millis {
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Duration, DecodeError> {
        u32::decode(input).map(|millis| Duration::from_millis(millis.into()))
    }
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = LittleEndian)]
struct Timer {
    id: u16,
    #[wire(as = Millis)]
    delay: Duration,
    #[wire(as = ListAs<u8, Millis>)]
    laps: Vec<Duration>,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let laps = vec![Duration::from_millis(1500), Duration::from_secs(2)];
    let timer = Timer { id: 1, delay: Duration::from_secs(1), laps };
    println!("{}", LittleEndian::annotate(&timer)?);
    assert_eq!(LittleEndian::from_slice::<Timer>(&LittleEndian::to_vec(&timer)?)?, timer);

    let error = LittleEndian::to_vec(&Timer { delay: Duration::MAX, ..timer }).unwrap_err();
    assert_eq!(error.to_string(), "value does not fit in u32 milliseconds in Timer.delay");
    Ok(())
}
