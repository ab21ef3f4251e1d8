@testable import Rendering
@testable import statelab

/// The tool on a terminal that `script` provides, with typed keys.
struct TerminalRun {
  let code: Int32
  /// All output that the terminal received.
  let output: String
  /// Whether the terminal's settings afterwards equal those before.
  let isRestored: Bool
  /// The saved progress.
  let progress: String

  /// - Parameters:
  ///   - line: The arguments of `statelab`.
  ///   - acts: The act to perform once the terminal shows a text: `printf a`, `kill -TERM $pid`, or
  ///     `hang_up`, which closes the terminal.
  init(
    _ line: String, _ acts: [(shown: String, act: String)], columns: Int = 80, rows: Int = 24
  ) throws {
    let steps = acts.map { "wait_for \($0.shown.inShell) && \($0.act)" }.joined(separator: "\n")
    let run = try ShellRun(
      """
      export statelab TERM=xterm LC_ALL=C.UTF-8
      seen=0
      # Whether the terminal shows this, behind what was seen before.
      is_shown() {
        found=$(tail -c +$((seen + 1)) terminal 2> /dev/null | grep -abo -m 1 -F -- "$1" | head -n 1)
        if [ -z "$found" ]; then return 1; fi
        seen=$((seen + ${found%%:*} + 1))
        # The file is there, because the tool has shown something.
        pid=$(cat pid)
      }
      wait_for() {
        for _ in $(seq 1000); do
          if is_shown "$1"; then return; fi
          sleep 0.05
        done
        echo "never: $1" >&2
        return 1
      }
      # Answers each prompt with one Enter, until this is shown: a second Enter would answer the next.
      enter_until() {
        printf '\\r'
        while true; do
          found=$(tail -c +$((seen + 1)) terminal | grep -abo -m 1 -F \
            -e "$1" -e "Enter goes on" -e "Enter skips" | head -n 1)
          if [ -z "$found" ]; then sleep 0.05; continue; fi
          seen=$((seen + ${found%%:*} + 1))
          if [ "${found#*:}" = "$1" ]; then return; fi
          printf '\\r'
        done
      }
      hang_up() { kill -KILL $(cat script); }
      wait_for_end() { for _ in $(seq 1000); do if [ -e code ]; then return; fi; sleep 0.05; done; }
      { \(steps)
        wait_for_end
      } | sh -c 'echo $$ > script; exec script -qfec "sh inner" terminal > /dev/null'
      wait_for_end
      cmp before after > /dev/null 2>&1 && echo restored
      echo "code $(cat code 2> /dev/null || ps -o stat,wchan,args -p $(cat pid))"
      cat terminal
      printf '\\n--kept--\\n'
      cat .state/statelab/progress.txt 2> /dev/null
      exit 0
      """,
      with: [
        "inner": """
        trap : HUP INT
        stty columns \(columns) rows \(rows)
        stty -a > before
        sh -c 'echo $$ > pid; exec "$statelab" \(line)'
        echo $? > code.new
        # A lost terminal may hang up now, which must not kill these commands.
        trap '' HUP
        stty -a > after 2> /dev/null
        mv code.new code
        """
      ])
    let lines = run.output.lines
    isRestored = lines.first == "restored"
    code = lines.first { $0.hasPrefix("code ") }.flatMap { Int32($0.dropFirst(5)) } ?? -1
    let parts = run.output.split(separator: "\n--kept--\n", maxSplits: 1)
    output = parts.first.map(String.init) ?? ""
    progress = parts.count > 1 ? String(parts[1]) : ""
  }
}
