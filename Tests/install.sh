#!/bin/sh
# Installs into a folder that is thrown away, runs every lesson from elsewhere with nothing beside
# the program, and uninstalls.
set -eu

root=$(pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Not every shell ends by way of EXIT when a signal ends it.
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

# What the built program prints, to compare with.
built="$root/.build/released/release/statelab"
LC_ALL=C.UTF-8 "$built" run all --width 80 > "$folder/expected"

mkdir "$folder/elsewhere"
cd "$folder/elsewhere"

# Whether the program alone, without its environment, prints the same; what else it opens is seen.
plays() {
  env -i PATH=/nowhere XDG_STATE_HOME="$XDG_STATE_HOME" LC_ALL=C.UTF-8 "$@" run all --width 80 > "$folder/output"
  cmp "$folder/expected" "$folder/output" || fail "\`$1\` prints something else"
}

plays "$tool"
grep -q 'stopped .*Fatal error: ' "$folder/output" || fail 'no process came to its end'
cp "$tool" ./renamed
plays ./renamed
ln -s "$tool" ./link
plays ./link
rm renamed link
if grep -aqF "$root" "$tool"; then fail "the program knows the folder $root"; fi
if command -v ldd > /dev/null && ldd "$tool" 2> /dev/null | grep -i swift; then
  fail 'the program needs a Swift library'
fi
if command -v strace > /dev/null && strace -o "$folder/trace" -f -e trace=file true 2> /dev/null; then
  strace -o "$folder/trace" -f -e trace=file "$tool" run all > "$folder/output"
  if grep -F "$root/" "$folder/trace"; then fail "the program looks into $root"; fi
else
  echo 'install: what the program opens was not looked at, there is no strace here'
fi
"$tool" doctor > "$folder/output" || {
  cat "$folder/output" >&2
  fail 'the doctor is not content'
}

if command -v swiftc > /dev/null; then
  "$tool" run 2 --live > "$folder/output" 2> "$folder/errors"
  if [ -s "$folder/errors" ]; then fail "--live says: $(cat "$folder/errors")"; fi
  grep -q 'The compiler says' "$folder/output" || fail '--live asked no compiler'
  cp "$tool" ./alone
  ./alone run 2 --live 2>&1 | grep -q 'there is no compiled StateLabCore' \
    || fail 'a program without its library does not say so'
  rm alone

  # A program of the user's, by what is installed alone.
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
    2> "$folder/errors" || fail "try says: $(cat "$folder/output" "$folder/errors")"
  if [ -s "$folder/errors" ]; then fail "try says: $(cat "$folder/errors")"; fi
  # Its message names the page that says what is simulated, where it is.
  echo 'import SwiftUI; struct Names: View { var body: some View { Table([1]) { _ in } } }' > Names.swift
  "$tool" try Names.swift --width 1000 > "$folder/output" 2>&1 || true
  grep -qF "$prefix/share/doc/statelab/API.md lists" "$folder/output" \
    || fail "try names no page: $(cat "$folder/output")"
else
  echo 'install: neither --live nor try was tried, there is no swiftc here'
fi

# The scripts ask the tool that is on PATH.
PATH=$prefix/bin:$PATH

for file in bash-completion/completions/statelab zsh/site-functions/_statelab \
  fish/vendor_completions.d/statelab.fish doc/statelab/API.md; do
  [ -s "$prefix/share/$file" ] || fail "share/$file is missing"
done
if command -v shellcheck > /dev/null; then
  shellcheck -s bash "$prefix/share/bash-completion/completions/statelab"
fi
if command -v bash > /dev/null; then
  # Loaded and asked as bash asks it.
  bash --norc --noprofile -c '
    . "$1" || exit 1
    function=$(complete -p statelab | sed -n "s/.* -F \([^ ]*\) .*/\1/p")
    COMP_WORDS=(statelab progr) COMP_CWORD=1 COMP_LINE="statelab progr" COMP_POINT=14
    "$function" statelab progr statelab
    [[ "${COMPREPLY[0]%% *}" == progress ]]
  ' bash "$prefix/share/bash-completion/completions/statelab" \
    || fail 'bash completes nothing with its file'
else
  echo 'install: the completions of bash were not loaded, there is no bash here'
fi
if command -v fish > /dev/null; then
  # shellcheck disable=SC2016 # fish expands it
  fish --no-config -c 'source $argv[1]; complete -C "statelab progr"' \
    "$prefix/share/fish/vendor_completions.d/statelab.fish" | grep -q '^progress' \
    || fail 'fish completes nothing with its file'
else
  echo 'install: the completions of fish were not loaded, there is no fish here'
fi
if command -v zsh > /dev/null; then
  # As zsh finds it: along fpath, and by its name.
  zsh -f -c "fpath=('$prefix/share/zsh/site-functions' \$fpath)
    autoload -U compinit && compinit -D -u && [[ \$_comps[statelab] == _statelab ]]" \
    || fail 'zsh does not find its completions'
else
  echo 'install: the completions of zsh were not loaded, there is no zsh here'
fi

cd "$root"
[ -s "$prefix/lib/statelab/StateLabCore.swiftmodule" ] || fail 'there is no library'
make uninstall DESTDIR="$folder/stage" PREFIX="/a prefix" > "$folder/log" 2>&1
left=$(find "$folder/stage" -type f)
[ -z "$left" ] || fail "left behind: $left"
[ ! -e "$prefix/lib/statelab" ] || fail 'left behind: lib/statelab'

echo 'install: all well'
