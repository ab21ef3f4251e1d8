import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Help")
struct HelpTests {
  /// The end of every command's page.
  static let commonOptions = #"""

    Options of every command
      --plain                    One fact a line, in words; for screen readers and
                                 pipes.
      --ascii                    ASCII letters and signs only.
      --color auto|always|never  When to use colour. Default: auto.
      --width N                  Columns to fill, 40 to 1000. Default: the
                                 terminal's, or 80.
      --help                     Show this help.

    """#

  @Test("help shows the overview")
  func overview() {
    #expect(
      shell("help").output == #"""
          statelab runs small SwiftUI programs on a simulated runtime and explains every
          step.

        Usage
          statelab <command> [options]

        Commands
          run       Run the experiments of a lesson and explain every step.
          list      List the lessons.
          show      Show the text and the listing of a lesson, and run nothing.
          walk      Go through a lesson step by step, or through two side by side.
          why       Explain a step: its causes, down to the action that began it, and
                    its effects.
          diff      Show how two lessons, experiments or releases differ, in code and in
                    steps.
          quiz      Ask what a run will do; the run itself has the answer.
          practice  Fix programs that are wrong, with a verdict at each save.
          rebuild   Write your own @State, and compare it with SwiftUI's at each save.
          try       Play a program of your own and explain every step.
          bugs      List state bugs by symptom, or show the page of one.
          page      Write a lesson, two runs or a recorded run as a page for a browser.
          claims    List the articles' claims, with their outcomes under each release.
          progress  Show what you have done; export, import or reset it.
          check     Check that every listing, transcript, claim and question still
                    holds.
          doctor    Check the tool's requirements here, and explain the form of its
                    output.
          help      Explain the tool, one of its commands, or its words.

        Pages of help
          help words     The meanings of the words in runs and claims.
          help wrappers  The owner of each property wrapper's value, and the bodies that
                         a write runs.
          help articles  The articles whose claims the course tests.
          help rules     SwiftUI and Combine in 87 rules, and the lessons that ask about
                         each one.
          help releases  The simulated releases, and their differences.

        Options of every command
          --plain                    One fact a line, in words; for screen readers and
                                     pipes.
          --ascii                    ASCII letters and signs only.
          --color auto|always|never  When to use colour. Default: auto.
          --width N                  Columns to fill, 40 to 1000. Default: the
                                     terminal's, or 80.
          --help                     Show this help.
          -V, --version              Show the version.

        Names
          A lesson is called by its number (`3`, `03`), its name (`box`), or the
          beginning of it where only one lesson begins so.

        Exit codes
          0    Done.
          1    The answer is no: a check, quiz or prediction failed, or two runs differ.
          64   The command line is wrong.
          65   A file or an answer cannot be understood.
          66   No such lesson, step or file.
          69   It needs a terminal.
          70   An error of the tool itself.
          73   A file cannot be created.
          74   Reading or writing failed.
          130  Ctrl-C.
          143  It was told to end, or the terminal was closed.

        """#)
  }

  @Test("help help")
  func help() {
    #expect(
      shell("help", "help").output == #"""
          Explain the tool, one of its commands, or its words.

        Usage
          statelab help [<command> | <rule> | words | wrappers | articles | rules |
          releases] [options]

          `statelab <command> --help` shows a command's page as well. `make install`
          puts the manual page and the completions of all three shells where `man` and
          the shells find them. A script of completions asks the tool, so lessons,
          steps, views, properties and rules complete as well: `why 5:`, `why 5 --body`,
          `diff 12@`, `help R4`.

        Examples
          statelab help quiz                The page of a command.
          statelab help words               The meanings of the words of a run.
          statelab help R24                 A rule, and the lessons that ask about it.
          statelab help releases            The releases, and in what they differ.
          statelab help --completions bash  The script; `source <(…)` takes it into an
                                            open shell.
          statelab help --man               The page; `statelab help --man | man -l -`
                                            shows it.

        Options
          --completions bash|zsh|fish  Write the script that completes command lines in
                                       this shell.
          --man                        Write the manual page, in the language of `man`.
          --format text|json           Text to read, or JSON for other programs.

        """# + Self.commonOptions)
  }

  @Test(
    "A former command is an error that names its replacement",
    arguments: [
      ("coverage", "claims --coverage"), ("profiles", "help releases"), ("Man", "help --man"),
      ("completions", "help --completions bash"),
    ])
  func formerCommands(word: String, line: String) {
    for outcome in [shell(word), shell("help", word), shell(word, "--help")] {
      #expect(outcome.code == .usage)
      #expect(
        outcome.errors == """
          statelab: `statelab \(word.lowercased())` is no longer a command.
                    Write `statelab \(line)`.

          """)
    }
  }

  @Test("`help R24 --help` shows the page of help, which mentions the example once")
  func ruleOnce() {
    let page = shell("help", "R24", "--help").output
    #expect(page == shell("help", "help").output)
    #expect(page.lines.count { $0.contains("R24") } == 1)
  }

  @Test("A command's --help and -h show the same page")
  func option() {
    for command in Tool(course: sampleCourse).commands {
      let page = shell("help", command.name).output
      #expect(page.contains("  statelab \(command.name)"))
      #expect(shell(command.name, "--help").output == page)
      #expect(shell("-h", command.name).output == page)
    }
  }

  @Test("--version")
  func version() {
    #expect(shell("--version").output == "statelab 0.1.0\n")
  }
}
