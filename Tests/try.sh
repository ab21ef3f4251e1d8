#!/bin/sh
# Drives `statelab try` in a real terminal, if tmux and a compiler are installed: tap, type, flip,
# choose, wait, step back through the run, why, take actions back, a program that crashes, quit, a
# signal. The terminal's settings must be restored each time.
set -eu

script=try
tool=$(realpath "${1:-.build/debug/statelab}")
if ! command -v swiftc > /dev/null; then
  echo "try: skipped, swiftc is not installed"
  exit 0
fi
# This script and the tests share one compiled library.
export XDG_CACHE_HOME="${XDG_CACHE_HOME:-$(dirname "$tool")/try-cache}"
. "$(dirname "$0")/terminal.sh"

cat > "$folder/Counter.swift" << 'PROGRAM'
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isLoud = false
  @State private var size = "S"

  var body: some View {
    Text("\(name) has \(count), \(isLoud ? "loud" : "quiet"), \(size)")
    Button("Add") { count += 1 }
    TextField("Name", text: $name)
    Toggle("Loud", isOn: $isLoud)
    Picker("Size", selection: $size) {
      ForEach(["S", "M", "L"], id: \.self) { Text($0).tag($0) }
    }
    Button("Crash") { _ = [Int]()[count] }
  }
}
PROGRAM

"$tool" try "$folder/Counter.swift" > /dev/null 2>&1 || fail 'the program cannot be played'


play() { use "try \"\$folder/Counter.swift\" $1"; }

play ''
shows 'Enter presses Add'
press Enter
shows '*  has 1, quiet, S'
press Enter
shows '*  has 2, quiet, S'
press Tab
shows 'Type into Name'
press Ann
shows 'Name: Ann_'
press Tab
shows '* Name: "Ann"'
shows 'Enter flips Loud'
press Enter
shows '▸ [x] Loud'
press Tab
press Enter
shows 'Size: S?'
press Right
shows 'Size: M?'
press Enter
shows '▸ Size: M'
press t
shows 'wait 1 s'

# Step back through the run, ask why, and return to the app.
press Left
press Left
shows 'Tab back to the app'
press Left
press w
shows 'Why 1:'
press q
hides 'Why 1:'
press g
shows 'before step 1 of'
press Tab
shows 'after step'
shows 'Enter chooses Size'
press '?'
shows 'Take the last action back.'
press Space

# Take back the wait, the choice and the flip.
press u
press u
press u
shows 'Ann has 2, quiet, S'
terminal resize-window -t try -x 120 -y 40
shows '* Ann has 2, quiet, S'
shows '▸ Size: S'

# A crash can be taken back.
press Tab
shows 'Enter presses Crash'
press Enter
shows 'The program crashed: Index out of range'
press u
shows 'Enter presses Crash'
press q
ended 0
shows 'To play the same again:'
shows "--tap Add --tap Add --type 'Name=Ann'"

# The printed command plays the same actions.
terminal resize-window -t try -x 80 -y 24
play '--tap Add --tap Add --enter Name=Ann --expect-screen x'
shows 'Ann has 2, quiet, S'
ended 1

play ''
shows 'Enter presses Add'
press C-c
ended 130

play ''
shows 'Enter presses Add'
kill -TERM "$(cat "$folder/pid")"
ended 143

# A finding appears once it is true, `f` shows its steps, and it goes with the action.
cat > "$folder/Laps.swift" << 'PROGRAM'
import SwiftUI

class Track: ObservableObject {
  var laps = 0
}

struct ContentView: View {
  @StateObject private var track = Track()

  var body: some View {
    Button("Lap \(track.laps)") { track.laps += 1 }
  }
}
PROGRAM
use 'try "$folder/Laps.swift"'
shows 'Enter presses Lap 0'
hides 'proved:'
press Enter
shows "f shows why · proved: ContentView shows 'laps' of Track"
press f
shows 'statelab bugs model-change-not-announced'
press Space
press u
shows 'This run no longer has the finding model-change-not-announced'
hides 'proved:'
press q
ended 0

# Ctrl-C ends an action that hangs, and the message names the action.
cat > "$folder/Loop.swift" << 'PROGRAM'
import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    Button("Loop") {
      count += 1
      while true {}
    }
  }
}
PROGRAM
use 'try "$folder/Loop.swift"'
shows 'Enter presses Loop'
press Enter
sleep 0.5
press C-c
shows 'The program had not come to rest when it was interrupted.'
shows 'It was playing tap "Loop"; its last step is 1:'
ended 130

echo "try: all well"
