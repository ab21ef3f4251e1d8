import Course
import Rendering
import Replay
import StateLabCore

/// A page of help outside the commands.
enum HelpTopic: String, CaseIterable {
  case words, wrappers, articles, rules, releases

  var summary: String {
    switch self {
    case .words: "The meanings of the words in runs and claims."
    case .wrappers: "The owner of each property wrapper's value, and the bodies that a write runs."
    case .articles: "The articles whose claims the course tests."
    case .rules:
      "SwiftUI and Combine in \(Rule.numbers.count) rules, and the lessons that ask about each one."
    case .releases: "The simulated releases, and their differences."
    }
  }

  func page(for course: Course) throws -> Document {
    switch self {
    case .words:
      Document(blocks: [
        .heading("In a run"), .entries(Self.wordsOfRuns),
        .heading("The verbs of its steps"), .words(Self.verbs),
        .heading("In a claim"), .entries(Self.wordsOfClaims),
        .heading("How it is known"), .entries(Self.grounds),
      ])
    case .wrappers: try WrappersPage().document()
    case .articles: Document(.entries(course.articles.map(Self.entry)))
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
      "Host", "The container of a view: it runs the bodies, taps the buttons and shows the screen."),
    word("runtime", "The part of the laboratory that simulates SwiftUI."),
    word("mount", "The host adds a view to the tree, and SwiftUI installs its dynamic properties."),
    word(
      "identity",
      "The position of a view in the tree, or its explicit `id`. State belongs to an identity, not "
        + "to a struct."),
    word(
      "dynamic property",
      "A stored property whose declared type conforms to `DynamicProperty`, in a view or in another "
        + "dynamic property."),
    word(
      "if every body ran now",
      "To know whether a screen is stale, the laboratory runs every `body` once more, out of sight. "
        + "A `body` that ends its process when it runs again ends the program there, and the run "
        + "stops at this point."),
    word(
      "in the action, in body",
      "The code that wrote, sent, or printed: SwiftUI, a control, or a queue had called this code. "
        + "`in body` means the `body` in the step above. A run names the code again only when other "
        + "code acts."),
    word(
      "code of the experiment",
      "The experiment runs the code of the next steps. The action above has ended."),
    word(
      "Row[\"Ann\"]",
      "The row of a `ForEach` with this id. Views of one type without an id have numbers: `Row #2`. "
        + "So do two rows with one id."
    ),
    word(
      "Likes #2",
      "The second object of a class, in a run with several observed objects of the class."
    ),
    word("3:7", "Step 7 of lesson 3. Numbers go on from run to run within a lesson."),
    word(
      "further in",
      "The cause of the step is a step above it that is less indented: the nearest, or the one that "
        + "`because of` names."),
    word("because of", "The step that caused this one."),
    word("screen", "One line for each control: `[Save]` is a button."),
    word("*", "This line of the screen changed."),
    word(
      "old value",
      "In a walk: an object announced a change. The new value appears when its view is updated."
    ),
    word("as before", "The screen is the same as before the action."),
    word("W5", "A message of Apple's runtime, word for word; the number is ours."),
    word("profile", "The simulated release, for example `\(Profile.standard.name)`."),
  ]

  private static var verbs: [Document.Word] {
    Language.current.eventWords.map { .init(verb: $0.verb, meaning: $0.meaning ?? "") }
  }

  private static let wordsOfClaims =
    [
      word("finding", "A result of ours, which no article states."),
      word("verdict", "The judgement of the claim:"),
    ] + Verdict.allCases.map { word($0.rawValue, $0.meaning) } + [
      word("as reported", "The outcome matches the report, because the profile was made so."),
      word("the compiler says", "The Swift compiler decides, by the snippet above."),
      word("row F9", "The claim's number in this course."),
    ]

  static let grounds = [
    word(
      "simulated here",
      "The experiment decides, each time anew; a simulation is no evidence about Apple."),
    word("put to the compiler", "The compiler decides; its message is recorded."),
    word("not run", "A source confirms it; no run here judges it."),
    word("documented", "Apple's documentation says so."),
    word("verified", "Others tested it on Apple's frameworks."),
    word("observed", "It was seen on a device."),
    word("reverse-engineered", "Others read it from the inside of Apple's frameworks."),
    word("inferred", "It follows from known facts; it was not tested."),
    word("reproduced", "It needs no Apple framework, and Linux shows the same."),
  ]
}
