//! Enums that are numbers convert to their numbers and back, unknown ones included.

use formats::moul::{connect::ConnectionType, messages::NetError, vault::NodeType};

#[test]
fn enums_convert_to_their_numbers_and_back() {
    assert_eq!(NetError::from(0), NetError::Success);
    assert_eq!(i32::from(NetError::Success), 0);
    assert_eq!(ConnectionType::from(10), ConnectionType::CliToAuth);
    assert_eq!(u8::from(ConnectionType::CliToAuth), 10);
    for number in (0..300).chain([u32::MAX]) {
        assert_eq!(u32::from(NodeType::from(number)), number);
    }
}

#[test]
fn unknown_numbers_are_kept() {
    assert_eq!(NetError::from(-12345), NetError::Unknown(-12345));
    assert_eq!(i32::from(NetError::Unknown(-12345)), -12345);
    // A number with a name has one form only, however it came about.
    assert_eq!(NetError::from(i32::from(NetError::Unknown(0))), NetError::Success);
}
