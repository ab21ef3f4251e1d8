import Testing

@testable import lesson_lint

@Suite("Lint: English")
struct EnglishTests {
  @Test(
    "A page has no word that avoids a noun, and no statement that begins with a clause",
    arguments: [
      ("SwiftUI invalidates the view. What does `body` return?", nil),
      ("That is one write. That view is installed. Where?", nil),
      ("## What decides\n\n| What decides? | how |", nil),
      ("```swift\n// What nobody reads.\n```", nil),
      ("It tells nobody.", "2: the word `nobody` avoids a noun; name the actor"),
      (
        "One write. What decides is\nthe identity.",
        "2: the sentence begins with a clause, `What decides is`; begin with the actor"
      ),
      (
        "| R1 | That the views are equal holds. |",
        "2: the sentence begins with a clause, `That the views`; begin with the actor"
      ),
      (
        "```question q\nWhat is shown?\n- \"one. Two\": Where it stands does not matter.\n```",
        "4: the sentence begins with a clause, `Where it stands`; begin with the actor"
      ),
      (
        "```claim F1\nsays: (Whether it holds is open.)\n```",
        "3: the sentence begins with a clause, `Whether it holds`; begin with the actor"
      ),
    ])
  func sentences(text: String, problem: String?) {
    let found = EnglishPage(file: "page.md", text: "\n" + text).diagnostics()
    #expect(found.map { "\($0.line ?? 0): \($0.message)" } == [problem].compactMap(\.self))
  }

  @Test(
    "A program must not count one of several",
    arguments: [
      ("1 words", "1 words"), ("a, 1 people\n1 doors", "1 doors"), ("21 words", nil),
      ("1 word", nil), ("round 1: 0", nil), ("1 is one", nil),
      ("0.1 seconds", nil), ("Row 1 shows A", nil), ("Total: 1 words.", "1 words"),
    ])
  func numbers(text: String, words: String?) {
    #expect(text.oneOfSeveral == words)
  }
}
