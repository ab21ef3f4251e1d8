import Course
import Lessons
import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Highlighted source lines")
struct SourceHighlightTests {
  @Test(
    "An event with a source is highlighted at its control or closure",
    arguments: ["box", "observable", "dynamic-property", "publishers"])
  func sources(id: String) throws {
    let walk = try compiledWalk(id)
    var found = 0
    for (position, stop) in walk.stops.enumerated() {
      guard let event = stop.moment?.event, event.source != nil, event.name != .printed else {
        continue
      }
      let word: String? =
        switch event.name {
        case .action where event.action?.name == .tap: "Button"
        case .action where event.action?.name == .toggle: "Toggle("
        case .action where event.action?.name == .enter: "TextField("
        case .appeared: ".onAppear"
        case .disappeared: ".onDisappear"
        case .changed: ".onChange"
        case .received: ".onReceive"
        default: nil
        }
      let place = try #require(walk.highlight(at: position))
      let text = walk.listings[place.listing].rows[place.row].text
      #expect(text.contains(try #require(word)), "\(walk.place(at: position)): \(text)")
      found += 1
    }
    let actions = walk.runs.flatMap {
      $0.timeline.events.filter { $0.source != nil && $0.name != .printed }
    }
    #expect(found == actions.count)
  }

  @Test("A printed line is highlighted at its `print`")
  func prints() throws {
    let walk = try compiledWalk("box")
    let lines = try ["1:1", "1:4", "1:9"].map { step in
      let position = try #require(walk.position(ofStep: step))
      let place = try #require(walk.highlight(at: position))
      return walk.listings[place.listing].rows[place.row].text.trimmed
    }
    let made = #"print("made a Box with \(value)")"#
    #expect(lines == [made, #"print("the box holds \(text)")"#, made])
  }

  @Test("In every lesson a stopped run is highlighted at its body")
  func stopping() throws {
    for lesson in course.lessons {
      let walk = try realWalk(lesson.id)
      for (position, stop) in walk.stops.enumerated()
      where stop.moment?.event?.name == .stopped {
        let place = try #require(walk.highlight(at: position), "\(walk.place(at: position))")
        #expect(walk.listings[place.listing].rows[place.row].text.contains("var body"))
      }
    }
  }

  struct Table: CustomTestStringConvertible {
    let lesson: String
    /// The line of the file for each step, or nil if no line is highlighted.
    let lines: [Int?]
    var testDescription: String { lesson }
  }

  @Test(
    "A step is highlighted at its closure, declaration or body, or has no line",
    arguments: [
      Table(
        lesson: "dynamic-property",
        lines: [
          30, 30, 11, 30, 30, 30, 32, 35, 35, 37,
          30, 32, 44, 45, 45, 11, 45, 45, 45, 47,
          49, 49, 45, 47, 45, 47, 49, 49, 45, 47,
        ]),
      Table(
        lesson: "publishers",
        lines: [
          nil, nil, 35, 36, 37, 36, 37, 39, 26, 28,
          5, 6, 7, 6, 7, 9, 9, 17, 18, 17,
          17, 11, 11, 9, 40, 40, 39, 9, 9, 9,
          17, 18, 17, 35, 36, 37, 36, 37, 39, 26,
          28, 5, 6, 7, 6, 7, 9, 9, 11, 11,
          11, nil, 29, 29, 29, 29, 39, 28, nil, 9,
          nil, 21, 21, 11,
        ]),
    ])
  func steps(_ table: Table) throws {
    let walk = try compiledWalk(table.lesson)
    #expect(table.lines.count == walk.lastStepNumber)
    for (number, line) in table.lines.enumerated() {
      let position = try #require(walk.position(ofStep: "\(number + 1)"))
      let work = walk.highlight(at: position)
      let found = work.flatMap { walk.listings[$0.listing].rows[$0.row].number }
      #expect(found == line, "\(walk.place(at: position))")
    }
  }

  /// True if a listing of the walk has a button with the words of this label.
  private func lists(_ label: String, _ walk: Walk) -> Bool {
    let word = label.split(separator: " ").prefix { Int($0) == nil }.joined(separator: " ")
    return walk.listings.contains { listing in
      listing.rows.contains { $0.text.contains("Button(\"\(word)") }
    }
  }

  @Test("In every lesson a tap is highlighted at the line of its button's label")
  func taps() throws {
    for lesson in course.lessons {
      let walk = try realWalk(lesson.id)
      for (position, stop) in walk.stops.enumerated() {
        guard let event = stop.moment?.event, case .tap(let label)? = event.action else {
          continue
        }
        guard let work = walk.highlight(at: position) else {
          // A lesson may leave out a view that it has shown with another wrapper.
          #expect(!lists(label, walk), "\(walk.place(at: position))")
          continue
        }
        let text = walk.listings[work.listing].rows[work.row].text
        // The label of a stepper ends with the pressed half: `Apples: 2 +`.
        if text.contains("Stepper(") { continue }
        // If the label changes, as in "Pass 1", the line contains the words before the number, or
        // an interpolation.
        let words = label.split(separator: " ").prefix { Int($0) == nil }
        let word = words.joined(separator: " ")
        #expect(
          text.contains("Button(")
            && (text.contains("\"\(word)") || text.contains("\"\\(")),
          "\(walk.place(at: position)): \(text)")
      }
    }
  }
}
