//! What is not a single message: streams, sessions, fragments, files and texts.

use bytes::BytesMut;
use codec_core::{
    Format as _, Implied, Options, Wire,
    codec::{Framed, List},
    stream::MessageDecoder,
};
use formats::{
    asherons_call::{Assembler, Fragment, enums::FragmentGroup},
    castle::nbt::Nbt,
    moul::{
        MessageReader, Moul, MoulOptions,
        connect::{Connection, ServerSecurity},
        messages::{auth::Cli2Auth, file::Cli2File},
        sdl::Descriptors,
    },
    tera::{OpcodeTable, Splitter},
};

use crate::import::tera::{Source, import};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Moul)]
struct Names {
    #[wire(as = List<u8>)]
    names: Vec<Name>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Moul)]
struct Name {
    #[wire(as = List<u8>)]
    bytes: Vec<u8>,
}

/// Stream decoders: however the bytes are cut, the messages are the same.
pub fn streams(data: &[u8]) {
    let Some((step, data)) = data.split_first() else { return };
    let step = usize::from(*step).max(1);
    fn read(data: &[u8], step: usize) -> (Vec<Names>, bool) {
        let (mut decoder, mut buffer) = (MessageDecoder::<Moul>::new(), BytesMut::new());
        let mut messages = Vec::new();
        for piece in data.chunks(step) {
            buffer.extend_from_slice(piece);
            loop {
                match decoder.read_as::<Framed<u8>, Names>(&mut buffer) {
                    Ok(Some(message)) => messages.push(message),
                    Ok(None) => break,
                    Err(_) => return (messages, true),
                }
            }
        }
        (messages, false)
    }
    assert_eq!(read(data, step), read(data, data.len().max(1)));
    let (mut reader, mut buffer) = (MessageReader::new(), BytesMut::new());
    for piece in data.chunks(step) {
        buffer.extend_from_slice(piece);
        while let Ok(Some(_)) = reader.read::<Cli2Auth>(&mut buffer) {}
    }
    let (mut reader, mut buffer) = (MessageReader::new(), BytesMut::from(data));
    while let Ok(Some(_)) = reader.read_file::<Cli2File>(&mut buffer) {}
    Splitter::new(data).for_each(drop);
}

/// The server side of a connection of MOUL, and what the client says after it is open.
pub fn sessions(data: &[u8]) {
    let Some((step, data)) = data.split_first() else { return };
    let mut server = Connection::server();
    for piece in data.chunks(usize::from(*step).max(1)) {
        if server.receive(piece).is_err() {
            return;
        }
        if server.request().is_some() && !server.is_open() {
            let _ = server.accept(ServerSecurity::None);
        }
        while let Ok(Some(_)) = server.next_message::<Cli2Auth>() {}
        let _ = server.transmit();
    }
}

/// Fragments of Asheron's Call in any order.
pub fn assembly(data: &[u8]) {
    let mut assembler = Assembler::new(4).with_max_bytes(4096).with_max_age(32);
    for piece in data.chunks(6) {
        let &[sequence, count, index, a, b, c] = piece else { break };
        assembler.push(Fragment {
            sequence: (sequence % 8).into(),
            id: 0x8000_0000,
            count: count.into(),
            size: Implied::new(),
            index: index.into(),
            queue: FragmentGroup::default(),
            data: vec![a; usize::from(b) * usize::from(c % 8)],
        });
        assert!(assembler.held() <= 4096 && assembler.pending() <= 4);
    }
}

/// NBT files, packed or not.
pub fn nbt(data: &[u8]) {
    let Ok(file) = Nbt::from_slice(data) else { return };
    if let Ok(bytes) = file.to_vec() {
        let again = Nbt::from_slice(&bytes).expect("it was written");
        assert_eq!(again.to_vec().expect("it was read"), bytes);
    }
}

/// Descriptors of SDL, and states by them.
pub fn sdl(data: &[u8]) {
    const TEXT: &str = "STATEDESC A { VERSION 1 VAR BOOL b[1] DEFAULT=false VAR INT i[] \
        VAR STRING32 s[2] VAR PLKEY k[1] VAR TIME t[1] VAR $A n[] }";
    let _ = Descriptors::parse(data);
    let descriptors = Descriptors::parse(TEXT).expect("it is well-formed");
    if let Ok(state) = descriptors.decode(data) {
        let _ = state.to_string();
    }
    let strict = Options { strict: true, ..Options::new(MoulOptions::DEFAULT) };
    let _ = descriptors.decode_with(data, &strict);
}

/// Tables of opcodes.
pub fn texts(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let strict = text.parse::<OpcodeTable>();
    if let (Ok(strict), Ok((lenient, errors))) = (strict, OpcodeTable::parse_lenient(text)) {
        assert!(errors.is_empty());
        assert_eq!(strict.len(), lenient.len());
    }
    let _ = Moul::from_slice::<Cli2Auth>(data);
}

/// Definitions of tera-data: what is imported from them is Rust.
pub fn definitions(data: &[u8]) {
    // The first line is the rest of the name of the file, which no system allows to be long.
    let (name, text) = match data.iter().position(|byte| *byte == b'\n') {
        Some(at) => (&data[..at], &data[at + 1..]),
        None => (&b".1.def"[..], data),
    };
    let path = format!("S_NAME{}", String::from_utf8_lossy(&name[name.len().saturating_sub(64)..]));
    let sources = [Source { path, bytes: text.to_vec() }];
    let imported = import(&sources);
    assert!(imported.code.len() <= 4096 + 1024 * text.len(), "{} bytes", imported.code.len());
    let tokens = imported.code.parse::<proc_macro2::TokenStream>();
    assert!(tokens.is_ok(), "{}", imported.code);
}
