#!/bin/sh
# Installs into a temporary folder, runs every lesson from another folder without any other file, and
# uninstalls.
set -eu

root=$(pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Not every shell runs the EXIT trap when a signal ends it.
trap 'exit 130' INT
trap 'exit 143' TERM HUP
# As for a package, below a folder that the prefix does not name.
prefix="$folder/stage/a prefix"
export XDG_STATE_HOME="$folder/state"
tool="$prefix/bin/statelab"

fail() {
  echo "install: $1" >&2
  exit 1
}

make install DESTDIR="$folder/stage" PREFIX="/a prefix" > "$folder/log" 2>&1 || {
  cat "$folder/log" >&2
  fail "\`make install\` failed"
}

# The output of the built program, for comparison.
built="$root/.build/released/release/statelab"
LC_ALL=C.UTF-8 "$built" run all --width 80 > "$folder/expected"

mkdir "$folder/elsewhere"
cd "$folder/elsewhere"

# Checks that the program without its environment prints the same.
plays() {
  env -i PATH=/nowhere XDG_STATE_HOME="$XDG_STATE_HOME" LC_ALL=C.UTF-8 "$@" run all --width 80 > "$folder/output"
  cmp "$folder/expected" "$folder/output" || fail "\`$1\` prints different output"
}

plays "$tool"
grep -q 'stopped .*Fatal error: ' "$folder/output" || fail 'no experiment ended its process'
cp "$tool" ./renamed
plays ./renamed
ln -s "$tool" ./link
plays ./link
rm renamed link
if grep -aqF "$root" "$tool"; then fail "the program contains the path $root"; fi
if command -v ldd > /dev/null && ldd "$tool" 2> /dev/null | grep -i swift; then
  fail 'the program needs a Swift library'
fi
if command -v strace > /dev/null && strace -o "$folder/trace" -f -e trace=file true 2> /dev/null; then
  strace -o "$folder/trace" -f -e trace=file "$tool" run all > "$folder/output"
  if grep -F "$root/" "$folder/trace"; then fail "the program opens files in $root"; fi
else
  echo 'install: the files that the program opens were not checked, strace is not installed'
fi
"$tool" doctor > "$folder/output" || {
  cat "$folder/output" >&2
  fail 'the doctor reports a problem'
}

if command -v swiftc > /dev/null; then
  # A lesson with code that does not compile: `lessons/02-nonmutating` has the number 2.
  failing=$(grep -l '^```swift fails' "$root"/lessons/*/lesson.md | head -n 1)
  number=$(basename "$(dirname "$failing")" | sed 's/^0*\([0-9]*\)-.*/\1/')
  "$tool" run "$number" --live > "$folder/output" 2> "$folder/errors"
  if [ -s "$folder/errors" ]; then fail "--live reports: $(cat "$folder/errors")"; fi
  grep -q 'The compiler says' "$folder/output" || fail '--live did not run the compiler'
  cp "$tool" ./alone
  ./alone run "$number" --live 2>&1 | grep -q 'there is no compiled StateLabCore' \
    || fail 'a missing library is not reported'
  rm alone

  # A user's program, with the installed files alone.
  export XDG_CACHE_HOME="$folder/cache"
  cat > Counter.swift << 'PROGRAM'
import SwiftUI

@main
struct CounterApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  @State private var count = 0

  var body: some View { Button("Add, now \(count)") { count += 1 } }
}
PROGRAM
  "$tool" try Counter.swift --tap 'Add, now 0' --expect-screen '[Add, now 1]' > "$folder/output" \
    2> "$folder/errors" || fail "try reports: $(cat "$folder/output" "$folder/errors")"
  if [ -s "$folder/errors" ]; then fail "try reports: $(cat "$folder/errors")"; fi
  # The message must name the installed page that lists what is simulated.
  echo 'import SwiftUI; struct Names: View { var body: some View { PhotosPicker("Photo", selection: .constant(nil)) } }' > Names.swift
  "$tool" try Names.swift --width 1000 > "$folder/output" 2>&1 || true
  grep -qF "$prefix/share/doc/statelab/API.md lists" "$folder/output" \
    || fail "try does not name API.md: $(cat "$folder/output")"
else
  echo 'install: --live and try were not tested, swiftc is not installed'
fi

# The completion scripts call the tool on PATH.
PATH=$prefix/bin:$PATH

for file in bash-completion/completions/statelab zsh/site-functions/_statelab \
  fish/vendor_completions.d/statelab.fish doc/statelab/API.md; do
  [ -s "$prefix/share/$file" ] || fail "share/$file is missing"
done
if command -v shellcheck > /dev/null; then
  shellcheck -s bash "$prefix/share/bash-completion/completions/statelab"
fi
if command -v bash > /dev/null; then
  # Loaded and called as bash does.
  bash --norc --noprofile -c '
    . "$1" || exit 1
    function=$(complete -p statelab | sed -n "s/.* -F \([^ ]*\) .*/\1/p")
    COMP_WORDS=(statelab progr) COMP_CWORD=1 COMP_LINE="statelab progr" COMP_POINT=14
    "$function" statelab progr statelab
    [[ "${COMPREPLY[0]%% *}" == progress ]]
  ' bash "$prefix/share/bash-completion/completions/statelab" \
    || fail 'bash completes nothing with its file'
else
  echo 'install: the completions of bash were not loaded, bash is not installed'
fi
if command -v fish > /dev/null; then
  # shellcheck disable=SC2016 # fish expands it
  fish --no-config -c 'source $argv[1]; complete -C "statelab progr"' \
    "$prefix/share/fish/vendor_completions.d/statelab.fish" | grep -q '^progress' \
    || fail 'fish completes nothing with its file'
else
  echo 'install: the completions of fish were not loaded, fish is not installed'
fi
if command -v zsh > /dev/null; then
  # Found as zsh does: in fpath, by name.
  zsh -f -c "fpath=('$prefix/share/zsh/site-functions' \$fpath)
    autoload -U compinit && compinit -D -u && [[ \$_comps[statelab] == _statelab ]]" \
    || fail 'zsh does not find its completions'
else
  echo 'install: the completions of zsh were not loaded, zsh is not installed'
fi

cd "$root"
[ -s "$prefix/lib/statelab/StateLabCore.swiftmodule" ] || fail 'there is no library'
make uninstall DESTDIR="$folder/stage" PREFIX="/a prefix" > "$folder/log" 2>&1
left=$(find "$folder/stage" -type f)
[ -z "$left" ] || fail "left behind: $left"
[ ! -e "$prefix/lib/statelab" ] || fail 'left behind: lib/statelab'

echo 'install: all well'
