//! An allocator that knows how much memory a thread has held at most, and allocated in all.
#![allow(dead_code, reason = "each test uses some of it")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

thread_local! {
    static LIVE: Cell<isize> = const { Cell::new(0) };
    static PEAK: Cell<isize> = const { Cell::new(0) };
    static TOTAL: Cell<usize> = const { Cell::new(0) };
}

fn note(size: usize, sign: isize) {
    // A thread that ends has no counters any more.
    let _ = LIVE.try_with(|live| {
        live.set(live.get() + sign * isize::try_from(size).unwrap_or(isize::MAX));
        let _ = PEAK.try_with(|peak| peak.set(peak.get().max(live.get())));
    });
}

// `realloc` is left to its default: it allocates, copies and frees, so that both count.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let pointer = unsafe { System.alloc(layout) };
        if !pointer.is_null() {
            note(layout.size(), 1);
            let _ = TOTAL.try_with(|total| total.set(total.get() + layout.size()));
        }
        pointer
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        note(layout.size(), -1);
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// The most memory that `body` holds at once, its result included.
pub fn peak<T>(body: impl FnOnce() -> T) -> (T, usize) {
    let before = LIVE.get();
    PEAK.set(before);
    let value = body();
    (value, usize::try_from(PEAK.get() - before).unwrap())
}

/// How many bytes `body` allocates, those that it frees again included.
pub fn allocated(body: impl FnOnce()) -> usize {
    let before = TOTAL.get();
    body();
    TOTAL.get() - before
}

/// Checks that `body`, which decodes `bytes`, takes no more memory than is promised.
#[track_caller]
pub fn assert_bounded<T>(what: &str, bytes: &[u8], body: impl FnOnce(&[u8]) -> T) -> T {
    let (value, peak) = peak(|| body(bytes));
    let most = 64 * bytes.len() + (64 << 10);
    let start = &bytes[..bytes.len().min(64)];
    assert!(peak <= most, "{what}: {peak} bytes for {} bytes {start:02x?}", bytes.len());
    value
}
