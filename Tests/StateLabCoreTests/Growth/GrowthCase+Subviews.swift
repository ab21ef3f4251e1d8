import StateLabCore

/// Containers of many subviews: they are mounted, receive new values, move and are removed.
extension GrowthCase {
  static let subviews: [Self] =
    containers.map { name, container in
      Self("subviews: \(name)", count: 50) { count, stage, phases in
        let model = Model(count)
        let host = phases.play("mounted") {
          stage.host(Root(model: model, container: container))
        }
        phases.play("updated") { host.perform { model.round += 1 } }
        phases.play("one more") { host.perform { model.rows.insert(-1, at: 0) } }
        phases.play("one changed in the content") { host.perform { model.several.n += 1 } }
        phases.play("turned round") { host.perform { model.rows.reverse() } }
        phases.play("leaving") { host.perform { model.rows = [] } }
        host.perform { model.rows = Array(0..<count) }
        phases.play("leaving with their host") { host.unmount() }
      }
    } + [ownWrites]

  /// A write to a subview's own state that leaves its container values as they are does not search
  /// the content again.
  private static let ownWrites = Self("subviews: the own writes of one", count: 50) {
    count, stage, phases in
    let model = SeveralModel()
    let host = stage.host(
      Group(
        subviews: Group {
          ForEach(0..<count, id: \.self) { _ in Spacer() }
          Valued(model: model)
        }
      ) { $0 })
    phases.play("written") { for _ in 1...count { host.perform { model.n += 1 } } }
  }

  private struct Valued: View {
    @ObservedObject var model: SeveralModel
    var body: some View {
      let _ = model.n
      Spacer().containerValue(\.round, 1)
    }
  }

  private typealias Container = (_ content: AnyView) -> AnyView

  private static let containers: [(String, Container)] = [
    ("each in a card", { AnyView(ForEach(subviews: $0) { subview in VStack { subview } }) }),
    ("all", { AnyView(Group(subviews: $0) { $0 }) }),
    ("the first", { AnyView(Group(subviews: $0) { $0.prefix(3) }) }),
    ("by their values", { AnyView(ForEach(subviews: $0) { Text("\($0.containerValues.round)") }) }),
    (
      "in sections",
      {
        AnyView(
          ForEach(sections: $0) { section in
            section.header
            section.content
          })
      }
    ),
    ("modified", { AnyView(ForEach(subviews: $0.padding().tag(1)) { $0 }) }),
    ("again subviews", { AnyView(ForEach(subviews: ForEach(subviews: $0) { $0 }) { $0 }) }),
    ("in a tree", { content in AnyView(_VariadicView.Tree(Placing()) { content }) }),
  ]

  private struct Root: View {
    @ObservedObject var model: Model
    let container: Container

    var body: some View {
      container(
        AnyView(
          Group {
            Section("Section") {
              ForEach(model.rows, id: \.self) { _ in
                Row(round: model.round).containerValue(\.round, model.round)
              }
            }
            Several(model: model.several)
          }))
    }
  }

  private struct Row: View {
    let round: Int
    var body: some View { Text("\(round)").onAppear {} }
  }

  private struct Several: View {
    @ObservedObject var model: SeveralModel
    var body: some View {
      ForEach(0..<model.n, id: \.self) { Text("\($0)") }
      Text("end")
    }
  }

  private final class SeveralModel: ObservableObject { @Published var n = 1 }

  private final class Model: ObservableObject {
    @Published var rows: [Int]
    @Published var round = 0
    let several = SeveralModel()

    init(_ count: Int) { rows = Array(0..<count) }
  }

  struct Placing: _VariadicView_MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      if children.count > 1 { ForEach(children) { $0 } } else { children }
    }
  }

  struct Trait: _ViewTraitKey { static let defaultValue = 0 }
}

private struct RoundKey: ContainerValueKey { static let defaultValue = 0 }

extension ContainerValues {
  fileprivate var round: Int {
    get { self[RoundKey.self] }
    set { self[RoundKey.self] = newValue }
  }
}
