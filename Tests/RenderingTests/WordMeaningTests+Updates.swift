import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport

extension WordMeaningTests {
  // MARK: Updates

  static let updates: [String: Trial] = [
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

  static let closures: [String: Trial] = [
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
    "canceled": Trial("A .task closure was canceled before it returned.") {
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

  static let output: [String: Trial] = [
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
}
