//! Asheron's Call: fragments that never complete, repeat or contradict.

use codec_core::Implied;
use formats::asherons_call::{Assembler, Fragment, enums::FragmentGroup};

fn fragment(sequence: u32, count: u16, index: u16, data: &[u8]) -> Fragment {
    Fragment {
        sequence,
        id: 0x8000_0000,
        count,
        size: Implied::new(),
        index,
        queue: FragmentGroup::default(),
        data: data.to_vec(),
    }
}

#[test]
fn the_assembler_held_495_mb_in_16_messages() {
    let mut assembler = Assembler::new(16).with_max_bytes(1 << 20);
    for index in 0..20_000_u16 {
        for sequence in 0..16 {
            assert_eq!(assembler.push(fragment(sequence, u16::MAX, index, &[7; 448])), None);
        }
        assert!(assembler.held() <= 1 << 20 && assembler.pending() <= 16);
        if index > 200 {
            break;
        }
    }
    // What is needed for other messages is given up by those that wait.
    for (index, expected) in [(0, None), (1, Some(vec![1; 896]))] {
        assert_eq!(assembler.push(fragment(99, 2, index, &[1; 448])), expected);
    }
    assert!(assembler.held() <= 1 << 20);
}

#[test]
fn fragments_without_data_are_not_free() {
    let mut assembler = Assembler::new(16).with_max_bytes(64 * 100);
    for index in 0..100 {
        assert_eq!(assembler.push(fragment(1, u16::MAX, index, &[])), None);
        assert_eq!(assembler.held(), 64 * (usize::from(index) + 1));
    }
    assert_eq!(assembler.push(fragment(1, u16::MAX, 100, &[])), None);
    assert_eq!((assembler.held(), assembler.pending()), (0, 0), "it alone is too large");
}

#[test]
fn the_assembler_never_forgot_what_does_not_complete() {
    let mut assembler = Assembler::new(16).with_max_age(10);
    assert_eq!(assembler.push(fragment(1, 2, 0, b"lost")), None);
    for sequence in 0..10 {
        assert_eq!(assembler.pending(), 1);
        // Whole messages and repeated fragments count, too.
        let other = fragment(100 + sequence, 1, 0, b"whole");
        assert_eq!(assembler.push(other), Some(b"whole".to_vec()));
    }
    assert_eq!(assembler.push(fragment(1, 2, 0, b"lost")), None);
    let complete = 10 * 32;
    let held = (assembler.pending(), assembler.held());
    assert_eq!(held, (1, 64 + 4 + complete), "forgotten, then begun anew");

    // A message that gets on is not forgotten, however long it takes.
    for index in 0..50 {
        assert_eq!(assembler.push(fragment(2, 51, index, &[1])), None);
        for sequence in 0..8 {
            assembler.push(fragment(100 + sequence, 1, 0, b"whole"));
        }
    }
    assert_eq!(assembler.push(fragment(2, 51, 50, &[1])), Some(vec![1; 51]));
    assert_eq!((assembler.pending(), assembler.held()), (0, complete + 32));
}

#[test]
fn a_forged_count_that_came_first_blocked_the_message() {
    let mut assembler = Assembler::new(16);
    assert_eq!(assembler.push(fragment(1, 9, 0, b"forged")), None);
    assert_eq!(assembler.push(fragment(1, 3, 2, b"c")), None);
    assert_eq!(assembler.push(fragment(1, 3, 0, b"a")), None);
    assert_eq!(assembler.push(fragment(1, 200, 7, b"forged")), None);
    assert_eq!(assembler.push(fragment(1, 3, 1, b"b")), Some(b"abc".to_vec()));
    assert_eq!(assembler.pending(), 2, "of the forged ones");
}

#[test]
fn forged_counts_of_one_message_do_not_push_out_others() {
    let mut assembler = Assembler::new(8);
    assert_eq!(assembler.push(fragment(1, 2, 0, b"a")), None);
    for count in 3..1000 {
        assert_eq!(assembler.push(fragment(2, count, 0, b"forged")), None);
        assert!(assembler.pending() <= 1 + 4);
    }
    assert_eq!(assembler.push(fragment(1, 2, 1, b"b")), Some(b"ab".to_vec()));
}

#[test]
fn a_message_that_is_sent_again_is_given_once() {
    let mut assembler = Assembler::new(8);
    let mut messages = Vec::new();
    // A server that gets no answer sends each packet again, also when all of them arrived.
    for sequence in 0..100 {
        let packet = [
            fragment(3 * sequence, 1, 0, b"whole"),
            fragment(3 * sequence + 1, 2, 0, b"first "),
            fragment(3 * sequence + 1, 2, 1, b"second"),
            fragment(3 * sequence + 2, 1, 0, b""),
        ];
        for fragment in [packet.clone(), packet].concat() {
            messages.extend(assembler.push(fragment));
        }
        assert_eq!(assembler.pending(), 0);
    }
    assert_eq!(messages, [&b"whole"[..], b"first second", b""].repeat(100));

    // A part of it comes again behind many other messages.
    assert_eq!(assembler.push(fragment(1, 2, 1, b"second")), None);
    assert_eq!((assembler.pending(), assembler.push(fragment(0, 1, 0, b"whole"))), (0, None));
}

#[test]
fn what_is_known_of_complete_messages_is_bounded() {
    let mut assembler = Assembler::new(8).with_max_bytes(1000);
    for sequence in 0..10_000 {
        assert!(assembler.push(fragment(sequence, 1, 0, b"whole")).is_some());
        assert!(assembler.held() <= 1000);
    }
    // It gives way to messages that are not complete.
    assert_eq!(assembler.push(fragment(20_000, 2, 0, &[1; 900])), None);
    assert_eq!((assembler.pending(), assembler.held()), (1, 900 + 64 + 32));
    assert_eq!(assembler.push(fragment(20_001, 1, 0, b"whole")), Some(b"whole".to_vec()));
    assert_eq!(assembler.push(fragment(20_000, 2, 1, &[1])), Some(vec![1; 901]));

    let mut assembler = Assembler::new(8);
    for sequence in 0..10_000 {
        assembler.push(fragment(sequence, 1, 0, b"whole"));
    }
    assert_eq!(assembler.held(), 1024 * 32);
}

#[test]
fn the_assembler_shows_how_much_it_holds_and_not_what() {
    let mut assembler = Assembler::new(8);
    assembler.push(fragment(1, 2, 0, b"plaintext"));
    let text = format!("{assembler:?}");
    let expected = "Assembler { pending: 1, held: 73, max_pending: 8, max_bytes: 4194304, \
                    max_age: 4096, .. }";
    assert_eq!(text, expected);
}
