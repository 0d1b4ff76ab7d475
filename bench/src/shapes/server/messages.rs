//! The messages of the server, ours and by hand.

use bytes::BytesMut;
use codec_core::{
    Wire,
    text::{Prefixed, Utf8, Utf16Le},
};
use uuid::Uuid;

use crate::{
    by_hand::{decode_utf16, number, utf16_units, write_utf16},
    ours::Plain,
    shapes::numbers::for_messages,
};

/// Code for one message, by hand.
trait ByHand: Sized {
    /// One to measure with.
    fn sample(number: u32) -> Self;
    /// What the server does with it.
    fn handle(&mut self);
    fn write(&self, id: u16, out: &mut BytesMut) -> Option<()>;
    fn read(body: &[u8]) -> Option<Self>;
}

macro_rules! kind {
    (pair $name:ident) => {
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Plain)]
        pub struct $name {
            a: u32,
            b: u32,
        }

        impl ByHand for $name {
            fn sample(number: u32) -> Self {
                Self { a: number, b: number * 3 }
            }

            #[inline]
            fn handle(&mut self) {
                self.a = self.a.wrapping_add(self.b);
            }

            #[inline]
            fn write(&self, id: u16, out: &mut BytesMut) -> Option<()> {
                let mut bytes = [0; 10];
                bytes[..2].copy_from_slice(&id.to_le_bytes());
                bytes[2..6].copy_from_slice(&self.a.to_le_bytes());
                bytes[6..].copy_from_slice(&self.b.to_le_bytes());
                out.extend_from_slice(&bytes);
                Some(())
            }

            #[inline]
            fn read(body: &[u8]) -> Option<Self> {
                let body: &[u8; 8] = body.try_into().ok()?;
                Some(Self { a: number(body, 0), b: number(body, 4) })
            }
        }
    };
    (mixed $name:ident) => {
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Plain)]
        pub struct $name {
            trans: u32,
            kind: u16,
            level: u8,
            time: u64,
            at: [f32; 3],
        }

        impl ByHand for $name {
            fn sample(number: u32) -> Self {
                let at = [1.0, 2.0, number as f32];
                Self { trans: number, kind: 7, level: 3, time: 1 << 40, at }
            }

            #[inline]
            fn handle(&mut self) {
                self.time = self.time.wrapping_add(u64::from(self.trans));
            }

            #[inline]
            fn write(&self, id: u16, out: &mut BytesMut) -> Option<()> {
                let mut bytes = [0; 29];
                bytes[..2].copy_from_slice(&id.to_le_bytes());
                bytes[2..6].copy_from_slice(&self.trans.to_le_bytes());
                bytes[6..8].copy_from_slice(&self.kind.to_le_bytes());
                bytes[8] = self.level;
                bytes[9..17].copy_from_slice(&self.time.to_le_bytes());
                bytes[17..21].copy_from_slice(&self.at[0].to_le_bytes());
                bytes[21..25].copy_from_slice(&self.at[1].to_le_bytes());
                bytes[25..].copy_from_slice(&self.at[2].to_le_bytes());
                out.extend_from_slice(&bytes);
                Some(())
            }

            #[inline]
            fn read(body: &[u8]) -> Option<Self> {
                let body: &[u8; 27] = body.try_into().ok()?;
                let at = [15, 19, 23].map(|at| f32::from_bits(number(body, at)));
                Some(Self {
                    trans: number(body, 0),
                    kind: u16::from_le_bytes([body[4], body[5]]),
                    level: body[6],
                    time: u64::from_le_bytes(*body[7..].first_chunk()?),
                    at,
                })
            }
        }
    };
    (named $name:ident) => {
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Plain)]
        pub struct $name {
            player: u32,
            #[wire(as = Prefixed<u16, Utf8>)]
            name: String,
        }

        impl ByHand for $name {
            fn sample(number: u32) -> Self {
                Self { player: number, name: format!("player number {number}") }
            }

            #[inline]
            fn handle(&mut self) {
                self.player = self.player.wrapping_add(1);
            }

            #[inline]
            fn write(&self, id: u16, out: &mut BytesMut) -> Option<()> {
                let len = u16::try_from(self.name.len()).ok()?;
                out.reserve(8 + self.name.len());
                let mut head = [0; 8];
                head[..2].copy_from_slice(&id.to_le_bytes());
                head[2..6].copy_from_slice(&self.player.to_le_bytes());
                head[6..].copy_from_slice(&len.to_le_bytes());
                out.extend_from_slice(&head);
                out.extend_from_slice(self.name.as_bytes());
                Some(())
            }

            #[inline]
            fn read(body: &[u8]) -> Option<Self> {
                let (head, text) = body.split_first_chunk::<6>()?;
                if usize::from(u16::from_le_bytes([head[4], head[5]])) != text.len() {
                    return None;
                }
                let name = std::str::from_utf8(text).ok()?.to_owned();
                Some(Self { player: number(head, 0), name })
            }
        }
    };
    (list $name:ident) => {
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Plain)]
        pub struct $name {
            owner: u32,
            items: Vec<u32>,
        }

        impl ByHand for $name {
            fn sample(number: u32) -> Self {
                Self { owner: number, items: (0..number % 16).collect() }
            }

            #[inline]
            fn handle(&mut self) {
                self.owner = self.owner.wrapping_add(1);
            }

            #[inline]
            fn write(&self, id: u16, out: &mut BytesMut) -> Option<()> {
                let count = u32::try_from(self.items.len()).ok()?;
                out.reserve(10 + self.items.len() * 4);
                let mut head = [0; 10];
                head[..2].copy_from_slice(&id.to_le_bytes());
                head[2..6].copy_from_slice(&self.owner.to_le_bytes());
                head[6..].copy_from_slice(&count.to_le_bytes());
                out.extend_from_slice(&head);
                for item in &self.items {
                    out.extend_from_slice(&item.to_le_bytes());
                }
                Some(())
            }

            #[inline]
            fn read(body: &[u8]) -> Option<Self> {
                let (head, rest) = body.split_first_chunk::<8>()?;
                if number(head, 4) as usize * 4 != rest.len() {
                    return None;
                }
                let (items, _) = rest.as_chunks();
                let items = items.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
                Some(Self { owner: number(head, 0), items })
            }
        }
    };
    (place $name:ident) => {
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Plain)]
        pub struct $name {
            id: Uuid,
            cell: u32,
            hidden: bool,
        }

        impl ByHand for $name {
            fn sample(number: u32) -> Self {
                Self { id: Uuid::from_u128(u128::from(number) << 64), cell: number, hidden: true }
            }

            #[inline]
            fn handle(&mut self) {
                self.cell = self.cell.wrapping_add(1);
            }

            #[inline]
            fn write(&self, id: u16, out: &mut BytesMut) -> Option<()> {
                let mut bytes = [0; 23];
                bytes[..2].copy_from_slice(&id.to_le_bytes());
                bytes[2..18].copy_from_slice(&self.id.to_bytes_le());
                bytes[18..22].copy_from_slice(&self.cell.to_le_bytes());
                bytes[22] = u8::from(self.hidden);
                out.extend_from_slice(&bytes);
                Some(())
            }

            #[inline]
            fn read(body: &[u8]) -> Option<Self> {
                let body: &[u8; 21] = body.try_into().ok()?;
                let hidden = match body[20] {
                    0 => false,
                    1 => true,
                    _ => return None,
                };
                let id = Uuid::from_bytes_le(*body.first_chunk()?);
                Some(Self { id, cell: number(body, 16), hidden })
            }
        }
    };
    (login $name:ident) => {
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Plain)]
        pub struct $name {
            trans: u32,
            #[wire(as = Prefixed<u16, Utf16Le>)]
            account: String,
            digest: [u8; 20],
        }

        impl ByHand for $name {
            fn sample(number: u32) -> Self {
                Self { trans: number, account: format!("account {number}"), digest: [7; 20] }
            }

            #[inline]
            fn handle(&mut self) {
                self.trans = self.trans.wrapping_add(1);
            }

            #[inline]
            fn write(&self, id: u16, out: &mut BytesMut) -> Option<()> {
                let units = utf16_units(&self.account);
                let prefix = u16::try_from(units).ok()?;
                let mut head = [0; 8];
                head[..2].copy_from_slice(&id.to_le_bytes());
                head[2..6].copy_from_slice(&self.trans.to_le_bytes());
                head[6..].copy_from_slice(&prefix.to_le_bytes());
                let start = out.len();
                out.resize(start + 28 + units * 2, 0);
                let (place, rest) = out[start..].split_first_chunk_mut()?;
                *place = head;
                let (text, rest) = rest.split_at_mut_checked(units * 2)?;
                write_utf16(&self.account, units, text);
                *rest.first_chunk_mut()? = self.digest;
                Some(())
            }

            #[inline]
            fn read(body: &[u8]) -> Option<Self> {
                let (head, rest) = body.split_first_chunk::<6>()?;
                let units = usize::from(u16::from_le_bytes([head[4], head[5]]));
                let (text, digest) = rest.split_at_checked(units * 2)?;
                Some(Self {
                    trans: number(head, 0),
                    account: decode_utf16(text)?,
                    digest: digest.try_into().ok()?,
                })
            }
        }
    };
}

macro_rules! server {
    ($(
        ($a:ident $a_id:literal) ($b:ident $b_id:literal) ($c:ident $c_id:literal)
        ($d:ident $d_id:literal) ($e:ident $e_id:literal) ($f:ident $f_id:literal)
    )*) => {
        $(
            kind!(pair $a);
            kind!(mixed $b);
            kind!(named $c);
            kind!(list $d);
            kind!(place $e);
            kind!(login $f);
        )*

        set! { $($a $a_id, $b $b_id, $c $c_id, $d $d_id, $e $e_id, $f $f_id,)* }
    };
}

macro_rules! set {
    ($($name:ident $id:literal,)*) => {
        /// All messages.
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Plain, tag = u16)]
        pub enum Server {
            $(#[wire(id = $id)] $name($name),)*
        }

        impl Server {
            #[inline(never)]
            pub fn handle(&mut self) {
                match self { $(Self::$name(message) => message.handle(),)* }
            }

            pub fn write(&self, out: &mut BytesMut) -> Option<()> {
                match self { $(Self::$name(message) => message.write($id, out),)* }
            }

            pub fn read(input: &[u8]) -> Option<Self> {
                let (id, body) = input.split_first_chunk()?;
                Some(match u16::from_le_bytes(*id) {
                    $($id => Self::$name(ByHand::read(body)?),)*
                    _ => return None,
                })
            }
        }

        /// One of each message.
        pub(super) fn all() -> Vec<Server> {
            let mut number = 0;
            vec![$({
                number += 1;
                Server::$name(ByHand::sample(number))
            },)*]
        }
    };
}
for_messages!(server);
