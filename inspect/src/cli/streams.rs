//! Where input comes from and output goes to.

use std::{
    fmt,
    io::{self, IsTerminal as _, Read, Write},
};

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

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()?;
        self.errors.flush()
    }
}

impl fmt::Debug for Streams<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Streams").field("color", &self.color).finish_non_exhaustive()
    }
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
