use codec_core::exact::Exact;

#[derive(Exact)]
struct Name<'a> {
    text: &'a str,
}

fn main() {}
