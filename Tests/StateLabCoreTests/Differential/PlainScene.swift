/// The values that ancestors supply to a piece.
struct PlainScene {
  var given: Int
  var bound: PlainReference<Int>
  var list: PlainReference<[Int]>
  var text: PlainReference<String>
  var flag: PlainReference<Bool>
  var level: Int
  var supplied: PlainCell<Int>

  /// The value that a body reads.
  func value(of term: Term) -> Int { value(of: term, newest: false) }

  /// The value that a closure reads: the newest values (R8), but the given number from the
  /// closure's creation.
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

/// The storage of a value for one identity.
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

/// A readable and writable value, as a binding gives.
struct PlainReference<Value> {
  /// The value that a body reads.
  let value: () -> Value
  /// The value that a closure reads.
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

/// Lines of text and the usable controls, in the same order.
struct PlainScreen {
  enum Kind { case button, field, toggle }

  struct Control {
    let kind: Kind
    let label: String
    /// The position among the controls of the same kind and label, counted from 1.
    let occurrence: Int
    let steps: Int
    /// Takes the text to enter and a closure that begins the next step.
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
