import Testing

@testable import statelab

@Suite("Help")
struct HelpTests {
  /// What every command's page ends with.
  private static let commonOptions = #"""

    Options of every command
      --plain                    One fact a line, in words; for screen readers and
                                 pipes.
      --ascii                    ASCII letters and signs only.
      --color auto|always|never  When to use colour. Default: auto.
      --width N                  Columns to fill, 40 to 1000. Default: the
                                 terminal's, or 80.
      --help                     Show this help.

    """#

  @Test("The overview")
  func overview() {
    #expect(
      shell("help").output == #"""
          statelab runs small SwiftUI programs on a simulated runtime and explains every
          step.

        Usage
          statelab <command> [options]

        Commands
          run          Run the experiments of a lesson and explain every step.
          list         List the lessons.
          show         Show the text and the listing of a lesson, and run nothing.
          walk         Go through a lesson step by step, or through two side by side.
          why          Say why a step happened, down to the action that began it, and
                       what it led to.
          diff         Show how two lessons, experiments or releases differ, in code and
                       in steps.
          quiz         Ask what a run will do; the run itself has the answer.
          try          Play a program of your own and explain every step.
          claims       List what the articles claim, and what came of it under each
                       release.
          coverage     Show which lesson treats which row of the articles.
          profiles     Show the releases that can be played, and in what they differ.
          progress     Show what you have done; export, import or reset it.
          check        Check that every listing, transcript, claim and question still
                       holds.
          doctor       Look whether the tool has what it needs here, and why it looks as
                       it does.
          completions  Print a shell completion script.
          man          Write the manual page of the tool, for `man`.
          help         Explain the tool, one of its commands, or its words.

        Pages of help
          help words     What the words of a run and of a claim mean.
          help articles  The articles that the course puts to the test.
          help rules     What SwiftUI and Combine do, as 87 rules, and where each is
                         asked about.

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

  @Test("help run")
  func run() {
    #expect(
      shell("help", "run").output == #"""
          Run the experiments of a lesson and explain every step.

        Usage
          statelab run [<lesson>… | all] [options]

          Without a lesson it runs the next one that you have not run, and the first
          when you have run them all. A lesson that was run counts as finished; with
          `--format json` nobody reads it, and it does not count. A step is called by
          its lesson and number, `3:7`; a star marks a line of the screen that changed.
          On a terminal it asks for your prediction before it shows what happens;
          `--predict require` also takes answers from a pipe, one a line, and the exit
          code is 1 unless all are right. It stops at the end of each section, so that
          you can read it. With `--notes` it asks nothing and shows what a teacher wants
          to know.

        Examples
          statelab run                     The next lesson that you have not run.
          statelab run 3 --predict off     Lesson 3, without questions.
          statelab run 16 --profile ios13  Lesson 16, as iOS 13 played it.
          statelab run 3 --format json     The same events as data.

        Options
          --profile ios13|ios14|ios16|ios18  The release to play. Default: ios18.
          --predict ask|off|require          Whether to ask first what will happen.
                                             Default: ask, where there is a terminal.
          --no-pause                         Do not stop at the end of each section, as
                                             it does on a terminal.
          --notes                            With the notes for whoever teaches the
                                             lesson.
          --whole                            With the whole of the lesson's files, the
                                             experiments too.
          --live                             Ask the Swift compiler of this machine;
                                             else what it said is shown as recorded.
          --format text|json                 Text to read, or JSON for other programs.
          --no-save                          Neither use nor save progress.

        """# + Self.commonOptions)
  }

  @Test("help list")
  func list() {
    #expect(
      shell("help", "list").output == #"""
          List the lessons.

        Usage
          statelab list [options]

          Each line names a lesson by number and name, either of which calls it, and
          says what you have done of it: whether you have run it, your best quiz, and
          where a walk stopped. `statelab show` has more about a lesson.

        Examples
          statelab list                All lessons, and what you have done of each.
          statelab list --format json  The same for a program, with the summaries.

        Options
          --format text|json  Text to read, or JSON for other programs.

        """# + Self.commonOptions)
  }

  @Test("help why")
  func why() {
    #expect(
      shell("help", "why").output == #"""
          Say why a step happened, down to the action that began it, and what it led to.

        Usage
          statelab why <lesson>:<step> | <lesson> | <file> [options]

          The steps are those that `statelab run` shows, or `statelab try` of a program
          of your own, which is played for the answer. A lesson or a program without a
          step needs `--body` or `--value`. Causes come newest first, then what the step
          led to. That something would not have happened without it is said only where
          every recorded chain of causes goes through it.

        Examples
          statelab why 5:12                         Why step 12 of lesson 5 happened,
                                                    and what it led to.
          statelab why 5 --body ContentView         Why that body ran, each time.
          statelab why 5 --value text               What gave the property its values.
          statelab why Counter.swift 1:5 --tap Add  Of a program of your own.

        Options
          --body NAME                        Why the body of this view ran, each time.
          --value NAME                       What gave this property its values: text,
                                             or text.box.
          --profile ios13|ios14|ios16|ios18  The release to play. Default: ios18.
          --format text|json                 Text to read, or JSON for other programs.

        With a program of your own
          --tap, --enter, --toggle, --pick, --wait, --replace-root, --script, --view,
          --swift, --isolation, --time-limit

          `statelab help try` explains them.

        """# + Self.commonOptions)
  }

  @Test("help diff")
  func diff() {
    #expect(
      shell("help", "diff").output == #"""
          Show how two lessons, experiments or releases differ, in code and in steps.

        Usage
          statelab diff <a> <b> [options]

          Each is a lesson (`4`), one of its experiments (`4:tap`), or either under a
          release (`16@ios13`, `box:tap@ios14`); or each is a program of your own, and
          both are played with the same actions (`A.swift`, `A.swift@ios13`).
          Experiments of the same name are compared, else the first of each. `-` marks
          what the first alone has, `+` the second. From 110 columns on they stand side
          by side. Exit code 0: nothing differs; 1: something does.

        Examples
          statelab diff 4 5                        What the change from lesson 4 to 5
                                                   did.
          statelab diff 16@ios13 16@ios18          What the release did.
          statelab diff 4:tap 5:tap                Two experiments.
          statelab diff A.swift B.swift --tap Add  Two programs of your own.

        Options
          --profile ios13|ios14|ios16|ios18  The release to play. Default: ios18.
          --format text|json                 Text to read, or JSON for other programs.

        With a program of your own
          --tap, --enter, --toggle, --pick, --wait, --replace-root, --script, --view,
          --swift, --isolation, --time-limit

          `statelab help try` explains them.

        """# + Self.commonOptions)
  }

  @Test("help walk")
  func walk() {
    #expect(
      shell("help", "walk").output == #"""
          Go through a lesson step by step, or through two side by side.

        Usage
          statelab walk [<lesson>] [<other>] [options]

          On a terminal it fills the screen: the code, the steps so far, the screen, the
          views and what is kept for them. Space goes on, ← back, `p` asks what will
          happen, `?` shows the keys, `q` quits. Otherwise, and with `--plain`, it takes
          words on lines: `next`, `back`, `state`, `why`, `keys`. It goes on where the
          last walk of the lesson stopped, under the release that was played then.
          Without a lesson it goes on in the one that was begun; where there are
          several, or none, a terminal asks, and a pipe takes the one that is furthest
          on. Two lessons, experiments or releases, named as for `diff`, are gone
          through in step until they part; so are programs of your own, with actions as
          for `try`. `--present` is for a projector: a title page, more space, no
          numbers of lines. In a second terminal `statelab walk --follow` then shows the
          notes for the teacher, what is said now, and what comes next.

        Examples
          statelab walk 5                              Go through lesson 5, from where
                                                       you stopped.
          statelab walk 5 --from 9                     Begin at step 5:9.
          statelab walk box --profile ios14 --restart  From the start, as iOS 14 played
                                                       it.
          statelab walk Counter.swift --tap Add        Through the run of a program of
                                                       your own.
          statelab walk 4 5                            Two lessons side by side, until
                                                       they part.

        Options
          --from STEP                        The step to begin at: 7, or 5:7.
          --restart                          Begin at the beginning, not where the last
                                             walk stopped.
          --profile ios13|ios14|ios16|ios18  The release to play. Default: ios18.
          --play TIME                        Go on by itself after this time: 1s, 500ms.
                                             Space stops it.
          --present                          Show it to others: a title page, more
                                             space, no numbers of lines.
          --follow                           Show the teacher's notes to the walk that
                                             is presented in another terminal.
          --no-save                          Neither use nor save progress.

        With a program of your own
          --tap, --enter, --toggle, --pick, --wait, --replace-root, --script, --view,
          --swift, --isolation, --time-limit

          `statelab help try` explains them.

        """# + Self.commonOptions)
  }

  @Test("help show")
  func show() {
    #expect(
      shell("help", "show").output == #"""
          Show the text and the listing of a lesson, and run nothing.

        Usage
          statelab show <lesson>… | all [options]

          What the lesson's experiments do is shown by `statelab run`. With `--swiftui`
          the listing comes as a program for Xcode, so that you can see what a device
          does; with `--notes` the text comes with what a teacher wants to know.

        Examples
          statelab show 3            Read lesson 3; nothing is run.
          statelab show 3 --swiftui  Its program, to be pasted into Xcode.

        Options
          --notes    With the notes for whoever teaches the lesson.
          --whole    With the whole of the lesson's files, the experiments too.
          --swiftui  The listing alone, as a file for Xcode: SwiftUI, and an app that
                     shows a view.

        """# + Self.commonOptions)
  }

  @Test("help quiz")
  func quiz() {
    #expect(
      shell("help", "quiz").output == #"""
          Ask what a run will do; the run itself has the answer.

        Usage
          statelab quiz [<lesson>… | all] [options]

          Without a lesson, or with `all`, it asks about all of them. An answer is a
          letter, or the value itself, with its quotes or without; `?` shows the code
          and `q` stops. The experiment is run, and its result decides what is right.
          Your best result of a lesson is saved when all its questions were asked;
          `--format json` saves nothing. `--again` asks what you last answered wrongly.

        Examples
          statelab quiz 3                        The questions of lesson 3.
          statelab quiz -n 10 --seed 7           Ten of the whole course, the same on
                                                 every machine.
          statelab quiz 3 --print --key          A worksheet with its answers.
          statelab quiz 3 --answers - --pass 60  Grade answers, one a line; exit code 1
                                                 below 60%.

        Options
          -n, --count N       Ask N of the questions, picked by chance.
          --shuffle           Ask in an order of chance.
          --seed N            The chance to use: the same seed, the same questions.
                              Without -n it shuffles.
          --again             Ask only what you last answered wrongly.
          --exam              Say what was right at the end, not after each answer.
          --answers FILE      Grade these answers, one a line. `-` is standard input.
          --pass N            The percentage to reach; below it the exit code is 1.
          --print             Write the questions as a worksheet, in Markdown.
          --key               With --print: the teacher's copy, with the answers of the
                              runs.
          --format text|json  Text to read, or JSON for other programs.
          --no-save           Neither use nor save progress.

        """# + Self.commonOptions)
  }

  @Test("help check")
  func check() {
    #expect(
      shell("help", "check").output == #"""
          Check that every listing, transcript, claim and question still holds.

        Usage
          statelab check [<lesson>… | all] [options]

          Without a lesson it checks all of them. `--update` records anew what machines
          said; what people claim stays, so that a wrong run cannot record itself as
          truth.

        Examples
          statelab check             The whole course.
          statelab check 3 --update  Record anew what lesson 3 does now.

        Options
          --update       Record listings, transcripts and compiler messages anew. Claims
                         stay as they are.
          --lessons DIR  The lesson folders to check. Default: ./lessons, if it is
                         there.

        """# + Self.commonOptions)
  }

  @Test("help progress")
  func progress() {
    #expect(
      shell("help", "progress").output == #"""
          Show what you have done; export, import or reset it.

        Usage
          statelab progress [show | path | export | import <file> | reset [<lesson>… |
          all]] [options]

          A lesson is finished when you have run it. `path` says where that is kept,
          `export` prints it, `import` adds what is new or better in a file (`-` is
          standard input), and `reset` moves it aside, or forgets the lessons that are
          named.

        Examples
          statelab progress                    What you have done.
          statelab progress export > mine.txt  Take it to another machine.
          statelab progress import mine.txt    Add what is new or better there.
          statelab progress reset box          Forget one lesson.

        Options
          --format text|json  Text to read, or JSON for other programs.

        """# + Self.commonOptions)
  }

  @Test("help doctor")
  func doctor() {
    #expect(
      shell("help", "doctor").output == #"""
          Look whether the tool has what it needs here, and why it looks as it does.

        Usage
          statelab doctor [options]

          Each line is `ok`, `limited` (something is missing that most commands do
          without, such as a compiler) or `attention` (something stands in the way: the
          exit code is 1). It runs every experiment under each release, here and in
          another process, and compares the traces byte for byte.

        Examples
          statelab doctor  What is here, and what is missing.

        Options
          --format text|json  Text to read, or JSON for other programs.

        """# + Self.commonOptions)
  }

  @Test("help completions")
  func completions() {
    #expect(
      shell("help", "completions").output == #"""
          Print a shell completion script.

        Usage
          statelab completions bash | zsh | fish [options]

          For the shell that is open: `source <(statelab completions bash)`, the same
          with `zsh`, or `statelab completions fish | source`. `make install` puts all
          three where shells find them. The script asks the tool, so lessons, steps,
          views, properties and rules complete as well: `why 5:`, `why 5 --body`, `diff
          12@`, `help R4`.

        Examples
          statelab completions bash  The script; `source <(…)` takes it into an open
                                     shell.

        """# + Self.commonOptions)
  }

  @Test("help claims")
  func claims() {
    #expect(
      shell("help", "claims").output == #"""
          List what the articles claim, and what came of it under each release.

        Usage
          statelab claims [<lesson>… | all] [options]

          Without a lesson it lists the claims of all, each in a line or two; of a
          lesson that is named it shows all there is, and below it what we found and no
          article says. A claim of the kind `run` or `compiled` is judged now; a
          documented one has the verdict of its author, with the source. `statelab help
          words` says what the verdicts mean.

        Examples
          statelab claims 3                Those of lesson 3, in full.
          statelab claims --verdict wrong  What the articles say, and is not so.
          statelab claims --article 003    Those of one article.

        Options
          --article ID
              Only the claims of this article: 000, 003.
          --verdict holds|wrong|overstated|outdated|open|opinion
              Only the claims with this verdict.
          --findings
              What we found and no article says, instead of the claims.
          --details
              With source, outcomes, grounds and notes, as where a lesson is named.
          --format text|json
              Text to read, or JSON for other programs.

        """# + Self.commonOptions)
  }

  @Test("help profiles")
  func profiles() {
    #expect(
      shell("help", "profiles").output == #"""
          Show the releases that can be played, and in what they differ.

        Usage
          statelab profiles [options]

          A profile is one release with a few switches; each switch has a rule and a
          source. An API that a release lacks makes a run end without a result.

        Examples
          statelab profiles  The releases, and in what they differ.

        Options
          --format text|json  Text to read, or JSON for other programs.

        """# + Self.commonOptions)
  }

  @Test("help help")
  func help() {
    #expect(
      shell("help", "help").output == #"""
          Explain the tool, one of its commands, or its words.

        Usage
          statelab help [<command> | <rule> | words | articles | rules] [options]

          `statelab <command> --help` shows a command's page as well. The number of a
          rule, such as `R24`, shows that rule.

        Examples
          statelab help quiz   The page of a command.
          statelab help words  What the words of a run mean.
          statelab help R24    A rule, and the lessons that ask about it.

        """# + Self.commonOptions)
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
