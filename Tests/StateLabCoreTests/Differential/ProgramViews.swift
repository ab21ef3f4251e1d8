import StateLabCore

/// The views that play a program.
///
/// Each source of truth has a view of its own, so that a body depends on what its piece reads and
/// on nothing else: a runtime that forgets to run a view is not saved by another dependency.
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
      Scene(
        given: given, bound: $bound, list: $list, text: $text, flag: $flag, workshop: workshop)
    )
    .environmentObject(workshop.models[0])
  }
}

/// What outlives the tree: the objects of the outer world, and how to play the program.
final class Workshop {
  let models = [NumberModel(0), NumberModel(0)]
  let fault: PlantedFault?

  init(fault: PlantedFault?) { self.fault = fault }
}

final class NumberModel: ObservableObject {
  @Published var n: Int
  init(_ n: Int) { self.n = n }
}

/// What a piece finds around it. No dynamic property, so the bindings here are only passed on.
struct Scene {
  var given: Int
  var bound: Binding<Int>
  var list: Binding<[Int]>
  var text: Binding<String>
  var flag: Binding<Bool>
  let workshop: Workshop

  func with(given: Int? = nil, bound: Binding<Int>? = nil) -> Scene {
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

  init(_ piece: Piece, _ scene: Scene) {
    self.piece = piece
    given = scene.given
    workshop = scene.workshop
    _bound = scene.bound
    _list = scene.list
    _text = scene.text
    _flag = scene.flag
  }

  private var scene: Scene {
    Scene(given: given, bound: $bound, list: $list, text: $text, flag: $flag, workshop: workshop)
  }

  private func child(_ number: Int = 0) -> PieceView { PieceView(piece.children[number], scene) }
  private var content: Piece { piece.children[0] }
  private var value: Int { value(of: piece.term) }
  private var isOdd: Bool { !value.isMultiple(of: 2) }
  private var model: NumberModel { workshop.models[Int(value.magnitude % 2)] }

  var body: some View { view }

  /// Which view it is never changes, since programs are constant; what it contains does.
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

    case .state: AnyView(StateView(piece: content, scene: scene, initial: value))
    case .quietState: AnyView(QuietStateView(piece: content, scene: scene, initial: value))
    case .property: AnyView(PropertyView(piece: content, scene: scene))
    case .stateObject: AnyView(StateObjectView(piece: content, scene: scene, initial: value))
    case .observed: AnyView(ObservedView(piece: content, scene: scene, model: model))
    case .supplied: AnyView(SuppliedView(piece: content, scene: scene))
    case .supply: AnyView(child().environmentObject(model))
    case .local: AnyView(LocalView(piece: content, scene: scene))

    case .environment: AnyView(child().environment(\.levelInPrograms, value))
    case .reader: AnyView(EnvironmentView(piece: content, scene: scene))
    case .modified: AnyView(child().modifier(CountingModifier()))
    case .shifted: AnyView(PieceView(content, scene.with(bound: $bound.shifted)))
    case .closures:
      AnyView(
        PieceView(content, scene.with(bound: Binding(get: { bound }, set: { bound = $0 }))))
    }
  }

  @ViewBuilder private var pair: some View {
    if workshop.fault == .childSkipped { StuckView(content: child()) } else { child() }
    child(1)
  }

  private var rows: some View {
    ForEach(list, id: \.self) { id in PieceView(content, scene.with(given: id)) }
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
