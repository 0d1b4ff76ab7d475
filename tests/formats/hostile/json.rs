//! nativeparam: JSON that is no message.

use formats::nativeparam::{FromJsonError, Struct};
use serde_json::json;

fn fault(json: serde_json::Value) -> FromJsonError {
    Struct::from_json(&json).unwrap_err()
}

#[test]
fn the_error_held_all_of_the_json() {
    let error = fault(json!([{ "int32": "x".repeat(1 << 20) }]));
    let shown = format!("expected a number in range, found \"{}… at [0].int32", "x".repeat(63));
    assert_eq!(error.to_string(), shown);
    assert!(format!("{error:?}").len() < 300);

    let error = fault(json!({ "list": vec![7; 1 << 20] }));
    assert!(error.to_string().starts_with("expected a struct, found {\"list\":[7,7,7,"));
    assert!(error.to_string().len() < 120);

    let error = fault(json!([{ "y".repeat(1 << 20): 1 }]));
    assert!(error.to_string().starts_with("expected the name of a type, found \"yyyy"));
    assert!(error.to_string().len() < 120);
}

#[test]
fn the_error_says_where_the_fault_is() {
    let error = fault(json!([{ "uint8": 1 }, { "struct": [{ "int32-array": [1, 2, null] }] }]));
    assert_eq!(error.path(), "[1].struct[0].int32-array[2]");
    let text = "expected a number in range, found null at [1].struct[0].int32-array[2]";
    assert_eq!(error.to_string(), text);

    assert_eq!(fault(json!([{ "vector3": [1, 2] }])).path(), "[0].vector3");
    assert_eq!(fault(json!([{ "vector3": [1, "a", 2] }])).path(), "[0].vector3[1]");
    assert_eq!(fault(json!([{ "wibble": 1 }])).path(), "[0]");
    assert_eq!(fault(json!(null)).path(), "");
    assert_eq!(fault(json!(null)).to_string(), "expected a struct, found null");
}
