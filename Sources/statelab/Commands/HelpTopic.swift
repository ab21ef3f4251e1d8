import Course
import Rendering
import Replay
import StateLabCore

/// A page of help outside the commands.
enum HelpTopic: String, CaseIterable {
  case words, articles, rules, releases

  var summary: String {
    switch self {
    case .words: "What the words of a run and of a claim mean."
    case .articles: "The articles that the course puts to the test."
    case .rules:
      "What SwiftUI and Combine do, as \(Rule.numbers.count) rules, and where each is asked about."
    case .releases: "The releases that can be played, and in what they differ."
    }
  }

  func page(for course: Course) -> Document {
    switch self {
    case .words:
      Document(blocks: [
        .heading("In a run"), .entries(Self.wordsOfRuns),
        .heading("The verbs of its steps"), .words(Self.verbs),
        .heading("In a claim"), .entries(Self.wordsOfClaims),
        .heading("How it is known"), .entries(Self.grounds),
      ])
    case .articles: Document(blocks: [.entries(course.articles.map(Self.entry))])
    case .rules: RulePage(course).document
    case .releases: ReleasesPage(course: course).document
    }
  }

  private static func entry(_ article: Article) -> Document.Entry {
    let address = article.address.map { Line(": ", .quiet) + Line($0) } ?? Line()
    return .init(
      name: article.number,
      meaning: Line(article.title, .strong) + Line(", \(article.origin)") + address)
  }

  private static func word(_ name: String, _ meaning: String) -> Document.Entry {
    .init(name: name, meaning: Line(markdown: meaning))
  }

  private static let wordsOfRuns = [
    word("experiment", "A small program that the lesson plays from the start, always the same."),
    word(
      "Host", "What a view is put into: it runs its bodies, taps its buttons, shows its screen."),
    word("runtime", "The part of the laboratory that plays SwiftUI."),
    word("mount", "A view comes onto the screen. What the runtime keeps for it begins to exist."),
    word(
      "place",
      "Where a view stands in the tree; Apple speaks of its identity. Values are kept for a place, "
        + "not for a struct."),
    word(
      "walk",
      "Before a view's first `body` the runtime finds its dynamic properties: it goes through its "
        + "stored properties, and through those of the ones that it finds."),
    word(
      "if every body ran now",
      "To know whether a screen is stale, the laboratory runs every `body` once more, out of sight. "
        + "A `body` that ends its process when it runs again ends the program there, and the run is "
        + "told up to then."),
    word("3:7", "Step 7 of lesson 3. Numbers go on from run to run within a lesson."),
    word(
      "further in",
      "The step happened because of one above it that stands less far in: the nearest, or the one "
        + "that `because of` names."),
    word("because of", "The step that brought this one about."),
    word("screen", "One line for each control: `[Save]` is a button."),
    word("*", "This line of the screen changed."),
    word(
      "old value",
      "In a walk: an object said that it will change. The new value is told when its view is updated."
    ),
    word("as before", "The screen shows what it showed before the action."),
    word("W5", "A message of Apple's runtime, word for word; the number is ours."),
    word("profile", "The release that is played, for example `\(Profile.standard.name)`."),
  ]

  private static var verbs: [Document.Word] {
    Language.current.eventWords.map { .init(verb: $0.verb, meaning: $0.meaning ?? "") }
  }

  private static let wordsOfClaims =
    [
      word("finding", "What we found ourselves, and no article says."),
      word("verdict", "What has come of the claim, all in all:"),
    ] + Verdict.allCases.map { word($0.rawValue, $0.meaning) } + [
      word("as reported", "It comes out so because the profile was made to match the report."),
      word("the compiler says", "No run decides, but the Swift compiler, over the snippet above."),
      word("row F9", "The claim's number in this course."),
    ]

  static let grounds = [
    word("run here", "The experiment decides, each time anew."),
    word("put to the compiler", "The compiler decides; its message is recorded."),
    word("not run", "A source vouches for it; this machine does not judge."),
    word("documented", "Apple's documentation says so."),
    word("verified", "Others tested it on Apple's frameworks."),
    word("observed", "Somebody saw it on a device."),
    word("reverse-engineered", "Read from what Apple's frameworks do inside, by others."),
    word("inferred", "It follows from what is known; nobody has looked."),
    word("reproduced", "It needs nothing of Apple's and happens on Linux just so."),
  ]
}
