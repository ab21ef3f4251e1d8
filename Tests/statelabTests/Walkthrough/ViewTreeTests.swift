import Lessons
import StateLabCore
import Testing

@testable import Rendering
@testable import Replay
@testable import statelab

@Suite("Views and state from the trace alone")
struct ViewTreeTests {
  @Test("An object has its old value from objectWillChange to the update")
  func object() throws {
    let walk = try compiledWalk("dynamic-property")
    let steps = ["3:4", "3:8", "3:9", "3:10", "3:11", "3:12"]
    #expect(
      try steps.map { try property("text.box", at: $0, in: walk) } == [
        #"text.box = Box(value: "Hello Five Stars"), new, created"#,
        #"text.box = Box(value: "Hello Five Stars"), old value"#,
        #"text.box = Box(value: "Hello Five Stars"), old value"#,
        #"text.box = Box(value: "Hello Five Stars"), old value"#,
        #"text.box = Box(value: "five"), changed"#,
        #"text.box = Box(value: "five")"#,
      ])
  }

  @Test("An object that publishes an equal value is not marked as changed")
  func sameAgain() throws {
    let walk = try compiledWalk("dynamic-property")
    for number in 27...30 {
      let told = try property("text.box", at: "3:\(number)", in: walk)
      #expect(told.hasPrefix(#"text.box = Box(value: "five")"#))
      #expect(!told.contains("changed"), "3:\(number): \(told)")
    }
    let last = try #require(walk.position(ofStep: "3:30"))
    let result = try #require(walk.tree(at: last + 1)).views.flatMap(\.properties)
    #expect(result.allSatisfy { $0.mark == nil })
  }

  @Test("An invalidated view is marked until it is updated")
  func queued() throws {
    let walk = try compiledWalk("dynamic-property")
    let notes = try ["3:8", "3:9", "3:10", "3:11", "3:12"].map {
      try tree(at: $0, in: walk).views.first?.note?.text
    }
    #expect(notes == [nil, "invalidated", "invalidated", nil, "body, 2nd time"])
    // The parent's new value updates the view without a queue.
    #expect(try tree(at: "3:25", in: walk).views.first?.note == nil)
  }

  @Test("The result of an action marks all changes of the action")
  func result() throws {
    let walk = try compiledWalk("dynamic-property")
    let step = try #require(walk.position(ofStep: "3:12"))
    let tree = try #require(walk.tree(at: step + 1))
    #expect(walk.stops[step + 1].moment?.stage == .result)
    #expect(
      said(tree) == [
        "View ContentView, changed, body, 2nd time",
        "In ContentView: text: FSState<String>",
        #"In ContentView, changed: text.box = Box(value: "five")"#,
      ])
  }

  @Test("A removed view is shown with its properties until the next action")
  func removed() throws {
    let walk = try compiledWalk("publishers")
    let removal = try #require(
      walk.stops.indices.first { position in
        walk.stops[position].moment?.event?.name == .removed
      })
    let gone = try #require(walk.tree(at: removal)?.views.last)
    #expect(gone.name == "Receiver" && gone.mark == .removed && gone.note?.text == "removed")
    #expect(!gone.properties.isEmpty && gone.properties.allSatisfy { $0.mark == .removed })
    let action = try #require(
      walk.stops.indices.dropFirst(removal).first { walk.stops[$0].moment?.stage == .action })
    #expect(walk.tree(at: action)?.views.map(\.name) == ["Sender", "Switch"])
  }

  @Test("A control is shown inside its view during the action that updates it")
  func control() throws {
    let walk = try compiledWalk("publishers")
    let last = try #require(
      walk.stops.indices.last { position in
        walk.stops[position].moment?.event?.name == .redrawn
      })
    let views = try #require(walk.tree(at: last)).views
    #expect(views.map(\.name) == ["Sender", "Switch", #"Toggle "Receiver""#, "Receiver"])
    #expect(views.map(\.depth) == [0, 1, 2, 1])
    #expect(views[2].parent == "Switch")
  }

  @Test("A publisher's subscription is shown, and marked as removed when it ends")
  func subscription() throws {
    let walk = try compiledWalk("publishers")
    let end = try #require(
      walk.stops.indices.first { position in
        walk.stops[position].moment?.event?.name == .unsubscribed
      })
    let properties = try #require(walk.tree(at: end)?.views.last).properties
    #expect(properties.last?.note?.text == "unsubscribed")
    #expect(properties.last?.mark == .removed)
    let next = try #require(walk.tree(at: end + 1)?.views.last).properties
    #expect(!next.contains { $0.note?.text == "unsubscribed" })
    #expect(next.last?.note?.text == "subscribed")
  }

  @Test("Every stop of every run has a tree in which each view follows its parent")
  func complete() throws {
    for lesson in course.lessons {
      let walk = try realWalk(lesson.id)
      for position in walk.stops.indices where walk.stops[position].moment != nil {
        let tree = try #require(walk.tree(at: position))
        for (index, view) in tree.views.enumerated() where view.depth > 0 {
          #expect(tree.views[..<index].contains { $0.depth < view.depth && $0.name == view.parent })
        }
      }
    }
  }

  @Test("Limited room hides the least important rows, but not a marked one")
  func littleRoom() {
    func property(_ name: String, kept: Bool, mark: Mark? = nil) -> ViewPicture.Property {
      ViewPicture.Property(
        name: name, type: "T", value: nil, mark: mark, note: nil, isContainer: false, isKept: kept)
    }
    func tree(mark: Mark?) -> ViewPicture {
      ViewPicture(views: [
        ViewPicture.View(
          name: "A", parent: nil, depth: 0, mark: nil, note: nil,
          properties: [
            property("b", kept: false, mark: mark), property("c", kept: true),
            property("d", kept: true), property("e", kept: true),
          ])
      ])
    }
    #expect(
      tree(mark: nil).rows(atMost: 5).shown.map(\.text) == ["A", "b: T", "c: T", "d: T", "e: T"])
    #expect(tree(mark: nil).rows(atMost: 4).shown.map(\.text) == ["A", "c: T", "d: T"])
    #expect(tree(mark: nil).rows(atMost: 4).hidden == 2)
    #expect(tree(mark: .new).rows(atMost: 3).shown.map(\.text) == ["A", "b: T"])
    #expect(tree(mark: .new).rows(atMost: 0).shown.isEmpty)
  }

  // MARK: Helpers

  private func tree(at step: String, in walk: Walk) throws -> ViewPicture {
    let position = try #require(walk.position(ofStep: step))
    return try #require(walk.tree(at: position))
  }

  private func property(_ name: String, at step: String, in walk: Walk) throws -> String {
    let properties = try tree(at: step, in: walk).views.flatMap(\.properties)
    let property = try #require(properties.first { $0.name == name })
    return [property.text, property.mark?.rawValue, property.note?.text].compactMap(\.self)
      .joined(separator: ", ")
  }

  private func said(_ tree: ViewPicture) -> [String] {
    PlainRenderer(output: OutputOptions(plain: true)).lines(of: Document(blocks: [.tree(tree)]))
      .map(\.text)
  }
}
