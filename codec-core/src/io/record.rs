//! How the fields of a struct are written and read.

use crate::{
    error::{DecodeError, EncodeError, EncodeErrorKind},
    fields::{
        DecodeFields, EncodeFields,
        record::{NOT_DECLARED, not_declared},
    },
    format::entry_points::Format,
    io::{reader::Reader, short::short_record, sink::Sink, writer::Writer},
    value::size::Layout,
};

/// What [`Writer::record`] and [`Reader::record`] do, as methods of the struct.
///
/// The compiler puts a method into the object file of the module of its type, a function or closure
/// into that of the module it was written in. As functions, the code of all structs of a program
/// would lie in one object file, to be made anew when any of them changes. So there is no closure here
/// and no call that is generic over the struct, but of its own methods; conditions that are known when
/// it is compiled are in `const`, for what they leave out is then not compiled at all.
pub(crate) trait Fields<F: Format>: Layout<F> {
    #[inline]
    fn write_fields<S: Sink>(
        out: &mut Writer<'_, F, S>,
        body: impl Fn(&mut EncodeFields<'_, '_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let Some(record) = Self::RECORD else {
            return Err(EncodeError::new(EncodeErrorKind::Invalid { what: NOT_DECLARED }));
        };
        // One bounds check covers all fields; the compiler then leaves out theirs.
        if const { Self::SIZE.fixed.is_some() } {
            let fields = out.sink.split(const { Self::SIZE.fixed_len() })?;
            let rest = out.swap(fields);
            F::encode_record(out, record, body)?;
            out.sink = rest;
            return Ok(());
        }
        // The same for what is in place, of a struct that has data elsewhere.
        let rest = if const { F::OFFSETS && Self::SIZE.in_place.is_some() } {
            let fields = out.sink.split_in_place(const { Self::SIZE.in_place_len() })?;
            Some(out.swap(fields))
        } else {
            None
        };
        let mut local = out.lend();
        F::encode_record(&mut local, record, body)?;
        let (sink, object) = local.into_parts();
        out.take_back(sink, object);
        if let Some(rest) = rest {
            let fields = out.swap(rest);
            out.sink.take_tail(fields);
        }
        Ok(())
    }

    #[inline]
    fn read_fields<'de>(
        input: &mut Reader<'_, 'de, F>,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, F>) -> Result<Self, DecodeError>,
    ) -> Result<Self, DecodeError>
    where
        Self: Sized,
    {
        let Some(record) = Self::RECORD else { return Err(input.error(not_declared())) };
        // A type of fixed length cannot contain itself, so no level of nesting is counted. One
        // bounds check covers all its fields; the compiler then leaves out theirs.
        if const { Self::SIZE.fixed.is_some() } {
            if input.rest.len() < const { Self::SIZE.fixed_len() } {
                let error = short_record(record.shape, input.limited, input.rest.len(), input.end);
                if input.notes {
                    // Notes the fields before the end.
                    let _ = F::decode_record(input, record, body);
                }
                return Err(error);
            }
            return F::decode_record(input, record, body);
        }
        // The same for what is in place, of a struct that has data elsewhere.
        if const { F::OFFSETS && Self::SIZE.in_place.is_some() }
            && !input.notes
            && input.rest.len() < const { Self::SIZE.in_place_len() }
        {
            return Err(short_record(record.shape, input.limited, input.rest.len(), input.end));
        }
        input.enter_level()?;
        let mut local = input.lend();
        let value = F::decode_record(&mut local, record, body);
        input.rest = local.rest;
        input.leave_level();
        value
    }
}

impl<F: Format, T: Layout<F>> Fields<F> for T {}
