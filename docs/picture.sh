#!/bin/sh
# Draws docs/walk.svg: what a real terminal shows of `statelab walk box` after the tap, when the box
# holds another value than the screen. It needs tmux, which says what is on the screen, with colours.
set -eu

tool=${1:-.build/debug/statelab}
folder=$(mktemp -d)
terminal() { tmux -f /dev/null -S "$folder/socket" "$@"; }
trap 'terminal kill-server 2> /dev/null || true; rm -rf "$folder"' EXIT
# Not every shell ends by way of EXIT when a signal ends it.
trap 'exit 130' INT
trap 'exit 143' TERM HUP

export XDG_STATE_HOME="$folder/state" LC_ALL=C.UTF-8
terminal new-session -d -s picture -x 80 -y 24 "TERM=screen-256color '$tool' walk box --from 4 --color always"
terminal set-option -g status off
for _ in $(seq 100); do
  if terminal capture-pane -p -t picture | grep -q 'step 4 of'; then break; fi
  sleep 0.1
done
terminal send-keys -t picture Space
for _ in $(seq 100); do
  if terminal capture-pane -p -t picture | grep -q 'after step 4 of'; then break; fi
  sleep 0.1
done

# A line of text at a time: what stands between two changes of style is a piece with its own column.
terminal capture-pane -ep -t picture | LC_ALL=C awk '
  function color(code) {
    if (code ~ /^9[0-7]$/) code -= 60
    return substr("#3b4252#ff6b6b#7fd88f#f2c14e#6ea8fe#d69bf7#5fd7d7#e5e9f0", (code - 30) * 7 + 1, 7)
  }
  function columns(text) { gsub(/[\200-\277]/, "", text); return length(text) }
  function escaped(text) {
    gsub(/&/, "\\&amp;", text); gsub(/</, "\\&lt;", text); gsub(/>/, "\\&gt;", text)
    return text
  }
  function style(codes,   count, list, i) {
    if (codes == "") codes = "0"
    count = split(codes, list, ";")
    for (i = 1; i <= count; i++) {
      if (list[i] == 0) { fill = plain; weight = "normal"; slant = "normal"; faint = 0; reverse = 0 }
      else if (list[i] == 1) weight = "bold"
      else if (list[i] == 2) faint = 1
      else if (list[i] == 3) slant = "italic"
      else if (list[i] == 7) reverse = 1
      else if (list[i] == 22) { weight = "normal"; faint = 0 }
      else if (list[i] == 23) slant = "normal"
      else if (list[i] == 27) reverse = 0
      else if (list[i] == 39) fill = plain
      else if (list[i] ~ /^(3|9)[0-7]$/) fill = color(list[i])
    }
  }
  function draw(text,   width, ink) {
    width = columns(text)
    if (width == 0) return
    ink = fill
    if (reverse) {
      printf "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"18\" fill=\"%s\"/>\n", 12 + at * 8.4, top - 13.5, width * 8.4, fill
      ink = paper
    }
    if (text ~ /[^ ]/)
      printf "<text x=\"%.1f\" y=\"%.1f\" fill=\"%s\" font-weight=\"%s\" font-style=\"%s\" opacity=\"%s\" textLength=\"%.1f\" xml:space=\"preserve\">%s</text>\n", 12 + at * 8.4, top, ink, weight, slant, faint ? "0.6" : "1", width * 8.4, escaped(text)
    at += width
  }
  BEGIN {
    plain = "#e5e9f0"; paper = "#1d2129"; style("0")
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 696 452\" width=\"696\" font-family=\"ui-monospace, Menlo, Consolas, monospace\" font-size=\"14\">"
    print "<title>statelab walk: the box holds five, and the screen does not show it</title>"
    printf "<rect width=\"696\" height=\"452\" rx=\"8\" fill=\"%s\"/>\n", paper
  }
  {
    line = $0; at = 0; top = 24 + (NR - 1) * 18
    while (match(line, /\033\[[0-9;]*m/)) {
      draw(substr(line, 1, RSTART - 1))
      style(substr(line, RSTART + 2, RLENGTH - 3))
      line = substr(line, RSTART + RLENGTH)
    }
    draw(line)
  }
  END { print "</svg>" }
' > docs/walk.svg.new
mv docs/walk.svg.new docs/walk.svg
