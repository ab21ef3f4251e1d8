#!/bin/sh
# Drives `statelab walk` in a real terminal, if tmux is installed: forward to the end, back to the
# start, resize, each key of the help, two runs side by side, a presentation with a follower, suspend,
# quit and signals, on the full screen and in line mode. The terminal's settings must be restored each
# time.
#
# The script chooses a lesson with all that a walk shows, and asks the tool for its numbers, so that
# every course has such a lesson.
set -eu

script=walk
tool=${1:-.build/debug/statelab}
. "$(dirname "$0")/terminal.sh"

# Prints the answers of line mode to these words, in the walk through a lesson.
answers() {
  printf '%b' "$2" | "$tool" walk "$1" --plain --no-save
}

# A lesson between two others of its part: with steps, questions, notes, two changes on screen, and
# more code and more differences than a screen has rows.
has_all() {
  # shellcheck disable=SC2015 # both are conditions
  answers "$1" '12\n' | grep -q "^Step $1:12: " \
    && answers "$1" '2\npredict\n' | grep -q '^a: ' \
    && answers "$1" 'notes\n' | grep -q '^Notes: ' \
    && answers "$1" '2\nchange\nchange\n' | { ! grep -q 'No later change'; } \
    && [ "$(answers "$1" 'difference\nquit\n' | sed '1,/^Difference to/d' | wc -l)" -gt 60 ] \
    && printf 'part\n' | "$tool" walk "$(($1 - 1))" "$1" --plain | grep -q '^They part here' \
    && answers "$1" 'next lesson\n' | grep -q "^Walk through lesson $(($1 + 1)), "
}

lesson=2
until has_all "$lesson"; do
  lesson=$((lesson + 1))
  # A folder of a lesson exists for each number.
  "$tool" show "$lesson" > "$folder/shown" 2>&1 || {
    echo 'walk: no lesson has all that this script needs' >&2
    exit 1
  }
done
# The numbers of its last step and of its stops.
last=$(answers "$lesson" '0\n' | sed -n "s/.* to $lesson:\([0-9]*\)\.$/\1/p")
stops=$(answers "$lesson" 'where\n' | sed -n 's/.*stop 1 of \([0-9]*\).*/\1/p')

walk() { use "walk $1"; }

begin() { walk "$lesson $1"; }

picture() { terminal capture-pane -p -t "$script"; }

# Waits until the picture differs from this one.
differs() {
  for _ in $(seq 100); do
    if [ "$(picture)" != "$1" ]; then return; fi
    sleep 0.1
  done
  fail 'the picture does not change'
}

# Presses a key, and waits until the picture differs from the one before.
turns() {
  before=$(picture)
  press "$1"
  differs "$before"
}

# Presses two keys, of which the second takes back what the first did.
turns_back() {
  first=$(picture)
  turns "$1"
  hides 'no more to see'
  turns "$2"
  [ "$(picture)" = "$first" ] || fail "$2 does not take back what $1 did"
}

begin ''
shows "before step 1 of $last"
for _ in $(seq $((stops + 20))); do press Space; done
shows 'This is the end.'
for _ in $(seq $((stops + 20))); do press Left; done
shows "before step 1 of $last"
press 2G
shows "step 2 of $last"
shows "$lesson:2 "
terminal resize-window -t walk -x 120 -y 30
shows '│ ── experiment'
shows 'step 2 of'
terminal resize-window -t walk -x 60 -y 20
shows "$lesson · "
shows "step 2 of $last"
press w
shows "Why $lesson:2"
press v
shows "Views and state, $lesson:2"
press v
terminal resize-window -t walk -x 80 -y 24
shows '── views and state'
press d
shows 'The code'
shows 'page 1 of'
press Space
shows 'page 2 of'
press n
shows 'Notes: '
press p
shows 'What will happen?'
hides '── experiment'
press Space
shows 'Esc leaves the question.'
press a
shows 'a is chosen'
press Enter
shows 'See: '
press Space
shows 'step 2 of'
press t
shows ' · step 2 of'
differs "$(picture)"
press t
hides ' · step 2 of'
press q
ended 0

begin ''
shows 'step 2 of'
press q
ended 0

begin '--restart'
shows 'before step 1 of'
press q
ended 0

begin '--from 3'
shows 'step 3 of'
press C-z
shows 'Stopped'
press 'stty -a > /dev/null; fg' Enter
shows 'step 3 of'
press C-c
ended 130

begin '--from 4'
shows 'step 4 of'
kill -TERM "$(cat "$folder/pid")"
ended 143

begin ''
shows 'step 4 of'
kill -HUP "$(cat "$folder/pid")"
ended 143

# Closing the terminal ends the walk like a hang-up, and the position is saved.
cat > "$folder/closed" << END
trap : HUP
"\$tool" walk $lesson
echo \$? > "\$folder/code.new"
mv "\$folder/code.new" "\$folder/code"
END
terminal new-window -n closed "LC_ALL=C.UTF-8 sh '$folder/closed'"
for _ in $(seq 100); do
  if terminal capture-pane -p -t walk:closed | grep -qF 'step 4 of'; then break; fi
  sleep 0.1
done
terminal kill-window -t walk:closed
for _ in $(seq 100); do
  if [ -e "$folder/code" ]; then break; fi
  sleep 0.1
done
code=$(cat "$folder/code" 2> /dev/null || echo none)
[ "$code" = 143 ] || fail "a closed terminal ends a walk with exit code $code, not 143"

begin ''
shows 'step 4 of'
shows "Going on at $lesson:4; --restart begins anew."
press 5G
shows 'step 5 of'
press C-c
ended 130

begin '--no-save'
shows 'before step 1 of'
press Space
press q
ended 0

begin ''
shows "Going on at $lesson:5"
press q
ended 0

begin '--restart'
shows 'before step 1 of'
press q
ended 0

begin '--play 1s'
shows 'Playing; space stops it.'
press Space
shows 'Stopped; space plays on'
press Space
shows 'Playing; space stops it.'
press Space
shows 'Stopped; space plays on'
press Escape
ended 0

begin '--from 3'
shows 'step 3 of'
press '}'
shows "$((lesson + 1)) · "
press '{'
shows 'step 3 of'
press Escape
ended 0

# Each key of the help.
begin '--from 9'
shows 'step 9 of'
press '?'
shows 'Leave what is open, then the walk.'
press Escape
hides 'Leave what is open'
turns_back J K
turns_back PPage NPage
turns_back s Escape
press c
shows 'page 1 of'
press q
press g
shows 'before step 1 of'
press ']'
shows 'after step'
turns_back ']' '['
press G
shows "step $last of"
press g
shows 'before step 1 of'
press / b o d y Enter
shows '"body": '
press x
shows 'Two runs part; here is one.'
press g
shows 'before step 1 of'
press 9G
shows 'step 9 of'
turns_back l h
turns_back j k
turns_back Down Up
turns_back Enter BSpace
press End
shows "step $last of"
press Home
shows 'before step 1 of'
press q
ended 0

# From the home page into a walk and back.
use ''
shows 'lessons finished'
press '?'
shows 'Any key goes back to the lessons.'
press Escape
shows '? keys'
press w
shows 'step 1 of'
press q
shows 'lessons finished'
press z
shows '1 of '
press q
shows 'Enter goes back to the lessons'
press Enter
shows 'lessons finished'
press q
ended 0

# Pasted text does not act as keys: its q does not end the walk.
begin '--from 9'
shows 'step 9 of'
terminal set-buffer 'quit
now'
terminal paste-buffer -p -t walk
turns_back Right Left
press q
ended 0

walk "$((lesson - 1)) $lesson --no-save"
shows 'In step until they part'
press x
shows 'They part here, at '
press Space
shows 'parted at '
terminal resize-window -t walk -x 40 -y 10
shows '── lesson '
terminal resize-window -t walk -x 200 -y 60
shows '── views and state'
terminal resize-window -t walk -x 80 -y 24
press C-c
ended 130

walk "$lesson@ios14 $lesson@ios18 --no-save"
shows 'ios14 │ ios18'
kill -TERM "$(cat "$folder/pid")"
ended 143

# Line mode: the position is saved at every kind of exit.
walk "$lesson --plain --from 4"
shows "Step $lesson:4: "
# Each answer is awaited: Ctrl-C discards what the terminal has not handed over yet.
press next Enter
shows "Step $lesson:5: "
press 7 Enter
shows "Step $lesson:7: "
press back Enter
shows "Step $lesson:6: "
press C-c
ended 130
walk "$lesson --plain"
shows "Going on at $lesson:6"
press 5 Enter
shows "Step $lesson:5: "
kill -TERM "$(cat "$folder/pid")"
ended 143
walk "$lesson --plain"
shows "Going on at $lesson:5"
kill -HUP "$(cat "$folder/pid")"
ended 143

# A second terminal follows the presentation and ends with it.
walk "$lesson --present --restart"
shows 'space begins'
terminal new-session -d -s follow -x 80 -y 24 \
  "LC_ALL=C.UTF-8 \"$tool\" walk --follow; sleep 60"
follows() {
  for _ in $(seq 100); do
    if terminal capture-pane -p -t follow | grep -qF -- "$1"; then return; fi
    sleep 0.1
  done
  fail "\"$1\" does not appear in the following terminal"
}
follows 'This follows the presented walk.'
press 4G
follows "Now, step 4 of $last"
press '}'
follows "$((lesson + 1)) · "
press q
ended 0
follows 'The presentation is over.'
walk '--follow'
shows 'No walk is being presented.'
ended 66

echo "walk: all well"
