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
  private struct Trial {
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
      An @Observable object is about to set a property that the last body, or the last content closure \
      of the view, read.
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

  // MARK: Updates

  private static let updates: [String: Trial] = [
    "invalidated": Trial("SwiftUI scheduled an update of this view.") {
      struct Child: View {
        @Binding var n: Int
        var body: some View { Text("n \(n)") }
      }
      struct Page: View {
        @State private var n = 0
        var body: some View {
          if n == 0 { Child(n: $n) }
          Button("Go") { n = 1 }
        }
      }
      // The update never comes: the parent removes the view.
      let run = play {
        try $0.tap("Go")
      } of: {
        Page()
      }
      #expect(
        run.names(of: "Child", among: [.queued, .body, .removed]) == [.body, .queued, .removed])
    },
    "update()": Trial(
      "SwiftUI called update() of this property, before it decided about body."
    ) {
      let run = play {
        try $0.tap("Write")
      } of: {
        Unread()
      }
      // The decision was against the body.
      #expect(
        run.names(of: "Unread", among: [.updated, .body, .bodySkipped])
          == [.updated, .body, .updated, .bodySkipped])
    },
    "body": Trial("SwiftUI evaluated body.") {
      let run = play { _ in
        _ = Counter().body
      } of: {
        Counter()
      }
      // Only one of the two evaluations was SwiftUI's.
      #expect(run.count(.body) == 1)
    },
    "skipped": Trial(
      "SwiftUI updated the view without evaluating body: it found no change in what body depends on."
    ) {
      let run = play { host in
        try host.tap("Write")
        // The body depends on a plain object, which has changed.
        #expect(host.screen.contains("0 writes") && host.freshScreen?.contains("1 writes") == true)
      } of: {
        Unread()
      }
      #expect(run.count(.bodySkipped) == 1)
    },
    "redrawn": Trial(
      "A built-in view, such as a control, a ForEach or a TimelineView, read its value or content again."
    ) {
      struct Page: View {
        let model: Shelf
        var body: some View {
          ForEach(0..<1) { _ in Text("\(model.unread)") }
          Button("Count") { model.unread += 1 }
        }
      }
      let run = play {
        try $0.tap("Count")
      } of: {
        Page(model: Shelf())
      }
      // Neither a control nor a TimelineView.
      #expect(run.count(.redrawn) == 1 && run.count(.body) == 1)
    },
    "removed": Trial("SwiftUI removed the view from the tree, and no longer keeps its state.") {
      struct Page: View {
        @State private var n = 5
        var body: some View {
          Text("n \(n)").onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("n is \(n)") }
          }
        }
      }
      let run = play { host in
        try host.tap("Show")
        try host.tap("Hide")
        host.advance(by: .seconds(1))
      } of: {
        Door(content: Page())
      }
      // A closure may keep the storage longer than SwiftUI does.
      #expect(run.count(.removed) == 1)
      #expect(run.printed == ["n is 5"])
    },
  ]

  // MARK: Closures

  private static let closures: [String: Trial] = [
    "onAppear": Trial("The view appeared, and its onAppear closure ran.") {
      let run = play { _ in
      } of: {
        Text("a").onAppear(perform: nil)
      }
      #expect(run.count(.appeared) == 0)
    },
    "onDisappear": Trial("The view disappeared, and its onDisappear closure ran.") {
      let run = play { host in
        try host.tap("Show")
        try host.tap("Hide")
      } of: {
        Door(content: Text("a").onDisappear { print("gone") })
      }
      #expect(run.count(.disappeared) == 1 && run.printed == ["gone"])
    },
    "onChange": Trial(
      """
      The value differs from the one at the last update, or onChange has initial: true, and its closure \
      ran.
      """
    ) {
      let run = play { _ in
      } of: {
        Text("a").onChange(of: 1, initial: true) { _, _ in }
      }
      // Nothing has changed.
      #expect(run.events.contains { $0.name == .changed && $0.old == $0.new })
    },
    "onReceive": Trial("The publisher sent a value, and the onReceive closure ran.") {
      let run = play { _ in
      } of: {
        ReceivedOnce()
      }
      #expect(run.count(.received) == 1)
    },
    "preference": Trial(
      "The preference of the views inside is new or has changed, and the onPreferenceChange closure ran."
    ) {
      let run = play { _ in
      } of: {
        Text("a").preference(key: Height.self, value: 3)
          .onPreferenceChange(Height.self) { print($0) }
      }
      // The first value, after no other.
      #expect(run.printed == ["3"])
    },
    "geometry": Trial(
      "The value from the view's geometry is new or has changed, and the onGeometryChange closure ran."
    ) {
      let run = play { _ in
      } of: {
        Text("a").onGeometryChange(for: Bool.self) { _ in
          true
        } action: { _ in
          print("told")
        }
      }
      // The value is no size.
      #expect(run.printed == ["told"])
    },
    "task": Trial(
      "The view appeared, or the id of its .task changed, and the .task closure started."
    ) {
      let run = play {
        try $0.tap("Next")
      } of: {
        Tasks()
      }
      #expect(run.count(.taskStarted) == 2)
    },
    "cancelled": Trial("A .task closure was cancelled before it returned.") {
      let run = play { host in
        try host.tap("Next")
        host.advance(by: .seconds(2))
        try host.tap("Next")
      } of: {
        Tasks()
      }
      // The closure of the second id had returned.
      #expect(run.count(.taskCancelled) == 1)
    },
  ]

  // MARK: Output

  private static let output: [String: Trial] = [
    "printed": Trial("The program printed this.") {
      struct Page: View {
        var body: some View {
          let _ = Self._printChanges()
          let _ = print("a\nb", terminator: "")
          Text("a")
        }
      }
      let run = play { _ in
      } of: {
        Page()
      }
      // The first line is SwiftUI's text, and the program asked for it.
      #expect(
        run.printed.first?.contains("@self") == true && run.printed.dropFirst() == ["a", "b"])
    },
    "warning": Trial("SwiftUI gave a warning. The words are Apple's.") {
      struct Page: View {
        @State private var n = 0
        var binding: Binding<Int> { $n }
        var body: some View { Text("a") }
      }
      let run = Told { _ in _ = Page().binding }.run
      let warning = try #require(run.events.lazy.compactMap(\.warning).first)
      #expect(warning.message.hasPrefix("Accessing State's value outside of being installed"))
    },
    "stopped": Trial("The run cannot go on; the text says why.") {
      let run = play { host in
        try host.tap("Show")
        host.advance(by: .seconds(1))
      } of: {
        Door(content: ClassView())
      }
      // The time that passes afterwards brings no further step.
      #expect(run.steps.last?.kind == .stopped)
    },
    "gave up": Trial(
      "The views were still changing after the last frame that one action may take."
    ) {
      struct Page: View {
        @ObservedObject var model: Model
        var body: some View {
          let _ = model.n += 1
          Text("a")
        }
      }
      let run = play { _ in
      } of: {
        Page(model: Model())
      }
      #expect(run.count(.stillChanging) == 1)
    },
    "stale": Trial(
      """
      The screen is out of date: the body of a view would return something else now, and SwiftUI was \
      not told.
      """
    ) {
      let run = play {
        try $0.tap("Write")
      } of: {
        Unread()
      }
      #expect(run.count(.stale) == 1)
    },
  ]

  // MARK: Programs

  private static func play<Root: View>(
    _ actions: @escaping @MainActor (Host) throws -> Void, of root: @escaping () -> Root
  ) -> Timeline {
    Told { _ in try actions(Host(root())) }.run
  }

  private struct Counter: View {
    @State private var n = 0
    var body: some View { Button("n \(n)") { n += 1 } }
  }

  /// Shows and hides a view.
  private struct Door<Content: View>: View {
    let content: Content
    @State private var isOpen = false
    var body: some View {
      if isOpen { content }
      Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
    }
  }

  fileprivate final class Model: ObservableObject { @Published var n = 0 }

  @Observable
  fileprivate final class Shelf {
    struct Title { let text: String }
    var title = Title(text: "a")
    var unread = 0
  }

  /// Writes to a state that no body reads, and to a plain object that the body reads.
  private struct Unread: View {
    final class Plain { var writes = 0 }
    struct Ticket: DynamicProperty {
      @State var n = 0
      func update() {}
    }
    private let plain = Plain()
    private let ticket = Ticket()
    var body: some View {
      Text("\(plain.writes) writes")
      Button("Write") {
        plain.writes += 1
        ticket.n += 1
      }
    }
  }

  private struct ReceivedOnce: View {
    var body: some View { Text("a").onReceive(Just(1)) { _ in } }
  }

  private final class ClassView: View {
    var body: some View { Text("a") }
  }

  private struct Tasks: View {
    @State private var id = 0
    var body: some View {
      Button("Next") { id += 1 }
        .task(id: id) { try? await Task.sleep(for: .seconds(1)) }
    }
  }

  private struct Height: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

extension Timeline {
  fileprivate func count(_ name: Event.Name) -> Int { events.count { $0.name == name } }

  fileprivate func count(_ name: Event.Name, of property: String) -> Int {
    events.count { $0.name == name && $0.property?.description == property }
  }

  /// The events of a view, without those of other kinds.
  fileprivate func names(of view: String, among kinds: Set<Event.Name>) -> [Event.Name] {
    events.filter { self.view(of: $0)?.type.baseName == view && kinds.contains($0.name) }.map(
      \.name)
  }

  fileprivate var printed: [String] {
    events.compactMap { if case .printed(let text) = $0.kind { text } else { nil } }
  }

  fileprivate var screens: [String] {
    events.compactMap { if case .screen(let screen, _) = $0.kind { screen.text } else { nil } }
  }
}
