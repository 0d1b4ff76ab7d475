//! `wire import`: definitions of others as declarations.

use std::{fs, path::Path};

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{Console, Failure, Tool, files};
use crate::import::tera::{self, Source};

pub(crate) fn command() -> Command {
    let tera = Command::new("tera")
        .about("Prints structs with #[derive(Wire)] for tera-data definitions")
        .long_about(
            "Prints structs with #[derive(Wire)] for tera-data definitions, named like \
             S_LOGIN.10.def. Comments become documentation, and each version of a packet a module \
             of its own. Definitions with a fault are left out and reported with line and column; \
             the exit code is then 1.",
        )
        .arg(
            Arg::new("files")
                .value_name("FILE")
                .help("Definitions, or folders with definitions")
                .required(true)
                .action(ArgAction::Append)
                .num_args(1..),
        )
        .after_help("Examples:\n  wire import tera S_GUILD_INFO.1.def\n  wire import tera .");
    Command::new("import")
        .about("Turns definitions of other tools into declarations")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(tera)
        .after_help("Examples:\n  wire import tera S_GUILD_INFO.1.def")
}

pub(crate) fn run(
    _: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let Some(("tera", matches)) = matches.subcommand() else {
        return Err(Failure::usage("nothing to import", "`wire import tera FILE`"));
    };
    let mut sources = Vec::new();
    for path in matches.get_many::<String>("files").into_iter().flatten() {
        collect(path, streams, &mut sources)?;
    }
    if sources.is_empty() {
        return Err(Failure::usage("no definition", "files are named like `S_LOGIN.10.def`"));
    }
    let imported = tera::import(&sources);
    write!(streams.output, "{}", imported.code)?;
    streams.output.flush()?;
    for problem in &imported.problems {
        writeln!(streams.errors, "{}", crate::safe::line(&problem.to_string()))?;
    }
    if imported.problems.is_empty() { Ok(()) } else { Err(Failure::Undecodable) }
}

/// Reads a definition, or all of a folder and those below it.
fn collect(
    path: &str,
    streams: &mut Console<'_>,
    sources: &mut Vec<Source>,
) -> Result<(), Failure> {
    if !Path::new(path).is_dir() {
        let bytes = files::read(path, streams)?;
        sources.push(Source { path: path.to_owned(), bytes });
        return Ok(());
    }
    let entries = fs::read_dir(path).map_err(|error| Failure::file(path, &error))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        let is_definition = path.extension().is_some_and(|extension| extension == "def");
        // Links could lead back here.
        if is_definition || (path.is_dir() && !path.is_symlink()) {
            collect(&path.to_string_lossy(), streams, sources)?;
        }
    }
    Ok(())
}
