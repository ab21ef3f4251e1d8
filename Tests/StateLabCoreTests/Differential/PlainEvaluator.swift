/// Computes a program's screens without the runtime: no graph, no comparison, no queue.
///
/// After each step it evaluates the whole tree again from the stored values. A table from paths to
/// values stands for SwiftUI's storage per identity. A value whose path was not evaluated is
/// discarded: the lifetime of its view has ended (R15).
final class PlainEvaluator {
  private let program: Program
  private var given = 0
  private let models = [PlainCell(0), PlainCell(0)]
  private var cells: [String: AnyObject] = [:]
  private var shown: Set<String> = []
  /// The current step of the action. A write of this step is visible from this step on (R38).
  private var step = 0
  private(set) var screen = PlainScreen()

  init(_ program: Program) {
    self.program = program
    show()
  }

  func play(_ action: Action) {
    var steps = 1
    switch action {
    case .use(let number, let text):
      guard let control = screen.control(number) else { break }
      steps = control.steps
      control.use(text) { self.step = $0 }
    case .publish(let changed): for model in changed { models[model].newest += 1 }
    case .replaceRoot(let given): self.given = given
    }
    for step in 0..<steps {
      for case let cell as any SteppedCell in cells.values { cell.commit(upTo: step) }
      show()
    }
    step = 0
  }

  private func show() {
    screen = PlainScreen()
    shown = []
    let scene = PlainScene(
      given: given, bound: state("number", 0), list: state("list", [0, 1, 2]),
      text: state("text", "a"), flag: state("flag", false), level: 0, supplied: models[0])
    show(program.root, scene, "")
    cells = cells.filter { shown.contains($0.key) }
  }

  private func cell<Value>(_ path: String, _ initial: Value) -> PlainCell<Value> {
    shown.insert(path)
    if let known = cells[path] as? PlainCell<Value> { return known }
    let cell = PlainCell(initial)
    cells[path] = cell
    return cell
  }

  /// A state: it keeps the last write of each step.
  private func state<Value>(_ path: String, _ initial: Value) -> PlainReference<Value> {
    let cell = cell(path, initial)
    return PlainReference {
      cell.committed
    } newest: {
      cell.newest
    } set: {
      cell.newest = $0
      cell.waiting.append((self.step, $0))
    }
  }

  /// A property of an object: a write is visible at once.
  private func property(of model: PlainCell<Int>) -> PlainReference<Int> {
    PlainReference {
      model.newest
    } newest: {
      model.newest
    } set: {
      model.newest = $0
    }
  }

  private func show(_ piece: Piece, _ scene: PlainScene, _ path: String) {
    let value = scene.value(of: piece.term)
    func inside(_ step: String, child: Int = 0, _ change: (inout PlainScene) -> Void = { _ in }) {
      var inner = scene
      change(&inner)
      show(piece.children[child], inner, path + "/" + step)
    }
    func bind(to source: PlainReference<Int>, passesValue: Bool = true) {
      inside("in") {
        $0.bound = source
        if passesValue { $0.given = source.value() }
      }
    }

    switch piece.kind {
    case .text: screen.lines.append("t\(value)")
    case .counter:
      let n = state(path + "#", 0)
      screen.button("c\(n.value())") { _, _ in n.set(n.newest() + 1) }
    case .button:
      screen.button("b", steps: piece.steps.count) { [models] _, begin in
        for (index, effects) in piece.steps.enumerated() {
          begin(index)
          for effect in effects { scene.perform(effect, models) }
        }
      }
    case .field: screen.field("f", scene.text.value()) { text, _ in scene.text.set(text) }
    case .toggle:
      screen.toggle("t", scene.flag.value()) { _, _ in scene.flag.set(!scene.flag.newest()) }

    case .pair:
      inside("0")
      inside("1", child: 1)
    case .either: value.isMultiple(of: 2) ? inside("else", child: 1) : inside("if")
    case .when: if !value.isMultiple(of: 2) { inside("if") }
    case .rows: for id in scene.list.value() { inside("[\(id)]") { $0.given = id } }
    case .identified: inside("id \(value.magnitude % 3)")
    case .erased: inside(value.isMultiple(of: 2) ? "plain" : "boxed")

    case .state: bind(to: state(path + "#", value))
    case .quietState: bind(to: state(path + "#", value), passesValue: false)
    case .property: bind(to: state(path + "#", 0))
    case .stateObject: bind(to: property(of: cell(path + "#", value)))
    case .observed: bind(to: property(of: models[Int(value.magnitude % 2)]))
    case .supplied: bind(to: property(of: scene.supplied))
    case .supply: inside("in") { $0.supplied = self.models[Int(value.magnitude % 2)] }
    case .local:
      inside("in") {
        $0.list = state(path + "#list", [0, 1, 2])
        $0.text = state(path + "#text", "a")
        $0.flag = state(path + "#flag", false)
      }

    case .environment: inside("in") { $0.level = value }
    case .reader: inside("in") { $0.given = scene.level }
    case .modified:
      let n = state(path + "#", 0)
      inside(n.value() % 4 == 3 ? "third" : "in")
      screen.button("m\(n.value())") { _, _ in n.set(n.newest() + 1) }
    case .shifted:
      inside("in") {
        let bound = scene.bound
        $0.bound = PlainReference {
          bound.value().shifted
        } newest: {
          bound.newest().shifted
        } set: {
          var whole = bound.newest()
          whole.shifted = $0
          bound.set(whole)
        }
      }
    case .closures: inside("in")
    }
  }
}
