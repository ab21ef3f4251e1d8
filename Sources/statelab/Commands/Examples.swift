import Rendering

// Examples for every command's page of help. A test runs each of them.

extension RunCommand {
  var examples: [Example] {
    [
      Example("run", "The next lesson that you have not run."),
      Example("run 3 --predict off", "Lesson 3, without questions."),
      Example(
        "run phantom --profile ios13", "The lesson whose name begins so, as iOS 13 played it."),
      Example("run 3 --format json", "The same events as data."),
    ]
  }
}

extension ListCommand {
  var examples: [Example] {
    [
      Example("list", "All lessons, and what you have done of each."),
      Example("list --format json", "The same for a program, with the summaries."),
    ]
  }
}

extension BugsCommand {
  var examples: [Example] {
    [
      Example("bugs", "All state bugs, by symptom."),
      Example("bugs nested", "The page of the bug whose name begins so."),
    ]
  }
}

extension ShowCommand {
  var examples: [Example] {
    [
      Example("show 3", "Read lesson 3; nothing is run."),
      Example("show 3 --swiftui", "Its program, to be pasted into Xcode."),
    ]
  }
}

extension WalkCommand {
  var examples: [Example] {
    [
      Example("walk 5", "Go through lesson 5, from where you stopped."),
      Example("walk 5 --from 9", "Begin at step 5:9."),
      Example("walk box --profile ios14 --restart", "From the start, as iOS 14 played it."),
      Example("walk Counter.swift --tap Add", "Through the run of a program of your own."),
      Example("walk 4 5", "Two lessons side by side, until they part."),
    ]
  }
}

extension WhyCommand {
  var examples: [Example] {
    [
      Example("why 5:12", "Why step 12 of lesson 5 happened, and what it led to."),
      Example("why 5 --body ContentView", "Why that body ran, each time."),
      Example("why 5 --value text", "What gave the property its values."),
      Example("why Counter.swift 1:5 --tap Add", "Of a program of your own."),
    ]
  }
}

extension DiffCommand {
  var examples: [Example] {
    [
      Example("diff 4 5", "What the change from lesson 4 to 5 did."),
      Example("diff phantom@ios13 phantom@ios18", "What the release did."),
      Example("diff 4:tap 5:tap", "Two experiments."),
      Example("diff A.swift B.swift --tap Add", "Two programs of your own."),
    ]
  }
}

extension QuizCommand {
  var examples: [Example] {
    [
      Example("quiz 3", "The questions of lesson 3."),
      Example("quiz -n 10 --seed 7", "Ten of the whole course, the same on every machine."),
      Example("quiz 3 --print --key", "A worksheet with its answers."),
      Example("quiz 3 --answers - --pass 60", "Grade answers, one a line; exit code 1 below 60%."),
    ]
  }
}

extension PracticeCommand {
  var examples: [Example] {
    [
      Example("practice", "The first program that is not mended; write it, watch it, judge it."),
      Example("practice 1 --hint", "The next hint for the first program."),
      Example("practice --list", "All of them, and what you have done."),
    ]
  }
}

extension TryCommand {
  var examples: [Example] {
    [
      Example("try Counter.swift --tap Add", "Play your own file, and press its button."),
      Example("try Counter.swift --tap Add --steps", "The same with every step and its cause."),
      Example("try App --view ContentView", "A folder of files, and the view to show."),
    ]
  }
}

extension ClaimsCommand {
  var examples: [Example] {
    [
      Example("claims 3", "Those of lesson 3, in full."),
      Example("claims --verdict wrong", "What the articles say, and is not so."),
      Example("claims --article 003", "Those of one article."),
      Example("claims F7", "Those of one row of an article."),
      Example("claims --coverage", "Every row, with the lesson that treats it."),
    ]
  }
}

extension ProgressCommand {
  var examples: [Example] {
    [
      Example("progress", "What you have done."),
      Example("progress export > mine.txt", "Take it to another machine."),
      Example("progress import mine.txt", "Add what is new or better there."),
      Example("progress reset box", "Forget one lesson."),
    ]
  }
}

extension RebuildCommand {
  var examples: [Example] {
    [
      Example("rebuild", "Write `MyState.swift` here, and follow your editor."),
      Example("rebuild binding", "The same for `@Binding`."),
      Example("rebuild state equal-write", "The experiment of one behavior, and both runs."),
      Example("rebuild state equal-write --walk", "Both runs, side by side."),
      Example("rebuild --check --stage 3", "In CI: the first three stages must be reached."),
    ]
  }
}

extension CheckCommand {
  var examples: [Example] {
    [
      Example("check", "The whole course."),
      Example("check 3 --update", "Record anew what lesson 3 does now."),
    ]
  }
}

extension DoctorCommand {
  var examples: [Example] { [Example("doctor", "What is here, and what is missing.")] }
}

extension HelpCommand {
  var examples: [Example] {
    [
      Example("help quiz", "The page of a command."),
      Example("help words", "What the words of a run mean."),
      Example("help R24", "A rule, and the lessons that ask about it."),
      Example("help releases", "The releases, and in what they differ."),
      Example("help --completions bash", "The script; `source <(…)` takes it into an open shell."),
      Example("help --man", "The page; `statelab help --man | man -l -` shows it."),
    ]
  }
}
