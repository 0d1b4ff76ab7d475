//! The server's messages with binrw.

use std::io::Cursor;

use ::binrw::{BinRead as _, BinWrite as _, binrw};
use uuid::Uuid;

use crate::{hand, messages::for_messages};

macro_rules! kind {
    (pair $name:ident) => {
        #[binrw]
        #[brw(little)]
        struct $name {
            a: u32,
            b: u32,
        }
        handle!(pair $name);
    };
    (mixed $name:ident) => {
        #[binrw]
        #[brw(little)]
        struct $name {
            trans: u32,
            kind: u16,
            level: u8,
            time: u64,
            at: [f32; 3],
        }
        handle!(mixed $name);
    };
    (named $name:ident) => {
        #[binrw]
        #[brw(little)]
        struct $name {
            player: u32,
            #[br(temp)]
            #[bw(try_calc = u16::try_from(name.len()))]
            len: u16,
            #[br(count = len, try_map = String::from_utf8)]
            #[bw(map = |name| name.as_bytes())]
            name: String,
        }
        handle!(named $name);
    };
    (list $name:ident) => {
        #[binrw]
        #[brw(little)]
        struct $name {
            owner: u32,
            #[br(temp)]
            #[bw(try_calc = u32::try_from(items.len()))]
            count: u32,
            #[br(count = count)]
            items: Vec<u32>,
        }
        handle!(list $name);
    };
    (place $name:ident) => {
        #[binrw]
        #[brw(little)]
        struct $name {
            #[br(map = Uuid::from_bytes_le)]
            #[bw(map = Uuid::to_bytes_le)]
            id: Uuid,
            cell: u32,
            #[br(map = |byte: u8| byte != 0)]
            #[bw(map = |hidden| u8::from(*hidden))]
            hidden: bool,
        }
        handle!(place $name);
    };
    (login $name:ident) => {
        #[binrw]
        #[brw(little)]
        struct $name {
            trans: u32,
            #[br(temp)]
            #[bw(try_calc = u16::try_from(account.encode_utf16().count()))]
            units: u16,
            #[br(count = usize::from(units) * 2, map = text)]
            #[bw(map = |account| account.encode_utf16().collect::<Vec<u16>>())]
            account: String,
            digest: [u8; 20],
        }
        handle!(login $name);
    };
}

fn text(bytes: Vec<u8>) -> String {
    hand::decode_utf16(&bytes).unwrap()
}

macro_rules! set {
    ($($name:ident $id:tt $typed:tt,)*) => {
        #[binrw]
        #[brw(little)]
        enum Server {
            $(#[brw(magic = $typed)] $name($name),)*
        }

        impl Server {
            #[inline(never)]
            fn handle(&mut self) {
                match self { $(Self::$name(message) => message.handle(),)* }
            }
        }
    };
}
for_messages!(server);

/// Answers one message.
pub(super) fn serve(input: &&'static [u8], out: &mut Vec<u8>) {
    let mut message = Server::read_le(&mut Cursor::new(*input)).unwrap();
    message.handle();
    out.clear();
    message.write_le(&mut Cursor::new(out)).unwrap();
}
