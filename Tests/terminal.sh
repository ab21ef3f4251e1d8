# What drives `$tool` in a real terminal, for scripts that read this file; where there is no tmux they
# end. Their messages begin with `$script`.
# shellcheck shell=sh disable=SC2154 # the scripts set both

if ! command -v tmux > /dev/null; then
  echo "$script: skipped, there is no tmux here"
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
  # What ends with its terminal may be saving something just now.
  rm -rf "$folder" 2> /dev/null || { sleep 1; rm -rf "$folder"; }
}
trap end EXIT
# Not every shell ends by way of EXIT when a signal ends it.
trap 'exit 130' INT
trap 'exit 143' TERM HUP

fail() {
  echo "$script: $1; the terminal shows:" >&2
  terminal capture-pane -p -t "$script" >&2
  exit 1
}

# Waits until the terminal shows this.
shows() {
  for _ in $(seq 100); do
    if terminal capture-pane -p -t "$script" | grep -qF -- "$1"; then return; fi
    sleep 0.1
  done
  fail "\"$1\" does not appear"
}

# Waits until the terminal no longer shows this.
hides() {
  for _ in $(seq 100); do
    if ! terminal capture-pane -p -t "$script" | grep -qF -- "$1"; then return; fi
    sleep 0.1
  done
  fail "\"$1\" does not go"
}

press() { terminal send-keys -t "$script" "$@"; }

# Types a command of the tool: one job on one line, so that nothing but the tool runs between the two
# stty.
use() {
  rm -f "$folder/pid"
  press "clear; (stty -a > \"\$folder/before\"; sh -c 'echo \$\$ > \"\$folder/pid\"; exec \"\$tool\" $1'; echo ended \$?; stty -a > \"\$folder/after\"; echo settings noted)" Enter
  # Until the screen is cleared it shows what the one before left.
  for _ in $(seq 100); do
    if [ -s "$folder/pid" ]; then return; fi
    sleep 0.1
  done
  fail "$1 does not start"
}

# The exit code, and the settings without the size, which this script changes.
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
