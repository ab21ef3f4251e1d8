#!/bin/sh
# Drives `statelab practice` in a real terminal, if tmux and a compiler are installed: a verdict at each
# save, hints, the difference, the walk, the app, the list; an editor that writes by renaming, a file
# that goes and returns, two watches at once, Ctrl-C, signals, a full disk. The terminal's settings must
# be restored each time, and no learner's file may be lost.
set -eu

script=practice
tool=$(realpath "${1:-.build/debug/statelab}")
for program in swiftc patch; do
  if ! command -v $program > /dev/null; then
    echo "practice: skipped, $program is not installed"
    exit 0
  fi
done
# This script and the tests share one compiled library.
export XDG_CACHE_HOME="${XDG_CACHE_HOME:-$(dirname "$tool")/try-cache}"
. "$(dirname "$0")/terminal.sh"

cd "$folder"
"$tool" practice 1 > task
file=$(sed -n 's/.*in `\(practice.*swift\)`.*/\1/p' task)
"$tool" practice 1 --check > /dev/null 2>&1 && fail 'the given program passes'
cp "$file" given
# The first solution, as the last hint shows it.
for _ in 1 2 3 4; do "$tool" practice 1 --hint > hints; done
sed -n '/^    @@/,/^  Played/p' hints | sed '/^  Played/d; s/^    //' > lines
{ echo "--- $file"; echo "+++ $file"; cat lines; } | sed 's/^$/ /' > change
cp given fixed
patch -s fixed < change || { patch -s -F 3 fixed < change || fail 'the solution does not apply'; }
rm -rf "$XDG_STATE_HOME" practice

practice() { use "practice 1 --in \"\$folder/practice\" $1"; }

terminal resize-window -t practice -x 100 -y 50
press "cd \"\$folder\"" Enter

practice ''
shows 'Not fixed.'
file=$(find "$folder/practice" -name '*.swift')
cmp given "$file" || fail 'another program than the given one'

# Hints are given one by one.
press h
shows 'Hint 1:'
press h
shows 'Hint 2:'
press d
shows 'no earlier save'

# The walk and the app, and back.
press w
shows 'space next'
press q
shows 'Hint 2:'
press p
shows 'u undo'
press q
shows 'Hint 2:'
press l
shows 'Enter opens it'
press Escape
shows 'Hint 2:'

# An error at the learner's line, then a save by renaming.
echo '}' >> "$file"
shows 'does not compile'
cp given "$file.saved"
mv "$file.saved" "$file"
shows 'Not fixed.'
cp fixed "$file.saved"
mv "$file.saved" "$file"
shows 'Fixed.'
press d
shows 'They part here'
press Space
shows 'Fixed.'

# The file goes, and returns.
mv "$file" "$file.gone"
shows 'is gone'
mv "$file.gone" "$file"
shows 'Fixed.'
press q
ended 0
grep -q 'mended=' "$XDG_STATE_HOME/statelab/progress.txt" || fail 'the progress is not saved'
cmp fixed "$file" || fail 'the file of the learner has changed'

# Two watches at once.
cp given "$file"
practice ''
shows 'Not fixed.'
terminal new-session -d -s second -x 100 -y 50 \
  "cd '$folder' && '$tool' practice 1 --in practice; echo over; sleep 100"
for _ in $(seq 100); do
  terminal capture-pane -p -t second | grep -q 'Not fixed' && break
  sleep 0.1
done
cp fixed "$file"
shows 'Fixed.'
for _ in $(seq 100); do
  terminal capture-pane -p -t second | grep -q 'Fixed' && break
  sleep 0.1
done
terminal capture-pane -p -t second | grep -q 'Fixed' || fail 'the second watch has no verdict'
terminal send-keys -t second q
press C-c
ended 130
cmp fixed "$file" || fail 'Ctrl-C has changed the file'

practice ''
shows 'Fixed.'
kill -TERM "$(cat "$folder/pid")"
ended 143

# In lines, for screen readers.
use 'practice 1 --in "$folder/practice" --plain'
shows 'Waiting for the next save'
press C-c
ended 130

# A reset keeps the changed file.
"$tool" practice 1 --in practice --reset > /dev/null
cmp given "$file" || fail 'the reset has not written the given program'
cmp fixed "$file.1" || fail 'the reset has lost the changed file'

# A file system without room: no part of a file is left, and a message says why.
if unshare -m true 2> /dev/null; then
  mkdir small
  unshare -m sh -c '
    mount -t tmpfs -o size=64k none small && dd if=/dev/zero of=small/full bs=1k count=64 2> /dev/null
    "$tool" practice 1 --in small < /dev/null > out 2>&1; echo $? > code; find small -type f > left' || true
  if [ -s code ] && [ "$(cat code)" != 0 ]; then
    [ "$(cat code)" = 73 ] || fail 'a full disk has another exit code'
    grep -q 'Cannot write' out || fail 'a full disk has no message'
    [ "$(cat left)" = small/full ] || fail 'a full disk leaves a part of a file'
  fi
fi

echo "practice: all keys, saves, endings and places are as they should be"
