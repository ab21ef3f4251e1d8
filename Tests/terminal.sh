# Functions that drive `$tool` in a real terminal, for scripts that source this file. Without tmux the
# scripts end. Their messages begin with `$script`.
# shellcheck shell=sh disable=SC2154 # the scripts set both

if ! command -v tmux > /dev/null; then
  echo "$script: skipped, tmux is not installed"
  exit 0
fi

folder=$(mktemp -d)
# Progress of this script alone.
XDG_STATE_HOME="$folder/state"
# Typed commands use these variables by name, so that their values may contain blanks.
export folder tool XDG_STATE_HOME

terminal() { tmux -f /dev/null -S "$folder/socket" "$@"; }

end() {
  terminal kill-server 2> /dev/null || true
  # A process that ends with its terminal may still be saving.
  rm -rf "$folder" 2> /dev/null || { sleep 1; rm -rf "$folder"; }
}
trap end EXIT
# Not every shell runs the EXIT trap when a signal ends it.
trap 'exit 130' INT
trap 'exit 143' TERM HUP

fail() {
  echo "$script: $1; the terminal shows:" >&2
  terminal capture-pane -p -t "$script" >&2
  exit 1
}

# Waits until the terminal shows a text.
shows() {
  for _ in $(seq 300); do
    if terminal capture-pane -p -t "$script" | grep -qF -- "$1"; then return; fi
    sleep 0.1
  done
  fail "\"$1\" does not appear"
}

# Waits until the terminal no longer shows a text.
hides() {
  for _ in $(seq 300); do
    if ! terminal capture-pane -p -t "$script" | grep -qF -- "$1"; then return; fi
    sleep 0.1
  done
  fail "\"$1\" does not disappear"
}

press() { terminal send-keys -t "$script" "$@"; }

# Types a command of the tool: one job on one line, so that nothing but the tool runs between the two
# stty.
use() {
  rm -f "$folder/pid"
  press "clear; (stty -a > \"\$folder/before\"; sh -c 'echo \$\$ > \"\$folder/pid\"; exec \"\$tool\" $1'; echo ended \$?; stty -a > \"\$folder/after\"; echo settings noted)" Enter
  # Until the screen is cleared it shows the output of the previous command.
  for _ in $(seq 300); do
    if [ -s "$folder/pid" ]; then return; fi
    sleep 0.1
  done
  fail "$1 does not start"
}

# Checks the exit code and the settings, without the size, which the scripts change.
ended() {
  shows "ended $1"
  shows "settings noted"
  sed 's/rows.*columns [0-9]*;//' "$folder/before" > "$folder/a"
  sed 's/rows.*columns [0-9]*;//' "$folder/after" > "$folder/b"
  cmp "$folder/a" "$folder/b" || fail "the settings differ after exit code $1"
}

terminal new-session -d -s "$script" -x 80 -y 24 \
  "env PS1='$ ' LC_ALL=C.UTF-8 bash --norc --noprofile"
terminal set-option -g status off
