import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport

/// Each word of the trace with its sentence, and the program in which the sentence is most likely to
/// be false.
@Suite("The meanings of the words")
@MainActor
struct WordMeaningTests {
  /// A program that tries a sentence.
  struct Trial {
    let meaning: String
    let play: @MainActor () throws -> Void

    init(_ meaning: String, _ play: @escaping @MainActor () throws -> Void) {
      self.meaning = meaning
      self.play = play
    }
  }

  @Test(
    "The sentence of each word holds in the program that tries it",
    arguments: WordMeaningTests.verbs)
  func meaning(of word: String) throws {
    let trial = try #require(Self.trials[word], "no program tries this word")
    let words = Language.english.eventWords.first { $0.verb == word }
    #expect(words?.meaning == trial.meaning, "try the new sentence")
    try trial.play()
  }

  @Test("Every program tries a word that readers see")
  func words() { #expect(Set(Self.trials.keys).subtracting(Self.verbs).isEmpty) }

  private nonisolated static let verbs = Language.english.eventWords.map(\.verb)

  private static let trials: [String: Trial] = properties.merging(changes) { own, _ in own }
    .merging(updates) { own, _ in own }
    .merging(closures) { own, _ in own }
    .merging(output) { own, _ in own }

  // MARK: Properties

  private static let properties: [String: Trial] = [
    "installed": Trial(
      "SwiftUI found this dynamic property before the first body, and connected it to the view."
    ) {
      let run = play { host in
        for label in ["Show", "n 0", "Hide", "Show"] { try host.tap(label) }
      } of: {
        Door(content: Counter())
      }
      // A view that returns is installed again, before its first body.
      #expect(
        run.names(of: "Counter", among: [.found, .body, .removed])
          == [.found, .body, .body, .removed, .found, .body])
    },
    "not dynamic": Trial(
      """
      This stored property is not a dynamic property: SwiftUI installs no storage for it. Its value is \
      part of the view struct.
      """
    ) {
      struct Holder { @State var n = 0 }
      struct Page: View {
        var title = "a"
        var holder = Holder()
        var body: some View { Button("\(title) \(holder.n)") { holder.n += 1 } }
      }
      let run = play { host in
        try host.tap("a 0")
        #expect(host.screen == "[a 0]")
        host.replaceRoot(Page(title: "b"))
        #expect(host.screen == "[b 0]")
      } of: {
        Page()
      }
      #expect(run.count(.passedOver) == 2 && run.count(.stored) == 0)
      #expect(run.events.contains { $0.ignored == .neverInstalled })
    },
    "storage": Trial(
      """
      The value has storage outside the struct: a state for the view's identity, @AppStorage in the \
      user defaults.
      """
    ) {
      struct Notes: View {
        @State private var draft = ""
        @AppStorage("saved") private var saved = ""
        var body: some View {
          Button("Write") { (draft, saved) = ("x", "x") }
          Text("draft \(draft), saved \(saved)")
        }
      }
      let run = play { host in
        for label in ["Show", "Write", "Hide", "Show"] { try host.tap(label) }
        // The identity ended, and with it the state alone.
        #expect(host.screen.contains("draft , saved x"))
      } of: {
        Door(content: Notes())
      }
      #expect(run.count(.stored, of: "draft") == 2)
    },
    "created": Trial(
      "The closure of a @StateObject returned this object, and SwiftUI keeps it for the view's identity."
    ) {
      struct Page: View {
        @StateObject private var model: Model
        let number: Int
        init(_ model: Model, number: Int = 0) {
          _model = StateObject(wrappedValue: model)
          self.number = number
        }
        var body: some View { Text("\(model.n), \(number)") }
      }
      let model = Model()
      model.n = 7
      let run = play { host in
        host.replaceRoot(Page(Model(), number: 1))
      } of: {
        Page(model)
      }
      // The object is older than the event, and stays although a parent passes another.
      #expect(run.count(.created) == 1)
      #expect(run.screens.last == "7, 1")
    },
    "subscribed": Trial(
      "The view now receives the changes of this object, or the values of this publisher."
    ) {
      let run = play { _ in
      } of: {
        ReceivedOnce()
      }
      // The value comes at once, after the line.
      #expect(
        run.names(of: "ReceivedOnce", among: [.subscribed, .received]) == [.subscribed, .received])
    },
    "unsubscribed": Trial(
      "This subscription of the view ended: the view no longer receives changes or values from it."
    ) {
      struct Page: View {
        @ObservedObject var first: Model
        @ObservedObject var second: Model
        var body: some View { Text("\(first.n), \(second.n)") }
      }
      let (model, other) = (Model(), Model())
      let run = play { host in
        host.replaceRoot(Page(first: model, second: other))
        host.perform { model.n = 1 }
      } of: {
        Page(first: model, second: model)
      }
      // The view still receives the changes of the object, through its other property.
      #expect(run.count(.unsubscribed) == 1)
      #expect(run.screens.last == "1, 0")
    },
  ]

  // MARK: Writes and changes

  private static let changes: [String: Trial] = [
    "wrote": Trial("A value was stored that SwiftUI found different from the one before.") {
      struct Name: Equatable {
        let text: String
        static func == (_: Name, _: Name) -> Bool { false }
      }
      struct Page: View {
        @State private var name = Name(text: "a")
        var body: some View { Button(name.text) { name = Name(text: "a") } }
      }
      // The values are the same, and `==` calls them different.
      let run = play {
        try $0.tap("a")
      } of: {
        Page()
      }
      #expect(run.count(.wrote) == 1 && run.count(.queued) == 1)
      #expect(run.screens.last == run.screens.first)
    },
    "wrote equal": Trial(
      "SwiftUI found the value equal to the one before, so this write invalidates no view."
    ) {
      struct Name: Equatable {
        let text: String
        static func == (_: Name, _: Name) -> Bool { true }
      }
      struct Page: View {
        @State private var name = Name(text: "a")
        var body: some View { Button(name.text) { name = Name(text: "b") } }
      }
      // The values differ, and `==` calls them equal.
      let run = play {
        try $0.tap("a")
      } of: {
        Page()
      }
      #expect(run.count(.wroteEqual) == 1 && run.count(.queued) == 0)
      #expect(run.screens.last == "[a]")
    },
    "ignored": Trial("The write did not change the value, for the reason given.") {
      struct Page: View {
        @State var n = 0 { didSet { print("didSet") } }
        var body: some View { Text("n \(n)") }
      }
      let run = Told { _ in
        let page = Page()
        page.n = 1
        print("n is \(page.n)")
      }.run
      // The observers ran, so the write had an effect.
      #expect(run.printed == ["didSet", "n is 0"])
      #expect(run.events.contains { $0.ignored == .neverInstalled })
    },
    "changes": Trial(
      """
      An @Observable object is about to set a property that the last body or content closure read, or \
      has set a property that no view reads.
      """
    ) {
      struct Page: View {
        let model: Shelf
        var body: some View {
          ForEach(0..<1) { _ in Text("\(model.title.text), \(model.unread)") }
          Button("Again") { model.title = Shelf.Title(text: "a") }
        }
      }
      // A content closure read the property, and the new value is the old one.
      let run = play {
        try $0.tap("Again")
      } of: {
        Page(model: Shelf())
      }
      #expect(run.count(.observed) == 1)
      #expect(run.screens.last == run.screens.first)
    },
    "publishes": Trial(
      """
      The object sends objectWillChange. A @Published property that sends it still has its old value.
      """
    ) {
      final class Late: ObservableObject {
        @Published var first = 0
        var second = 0 { didSet { objectWillChange.send() } }
      }
      struct Page: View {
        @StateObject private var late = Late()
        var body: some View {
          Button("\(late.first) \(late.second)") {
            late.first = 1
            late.second = 1
          }
        }
      }
      // The second property has its new value already.
      let run = play {
        try $0.tap("0 0")
      } of: {
        Page()
      }
      #expect(
        run.events.filter { $0.name == .willChange }.compactMap(\.object?.literal)
          == ["Late(first: 0, second: 0)", "Late(first: 1, second: 1)"])
    },
  ]
}
