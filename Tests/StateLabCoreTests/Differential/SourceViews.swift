import StateLabCore

struct CounterView: View {
  @State private var n = 0
  var body: some View { Button("c\(n)") { n += 1 } }
}

struct StateView: View {
  let piece: Piece
  let surroundings: Surroundings
  @State private var n: Int

  init(piece: Piece, surroundings: Surroundings, initial: Int) {
    self.piece = piece
    self.surroundings = surroundings
    _n = State(initialValue: initial)
  }

  var body: some View { PieceView(piece, surroundings.with(given: n, bound: $n)) }
}

/// Passes its state on without reading it.
struct QuietStateView: View {
  let piece: Piece
  let surroundings: Surroundings
  @State private var n: Int

  init(piece: Piece, surroundings: Surroundings, initial: Int) {
    self.piece = piece
    self.surroundings = surroundings
    _n = State(initialValue: initial)
  }

  var body: some View { PieceView(piece, surroundings.with(bound: $n)) }
}

struct PropertyView: View {
  /// A state inside a custom dynamic property, which a plain field hides.
  struct Tally: DynamicProperty {
    let plain = "before"
    @State var n = 0
    private var updates = 0
    mutating func update() { updates += 1 }
  }

  let piece: Piece
  let surroundings: Surroundings
  private var tally = Tally()

  init(piece: Piece, surroundings: Surroundings) {
    self.piece = piece
    self.surroundings = surroundings
  }

  var body: some View { PieceView(piece, surroundings.with(given: tally.n, bound: tally.$n)) }
}

struct StateObjectView: View {
  let piece: Piece
  let surroundings: Surroundings
  @StateObject private var model: NumberModel

  init(piece: Piece, surroundings: Surroundings, initial: Int) {
    self.piece = piece
    self.surroundings = surroundings
    _model = StateObject(wrappedValue: NumberModel(initial))
  }

  var body: some View { PieceView(piece, surroundings.with(given: model.n, bound: $model.n)) }
}

struct ObservedView: View {
  let piece: Piece
  let surroundings: Surroundings
  @ObservedObject var model: NumberModel

  var body: some View { PieceView(piece, surroundings.with(given: model.n, bound: $model.n)) }
}

struct SuppliedView: View {
  let piece: Piece
  let surroundings: Surroundings
  @EnvironmentObject private var model: NumberModel

  init(piece: Piece, surroundings: Surroundings) {
    self.piece = piece
    self.surroundings = surroundings
  }

  var body: some View { PieceView(piece, surroundings.with(given: model.n, bound: $model.n)) }
}

struct LocalView: View {
  let piece: Piece
  let surroundings: Surroundings
  @State private var list = [0, 1, 2]
  @State private var text = "a"
  @State private var flag = false

  init(piece: Piece, surroundings: Surroundings) {
    self.piece = piece
    self.surroundings = surroundings
  }

  var body: some View {
    var inner = surroundings
    let _ = (inner.list, inner.text, inner.flag) = ($list, $text, $flag)
    PieceView(piece, inner)
  }
}

struct EnvironmentView: View {
  let piece: Piece
  let surroundings: Surroundings
  @Environment(\.levelInPrograms) private var level

  init(piece: Piece, surroundings: Surroundings) {
    self.piece = piece
    self.surroundings = surroundings
  }

  var body: some View { PieceView(piece, surroundings.with(given: level)) }
}

/// Keeps a number and moves its content to another identity when the number is 3, 7, 11 …
struct CountingModifier: ViewModifier {
  @State private var n = 0

  func body(content: Content) -> some View {
    if n % 4 == 3 { VStack { content } } else { content }
    Button("m\(n)") { n += 1 }
  }
}

extension Int {
  /// The number plus one, for a binding to a part of a value (R61).
  nonisolated var shifted: Int {
    get { self &+ 1 }
    set { self = newValue &- 1 }
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  var levelInPrograms: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
