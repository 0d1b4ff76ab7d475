//! The allocator of the bench: the system's, which counts requests when it is asked to.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::atomic::{
        AtomicBool, AtomicUsize,
        Ordering::{Relaxed, SeqCst},
    },
};

/// The global allocator.
pub struct Alloc;

static COUNTING: AtomicBool = AtomicBool::new(false);
static CALLS: AtomicUsize = AtomicUsize::new(0);
static LARGEST: AtomicUsize = AtomicUsize::new(0);

/// What [`count`] has counted.
pub struct Requests {
    /// Calls that asked for memory.
    pub calls: usize,
    /// Bytes of the largest request.
    pub largest: usize,
}

/// Runs `body` and counts its requests.
pub fn count(body: impl FnOnce()) -> Requests {
    CALLS.store(0, SeqCst);
    LARGEST.store(0, SeqCst);
    COUNTING.store(true, SeqCst);
    body();
    COUNTING.store(false, SeqCst);
    Requests { calls: CALLS.load(SeqCst), largest: LARGEST.load(SeqCst) }
}

// SAFETY: every call goes to `System` as it came.
unsafe impl GlobalAlloc for Alloc {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        // SAFETY: the caller's contract.
        unsafe { System.alloc(layout) }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        // SAFETY: the caller's contract.
        unsafe { System.alloc_zeroed(layout) }
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller's contract.
        unsafe { System.dealloc(block, layout) }
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        note(new_size);
        // SAFETY: the caller's contract.
        unsafe { System.realloc(block, layout, new_size) }
    }
}

#[inline]
fn note(size: usize) {
    if COUNTING.load(Relaxed) {
        CALLS.fetch_add(1, Relaxed);
        LARGEST.fetch_max(size, Relaxed);
    }
}
