import Testing

@testable import Rendering
@testable import statelab

// The pages of the commands that answer questions.
extension HelpTests {
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
          Explain a step: its causes, down to the action that began it, and its effects.

        Usage
          statelab why <lesson>:<step> | <lesson> | <file> [options]

          The steps are those that `statelab run` shows, or `statelab try` of a program
          of your own, which is played for the answer. A lesson or a program without a
          step needs `--body` or `--value`. Causes come newest first, then the effects.
          An effect that would not have happened without the step is one whose recorded
          chains of causes all go through it.

        Examples
          statelab why 5:12                         Why step 12 of lesson 5 happened,
                                                    and what it led to.
          statelab why 5 --body ContentView         Why that body ran, each time.
          statelab why 5 --value text               The cause of each value of the
                                                    property.
          statelab why Counter.swift 1:5 --tap Add  Of a program of your own.

        Options
          --body NAME                        Why the body of this view ran, each time.
          --value NAME                       The causes of the values of this property,
                                             or of a field of its value: text,
                                             model.name.
          --profile ios13|ios14|ios16|ios18  The release to play. Default: ios18.
          --format text|json                 Text to read, or JSON for other programs.

        With a program of your own
          --tap, --enter, --type, --toggle, --pick, --drag, --scroll, --scene, --wait,
          --replace-root, --script, --view, --swift, --isolation, --xcode, --time-limit

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
          release (`phantom@ios13`, `box:tap@ios14`); or each is a program of your own,
          and both are played with the same actions (`A.swift`, `A.swift@ios13`,
          `A.swift@xcode27`). Experiments of the same name are compared, else the first
          of each. `-` marks what the first alone has, `+` the second. From 110 columns
          on they stand side by side. Exit code 0: nothing differs; 1: something does.

        Examples
          statelab diff 4 5                          The effect of the change from
                                                     lesson 4 to 5.
          statelab diff phantom@ios13 phantom@ios18  The effect of the release.
          statelab diff 4:tap 5:tap                  Two experiments.
          statelab diff A.swift B.swift --tap Add    Two programs of your own.

        Options
          --profile ios13|ios14|ios16|ios18  The release to play. Default: ios18.
          --format text|json                 Text to read, or JSON for other programs.

        With a program of your own
          --tap, --enter, --type, --toggle, --pick, --drag, --scroll, --scene, --wait,
          --replace-root, --script, --view, --swift, --isolation, --xcode, --time-limit

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

          `statelab run` shows the experiments of the lesson. `--swiftui` prints the
          listing as a program for Xcode, so that you can run it on a device; `--notes`
          adds the notes for the teacher.

        Examples
          statelab show 3            Read lesson 3; nothing is run.
          statelab show 3 --swiftui  Its program, to be pasted into Xcode.

        Options
          --notes      With the notes for the teacher of the lesson.
          --solutions  With the hints of its tasks, and with a change that solves each.
          --whole      With the whole of the lesson's files, the experiments too.
          --swiftui    The listing alone, as a file for Xcode: SwiftUI, and an app that
                       shows a view.

        """# + Self.commonOptions)
  }

  @Test("help claims")
  func claims() {
    #expect(
      shell("help", "claims").output == #"""
          List the articles' claims, with their outcomes under each release.

        Usage
          statelab claims [<lesson>… | <row>… | all] [options]

          Without a lesson it lists the claims of all, each in a line or two; of a
          lesson that is named it shows all there is, and below it what we found and no
          article says. A claim of the kind `run` or `compiled` is judged now; a
          documented one has the verdict of its author, with the source.
          `statelab help words` says what the verdicts mean. A row, such as `F7`, is
          something that an article sets up, shows or says; the numbers are this
          project's. A claim treats it, a finding of ours, or a snippet that is put to
          the compiler. With `--coverage` the exit code is 1 where a row is missing.

        Examples
          statelab claims 3                Those of lesson 3, in full.
          statelab claims --verdict wrong  The wrong claims of the articles.
          statelab claims --article 003    Those of one article.
          statelab claims F7               Those of one row of an article.
          statelab claims --coverage       Every row, with the lesson that treats it.

        Options
          --article ID
              Only the claims of this article: 000 to 004.
          --verdict holds|wrong|overstated|imprecise|outdated|open|opinion
              Only the claims with this verdict.
          --findings
              Our own findings, which no article states, instead of the claims.
          --details
              With source, outcomes, grounds and notes, as where a lesson is named.
          --coverage
              Every row of the articles with the lessons that treat it, instead of the
              claims.
          --format text|json
              Text to read, or JSON for other programs.

        """# + Self.commonOptions)
  }
}
