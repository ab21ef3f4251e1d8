import Lessons
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Tools of a teacher in a walk")
struct PresentingTests {
  private let size = ScreenSize()

  @Test("p asks the lesson's questions about this run in turn, then what comes next")
  func predict() throws {
    var mode = ScreenMode(try compiledWalk("dynamic-property"), from: 15)
    press("p", in: &mode)
    #expect(lines(of: mode).contains("What will happen?"))
    #expect(lines(of: mode).contains("  b  2"))
    #expect(
      lines(of: mode).last == "Choose a, b or c; J K show more code; Esc leaves the question.")
    press("x ", in: &mode)
    #expect(mode.position == 15)
    press("ab", in: &mode)
    #expect(lines(of: mode).last == "b is chosen; Enter answers; Esc leaves the question.")
    press("\n", in: &mode)
    #expect(lines(of: mode).contains { $0.hasPrefix("  Not so. ") })
    #expect(lines(of: mode).contains { $0.hasPrefix("  See: 3:1 to 3:12") })
    press(" p", in: &mode)
    #expect(lines(of: mode).contains("  a  five"))
    press("a\n", in: &mode)
    #expect(lines(of: mode).contains { $0.hasPrefix("  Right. ") })
    press(" p", in: &mode)
    #expect(lines(of: mode).contains(#"  After: tap "Change text""#))
    #expect(lines(of: mode).last == "Any key goes back to the walk.")
    press("7", in: &mode)
    #expect(mode.overlay == nil && mode.position == 15 && mode.number.isEmpty)
  }

  @Test(
    "p asks no question that the run has already answered", arguments: ["box", "dynamic-property"])
  func nothingAnswered(id: String) throws {
    let walk = try compiledWalk(id)
    for position in walk.stops.indices {
      guard let asked = try walk.question(at: position, besides: []) else { continue }
      let answer = asked.choices[asked.right].literal
      let printed = walk.stops[...position].compactMap(\.moment?.event)
        .filter { $0.name == .printed }.compactMap(\.text)
      #expect(!printed.contains { "\"\($0)\"" == answer }, "\(asked.question.id), \(position)")
    }
    let end = try #require(walk.stops.lastIndex { $0.moment != nil })
    for position in end..<walk.stops.count {
      #expect(try walk.question(at: position, besides: []) == nil)
      let words = PlainRenderer(output: OutputOptions(plain: true))
        .lines(of: walk.wonder(at: position)).map(\.text)
      #expect(words == ["Nothing more runs in this lesson: there is nothing to ask."])
    }
  }

  @Test("Esc closes a question, which is asked again; q and digits are no answers")
  func leaveQuestion() throws {
    var mode = ScreenMode(try compiledWalk("dynamic-property"), from: 14)
    press("pq7", in: &mode)
    #expect(lines(of: mode).contains("What will happen?"))
    #expect(mode.number.isEmpty)
    _ = mode.take(.escape)
    #expect(mode.overlay == nil)
    press("p", in: &mode)
    #expect(lines(of: mode).contains("  b  2"))
    #expect(mode.take(.interrupt) == .interrupted)
  }

  @Test("A question covers everything but the code")
  func nothingGivenAway() throws {
    var count = 0
    for lesson in course.lessons {
      let walk = try realWalk(lesson.id)
      for position in walk.stops.indices where walk.stops[position].moment?.stage == .action {
        for asked in try walk.questions(at: position) {
          for size in [size, ScreenSize(columns: 60, rows: 20), ScreenSize(columns: 120, rows: 40)]
          {
            let cover = Cover(document: asked.documentInWalk, keepsListing: true)
            let shown = frame(of: walk, at: position, size: size, cover: cover).map(\.text)
            let output = OutputOptions(width: size.columns)
            let question = TextRenderer(output: output).lines(of: cover.document).map(\.text)
            let code = Set(walk.listings.flatMap(\.rows).map { String($0.text.prefix(40)) })
            for line in shown.dropFirst().dropLast() where !question.contains(line) {
              let isCode =
                line.dropFirst(8).isEmpty || code.contains(String(line.dropFirst(8).prefix(40)))
              let isRule = line.hasPrefix("──") || line.hasPrefix("  page ")
              #expect(isCode || isRule, Comment(rawValue: "\(lesson.id): \(line)"))
            }
            #expect(!shown.contains { $0.hasPrefix("▸") })
            count += 1
          }
        }
      }
    }
    #expect(count > 20)
  }

  @Test("n shows the notes for this section, d the difference, v views and state")
  func overlays() throws {
    var mode = ScreenMode(try compiledWalk("dynamic-property"), from: 12)
    press("n", in: &mode)
    #expect(lines(of: mode)[1] == "Notes: The same tap")
    press("d", in: &mode)
    #expect(lines(of: mode).contains { $0.contains("struct FSState<V>: DynamicProperty {") })
    press("v", in: &mode)
    #expect(lines(of: mode)[1] == "Views and state, 3:8")
    press("v", in: &mode)
    #expect(mode.overlay == nil)
  }

  @Test(
    "A long overlay is paged, and its own key closes it")
  func pages() throws {
    var mode = ScreenMode(try compiledWalk("dynamic-property"), from: 14)
    press("d", in: &mode)
    let first = lines(of: mode)
    press(" ", in: &mode)
    #expect(mode.line > 0 && mode.position == 14)
    #expect(lines(of: mode) != first)
    press("h", in: &mode)
    #expect(lines(of: mode) == first)
    press("d", in: &mode)
    #expect(mode.overlay == nil && mode.line == 0)
  }

  @Test("t shows and hides the time since the walk began")
  func timer() throws {
    var mode = ScreenMode(try sampleWalk(), from: 11)
    let without = head(of: mode, after: .seconds(309))
    press("t", in: &mode)
    #expect(head(of: mode, after: .seconds(309)).hasSuffix("  05:09 · step 8 of 10"))
    #expect(head(of: mode, after: .seconds(6000)).hasSuffix("  100:00 · step 8 of 10"))
    press("t", in: &mode)
    #expect(head(of: mode, after: .seconds(309)) == without)
  }

  @Test("The walk waits for the next full second only while the timer is shown")
  func waiting() throws {
    var inputs: [FullScreen.Input] = [.key(.character("t")), .waited, .ended(.done)]
    var waits: [Duration?] = []
    var times: [Duration] = [.milliseconds(200), .milliseconds(1300), .seconds(2)]
    let screen = FullScreen(
      size: { ScreenSize() }, draw: { _ in },
      read: { limit in
        waits.append(limit)
        return inputs.removeFirst()
      }, elapsed: { times.removeFirst() })
    var mode = ScreenMode(try sampleWalk(), from: 0)
    #expect(mode.run(on: screen, output: OutputOptions()) == .done)
    #expect(waits == [nil, .milliseconds(700), .seconds(1)])
  }

  @Test("The last line offers the keys that fit, the most important first")
  func offers() throws {
    let walk = try sampleWalk()
    func offers(_ columns: Int) -> String? {
      frame(of: walk, at: 3, size: ScreenSize(columns: columns, rows: 24)).last?.text
    }
    #expect(offers(8) == "? keys")
    #expect(offers(40) == "space next · w why · ? keys · q quit")
    #expect(offers(60) == "space next · ← back · w why · v views · ? keys · q quit")
    let ascii = frame(of: walk, at: 3, size: ScreenSize(), output: OutputOptions(ascii: true)).last?
      .text
    #expect(ascii?.hasSuffix("? keys - q quit") == true)
    #expect(offers(120)?.contains("] [ change · w why · v views · d difference") == true)
  }

  @Test("Every key of the help has an effect")
  func keysOfTheHelp() throws {
    let walk = try compiledWalk("dynamic-property")
    let middle = walk.stops.count / 2
    for key in WalkRequest.table.flatMap(\.commands).flatMap(\.keys) {
      var mode = ScreenMode(walk, from: middle)
      let ending = mode.take(key)
      let hasMoved = mode.position != middle
      let isOpen =
        mode.overlay != nil || mode.search.typed != nil || mode.showsTimer
        || mode.scroll != Scroll()
      #expect(ending != nil || hasMoved || isOpen || mode.remark != nil, "\(key.name)")
    }
  }

  // MARK: Line mode

  @Test("predict asks with feedback in line mode, too")
  func predictOnLines() {
    let outcome = shell(
      "walk", "3", "--from", "3:8", "--plain",
      input: ["predict", "zebra", "1", "predict", "a", "predict", "timer", "notes"],
      course: compiledCourse)
    #expect(outcome.output.contains("b: 2\n"))
    #expect(outcome.output.contains("\"zebra\" is not one of the choices."))
    #expect(outcome.output.contains("\nRight. SwiftUI calls the closure once"))
    #expect(outcome.output.contains("\nRight. The box announced the change"))
    #expect(outcome.output.contains("\nWhat will happen?\n\nAfter: tap \"Change text\"\n"))
    #expect(outcome.output.contains("\n00:00 since the walk began.\n"))
    #expect(outcome.output.contains("\nNotes: The same tap\n"))
  }

  @Test("state shows the views with their storage, code the current line, difference the changes")
  func stateOnLines() {
    let outcome = shell(
      "walk", "3", "--from", "3:9", "--plain", input: ["state", "code", "difference"],
      course: compiledCourse)
    #expect(
      outcome.output.contains(
        """

        Views and state, 3:9

        View ContentView, invalidated
        In ContentView: text: FSState<String>
        In ContentView: text.box = Box(value: "Hello Five Stars"), old value

        """))
    #expect(
      outcome.output.contains(
        "\nAt work: DynamicProperty.swift, line 35: Button(\"Change text\") {\n"))
    #expect(outcome.output.contains("added: private struct CountingView: View {"))
  }

  private func press(_ keys: String, in mode: inout ScreenMode) {
    for key in keys { _ = mode.take(key == "\n" ? .enter : .character(key), at: size) }
  }

  private func lines(of mode: ScreenMode) -> [String] {
    mode.frame(size, output: OutputOptions()).map(\.text)
  }

  private func head(of mode: ScreenMode, after time: Duration) -> String {
    mode.frame(size, output: OutputOptions(), elapsed: time).first?.text ?? ""
  }
}
