import Course
import Rendering
import StateLabCore

/// An option of the tool, as data for the parser and for help.
struct Option: Hashable {
  /// The name without the dashes.
  let name: String
  /// A one-letter name, as in `-n 5`.
  let letter: String?
  private let placeholder: String?
  /// The valid values, where there are few.
  let choices: [String]
  let summary: String

  init(
    _ name: String, letter: String? = nil, value: String? = nil, choices: [String] = [],
    _ summary: String
  ) {
    self.name = name
    self.letter = letter
    placeholder = value
    self.choices = choices
    self.summary = summary
  }

  /// The placeholder for its value in help; nil for a switch.
  var value: String? { placeholder ?? (choices.isEmpty ? nil : choices.joined(separator: "|")) }

  /// The spelling in help: `--width N`.
  var spelling: String {
    (letter.map { "-\($0), " } ?? "") + "--\(name)" + (value.map { " \($0)" } ?? "")
  }
}

extension Option {
  /// The option as typed: `--width N`.
  var usage: String { "--\(name)" + (value.map { " \($0)" } ?? "") }

  static let format = Option(
    "format", choices: ["text", "json"], "Text to read, or JSON for other programs.")
  static let lessonFormat = Option(
    "format", choices: ["text", "json", "markdown"],
    "Text to read, JSON for other programs, or Markdown to paste under an issue.")
  static let programFormat = Option(
    "format", choices: ["text", "json", "markdown", "sarif"],
    "Text, JSON, Markdown to paste under an issue, or the findings as SARIF for code hosts.")
  static let profile = Option(
    "profile", choices: Profile.all.map(\.name),
    "The release to play. Default: \(Profile.standard.name).")
  static let predict = Option(
    "predict", choices: Predicting.allCases.map(\.rawValue),
    "Whether to ask first what will happen. Default: ask, where there is a terminal.")
  static let noPause = Option(
    "no-pause", "Do not stop at the end of each section, as it does on a terminal.")
  static let live = Option(
    "live", "Compile with the Swift compiler on this machine; else its recorded output is shown.")
  static let update = Option(
    "update", "Record listings, transcripts and compiler messages anew. Claims stay as they are.")
  static let lessons = Option(
    "lessons", value: "DIR", "The lesson folders to check. Default: ./lessons, if it is there.")
  static let answers = Option(
    "answers", value: "FILE", "Grade these answers, one a line. `-` is standard input.")
  static let article = Option(
    "article", value: "ID", "Only the claims of this article: 000 to 004.")
  static let verdict = Option(
    "verdict", choices: Verdict.allCases.map(\.rawValue), "Only the claims with this verdict.")
  static let ownFindings = Option(
    "findings", "Our own findings, which no article states, instead of the claims.")
  static let details = Option(
    "details", "With source, outcomes, grounds and notes, as where a lesson is named.")
  static let coverage = Option(
    "coverage", "Every row of the articles with the lessons that treat it, instead of the claims.")
  static let man = Option("man", "Write the manual page, in the language of `man`.")
  static let whole = Option("whole", "With the whole of the lesson's files, the experiments too.")
  static let swiftUI = Option(
    "swiftui", "The listing alone, as a file for Xcode: SwiftUI, and an app that shows a view.")
  static let fullClaims = Option(
    "claims", "With the source, the outcomes and the grounds of each claim.")
  static let allWords = Option("words", "With the meanings of all words in the runs.")
  static let section = Option(
    "section", value: "NAME",
    "One section alone: its number, the beginning of its heading, or an experiment in it.")
  static let table = Option(
    "table", "The length of each lesson as `run` prints it, instead of the check.")
  static let notes = Option("notes", "With the notes for the teacher of the lesson.")
  static let solutions = Option(
    "solutions", "With the hints of its tasks, and with a change that solves each.")
  static let from = Option("from", value: "STEP", "The step to begin at: 7, or 5:7.")
  static let restart = Option("restart", "Begin at the beginning, not where the last walk stopped.")
  static let play = Option(
    "play", value: "TIME", "Go on by itself after this time: 1s, 500ms. Space stops it.")
  static let present = Option(
    "present", "Show it to others: a title page, more space, no numbers of lines.")
  static let follow = Option(
    "follow", "Show the teacher's notes to the walk that is presented in another terminal.")
  static let noSave = Option("no-save", "Neither use nor save progress.")
  static let pass = Option(
    "pass", value: "N", "The percentage to reach; below it the exit code is 1.")
  static let count = Option(
    "count", letter: "n", value: "N", "Ask N of the questions, picked by chance.")
  static let shuffle = Option("shuffle", "Ask in an order of chance.")
  static let seed = Option(
    "seed", value: "N",
    "The chance to use: the same seed, the same questions. Without -n it shuffles.")
  static let again = Option("again", "Ask only what you last answered wrongly.")
  static let exam = Option("exam", "Say what was right at the end, not after each answer.")
  static let print = Option("print", "Write the questions as a worksheet, in Markdown.")
  static let printPredictions = Option(
    "print", "Write the predictions for a class as a sheet, in Markdown.")
  static let key = Option("key", "With --print: the teacher's copy, with the answers of the runs.")

  static let body = Option("body", value: "NAME", "Why the body of this view ran, each time.")
  static let value = Option(
    "value", value: "NAME",
    "The causes of the values of this property, or of a field of its value: text, model.name.")

  static let allLessons = Option("all", "All lessons, with an index. It needs --to.")
  static let to = Option("to", value: "DIR", "The folder for the pages; files in it are replaced.")
  static let fromRecord = Option(
    "from", value: "FILE", "The JSON of `run` or `try` to show. `-` is standard input.")
  static let page = Option("page", value: "FILE", "Write the run as a page for a browser, too.")
  static let handout = Option("print", "One lesson as a handout for paper, without script.")

  static let plain = Option("plain", "One fact a line, in words; for screen readers and pipes.")
  static let ascii = Option("ascii", "ASCII letters and signs only.")
  static let color = Option(
    "color", choices: ColorChoice.allCases.map(\.rawValue), "When to use colour. Default: auto.")
  static let width = Option(
    "width", value: "N",
    "Columns to fill, \(OutputOptions.narrowest) to \(OutputOptions.widest). Default: the terminal's, or 80."
  )
  static let help = Option("help", "Show this help.")

  static let version = Option("version", letter: "V", "Show the version.")

  /// Options of every command.
  static let common: [Option] = [plain, ascii, color, width, help]
}
