#!/bin/sh
# Drives `statelab walk` in a real terminal, where tmux is there: forward to the end, back to the
# start, resize, what lies over a walk, the timer, suspend, quit, signals. The terminal's settings
# must come back each time.
set -eu

tool=${1:-.build/debug/statelab}
if ! command -v tmux > /dev/null; then
  echo "walk: skipped, there is no tmux here"
  exit 0
fi

folder=$(mktemp -d)
# Nobody's progress but that of this script.
XDG_STATE_HOME="$folder/state"
# What is typed into the terminal names these, so that a blank in them does no harm.
export folder tool XDG_STATE_HOME

terminal() { tmux -f /dev/null -S "$folder/socket" "$@"; }

end() {
  terminal kill-server 2> /dev/null || true
  rm -rf "$folder"
}
trap end EXIT
# Not every shell ends by way of EXIT when a signal ends it.
trap 'exit 130' INT
trap 'exit 143' TERM HUP

fail() {
  echo "walk: $1; the terminal shows:" >&2
  terminal capture-pane -p -t walk >&2
  exit 1
}

# Waits until the terminal shows this.
shows() {
  for _ in $(seq 100); do
    if terminal capture-pane -p -t walk | grep -qF -- "$1"; then return; fi
    sleep 0.1
  done
  fail "\"$1\" does not appear"
}

# Waits until the terminal no longer shows this.
hides() {
  for _ in $(seq 100); do
    if ! terminal capture-pane -p -t walk | grep -qF -- "$1"; then return; fi
    sleep 0.1
  done
  fail "\"$1\" does not go"
}

press() { terminal send-keys -t walk "$@"; }

# Types a command: one job on one line, so that nothing but the tool runs between the two stty.
begin() {
  press "clear; (stty -a > \"\$folder/before\"; sh -c 'echo \$\$ > \"\$folder/pid\"; exec \"\$tool\" walk 5 $1'; echo ended \$?; stty -a > \"\$folder/after\"; echo settings noted)" Enter
}

# The exit code, and the settings without the size, which this script changes.
ended() {
  shows "ended $1"
  shows "settings noted"
  sed 's/rows.*columns [0-9]*;//' "$folder/before" > "$folder/a"
  sed 's/rows.*columns [0-9]*;//' "$folder/after" > "$folder/b"
  cmp "$folder/a" "$folder/b" || fail "the settings differ after exit code $1"
}

terminal new-session -d -s walk -x 80 -y 24 \
  "env PS1='$ ' LC_ALL=C.UTF-8 bash --norc --noprofile"
terminal set-option -g status off

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

# A terminal that is closed leaves nobody to say it to; the walk ends as a hung-up one, and is kept.
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
hides 'Playing'
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

echo "walk: all well"
