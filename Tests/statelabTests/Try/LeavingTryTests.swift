import Testing

@testable import Rendering
@testable import statelab

@Suite("Leaving `try` while other processes run")
struct LeavingTryTests {
  nonisolated static let signals = [
    ("INT", ExitCode.interrupted), ("TERM", .terminated), ("HUP", .terminated),
  ]

  /// Ends `$statelab try Program.swift` by a signal once other processes have written their numbers
  /// into a file.
  ///
  /// - Parameter set: Shell lines that run before.
  /// - Returns: The run. It prints the remaining processes and temporary files.
  private func leave(by signal: String, _ program: String, after set: String) throws -> ShellRun {
    try ShellRun(
      """
      mkdir bin temporary
      export TMPDIR=$PWD/temporary statelab
      \(set)
      { for _ in $(seq 2400); do if [ -s others ]; then break; fi; sleep 0.05; done
        kill -\(signal) $(cat pid)
      } &
      sh -c 'echo $$ > pid; exec "$statelab" try Program.swift --tap Loop --time-limit 60'
      code=$?
      for other in $(cat others); do ps -o stat=,args= -p $other | grep -v '^Z'; done
      ls -A temporary; ls -A cache/statelab 2> /dev/null
      exit $code
      """, with: ["Program.swift": program])
  }

  /// As the driver of the compiler does, the shell script starts a process in another group.
  @Test("A signal ends a running compiler and the processes it has started", arguments: signals)
  func compiling(signal: String, code: ExitCode) throws {
    let run = try leave(
      by: signal, "import SwiftUI\n",
      after: """
        printf '%s\\n' '#!/bin/sh' 'if [ "$1" = -version ]; then echo 1; exit; fi' \\
          '$(command -v setsid) sleep 200 & echo $$ $! >> others; wait' > bin/swiftc
        chmod +x bin/swiftc
        export PATH=$PWD/bin:$PATH XDG_CACHE_HOME=$PWD/cache
        """)
    #expect(run.code == code.rawValue, "\(run.errors)")
    #expect(run.output.isEmpty, "\(run.output)")
  }

  @Test("What a killed process left is removed after a day, and no other folder", .needs("swiftc"))
  func sweep() throws {
    let run = try ShellRun(
      """
      mkdir temporary; cd temporary
      mkdir statelab-temporary-old1 statelab-temporary-old1/x statelab-temporary-new1 statelab-main
      touch -d '25 hours ago' statelab-temporary-old1 statelab-main
      export TMPDIR=$PWD XDG_CACHE_HOME='\(TryTests.cache)'
      $statelab try ../Program.swift > /dev/null; ls
      """, with: ["Program.swift": TryTests.counter])
    #expect(run.output == "statelab-main\nstatelab-temporary-new1\n", "\(run.errors)")
  }

  @Test(
    "A signal ends a program in an endless loop",
    .needs("swiftc"), arguments: signals)
  func playing(signal: String, code: ExitCode) throws {
    let run = try leave(
      by: signal,
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          Button("Loop") {
            let number = "\\(ProcessInfo.processInfo.processIdentifier)"
            try? number.write(toFile: "others", atomically: true, encoding: .utf8)
            while true {}
          }
        }
      }

      """, after: "export XDG_CACHE_HOME='\(TryTests.cache)'")
    #expect(run.code == code.rawValue, "\(run.errors)")
    #expect(run.output.isEmpty, "\(run.output)")
  }

  @Test(
    "What a program has started ends with it, also in a session of its own",
    .needs("swiftc"), .needs("setsid"), arguments: ["true", "fatalError()"])
  func children(last: String) throws {
    let run = try ShellRun(
      """
      export XDG_CACHE_HOME='\(TryTests.cache)'
      $statelab try Program.swift --tap Go --time-limit 60 > /dev/null
      # A process that was killed may take a moment to go.
      for _ in 1 2 3 4 5; do
        left=$(for other in $(cat others); do ps -o stat=,args= -p $other | grep -v '^Z'; done)
        if [ -z "$left" ]; then break; fi
        sleep 0.2
      done
      wc -w < others; echo "$left"
      """,
      with: [
        "Program.swift": """
        import SwiftUI

        struct ContentView: View {
          var body: some View {
            Button("Go") {
              let shell = Process()
              shell.executableURL = URL(fileURLWithPath: "/bin/sh")
              shell.arguments = [
                "-c", "(setsid sh -c 'echo $$ >> others; exec sleep 300' &); sleep 300 & echo $! >> others",
              ]
              try? shell.run()
              while (try? String(contentsOfFile: "others", encoding: .utf8))?
                .split(separator: "\\n").count != 2
              { usleep(10_000) }
              _ = \(last)
            }
          }
        }

        """
      ])
    #expect(
      run.output.split(separator: "\n").map { $0.filter { $0 != " " } } == ["2"], "\(run.output)")
  }
}
