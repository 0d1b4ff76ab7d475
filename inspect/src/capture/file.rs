//! Capture files, frame by frame.

use std::{
    fmt,
    io::{self, Read},
};

use pcap_parser::{
    Block, Linktype, PcapBlockOwned, PcapError, create_reader,
    traits::{PcapNGPacketBlock as _, PcapReaderIterator},
};

use super::Time;

/// A frame as it was captured.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RawFrame {
    /// When.
    pub time: Time,
    /// The kind of network, by its number in pcap files.
    pub link: i32,
    /// The bytes that were captured.
    pub data: Vec<u8>,
    /// Whether it had more.
    pub truncated: bool,
}

/// Why a capture cannot be read on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CaptureError {
    /// It is neither a pcap nor a pcapng file.
    NotACapture,
    /// It ends within a packet.
    CutOff,
    /// A block makes no sense, or is larger than 16 MiB.
    Malformed,
    /// The file cannot be read.
    Unreadable,
}

impl fmt::Display for CaptureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotACapture => "not a pcap or pcapng file",
            Self::CutOff => "the capture is cut off within a packet",
            Self::Malformed => "the capture is malformed: a block makes no sense",
            Self::Unreadable => "the capture cannot be read",
        })
    }
}

impl core::error::Error for CaptureError {}

/// The frames of a pcap or pcapng file, of either byte order.
pub struct Frames<'r> {
    reader: Box<dyn PcapReaderIterator + Send + 'r>,
    interfaces: Vec<Interface>,
    nanoseconds: bool,
    capacity: usize,
    done: bool,
}

#[derive(Clone, Copy)]
struct Interface {
    link: Linktype,
    /// Units of a second.
    resolution: u64,
    offset: i64,
}

/// The buffer at first, and the largest that a block may need.
const CAPACITY: usize = 1 << 18;
const MAX_CAPACITY: usize = 1 << 24;
/// Interfaces that a section may have; numbers of others are a fault of the file.
const MAX_INTERFACES: usize = 1 << 12;

impl<'r> Frames<'r> {
    /// The frames of a file.
    ///
    /// # Errors
    ///
    /// Fails if it is not a capture.
    pub fn new(reader: impl Read + Send + 'r) -> Result<Self, CaptureError> {
        let reader = create_reader(CAPACITY, reader).map_err(|error| match error {
            PcapError::ReadError => CaptureError::Unreadable,
            _ => CaptureError::NotACapture,
        })?;
        let (interfaces, nanoseconds) = (Vec::new(), false);
        Ok(Self { reader, interfaces, nanoseconds, capacity: CAPACITY, done: false })
    }

    /// How many bytes of the file have been looked at.
    #[must_use]
    pub fn position(&self) -> usize {
        self.reader.consumed()
    }

    /// Reads blocks up to the next frame.
    fn advance(&mut self) -> Result<Option<RawFrame>, CaptureError> {
        loop {
            let (used, frame) = match self.reader.next() {
                Ok((used, block)) => {
                    (used, frame_of(&block, &mut self.interfaces, &mut self.nanoseconds))
                }
                Err(PcapError::Eof) => return Ok(None),
                Err(PcapError::Incomplete(_)) => {
                    self.refill()?;
                    continue;
                }
                Err(PcapError::BufferTooSmall) => {
                    self.grow()?;
                    continue;
                }
                Err(PcapError::UnexpectedEof) => return Err(CaptureError::CutOff),
                Err(PcapError::ReadError) => return Err(CaptureError::Unreadable),
                Err(_) => return Err(CaptureError::Malformed),
            };
            self.reader.consume(used);
            if let Some(frame) = frame? {
                return Ok(Some(frame));
            }
        }
    }

    fn refill(&mut self) -> Result<(), CaptureError> {
        // A buffer that is full of one block has no room for the rest of it.
        if self.reader.data().len() >= self.capacity {
            self.grow()?;
        }
        match self.reader.refill() {
            Ok(()) => Ok(()),
            Err(PcapError::BufferTooSmall) => self.grow(),
            Err(PcapError::Eof | PcapError::UnexpectedEof) => Err(CaptureError::CutOff),
            Err(_) => Err(CaptureError::Unreadable),
        }
    }

    fn grow(&mut self) -> Result<(), CaptureError> {
        self.capacity = self.capacity.saturating_mul(2);
        if self.capacity > MAX_CAPACITY || !self.reader.grow(self.capacity) {
            return Err(CaptureError::Malformed);
        }
        Ok(())
    }
}

impl Iterator for Frames<'_> {
    type Item = Result<RawFrame, CaptureError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        let result = self.advance();
        self.done = !matches!(result, Ok(Some(_)));
        result.transpose()
    }
}

impl fmt::Debug for Frames<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Frames").field("position", &self.position()).finish_non_exhaustive()
    }
}

fn frame_of(
    block: &PcapBlockOwned<'_>,
    interfaces: &mut Vec<Interface>,
    nanoseconds: &mut bool,
) -> Result<Option<RawFrame>, CaptureError> {
    let usize_of = |len: u32| usize::try_from(len).unwrap_or(usize::MAX);
    match block {
        PcapBlockOwned::LegacyHeader(header) => {
            *nanoseconds = header.is_nanosecond_precision();
            *interfaces = vec![Interface { link: header.network, resolution: 1, offset: 0 }];
            Ok(None)
        }
        PcapBlockOwned::Legacy(block) => {
            let unit = if *nanoseconds { 1 } else { 1000 };
            let seconds = u64::from(block.ts_sec).saturating_mul(1_000_000_000);
            let time = Time(seconds.saturating_add(u64::from(block.ts_usec).saturating_mul(unit)));
            let link = interfaces.first().map_or(0, |interface| interface.link.0);
            let truncated = usize_of(block.origlen) > block.data.len();
            Ok(Some(RawFrame { time, link, data: block.data.to_vec(), truncated }))
        }
        PcapBlockOwned::NG(Block::SectionHeader(_)) => {
            interfaces.clear();
            Ok(None)
        }
        PcapBlockOwned::NG(Block::InterfaceDescription(block)) => {
            if interfaces.len() >= MAX_INTERFACES {
                return Err(CaptureError::Malformed);
            }
            let resolution = block.ts_resolution().unwrap_or(1_000_000);
            let offset = block.ts_offset();
            interfaces.push(Interface { link: block.linktype, resolution, offset });
            Ok(None)
        }
        PcapBlockOwned::NG(Block::EnhancedPacket(block)) => {
            let Some(interface) = interfaces.get(usize_of(block.if_id)) else {
                return Err(CaptureError::Malformed);
            };
            let ticks = u64::from(block.ts_high) << 32 | u64::from(block.ts_low);
            let data = block.packet_data();
            Ok(Some(RawFrame {
                time: interface.time(ticks),
                link: interface.link.0,
                data: data.to_vec(),
                truncated: usize_of(block.origlen) > data.len(),
            }))
        }
        PcapBlockOwned::NG(Block::SimplePacket(block)) => {
            let Some(interface) = interfaces.first() else { return Err(CaptureError::Malformed) };
            let data = block.packet_data();
            Ok(Some(RawFrame {
                time: Time(0),
                link: interface.link.0,
                data: data.to_vec(),
                truncated: usize_of(block.origlen) > data.len(),
            }))
        }
        PcapBlockOwned::NG(_) => Ok(None),
    }
}

impl Interface {
    fn time(&self, ticks: u64) -> Time {
        let resolution = u128::from(self.resolution.max(1));
        let nanos = u128::from(ticks).saturating_mul(1_000_000_000).checked_div(resolution);
        let nanos = u64::try_from(nanos.unwrap_or_default()).unwrap_or(u64::MAX);
        let offset = self.offset.saturating_mul(1_000_000_000);
        Time(nanos.saturating_add_signed(offset))
    }
}

/// A file that something still writes to: waits at its end for more.
#[derive(Debug)]
pub(crate) struct Growing<R> {
    file: R,
    reads: usize,
}

impl<R: Read> Growing<R> {
    pub(crate) fn new(file: R) -> Self {
        Self { file, reads: 0 }
    }
}

impl<R: Read> Read for Growing<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.file.read(buffer)? {
                // `create_reader` reads twice before it looks at anything. The second time it takes
                // nothing for nothing, not for the end, so that what is there is shown at once.
                0 if !buffer.is_empty() && self.reads != 1 => {
                    std::thread::sleep(std::time::Duration::from_millis(100));
                }
                read => {
                    self.reads = self.reads.saturating_add(1);
                    return Ok(read);
                }
            }
        }
    }
}
