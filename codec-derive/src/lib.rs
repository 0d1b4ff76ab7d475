//! stub
use proc_macro::TokenStream;
/// stub
#[proc_macro_derive(Wire, attributes(wire))]
pub fn derive(_input: TokenStream) -> TokenStream {
    TokenStream::new()
}
