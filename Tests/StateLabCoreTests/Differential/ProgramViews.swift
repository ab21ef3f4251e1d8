import StateLabCore

/// The views that play a program.
///
/// Each source of truth has a view of its own, so a body depends only on the values that its piece
/// reads. No other dependency can then hide a body that a faulty runtime fails to run.
struct ProgramView: View {
  let program: Program
  let given: Int
  let workshop: Workshop
  @State private var bound = 0
  @State private var list = [0, 1, 2]
  @State private var text = "a"
  @State private var flag = false

  var body: some View {
    PieceView(
      program.root,
      Surroundings(
        given: given, bound: $bound, list: $list, text: $text, flag: $flag, workshop: workshop)
    )
    .environmentObject(workshop.models[0])
  }
}

/// The parts that outlive the tree: the objects of the outer world, and how to play the program.
final class Workshop {
  let models = [NumberModel(0), NumberModel(0)]
  let fault: PlantedFault?

  init(fault: PlantedFault?) { self.fault = fault }
}

final class NumberModel: ObservableObject {
  @Published var n: Int
  init(_ n: Int) { self.n = n }
}

/// The values that ancestors supply to a piece. The struct is no dynamic property, so its bindings
/// are only passed on.
struct Surroundings {
  var given: Int
  var bound: Binding<Int>
  var list: Binding<[Int]>
  var text: Binding<String>
  var flag: Binding<Bool>
  let workshop: Workshop

  func with(given: Int? = nil, bound: Binding<Int>? = nil) -> Surroundings {
    var copy = self
    if let given { copy.given = given }
    if let bound { copy.bound = bound }
    return copy
  }
}

struct PieceView: View {
  let piece: Piece
  let given: Int
  let workshop: Workshop
  @Binding var bound: Int
  @Binding var list: [Int]
  @Binding var text: String
  @Binding var flag: Bool

  init(_ piece: Piece, _ surroundings: Surroundings) {
    self.piece = piece
    given = surroundings.given
    workshop = surroundings.workshop
    _bound = surroundings.bound
    _list = surroundings.list
    _text = surroundings.text
    _flag = surroundings.flag
  }

  private var surroundings: Surroundings {
    Surroundings(
      given: given, bound: $bound, list: $list, text: $text, flag: $flag, workshop: workshop)
  }

  private func child(_ number: Int = 0) -> PieceView {
    PieceView(piece.children[number], surroundings)
  }
  private var content: Piece { piece.children[0] }
  private var value: Int { value(of: piece.term) }
  private var isOdd: Bool { !value.isMultiple(of: 2) }
  private var model: NumberModel { workshop.models[Int(value.magnitude % 2)] }

  var body: some View { view }

  /// The type of the view never changes, since programs are constant. Its content does.
  private var view: AnyView {
    switch piece.kind {
    case .text: AnyView(Text("t\(value)"))
    case .counter: AnyView(CounterView())
    case .button: AnyView(Button("b") { perform() })
    case .field: AnyView(TextField("f", text: $text))
    case .toggle: AnyView(Toggle("t", isOn: $flag))

    case .pair: AnyView(pair)
    case .either: AnyView(Group { if isOdd { child() } else { child(1) } })
    case .when: AnyView(Group { if isOdd { child() } })
    case .rows: AnyView(rows)
    case .identified:
      workshop.fault == .stateKeptAcrossID
        ? AnyView(child()) : AnyView(child().id(value.magnitude % 3))
    case .erased: isOdd ? AnyView(VStack { child() }) : AnyView(child())

    case .state: AnyView(StateView(piece: content, surroundings: surroundings, initial: value))
    case .quietState:
      AnyView(QuietStateView(piece: content, surroundings: surroundings, initial: value))
    case .property: AnyView(PropertyView(piece: content, surroundings: surroundings))
    case .stateObject:
      AnyView(StateObjectView(piece: content, surroundings: surroundings, initial: value))
    case .observed: AnyView(ObservedView(piece: content, surroundings: surroundings, model: model))
    case .supplied: AnyView(SuppliedView(piece: content, surroundings: surroundings))
    case .supply: AnyView(child().environmentObject(model))
    case .local: AnyView(LocalView(piece: content, surroundings: surroundings))

    case .environment: AnyView(child().environment(\.levelInPrograms, value))
    case .reader: AnyView(EnvironmentView(piece: content, surroundings: surroundings))
    case .modified: AnyView(child().modifier(CountingModifier()))
    case .shifted: AnyView(PieceView(content, surroundings.with(bound: $bound.shifted)))
    case .closures:
      AnyView(
        PieceView(content, surroundings.with(bound: Binding(get: { bound }, set: { bound = $0 }))))
    }
  }

  @ViewBuilder private var pair: some View {
    if workshop.fault == .childSkipped { StuckView(content: child()) } else { child() }
    child(1)
  }

  private var rows: some View {
    ForEach(list, id: \.self) { id in PieceView(content, surroundings.with(given: id)) }
  }
}

// MARK: Terms and effects

extension PieceView {
  private func value(of term: Term) -> Int {
    switch term {
    case .constant(let n): n
    case .given: given
    case .bound: bound
    case .count: list.count
    case .length: text.count
    case .flag: flag ? 1 : 0
    case .sum(let a, let b): value(of: a) &+ value(of: b)
    }
  }

  private func perform() {
    var writes = 0
    for (index, effects) in piece.steps.enumerated() {
      let play = {
        for effect in effects {
          writes += 1
          if writes == 2, workshop.fault == .secondWriteLost { continue }
          perform(effect)
        }
      }
      if index == 0 { play() } else { withAnimation { play() } }
    }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .add(let n): bound &+= n
    case .set(let term): bound = value(of: term)
    case .insert(let position): list.insertFresh(at: position)
    case .remove(let position): list.removeOne(at: position)
    case .reverse: list.reverse()
    case .rotate: list.rotate()
    case .clear: list = []
    case .append(let tail): text += tail
    case .flip: flag.toggle()
    case .publish(let model, let n): workshop.models[model].n &+= n
    }
  }
}
