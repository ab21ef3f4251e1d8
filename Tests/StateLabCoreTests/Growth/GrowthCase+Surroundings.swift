import StateLabCore

/// Views and modifiers that contain other views: as the rows of a list, and as levels within each
/// other.
extension GrowthCase {
  /// A modifier or container around a view. The model changes in each round.
  typealias Surrounding = @MainActor (_ inside: AnyView, _ model: SurroundedModel) -> AnyView

  static let surroundings =
    (containers + controls + navigation + modifiers).map { rows(of: $0, $1) }
    + (containers + navigation + modifiers).map { levels(of: $0, $1) }

  final class SurroundedModel: ObservableObject {
    @Published var rows: [Int]
    @Published var round = 0
    @Published var item: Int? = 1
    let count: Int

    init(_ count: Int) {
      self.count = count
      rows = Array(0..<count)
    }

    /// The bindings that a view receives as `$model`.
    var bound: ObservedObject<SurroundedModel>.Wrapper {
      ObservedObject(wrappedValue: self).projectedValue
    }
  }

  private static func rows(of name: String, _ around: @escaping Surrounding) -> Self {
    Self("rows: \(name)", count: 12) { count, stage, phases in
      let model = SurroundedModel(count)
      let host = phases.play("mounted") { stage.host(Rows(model: model, around: around)) }
      phases.play("drawn") { _ = host.screen }
      phases.play("updated") { host.perform { model.round += 1 } }
      phases.play("turned round") { host.perform { model.rows.reverse() } }
      phases.play("leaving") { host.perform { model.rows = [] } }
      host.perform { model.rows = Array(0..<count) }
      phases.play("leaving with their host") { host.unmount() }
    }
  }

  private static func levels(of name: String, _ around: @escaping Surrounding) -> Self {
    Self("levels: \(name)", count: 10) { count, stage, phases in
      let model = SurroundedModel(count)
      let host = phases.play("mounted") { stage.host(Nest(model: model, around: around)) }
      phases.play("updated") { host.perform { model.round += 1 } }
      phases.play("leaving") { host.perform { model.rows = [] } }
    }
  }

  private struct Rows: View {
    @ObservedObject var model: SurroundedModel
    let around: Surrounding
    var body: some View {
      ForEach(model.rows, id: \.self) { _ in around(AnyView(Text("\(model.round)")), model) }
    }
  }

  private struct Nest: View {
    @ObservedObject var model: SurroundedModel
    let around: Surrounding
    var body: some View {
      if !model.rows.isEmpty {
        Level(below: model.count, round: model.round, model: model, around: around)
      }
    }
  }

  private struct Level: View {
    let below: Int
    let round: Int
    let model: SurroundedModel
    let around: Surrounding
    var body: AnyView {
      below == 0
        ? AnyView(Text("\(round)"))
        : around(
          AnyView(Level(below: below - 1, round: round, model: model, around: around)), model)
    }
  }

  private static let containers: [(String, Surrounding)] = [
    ("VStack", { inside, _ in AnyView(VStack { inside }) }),
    ("HStack", { inside, _ in AnyView(HStack { inside }) }),
    ("ZStack", { inside, _ in AnyView(ZStack { inside }) }),
    ("LazyVStack", { inside, _ in AnyView(LazyVStack { inside }) }),
    ("LazyHStack", { inside, _ in AnyView(LazyHStack { inside }) }),
    ("LazyVGrid", { inside, _ in AnyView(LazyVGrid(columns: [GridItem()]) { inside }) }),
    ("LazyHGrid", { inside, _ in AnyView(LazyHGrid(rows: [GridItem()]) { inside }) }),
    ("Grid", { inside, _ in AnyView(Grid { GridRow { inside } }) }),
    ("ViewThatFits", { inside, _ in AnyView(ViewThatFits { inside }) }),
    ("Form", { inside, _ in AnyView(Form { inside }) }),
    ("Canvas", { inside, _ in AnyView(Canvas(renderer: { _, _ in }, symbols: { inside })) }),
    ("Section", { inside, _ in AnyView(Section("Title") { inside }) }),
    ("GroupBox", { inside, _ in AnyView(GroupBox("Title") { inside }) }),
    ("ControlGroup", { inside, _ in AnyView(ControlGroup("Title") { inside }) }),
    ("GeometryReader", { inside, _ in AnyView(GeometryReader { _ in inside }) }),
    ("ScrollViewReader", { inside, _ in AnyView(ScrollViewReader { _ in inside }) }),
    ("Menu", { inside, _ in AnyView(Menu("Title") { inside }) }),
    ("LabeledContent", { inside, _ in AnyView(LabeledContent("Title") { inside }) }),
    ("ProgressView", { inside, _ in AnyView(ProgressView { inside }) }),
    ("Gauge", { inside, _ in AnyView(Gauge(value: 0.5) { inside }) }),
    (
      "ContentUnavailableView",
      { inside, _ in
        AnyView(
          ContentUnavailableView(
            label: { inside }, description: { Text("why") }, actions: { EmptyView() }))
      }
    ),
    (
      "DisclosureGroup",
      { inside, _ in AnyView(DisclosureGroup("Title", isExpanded: .constant(true)) { inside }) }
    ),
    (
      "OutlineGroup",
      { inside, model in
        AnyView(OutlineGroup([model.round], id: \.self, children: \.noChildren) { _ in inside })
      }
    ),
    ("EquatableView", { inside, model in AnyView(Round(model.round, inside).equatable()) }),
    ("Optional", { inside, model in AnyView(Group { if model.round >= 0 { inside } }) }),
    ("id", { inside, _ in AnyView(inside.id("same")) }),
  ]

  private struct Round: View, Equatable {
    let round: Int
    let inside: AnyView

    init(_ round: Int, _ inside: AnyView) {
      self.round = round
      self.inside = inside
    }

    nonisolated static func == (a: Self, b: Self) -> Bool { a.round == b.round }
    var body: some View { inside }
  }
}

extension Int {
  fileprivate var noChildren: [Int]? { nil }
}
