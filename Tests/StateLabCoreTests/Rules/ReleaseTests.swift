import StateLabCore
import Testing

/// A deinitializer that runs because a view's storage released a value, and that accesses the
/// storage.
@Suite("Releases from a view's storage")
struct ReleaseTests {
  private struct Pair {
    var reference: Reference?
    var number: Int
  }

  private struct PairView: View {
    @State private var pair = Pair(reference: nil, number: 0)
    let log: (String) -> Void

    var body: some View {
      Button("Fill") { pair = Pair(reference: reference(number: 1), number: 1) }
      Button("Empty") { pair = Pair(reference: nil, number: 2) }
      Text("\(pair.number)")
    }

    private func reference(number: Int) -> Reference {
      let pair = $pair
      return Reference {
        log("\(pair.wrappedValue.number)")
        pair.wrappedValue = Pair(reference: nil, number: 3)
      }
    }
  }

  @Test("R79 The deinitializer of a State's old value reads the new value and may write another")
  func state() throws {
    var log: [String] = []
    let host = Host(PairView { log.append($0) }, recording: false)
    try host.tap("Fill")
    try host.tap("Empty")
    #expect(log == ["2"])
    #expect(host.screen.hasSuffix("3"))
  }

  private final class Model: ObservableObject {
    private let atEnd: () -> Void
    init(_ atEnd: @escaping () -> Void) { self.atEnd = atEnd }
    isolated deinit { atEnd() }
  }

  private struct ModelView: View {
    @StateObject var model: Model
    var body: some View { Text("model") }
  }

  private struct Door: View {
    @State private var isOpen = true
    let log: (Bool) -> Void
    var body: some View {
      let isOpen = $isOpen
      Button("Door") { self.isOpen.toggle() }
      if self.isOpen { ModelView(model: Model { log(isOpen.wrappedValue) }) }
    }
  }

  @Test("R79 The deinitializer of a removed view's object may read a state")
  func stateObject() throws {
    var log: [Bool] = []
    let host = Host(Door { log.append($0) }, recording: false)
    for _ in 1...3 { try host.tap("Door") }
    host.unmount()
    #expect(log.count == 2)
  }
}
