"""Compares the time of `statelab try` in the builds of Xcode 26 and 27, in CPU seconds.

    python3 Benchmarks/builds.py .build/released/release/statelab [rounds]

Cold: the program is compiled. Warm: the compiled program is in the cache. The rounds of both builds
alternate, and the median of the ratios counts. Exit code 1: the build of Xcode 27 takes over 15 %
more.
"""

import os
import statistics
import subprocess
import sys
import tempfile

LIMIT = 1.15

PROGRAM = """import SwiftUI

// Round %s
struct Line: View {
  @State private var isOn = false
  @State private var text: String = "line"
  let number: Int
  var body: some View {
    Toggle("Line \\(number)", isOn: $isOn)
    Text(isOn ? text : "off")
  }
}

struct ContentView: View {
  @State private var count = 0
  @State private var names = ["a", "b"]
  var body: some View {
    Text("Count \\(count)")
    Button("Add") { count += 1 }
    ForEach(names.indices, id: \\.self) { Line(number: $0) }
  }
}
"""


def seconds(tool, program, build):
    """The CPU time of a run, with that of the compiler."""
    before = os.times()
    subprocess.run(
        [tool, "try", program, "--xcode", build, "--tap", "Add"], check=True, capture_output=True)
    after = os.times()
    return (after.children_user + after.children_system
            - before.children_user - before.children_system)


def main():
    tool = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 9
    ratios = {"cold": [], "warm": []}
    times = {}
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "Program.swift")
        for number in range(-1, rounds):
            with open(program, "w") as file:
                file.write(PROGRAM % f"{os.getpid()}.{number}")
            for state in ratios:
                order = ["26", "27"] if number % 2 else ["27", "26"]
                took = {build: seconds(tool, program, build) for build in order}
                # The first round may compile the laboratory.
                if number < 0:
                    continue
                ratios[state].append(took["27"] / took["26"])
                for build, time in took.items():
                    times.setdefault((state, build), []).append(time)
    is_slow = False
    for state, values in ratios.items():
        ratio = statistics.median(values)
        old, new = (statistics.median(times[state, build]) for build in ("26", "27"))
        print(f"try, {state}: {old:.2f} s with Xcode 26, {new:.2f} s with Xcode 27, ratio {ratio:.2f} "
              f"(at most {LIMIT})")
        is_slow = is_slow or ratio > LIMIT
    return 1 if is_slow else 0


if __name__ == "__main__":
    sys.exit(main())
