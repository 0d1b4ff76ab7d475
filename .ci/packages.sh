# What is published, tested the way a user gets it. Read by `.ci/run`.

# The packages in the order in which they can be published, each with the size in KiB that it may
# have when packed. Captured messages stay in `tests/golden`, outside of all packages.
readonly PACKAGES=(codec-derive:144 codec-core:224 codec-formats:640 codec-inspect:256)
readonly UNPACKED=target/packages
# Where tools are installed that this machine does not have.
readonly TOOLS=$PWD/target/tools

# The packages build and pass their tests without this repository around them.
step_package() {
    unpack_all
    # Its documentation tests need codec-core, which depends on it; they run in this repository.
    run unpacked test --quiet -p codec-derive --lib
    run unpacked test --quiet -p codec-core -p codec-formats
    # Its tests stay in this repository; what a user installs builds and says what it is.
    run unpacked run --quiet -p codec-inspect --bin wire -- demo
}

# The oldest compiler and the lowest versions of dependencies that the manifests promise are enough.
# The lint `incompatible_msrv`, part of the step `lint`, knows functions of the standard library but
# not the language; the compiler itself does.
step_oldest() {
    local version
    version=$(sed -n 's/^rust-version = "\(.*\)"/\1.0/p' Cargo.toml)
    if ! rustup toolchain list | grep -q "^$version"; then
        if [[ ${CI:-} != true ]] ||
            ! run timeout 300 rustup toolchain install "$version" --profile minimal; then
            say "skipped: Rust $version (rustup toolchain install $version)"
            version=$(rustup show active-toolchain | cut -d' ' -f1)
        fi
    fi
    unpack_all
    rm -rf "$UNPACKED-oldest"
    cp -a "$UNPACKED" "$UNPACKED-oldest"
    (
        cd "$UNPACKED-oldest"
        export CARGO_TARGET_DIR=../oldest
        if cargo +nightly --version >/dev/null 2>&1; then
            rm -f Cargo.lock
            run cargo +nightly update --quiet -Z direct-minimal-versions
        else
            say "skipped: lowest versions of dependencies (rustup toolchain install nightly)"
        fi
        run cargo "+$version" check --quiet --workspace --all-features
    )
}

# Packs all packages and unpacks them into a workspace of their own.
unpack_all() {
    local entry
    local flags=(--allow-dirty --no-verify --quiet)
    for entry in "${PACKAGES[@]}"; do
        flags+=(-p "${entry%:*}")
    done
    mkdir -p "$UNPACKED"
    rm -f target/package/*.crate
    run cargo package "${flags[@]}"
    for entry in "${PACKAGES[@]}"; do
        check_size "${entry%:*}" "${entry#*:}"
        unpack "${entry%:*}"
    done
    cp Cargo.lock "$UNPACKED/Cargo.lock"
    {
        echo '[workspace]'
        echo 'resolver = "3"'
        echo 'members = ["codec-*"]'
        echo '[patch.crates-io]'
        for entry in "${PACKAGES[@]}"; do
            echo "${entry%:*} = { path = \"${entry%:*}\" }"
        done
    } >"$UNPACKED/Cargo.toml"
}

check_size() {
    local size
    size=$(($(wc -c <"$(packed "$1")") / 1024))
    echo "$1: $size KiB of $2 KiB"
    if ((size > $2)); then
        echo "$1 is too large: what is not needed to build and test it belongs outside" >&2
        return 1
    fi
}

# Replaces an unpacked package only if it has changed, so that a second run compiles nothing again.
unpack() {
    local new="$UNPACKED/new" old="$UNPACKED/$1"
    rm -rf "$new"
    mkdir "$new"
    tar -xzf "$(packed "$1")" -C "$new" --strip-components=1
    rm -f "$new/.cargo_vcs_info.json"
    if [[ -d $old ]] && diff -rq "$new" "$old" >/dev/null; then
        rm -rf "$new"
        return
    fi
    rm -rf "$old"
    mv "$new" "$old"
    # Packed files carry a time long ago, which cargo would take for "not changed".
    find "$old" -type f -exec touch {} +
}

packed() {
    echo target/package/"$1"-[0-9]*.crate
}

# Cargo in the workspace of unpacked packages.
unpacked() {
    (cd "$UNPACKED" && CARGO_TARGET_DIR=../unpacked cargo "$@")
}

# Licences, sources and doubled versions of dependencies. Known faults (`advisories`) need a
# database from the network, and change without a change here: RELEASING.md has them.
step_deny() {
    if ! have_tool cargo-deny "rules for dependencies"; then return; fi
    PATH=$TOOLS/bin:$PATH run cargo deny --log-level warn check bans licenses sources
}

# The guide, as a book in `target/guide`, and the book of messages in `target/book/book`. The tests
# `pages` and `book` follow their links.
step_book() {
    if ! have_tool mdbook "the guide and the messages as books" --no-default-features --features search; then
        return
    fi
    PATH=$TOOLS/bin:$PATH run mdbook build docs/guide
    rm -rf target/book
    run cargo build --quiet --workspace --bins
    run target/debug/wire export markdown --output target/book
    PATH=$TOOLS/bin:$PATH run mdbook build target/book
}

# Definitions for Kaitai Struct, with the real compiler and its runtime for Python.
step_kaitai() {
    local tools=$TOOLS/kaitai
    if [[ ! -d $tools/node_modules/yaml || ! -x $tools/venv/bin/python ]]; then
        if [[ ${CI:-} != true ]] || ! install_kaitai "$tools"; then
            say "skipped: Kaitai Struct (CI=true installs it, with npm and pip)"
            return
        fi
    fi
    WIRE_KAITAI=$tools run cargo test --workspace --test kaitai
}

install_kaitai() {
    mkdir -p "$1"
    run timeout 300 npm install --silent --no-fund --no-audit --prefix "$1" kaitai-struct-compiler@0.11 yaml@2 &&
        run python3 -m venv "$1/venv" &&
        run timeout 300 "$1/venv/bin/pip" install --quiet 'kaitaistruct==0.11'
}

# How much of the core and the derive the tests run. Not part of CI, because it builds everything once
# more; it needs `rustup component add llvm-tools`. Compile errors and documentation are left out.
step_coverage() {
    local test tests=()
    if ! have_tool cargo-llvm-cov "coverage"; then return; fi
    for test in annotate directives entry_points errors limits properties shapes stream text text_lists; do
        tests+=(--test "$test")
    done
    PATH=$TOOLS/bin:$PATH run cargo llvm-cov --summary-only \
        --ignore-filename-regex '(formats|tests|examples)/' \
        -p wire-suite -p codec-core -p codec-derive --lib "${tests[@]}"
}

# Whether a tool is there: `have_tool PACKAGE WHAT [FLAGS]`. With `CI=true` it is installed, without
# optimizations, because it runs for less time than it would take to optimize it.
have_tool() {
    local name=$1 what=$2
    shift 2
    if PATH=$TOOLS/bin:$PATH command -v "$name" >/dev/null; then return; fi
    if [[ ${CI:-} != true ]] ||
        ! CARGO_TARGET_DIR=$TOOLS/build run timeout 600 \
            cargo install --quiet --debug --locked --root "$TOOLS" "$@" "$name"; then
        say "skipped: $what (cargo install --locked $name)"
        return 1
    fi
}
