#!/bin/sh
# Drives `statelab walk` in a real terminal, if tmux is installed: forward to the end, back to the
# start, resize, each key of the help, two runs side by side, a presentation with a follower, suspend,
# quit and signals, on the full screen and in line mode. The terminal's settings must be restored each
# time.
set -eu

script=walk
tool=${1:-.build/debug/statelab}
. "$(dirname "$0")/terminal.sh"

walk() { use "walk $1"; }

begin() { walk "5 $1"; }

begin ''
shows 'before step 1 of 26'
for _ in $(seq 60); do press Space; done
shows 'This is the end.'
for _ in $(seq 60); do press Left; done
shows 'before step 1 of 26'
press 12G
shows 'step 12 of'
shows '5:12'
terminal resize-window -t walk -x 120 -y 30
shows '│ ── experiment tap'
shows 'step 12 of'
terminal resize-window -t walk -x 60 -y 20
shows '5 · Dynamic property                           step 12 of 26'
press w
shows 'Why 5:12'
press v
shows 'Views and state, 5:12'
shows 'text.box = Box(value: "five")'
press v
terminal resize-window -t walk -x 80 -y 24
shows '── views and state'
press d
shows 'The code'
shows 'page 1 of'
press Space
shows 'page 2 of'
press n
shows 'Notes: The same tap'
press p
shows 'What will happen?'
hides 'experiment tap'
press Space
shows 'Esc leaves the question.'
press a
shows 'a is chosen'
press Enter
shows 'See: '
press Space
shows 'step 12 of'
press t
shows '00:0'
shows '00:02'
press t
hides '00:0'
press q
ended 0

begin ''
shows 'step 12 of'
press q
ended 0

begin '--restart'
shows 'before step 1 of 26'
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
cat > "$folder/closed" << 'END'
trap : HUP
"$tool" walk 5
echo $? > "$folder/code.new"
mv "$folder/code.new" "$folder/code"
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
shows 'Going on at 5:4; --restart begins anew.'
press Space
shows 'step 5 of'
press C-c
ended 130

begin '--no-save'
shows 'before step 1 of 26'
press Space
press q
ended 0

begin ''
shows 'Going on at 5:5'
press q
ended 0

begin '--restart'
shows 'before step 1 of 26'
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
shows '6 · '
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
shows '▸  35         Button'
press J
hides '▸  35         Button'
press K
shows '▸  35         Button'
press PPage
shows '5:2   · found'
press NPage
hides '5:2   · found'
press s
shows '[Change text]'
press c
shows 'page 1 of 3'
press q
press ']'
shows 'after step 12 of'
press '['
shows 'after step 7 of'
press G
shows 'step 26 of'
press g
shows 'before step 1 of'
press / b o x Enter
shows '"box": '
press x
shows 'Two runs part; here is one.'
press g
shows 'before step 1 of'
press 9G
shows 'step 9 of'
press l
shows 'step 10 of'
press h
shows 'step 9 of'
press j
shows 'step 10 of'
press k
shows 'step 9 of'
press Down
shows 'step 10 of'
press Up
shows 'step 9 of'
press Enter
shows 'step 10 of'
press BSpace
shows 'step 9 of'
press End
shows 'step 26 of'
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
press Right
shows 'step 10 of'
press q
ended 0

walk '4 5 --no-save'
shows 'In step until they part'
press x
shows 'They part here, at 4:5 and 5:1.'
press Space
shows 'parted at 4:5 │ 5:1'
terminal resize-window -t walk -x 40 -y 10
shows 'Only lesson 5, tap.'
terminal resize-window -t walk -x 200 -y 60
shows '── views and state'
terminal resize-window -t walk -x 80 -y 24
press C-c
ended 130

walk '12@ios13 12@ios18 --no-save'
shows 'ios13 │ ios18'
kill -TERM "$(cat "$folder/pid")"
ended 143

# Line mode: the position is saved at every kind of exit.
walk '3 --plain --from 4'
shows 'Step 3:4: printed'
press back Enter
shows 'Action: tap'
press next Enter
press next Enter
shows 'nothing reached the runtime'
press C-c
ended 130
walk '3 --plain'
shows 'Going on after 3:4'
press next Enter
shows 'Read it from the top'
kill -TERM "$(cat "$folder/pid")"
ended 143
walk '3 --plain'
shows 'Read it from the top'
kill -HUP "$(cat "$folder/pid")"
ended 143

# A second terminal follows the presentation and ends with it.
walk '3 --present --restart'
shows 'A class inside the wrapper'
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
follows 'Now, step 4 of 10'
press '}'
follows '4 · Observable'
press q
ended 0
follows 'The presentation is over.'
walk '--follow'
shows 'No walk is being presented.'
ended 66

echo "walk: all well"
