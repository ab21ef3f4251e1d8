import Testing

@testable import Rendering
@testable import statelab

// The pages of the commands for learning.
extension HelpTests {
  @Test("help run")
  func run() {
    #expect(
      shell("help", "run").output == #"""
          Run the experiments of a lesson and explain every step.

        Usage
          statelab run [<lesson>… | all] [options]

          Without a lesson it runs the next one that you have not run, and the first
          when you have run them all. A lesson that was run counts as finished, except
          with `--format json` or `markdown`. A step is called by its lesson and number,
          `3:7`; a star marks a line of the screen that changed. On a terminal it asks
          for your prediction before it shows what happens; `--predict require` also
          takes answers from a pipe, one a line, and the exit code is 1 unless all are
          right. It stops at the end of each section, so that you can read it. A claim
          takes one line, and the meaning of a word is given in the first lesson that
          uses the word, unless `--claims` or `--words` asks for more. With `--notes` it
          asks nothing and shows the notes for a teacher. With `--print` it writes the
          lesson's predictions as a sheet, and runs are not shown.

        Examples
          statelab run                          The next lesson that you have not run.
          statelab run 3 --predict off          Lesson 3, without questions.
          statelab run phantom --profile ios13  The lesson whose name begins with
                                                `phantom`, under iOS 13.
          statelab run 3 --format json          The same events as data.

        Options
          --profile ios13|ios14|ios16|ios18  The release to play. Default: ios18.
          --predict ask|off|require          Whether to ask first what will happen.
                                             Default: ask, where there is a terminal.
          --no-pause                         Do not stop at the end of each section, as
                                             it does on a terminal.
          --section NAME                     One section alone: its number, the
                                             beginning of its heading, or an experiment
                                             in it.
          --claims                           With the source, the outcomes and the
                                             grounds of each claim.
          --words                            With the meanings of all words in the runs.
          --notes                            With the notes for the teacher of the
                                             lesson.
          --solutions                        With the hints of its tasks, and with a
                                             change that solves each.
          --whole                            With the whole of the lesson's files, the
                                             experiments too.
          --live                             Compile with the Swift compiler on this
                                             machine; else its recorded output is shown.
          --print                            Write the predictions for a class as a
                                             sheet, in Markdown.
          --key                              With --print: the teacher's copy, with the
                                             answers of the runs.
          --format text|json|markdown        Text to read, JSON for other programs, or
                                             Markdown to paste under an issue.
          --no-save                          Neither use nor save progress.

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
          --tap, --enter, --type, --toggle, --pick, --drag, --scroll, --scene, --wait,
          --replace-root, --script, --view, --swift, --isolation, --xcode, --time-limit

          `statelab help try` explains them.

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
          statelab progress                    Your progress so far.
          statelab progress export > mine.txt  Take it to another machine.
          statelab progress import mine.txt    Add the new and the better results of the
                                               file.
          statelab progress reset box          Forget one lesson.

        Options
          --format text|json  Text to read, or JSON for other programs.

        """# + Self.commonOptions)
  }
}
