//! `--sdl`: the variables of states of Myst Online.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::{Arg, ArgMatches};
use formats::moul::sdl::Descriptors;

use super::{Console, Failure, files, select};

pub(crate) fn arg() -> Arg {
    Arg::new("sdl").long("sdl").value_name("FILE_OR_FOLDER").help(
        "Descriptors of states of Myst Online, an .sdl file or a folder of them: messages show \
         the variables of the states they carry",
    )
}

/// Reads `--sdl`; there are none without it.
pub(crate) fn descriptors(
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<Descriptors, Failure> {
    let Some(given) = select::text(matches, "sdl") else { return Ok(Descriptors::default()) };
    let mut texts = Vec::new();
    for path in paths(given)? {
        let text = files::read(&path, streams)?;
        texts.push((path, text));
    }
    Descriptors::parse_files(texts)
        .map_err(|error| Failure::usage(error, "give .sdl files of one game"))
}

/// The file, or the `.sdl` files of the folder, in the order of their names as clients read them.
fn paths(given: &str) -> Result<Vec<String>, Failure> {
    if !Path::new(given).is_dir() {
        return Ok(vec![given.to_owned()]);
    }
    let failed = |error| Failure::file(given, &error);
    let mut found = Vec::new();
    for entry in fs::read_dir(given).map_err(failed)? {
        let path: PathBuf = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("sdl")) {
            found.push(path.to_string_lossy().into_owned());
        }
    }
    found.sort_unstable();
    if found.is_empty() {
        return Err(Failure::usage(
            format_args!("no .sdl file in `{given}`"),
            "give the folder that has them, or one file",
        ));
    }
    Ok(found)
}
