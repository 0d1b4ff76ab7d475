//! The allocator of the bench: the system's, with two other modes.
//!
//! In the usual mode it costs one test per call. It can count calls and remember the largest
//! request, for the columns of allocations and for hostile input. Or it serves small blocks from
//! plain free lists, which makes the cost of the codec visible where the system's allocator
//! would hide it (100 small texts).

use std::{
    alloc::{GlobalAlloc, Layout, System},
    ptr,
    sync::atomic::{
        AtomicPtr, AtomicU8, AtomicUsize,
        Ordering::{Relaxed, SeqCst},
    },
};

/// The global allocator.
pub struct Alloc;

const PLAIN: u8 = 0;
const COUNTING: u8 = 1;
const FREE_LIST: u8 = 2;

static MODE: AtomicU8 = AtomicU8::new(PLAIN);
static CALLS: AtomicUsize = AtomicUsize::new(0);
static LARGEST: AtomicUsize = AtomicUsize::new(0);

/// What [`count`] has counted.
#[derive(Clone, Copy, Debug, PartialEq)]
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
    MODE.store(COUNTING, SeqCst);
    body();
    MODE.store(PLAIN, SeqCst);
    Requests { calls: CALLS.load(SeqCst), largest: LARGEST.load(SeqCst) }
}

/// Turns serving small blocks from free lists on or off. Blocks may outlive the switch.
pub fn use_free_lists(on: bool) {
    if on && ARENA.load(SeqCst) == 0 {
        // SAFETY: the layout has a size; a null pointer is tested for.
        let arena = unsafe { System.alloc(arena_layout()) };
        assert!(!arena.is_null(), "no memory for the arena");
        NEXT.store(arena.addr(), SeqCst);
        BASE.store(arena, SeqCst);
        ARENA.store(arena.addr(), SeqCst);
    }
    MODE.store(if on { FREE_LIST } else { PLAIN }, SeqCst);
}

const ARENA_LEN: usize = 1 << 26;
/// Blocks up to this many bytes come from free lists, one for each multiple of 16.
const LARGEST_SMALL: usize = 4096;

/// Address of the arena, 0 before there is one.
static ARENA: AtomicUsize = AtomicUsize::new(0);
static BASE: AtomicPtr<u8> = AtomicPtr::new(ptr::null_mut());
static NEXT: AtomicUsize = AtomicUsize::new(0);
static FREE: [AtomicPtr<u8>; LARGEST_SMALL / 16 + 1] =
    [const { AtomicPtr::new(ptr::null_mut()) }; LARGEST_SMALL / 16 + 1];

const fn arena_layout() -> Layout {
    match Layout::from_size_align(ARENA_LEN, 16) {
        Ok(layout) => layout,
        Err(_) => panic!("a valid layout"),
    }
}

#[inline]
fn in_arena(block: *mut u8) -> bool {
    block.addr().wrapping_sub(ARENA.load(Relaxed)) < ARENA_LEN
}

// SAFETY: every block comes from `System` or, with a size and alignment that fit, from the arena;
// only one thread of the bench allocates.
unsafe impl GlobalAlloc for Alloc {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let mode = MODE.load(Relaxed);
        if mode != PLAIN {
            if mode == FREE_LIST && layout.size() <= LARGEST_SMALL && layout.align() <= 16 {
                return take(layout);
            }
            note(mode, layout.size());
        }
        // SAFETY: the caller's contract.
        unsafe { System.alloc(layout) }
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        if in_arena(block) {
            let list = &FREE[layout.size().div_ceil(16)];
            // SAFETY: the block has at least 16 bytes and is aligned to 16.
            unsafe { block.cast::<*mut u8>().write(list.load(Relaxed)) };
            list.store(block, Relaxed);
        } else {
            // SAFETY: the caller's contract; blocks outside the arena are the system's.
            unsafe { System.dealloc(block, layout) }
        }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note(MODE.load(Relaxed), layout.size());
        // SAFETY: the caller's contract.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        note(MODE.load(Relaxed), new_size);
        if !in_arena(block) {
            // SAFETY: the caller's contract; blocks outside the arena are the system's.
            return unsafe { System.realloc(block, layout, new_size) };
        }
        // SAFETY: the caller's contract says that the new size is valid with this alignment, and
        // both blocks hold the bytes that are copied.
        unsafe {
            let new = self.alloc(Layout::from_size_align_unchecked(new_size, layout.align()));
            if !new.is_null() {
                ptr::copy_nonoverlapping(block, new, layout.size().min(new_size));
                self.dealloc(block, layout);
            }
            new
        }
    }
}

#[cold]
fn note(mode: u8, size: usize) {
    if mode == COUNTING {
        CALLS.fetch_add(1, Relaxed);
        LARGEST.fetch_max(size, Relaxed);
    }
}

#[inline]
fn take(layout: Layout) -> *mut u8 {
    let class = layout.size().div_ceil(16);
    let list = &FREE[class];
    let block = list.load(Relaxed);
    if block.is_null() {
        return carve(class.max(1) * 16);
    }
    // SAFETY: a block in a list holds the address of the next one.
    list.store(unsafe { block.cast::<*mut u8>().read() }, Relaxed);
    block
}

#[cold]
fn carve(len: usize) -> *mut u8 {
    let at = NEXT.fetch_add(len, Relaxed).wrapping_sub(ARENA.load(Relaxed));
    if at + len > ARENA_LEN {
        return ptr::null_mut();
    }
    // SAFETY: the `len` bytes from `at` on are inside the arena and were never given out.
    unsafe { BASE.load(Relaxed).add(at) }
}
