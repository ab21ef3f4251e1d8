#!/bin/sh
# Drives `statelab rebuild` in a real terminal, if tmux and a compiler are installed: the board at each
# save, its pages and the ways back, the walk; an editor that writes by renaming, a file that goes and
# returns, two watches at once, Ctrl-C, signals, a full disk. The terminal's settings must be restored
# each time, and no learner's file may be lost.
set -eu

script=rebuild
tool=$(realpath "${1:-.build/debug/statelab}")
if ! command -v swiftc > /dev/null; then
  echo "rebuild: skipped, swiftc is not installed"
  exit 0
fi
# This script and the tests share one compiled library.
export XDG_CACHE_HOME="${XDG_CACHE_HOME:-$(dirname "$tool")/try-cache}"
. "$(dirname "$0")/terminal.sh"

cd "$folder"
file=$folder/mine/MyBinding.swift
# The track with the fewest experiments, whose wrapper is given by two closures.
cat > reads << 'END'
import SwiftUI

@propertyWrapper
struct MyBinding<Value> {
  let wrappedValue: Value
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { wrappedValue = get() }
}
END
sed -e 's/  let wrappedValue: Value/  let get: () -> Value\
  let set: (Value) -> Void\
  var wrappedValue: Value {\
    get { get() }\
    nonmutating set { set(newValue) }\
  }/' -e 's/{ wrappedValue = get() }/{ (self.get, self.set) = (get, set) }/' reads > writes

rebuild() { use "rebuild binding --in \"\$folder/mine\" $1"; }

terminal resize-window -t rebuild -x 100 -y 50
press "cd \"\$folder\"" Enter

# The task and the stages stand beside the compiler's first message.
rebuild ''
shows 'Open'
shows 'The stages'
shows 'no board'
[ -s "$file" ] || fail 'the start is not written'
cp "$file" start

# A save by renaming, and the pages with their ways back.
cp reads "$file.saved"
mv "$file.saved" "$file"
shows 'Next: '
press s
shows 'Compared: '
press Escape
shows 'The stages'
press l
shows 'Esc goes back'
press l
shows 'The stages'
press '?'
shows 'Your file stays.'
press Escape
shows 'The stages'

# An error keeps the last board for its pages.
echo '}' >> "$file"
shows 'no board'
cp writes "$file"
shows 'Next: '

# The file goes, and returns.
mv "$file" "$file.gone"
shows 'no board'
mv "$file.gone" "$file"
shows 'Next: '
press q
ended 0
shows 'To go on:'
cmp writes "$file" || fail 'the file of the learner has changed'
grep -q 'rebuild/binding reached=' "$XDG_STATE_HOME/statelab/progress.txt" \
  || fail 'the progress is not saved'

# Two watches at once.
cp reads "$file"
rebuild ''
shows 'Next: '
terminal new-session -d -s second -x 100 -y 50 \
  "cd '$folder' && '$tool' rebuild binding --in mine; echo over; sleep 100"
second_shows() {
  for _ in $(seq 300); do
    if terminal capture-pane -p -t second | grep -qF -- "$1"; then return; fi
    sleep 0.1
  done
  fail "the second watch does not show \"$1\""
}
second_shows 'Next: '
echo '}' >> "$file"
shows 'no board'
second_shows 'no board'
terminal send-keys -t second q
press C-c
ended 130

rebuild ''
shows 'no board'
kill -TERM "$(cat "$folder/pid")"
ended 143

# A file system without room: no part of a file is left, and a message says why.
if unshare -m true 2> /dev/null; then
  mkdir small
  unshare -m sh -c '
    mount -t tmpfs -o size=64k none small && dd if=/dev/zero of=small/full bs=1k count=64 2> /dev/null
    "$tool" rebuild binding --in small < /dev/null > out 2>&1; echo $? > code
    find small -type f > left' || true
  if [ -s code ] && [ "$(cat code)" != 0 ]; then
    [ "$(cat code)" = 73 ] || fail 'a full disk has another exit code'
    grep -q 'Cannot write' out || fail 'a full disk has no message'
    [ "$(cat left)" = small/full ] || fail 'a full disk leaves a part of a file'
  fi
fi

echo "rebuild: all pages, saves, endings and places are as they should be"
