import StateLabCore

struct History<Value> {
  private(set) var current: Value
  private var past: [Value] = []
  private var future: [Value] = []

  init(_ value: Value) { current = value }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  mutating func change(to value: Value) {
    past.append(current)
    future = []
    current = value
  }

  mutating func undo() {
    guard let last = past.popLast() else { return }
    future.append(current)
    current = last
  }

  mutating func redo() {
    guard let next = future.popLast() else { return }
    past.append(current)
    current = next
  }
}

struct UndoCounter: View {
  @State private var count = History(0)

  var body: some View {
    VStack {
      Text("Count: \(count.current)")
      HStack {
        Button("−") { count.change(to: count.current - 1) }
        Button("+") { count.change(to: count.current + 1) }
      }
      HStack {
        Button("Undo") { count.undo() }.disabled(!count.canUndo)
        Button("Redo") { count.redo() }.disabled(!count.canRedo)
      }
    }
  }
}

struct UndoCounter_Previews: PreviewProvider {
  static var previews: some View {
    UndoCounter()
  }
}
