//! The server's messages with deku.

use ::deku::{ctx::Endian, prelude::*};
use uuid::Uuid;

use crate::messages::for_messages;

macro_rules! kind {
    (pair $name:ident) => {
        #[derive(DekuRead, DekuWrite)]
        #[deku(ctx = "endian: Endian", endian = "endian")]
        struct $name {
            a: u32,
            b: u32,
        }
        handle!(pair $name);
    };
    (mixed $name:ident) => {
        #[derive(DekuRead, DekuWrite)]
        #[deku(ctx = "endian: Endian", endian = "endian")]
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
        #[deku_derive(DekuRead, DekuWrite)]
        #[deku(ctx = "endian: Endian", endian = "endian")]
        struct $name {
            player: u32,
            #[deku(temp, temp_value = "name.len() as u16")]
            len: u16,
            #[deku(
                count = "len",
                map = "utf8",
                writer = "self.name.as_bytes().to_writer(deku::writer, ())"
            )]
            name: String,
        }
        handle!(named $name);
    };
    (list $name:ident) => {
        #[deku_derive(DekuRead, DekuWrite)]
        #[deku(ctx = "endian: Endian", endian = "endian")]
        struct $name {
            owner: u32,
            #[deku(temp, temp_value = "items.len() as u32")]
            count: u32,
            #[deku(count = "count")]
            items: Vec<u32>,
        }
        handle!(list $name);
    };
    (place $name:ident) => {
        #[derive(DekuRead, DekuWrite)]
        #[deku(ctx = "endian: Endian", endian = "endian")]
        struct $name {
            #[deku(map = "uuid", writer = "self.id.to_bytes_le().to_writer(deku::writer, ())")]
            id: Uuid,
            cell: u32,
            hidden: bool,
        }
        handle!(place $name);
    };
    (login $name:ident) => {
        #[deku_derive(DekuRead, DekuWrite)]
        #[deku(ctx = "endian: Endian", endian = "endian")]
        struct $name {
            trans: u32,
            #[deku(temp, temp_value = "account.encode_utf16().count() as u16")]
            units: u16,
            #[deku(
                count = "units",
                map = "utf16",
                writer = "self.account.encode_utf16().collect::<Vec<u16>>()
                    .to_writer(deku::writer, Endian::Little)"
            )]
            account: String,
            digest: [u8; 20],
        }
        handle!(login $name);
    };
}

fn utf8(bytes: Vec<u8>) -> Result<String, DekuError> {
    String::from_utf8(bytes).map_err(|_| DekuError::Parse("text".into()))
}

fn utf16(units: Vec<u16>) -> Result<String, DekuError> {
    String::from_utf16(&units).map_err(|_| DekuError::Parse("text".into()))
}

fn uuid(bytes: [u8; 16]) -> Result<Uuid, DekuError> {
    Ok(Uuid::from_bytes_le(bytes))
}

macro_rules! set {
    ($($name:ident $id:tt $typed:tt,)*) => {
        #[derive(DekuRead, DekuWrite)]
        #[deku(id_type = "u16", endian = "little")]
        enum Server {
            $(#[deku(id = $id)] $name($name),)*
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
    let (_, mut message) = Server::from_bytes((input, 0)).unwrap();
    message.handle();
    *out = message.to_bytes().unwrap();
}
