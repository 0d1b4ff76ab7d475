//! Where input comes from and output goes to.

use std::{
    fmt,
    io::{self, IsTerminal as _, Read, Write},
};

use crate::safe;

/// The streams of a run of the program.
#[non_exhaustive]
pub struct Streams<'a> {
    /// What `-` reads.
    pub input: &'a mut (dyn Read + Send),
    /// Where results go.
    pub output: &'a mut dyn Write,
    /// Where errors, warnings and progress go.
    pub errors: &'a mut dyn Write,
    /// Whether results may have colours.
    pub color: bool,
    /// Whether progress may be shown.
    pub progress: bool,
}

impl<'a> Streams<'a> {
    /// Streams without colours and progress.
    pub fn new(
        input: &'a mut (dyn Read + Send),
        output: &'a mut dyn Write,
        errors: &'a mut dyn Write,
    ) -> Self {
        Self { input, output, errors, color: false, progress: false }
    }
}

impl fmt::Debug for Streams<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Streams").field("color", &self.color).finish_non_exhaustive()
    }
}

/// The streams as commands have them.
pub(crate) struct Console<'a> {
    pub(crate) input: Box<dyn Read + Send + 'a>,
    pub(crate) output: Output<'a>,
    pub(crate) errors: Output<'a>,
    pub(crate) color: bool,
    pub(crate) progress: bool,
    /// Bytes that may still be read of files.
    pub(crate) left: u64,
}

impl<'a> Console<'a> {
    pub(crate) fn new(streams: &'a mut Streams<'_>) -> Self {
        Self {
            input: Box::new(&mut *streams.input),
            output: Output { to: streams.output },
            errors: Output { to: streams.errors },
            color: streams.color,
            progress: streams.progress,
            left: 0,
        }
    }

    /// Writes a line about what is wrong.
    pub(crate) fn warn(&mut self, line: impl fmt::Display) -> io::Result<()> {
        self.output.flush()?;
        writeln!(self.errors, "wire: {}", safe::line(&line.to_string()))
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()?;
        self.errors.flush()
    }
}

/// An output that shows text without what would act on a terminal, unless it is told otherwise.
pub(crate) struct Output<'a> {
    to: &'a mut dyn Write,
}

impl Output<'_> {
    /// What `writeln!` calls.
    pub(crate) fn write_fmt(&mut self, text: fmt::Arguments<'_>) -> io::Result<()> {
        Write::write_fmt(self, text)
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }

    /// Writes JSON and the end of the line.
    pub(crate) fn json(&mut self, json: &str) -> io::Result<()> {
        self.to.write_all(safe::json(json).as_bytes())?;
        self.to.write_all(b"\n")
    }

    /// Writes bytes as they are: those of messages, and what the program says of itself.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.to.write_all(bytes)
    }
}

/// What a format string prints comes here one part after the other: those that are a style of
/// [`anstyle`] are no text.
impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        let shown = if is_style(&text) { text } else { safe::lines(&text) };
        self.to.write_all(shown.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

fn is_style(text: &str) -> bool {
    let codes = text.strip_prefix("\u{1b}[").and_then(|rest| rest.strip_suffix('m'));
    codes.is_some_and(|codes| codes.chars().all(|c| c.is_ascii_digit() || c == ';'))
}

/// Runs with the streams of the process.
pub(crate) fn with_process(run: impl FnOnce(&mut Streams<'_>) -> u8) -> u8 {
    let choice = anstream::AutoStream::choice(&io::stdout());
    let color = choice != anstream::ColorChoice::Never;
    let (mut input, mut errors) = (io::stdin(), io::stderr());
    // Lines on the same terminal show how far it is, and would tear the bar apart.
    let progress = errors.is_terminal() && !io::stdout().is_terminal();
    let mut output = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let streams = Streams::new(&mut input, &mut output, &mut errors);
    let code = run(&mut Streams { color, progress, ..streams });
    // What is left belongs to a closed pipe: `run` has flushed everything else.
    let _ = output.into_parts();
    code
}
