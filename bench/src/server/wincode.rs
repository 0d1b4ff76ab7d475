//! The server's messages with wincode, with the codecs for text of its other cases.

use ::wincode::{SchemaRead, SchemaWrite, containers, len::UseIntLen};
use uuid::Uuid;

use crate::{
    messages::for_messages,
    peers::wincode::{MicrosoftUuid, Text, Utf16},
};

macro_rules! kind {
    (pair $name:ident) => {
        #[derive(SchemaRead, SchemaWrite)]
        struct $name {
            a: u32,
            b: u32,
        }
        handle!(pair $name);
    };
    (mixed $name:ident) => {
        #[derive(SchemaRead, SchemaWrite)]
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
        #[derive(SchemaRead, SchemaWrite)]
        struct $name {
            player: u32,
            #[wincode(with = "Text<1>")]
            name: String,
        }
        handle!(named $name);
    };
    (list $name:ident) => {
        #[derive(SchemaRead, SchemaWrite)]
        struct $name {
            owner: u32,
            #[wincode(with = "containers::Vec<u32, UseIntLen<u32>>")]
            items: Vec<u32>,
        }
        handle!(list $name);
    };
    (place $name:ident) => {
        #[derive(SchemaRead, SchemaWrite)]
        struct $name {
            #[wincode(with = "MicrosoftUuid")]
            id: Uuid,
            cell: u32,
            hidden: bool,
        }
        handle!(place $name);
    };
    (login $name:ident) => {
        #[derive(SchemaRead, SchemaWrite)]
        struct $name {
            trans: u32,
            #[wincode(with = "Utf16")]
            account: String,
            digest: [u8; 20],
        }
        handle!(login $name);
    };
}

macro_rules! set {
    ($($name:ident $id:tt $typed:tt,)*) => {
        #[derive(SchemaRead, SchemaWrite)]
        #[wincode(tag_encoding = "u16")]
        enum Server {
            $(#[wincode(tag = $id)] $name($name),)*
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
    let mut message: Server = ::wincode::deserialize_exact(input).unwrap();
    message.handle();
    out.clear();
    ::wincode::serialize_into(out, &message).unwrap();
}
