/// What a piece finds around it.
struct PlainScene {
  var given: Int
  var bound: PlainReference<Int>
  var list: PlainReference<[Int]>
  var text: PlainReference<String>
  var flag: PlainReference<Bool>
  var level: Int
  var supplied: PlainCell<Int>

  /// As a body reads.
  func value(of term: Term) -> Int { value(of: term, newest: false) }

  /// As a closure reads: the newest values (R8), and the number that was given when it was made.
  private func newest(_ term: Term) -> Int { value(of: term, newest: true) }

  private func value(of term: Term, newest: Bool) -> Int {
    func read<Value>(_ reference: PlainReference<Value>) -> Value {
      newest ? reference.newest() : reference.value()
    }
    return switch term {
    case .constant(let n): n
    case .given: given
    case .bound: read(bound)
    case .count: read(list).count
    case .length: read(text).count
    case .flag: read(flag) ? 1 : 0
    case .sum(let a, let b): value(of: a, newest: newest) &+ value(of: b, newest: newest)
    }
  }

  func perform(_ effect: Effect, _ models: [PlainCell<Int>]) {
    func change(_ body: (inout [Int]) -> Void) {
      var copy = list.newest()
      body(&copy)
      list.set(copy)
    }
    switch effect {
    case .add(let n): bound.set(bound.newest() &+ n)
    case .set(let term): bound.set(newest(term))
    case .insert(let position): change { $0.insertFresh(at: position) }
    case .remove(let position): change { $0.removeOne(at: position) }
    case .reverse: change { $0.reverse() }
    case .rotate: change { $0.rotate() }
    case .clear: change { $0 = [] }
    case .append(let tail): text.set(text.newest() + tail)
    case .flip: flag.set(!flag.newest())
    case .publish(let model, let n): models[model].newest &+= n
    }
  }
}

/// Where a value is kept for one identity.
final class PlainCell<Value>: SteppedCell {
  var newest: Value
  var committed: Value
  var waiting: [(step: Int, value: Value)] = []

  init(_ value: Value) {
    newest = value
    committed = value
  }

  func commit(upTo step: Int) {
    while let next = waiting.first, next.step <= step {
      committed = next.value
      waiting.removeFirst()
    }
  }
}

protocol SteppedCell: AnyObject {
  func commit(upTo step: Int)
}

/// What can be read and written through a binding.
struct PlainReference<Value> {
  /// As a body sees it.
  let value: () -> Value
  /// As a closure sees it.
  let newest: () -> Value
  let set: (Value) -> Void

  init(
    _ value: @escaping () -> Value, newest: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    self.value = value
    self.newest = newest
    self.set = set
  }
}

/// Lines of text, and what can be used, in the same order.
struct PlainScreen {
  enum Kind { case button, field, toggle }

  struct Control {
    let kind: Kind
    let label: String
    /// Among the controls of the same kind and label, counted from 1.
    let occurrence: Int
    let steps: Int
    /// Gets the text to enter, and a closure to say which step begins.
    let use: (String, _ begin: (Int) -> Void) -> Void
  }

  var lines: [String] = []
  private(set) var controls: [Control] = []

  var text: String { lines.joined(separator: "\n") }

  func control(_ number: Int) -> Control? {
    controls.isEmpty ? nil : controls[number % controls.count]
  }

  mutating func button(
    _ label: String, steps: Int = 1, _ use: @escaping (String, (Int) -> Void) -> Void
  ) {
    lines.append("[\(label)]")
    add(.button, label, steps, use)
  }

  mutating func field(
    _ label: String, _ text: String, _ use: @escaping (String, (Int) -> Void) -> Void
  ) {
    lines.append("\(label): \"\(text)\"")
    add(.field, label, 1, use)
  }

  mutating func toggle(
    _ label: String, _ isOn: Bool, _ use: @escaping (String, (Int) -> Void) -> Void
  ) {
    lines.append("[\(isOn ? "x" : " ")] \(label)")
    add(.toggle, label, 1, use)
  }

  private mutating func add(
    _ kind: Kind, _ label: String, _ steps: Int,
    _ use: @escaping (String, (Int) -> Void) -> Void
  ) {
    let before = controls.count { $0.kind == kind && $0.label == label }
    controls.append(
      Control(kind: kind, label: label, occurrence: before + 1, steps: steps, use: use))
  }
}
