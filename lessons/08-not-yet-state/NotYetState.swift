import Course
import StateLabCore

private final class Box<V>: ObservableObject {
  var value: V {
    willSet { objectWillChange.send() }
  }

  init(_ value: V) {
    self.value = value
  }
}

@propertyWrapper
private struct FSState<V>: DynamicProperty {
  @StateObject private var box: Box<V>

  var wrappedValue: V {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  init(wrappedValue value: V) {
    _box = StateObject(wrappedValue: Box(value))
  }
}

private struct RebuiltView: View {
  @FSState var text = "five"
  @FSState var hidden = 0

  var body: some View {
    Text(text)
    Button("Same text") { text = "five" }
    Button("Count hidden") { hidden += 1 }
  }
}

private struct RealView: View {
  @State var text = "five"
  @State var hidden = 0

  var body: some View {
    Text(text)
    Button("Same text") { text = "five" }
    Button("Count hidden") { hidden += 1 }
  }
}

extension Laboratory {
  fileprivate func tapBoth<V: View>(_ view: V) throws {
    let host = Host(view)
    let subscriptions = host.trace.count {
      if case .subscribed = $0.kind { true } else { false }
    }
    find("subscriptions", subscriptions)
    try host.tap("Same text")
    let afterEqual = host.trace.bodyCount(of: V.self)
    try host.tap("Count hidden")
    let bodies = host.trace.bodyCount(of: V.self)
    find("equal", afterEqual - 1)
    find("hidden", bodies - afterEqual)
    find("bodies", bodies)
  }
}

extension Lesson {
  static let notYetState = Lesson(
    "not-yet-state", quiz: notYetStateQuiz
  ) {
    Experiment("rebuilt") { try $0.tapBoth(RebuiltView()) }
    Experiment("real") { try $0.tapBoth(RealView()) }
  }
}
