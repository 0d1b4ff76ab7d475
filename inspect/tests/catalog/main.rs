//! The catalog of all formats: what is in it, what finds it, and that JSON loses nothing.

mod content;
mod find;
mod json;
mod own;
mod samples;
