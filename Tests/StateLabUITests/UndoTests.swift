import StateLabUI
import Testing

@MainActor
@Suite("Undo")
struct UndoTests {
  private final class Counter: ObservableObject {
    @Published var count = 0
    func add(_ number: Int, _ undo: UndoManager?) {
      count += number
      undo?.registerUndo(withTarget: self) { $0.add(-number, undo) }
    }
  }

  private struct Counting: View {
    @Environment(\.undoManager) var undo
    @StateObject var counter = Counter()
    var body: some View {
      Text("\(counter.count)")
      Button("Add") {
        counter.add(1, undo)
        counter.add(10, undo)
      }
      Button("Undo") { undo?.undo() }
      Button("Redo") { undo?.redo() }
    }
  }

  private func number(_ host: Host) -> Substring? { host.screen.split(separator: "\n").first }

  @Test("The registrations of one tap are one group, and those of two taps are two")
  func groups() throws {
    let host = Host(Counting())
    try host.tap("Add")
    try host.tap("Add")
    #expect(number(host) == "22")
    try host.tap("Undo")
    #expect(number(host) == "11")
    try host.tap("Undo")
    #expect(number(host) == "0")
    try host.tap("Redo")
    #expect(number(host) == "11")
  }

  @Test("Two hosts do not share their changes")
  func hosts() throws {
    let (first, second) = (Host(Counting()), Host(Counting()))
    try first.tap("Add")
    try second.tap("Undo")
    #expect(number(first) == "11" && number(second) == "0")
    try first.tap("Undo")
    #expect(number(first) == "0")
  }

  @Test("A manager does not retain a target")
  func targets() {
    let undo = UndoManager()
    weak var released: Counter?
    do {
      let counter = Counter()
      released = counter
      undo.registerUndo(withTarget: counter) { $0.count = 0 }
    }
    #expect(released == nil)
    undo.undo()
  }

  @Test("The changes of one object are forgotten, and an open group with all others")
  func removals() {
    let undo = UndoManager()
    let (a, b) = (Counter(), Counter())
    a.add(1, undo)
    b.add(1, undo)
    undo.removeAllActions(withTarget: a)
    undo.undo()
    #expect(a.count == 1 && b.count == 0)
    undo.beginUndoGrouping()
    b.add(1, undo)
    undo.removeAllActions()
    #expect(!undo.canUndo && !undo.canRedo && undo.groupingLevel == 0)
    undo.disableUndoRegistration()
    undo.removeAllActions()
    b.add(1, undo)
    #expect(undo.canUndo)
  }

  @Test("An undo inside the group of an event ends the group first")
  func openGroup() {
    let undo = UndoManager()
    let counter = Counter()
    counter.add(1, undo)
    #expect(undo.groupingLevel == 1 && undo.canUndo)
    undo.undo()
    #expect(counter.count == 0 && undo.groupingLevel == 0 && undo.canRedo)
  }
}
