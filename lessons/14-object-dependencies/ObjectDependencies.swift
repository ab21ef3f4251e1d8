import Course
import StateLabCore

private struct SubView: View {
  @Binding var date: String

  var body: some View { Text(date) }
}

private final class AppStore: ObservableObject {
  @Published var date = "Monday"
}

private struct ObservingView: View {
  @ObservedObject var store: AppStore

  var body: some View {
    SubView(date: $store.date)
    Button("Next day") { store.date = "Tuesday" }
  }
}

private struct OwningView: View {
  @StateObject var store = AppStore()

  var body: some View {
    SubView(date: $store.date)
    Button("Next day") { store.date = "Tuesday" }
  }
}

@Observable
private final class Planner {
  var date = "Monday"
}

private struct PlannerView: View {
  @Bindable var planner: Planner

  var body: some View {
    SubView(date: $planner.date)
    Button("Next day") { planner.date = "Tuesday" }
  }
}

extension Lesson {
  static let objectDependencies = Lesson(
    "object-dependencies", quiz: objectDependenciesQuiz
  ) {
    Experiment("observed") {
      try $0.tapOnce(ObservingView(store: AppStore()))
    }
    Experiment("owned") { try $0.tapOnce(OwningView()) }
    Experiment("observable") {
      try $0.tapOnce(PlannerView(planner: Planner()))
    }
    Experiment("early") { lab in
      let store = AppStore()
      let view = ObservingView(store: store)
      store.date = "Sunday"
      lab.find("listeners", lab.trace.listeners[0])
      let host = Host(view)
      host.perform { store.date = "Monday" }
      lab.find("later", lab.trace.listeners.last ?? 0)
    }
  }
}

extension Laboratory {
  fileprivate func tapOnce<Main: View>(_ view: Main) throws {
    let host = Host(view)
    try host.tap("Next day")
    find("main", host.trace.bodyCount(of: Main.self))
    find("sub", host.trace.bodyCount(of: SubView.self))
  }
}

extension Trace {
  /// The number of subscribers that each announcement reached.
  fileprivate var listeners: [Int] {
    compactMap(\.subscribers)
  }
}
