import StateLabCore

/// Rows of a list that has been scrolled to its end.
extension GrowthCase {
  static let lists = [
    Self("rows of a list, on the screen", count: 300) { count, stage, phases in
      play(LongList.init, count, stage, &phases)
    },
    Self("rows of a list, which can be chosen", count: 300) { count, stage, phases in
      play(ChoiceList.init, count, stage, &phases)
    },
    Self("links of a list in edit mode", count: 300) { count, stage, phases in
      play(LinkList.init, count, stage, &phases)
    },
  ]

  private static func play<V: View>(
    _ list: (Model) -> V, _ count: Int, _ stage: Stage, _ phases: inout Phases
  ) {
    let model = Model(count)
    let host = stage.host(list(model))
    phases.play("scrolled to the end") { host.perform { model.scrollToEnd() } }
    phases.play("updated") { host.perform { model.round += 1 } }
    phases.play("pushed down") { host.perform { model.rows.insert(-1, at: 0) } }
    phases.play("turned round") { host.perform { model.rows.reverse() } }
    phases.play("leaving") { host.perform { model.rows = [] } }
    host.perform { model.rows = Array(0..<count) }
    phases.play("leaving with their host") { host.unmount() }
  }

  private final class Model: ObservableObject {
    @Published var rows: [Int]
    @Published var round = 0
    @Published var chosen: Int?
    var scrollToEnd: () -> Void = {}

    init(_ count: Int) { rows = Array(0..<count) }
  }

  private struct LongList: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollViewReader { proxy in
        List {
          ForEach(model.rows, id: \.self) { _ in Text("Row \(model.round)").onAppear {} }
          Text("End").onAppear {}
        }
        .onAppear { model.scrollToEnd = { proxy.scrollTo(model.rows[model.rows.count - 1]) } }
      }
    }
  }

  private struct ChoiceList: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollViewReader { proxy in
        List(model.rows, id: \.self, selection: $model.chosen) { _ in
          Text("Row \(model.round)").onAppear {}
        }
        .onAppear { model.scrollToEnd = { proxy.scrollTo(model.rows[model.rows.count - 1]) } }
      }
    }
  }

  private struct LinkList: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          List(model.rows, id: \.self) { _ in
            NavigationLink("Row \(model.round)") { Text("page") }.onAppear {}
          }
          .onAppear { model.scrollToEnd = { proxy.scrollTo(model.rows[model.rows.count - 1]) } }
        }
      }
      .environment(\.editMode, .constant(.active))
    }
  }
}
