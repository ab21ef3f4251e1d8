import Course
import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

@Suite("Pages of help")
struct HelpPageTests {
  @Test("Help has a page of words and a page of articles")
  func pages() {
    let words = shell("help", "words").output
    for word in ["experiment ", "Host ", "mount ", "identity ", "dynamic ", "* ", "further in "] {
      #expect(words.contains("\n  \(word)"))
    }
    #expect(
      shell("help", "articles").output.hasPrefix(
        """
          000  Let's build @State, Five Stars:
               https://www.fivestars.blog/articles/lets-build-state

        """))
  }

  @Test("The page of words explains every mark of a claim")
  func grounds() throws {
    let text = "# T\nS\n```claim F1\nsays: S\nsource: 000\nkind: opinion\nconfidence: AVBCDL\n```"
    let claim = try #require(try LessonText(parsing: text, name: "").claims.first)
    let marks = ClaimReport(claim, citing: [], results: [], verdict: nil).grounds
      .split(separator: "; ").dropFirst()
    let words = shell("help", "words").output
    #expect(Set(marks).count == 6)
    for mark in marks {
      let word = try #require(mark.split(separator: " ").first)
      #expect(words.contains("\n  \(word) "))
    }
  }

  @Test("The page of words explains the verb of every kind of step")
  func verbs() {
    let words = shell("help", "words").output
    let unseen: Set<Event.Name> = [.action, .screen, .holds, .released, .noted]
    for kind in Event.Name.allCases where !unseen.contains(kind) {
      let verb = Language.english[kind]?.verb ?? "\(kind)"
      #expect(words.contains("\n  \(verb) "))
    }
  }

  @Test("The page of rules lists each rule once with its lessons and its confidence")
  func rules() {
    let outcome = shell("help", "rules")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let names = Rule.numbers.compactMap { number in
      lines.first { $0.hasPrefix("  R\(number) ") }
    }
    #expect(names.count == Rule.numbers.count)
    #expect(
      outcome.output.contains(
        """
        What makes a body run
          R18  A changed State makes its view's body run only if that body has read it.
               (in part observed on devices)
          R19  Passing `$state` on is not reading it: the body that passes it on does
               not run. (observed on devices; less certain: how it comes about)
          R20  A view runs its body whenever an observable object that it declares sends
               `objectWillChange`. (lesson 2)

        """))
    #expect(
      shell("help", "rules", "--plain").output.contains(
        "\nR27: `update()` runs whenever SwiftUI updates the view, `body` only if a property it "
          + "depends on changed. (lesson 1)\n"))
    #expect(
      outcome.output.hasSuffix(
        """
        Beside the rules
          Swift  Swift, or a library such as Foundation, decides this, and no rule of
                 SwiftUI.

        """))
  }
}
