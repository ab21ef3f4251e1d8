import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport

/// The programs that try the words, and the facts of their runs.
extension WordMeaningTests {
  static func play<Root: View>(
    _ actions: @escaping @MainActor (Host) throws -> Void, of root: @escaping () -> Root
  ) -> Timeline {
    Told { _ in try actions(Host(root())) }.run
  }

  struct Counter: View {
    @State private var n = 0
    var body: some View { Button("n \(n)") { n += 1 } }
  }

  /// Shows and hides a view.
  struct Door<Content: View>: View {
    let content: Content
    @State private var isOpen = false
    var body: some View {
      if isOpen { content }
      Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
    }
  }

  final class Model: ObservableObject { @Published var n = 0 }

  @Observable
  final class Shelf {
    struct Title { let text: String }
    var title = Title(text: "a")
    var unread = 0
  }

  /// Writes to a state that no body reads, and to a plain object that the body reads.
  struct Unread: View {
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

  struct ReceivedOnce: View {
    var body: some View { Text("a").onReceive(Just(1)) { _ in } }
  }

  final class ClassView: View {
    var body: some View { Text("a") }
  }

  struct Tasks: View {
    @State private var id = 0
    var body: some View {
      Button("Next") { id += 1 }
        .task(id: id) { try? await Task.sleep(for: .seconds(1)) }
    }
  }

  struct Height: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

extension Timeline {
  func count(_ name: Event.Name) -> Int { events.count { $0.name == name } }

  func count(_ name: Event.Name, of property: String) -> Int {
    events.count { $0.name == name && $0.property?.description == property }
  }

  /// The events of a view, without those of other kinds.
  func names(of view: String, among kinds: Set<Event.Name>) -> [Event.Name] {
    events.filter { self.view(of: $0)?.type.baseName == view && kinds.contains($0.name) }.map(
      \.name)
  }

  var printed: [String] {
    events.compactMap { if case .printed(let text) = $0.kind { text } else { nil } }
  }

  var screens: [String] {
    events.compactMap { if case .screen(let screen, _) = $0.kind { screen.text } else { nil } }
  }
}
