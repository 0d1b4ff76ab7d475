//! Notes the tokens of a node, for `Format::explain`, before the node is read as a whole.

use codec_core::{DecodeError, Reader};

use super::super::{
    Castle, Value,
    count::take_count,
    list,
    object::{Header, check_end, take_len},
    token,
    value::take_plain,
};

/// A node whose tokens are being noted.
struct Open {
    /// The tokens or elements that are left.
    left: usize,
    /// How many were noted.
    index: usize,
    /// The type of the elements, if it is a list.
    of: Option<u8>,
    /// Where it ends by its length, and whether that counts a name id.
    end: Option<(usize, bool)>,
}

/// Notes the payload of the node token `tag`, which is next, without taking it.
///
/// What is wrong with it is found when it is read; what was noted up to there stays.
pub(super) fn note(tag: u8, input: &mut Reader<'_, '_, Castle>) {
    let start = input.offset();
    let _ = input.at(start, |input| {
        let mut stack = vec![open(tag, None, input)?];
        while let Some(top) = stack.last_mut() {
            let Some(left) = top.left.checked_sub(1) else {
                if let Some((end, named)) = top.end {
                    check_end(end, named, input)?;
                    input.leave();
                }
                stack.pop();
                continue;
            };
            top.left = left;
            let index = top.index;
            top.index = index.saturating_add(1);
            if let Some(inner) = next(top.of, index, input)? {
                stack.push(inner);
            }
        }
        Ok(())
    });
}

/// Notes the next token or element; a node in it is entered.
fn next(
    of: Option<u8>,
    index: usize,
    input: &mut Reader<'_, '_, Castle>,
) -> Result<Option<Open>, DecodeError> {
    match of {
        Some(token::COMPOUND) => {
            input.enter_index(index);
            let end = take_len(input)?;
            return open(token::COMPOUND, Some((end, false)), input).map(Some);
        }
        Some(of) => {
            input.enter_index(index);
            take_plain(of, input)?;
        }
        None => {
            let start = input.offset();
            let Header { name, .. } = input.at(start, |input| Header::take(input))?;
            let name = input.state().names.get(usize::from(name)).copied().unwrap_or_default();
            input.enter_name(name);
            let header = Header::take(input)?;
            if header.tag >= token::LIST {
                let end = header.end.unwrap_or_default();
                return open(header.tag, Some((end, true)), input).map(Some);
            }
            let _: Value = header.decode(input)?;
        }
    }
    input.leave();
    Ok(None)
}

/// Reads the head of a node.
fn open(
    tag: u8,
    end: Option<(usize, bool)>,
    input: &mut Reader<'_, '_, Castle>,
) -> Result<Open, DecodeError> {
    let (left, of) = if tag == token::COMPOUND {
        (take_count(input)?, None)
    } else {
        let (left, of) = list::take_head(input)?;
        (left, Some(of))
    };
    input.note(|| u64::try_from(left).unwrap_or(u64::MAX));
    Ok(Open { left, index: 0, of, end })
}
