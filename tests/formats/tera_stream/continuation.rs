//! Lists in several packets.

use super::*;

#[test]
fn parts_make_one_list() {
    let mut parts = Parts::new();
    assert_eq!(parts.push(true, false, &mut vec![1]), Ok(Some(vec![1])));
    assert_eq!(parts.push(true, false, &mut vec![]), Ok(Some(vec![])));
    assert!(!parts.is_open());
    assert_eq!(parts.push(true, true, &mut vec![1, 2]), Ok(None));
    assert!(parts.is_open());
    assert_eq!(parts.push(false, true, &mut vec![]), Ok(None));
    assert_eq!(parts.push(false, false, &mut vec![3]), Ok(Some(vec![1, 2, 3])));
    assert_eq!(parts.finish(), Ok(()));
}

#[test]
fn a_missing_first_part_is_reported_until_a_list_begins() {
    let mut parts = Parts::new();
    for more in [true, true, false] {
        let mut items = vec![1];
        let error = parts.push(false, more, &mut items);
        assert_eq!(error, Err(ContinuationError::MissingFirst));
        assert_eq!(items, [1]);
    }
    assert_eq!(parts.push(true, false, &mut vec![2]), Ok(Some(vec![2])));
}

#[test]
fn a_missing_last_part_is_reported_and_the_next_list_is_not_lost() {
    let mut parts = Parts::new();
    assert_eq!(parts.push(true, true, &mut vec![1, 2]), Ok(None));
    let mut items = vec![3];
    let error = parts.push(true, false, &mut items).unwrap_err();
    assert_eq!(error, ContinuationError::MissingLast { items: 2 });
    assert_eq!(error.to_string(), "a list of 2 items so far has no end");
    assert_eq!(parts.push(true, false, &mut items), Ok(Some(vec![3])));

    assert_eq!(parts.push(true, true, &mut vec![4]), Ok(None));
    assert_eq!(parts.finish(), Err(ContinuationError::MissingLast { items: 1 }));
    assert_eq!(parts.finish(), Ok(()));
}

#[test]
fn a_list_without_an_end_is_bounded() {
    let mut parts = Parts::with_limit(3);
    assert_eq!(parts.push(true, true, &mut vec![1, 2]), Ok(None));
    assert_eq!(parts.push(false, true, &mut vec![3]), Ok(None));
    let error = parts.push(false, true, &mut vec![4]);
    assert_eq!(error, Err(ContinuationError::TooMany { limit: 3 }));
    assert!(!parts.is_open());
}
