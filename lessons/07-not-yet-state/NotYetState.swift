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
  @FSState var unread = 0

  var body: some View {
    Text(text)
    Button("Same text") { text = "five" }
    Button("Count in silence") { unread += 1 }
  }
}

private struct RealView: View {
  @State var text = "five"
  @State var unread = 0

  var body: some View {
    Text(text)
    Button("Same text") { text = "five" }
    Button("Count in silence") { unread += 1 }
  }
}

/// Lets a body write once, so that it does not write for ever.
private final class Once {
  private var isDone = false

  func run(_ write: () -> Void) {
    guard !isDone else { return }
    isDone = true
    write()
  }
}

private struct RebuiltWriter: View {
  @FSState var text = "five"
  let once = Once()

  var body: some View {
    let _ = once.run { text = "written in body" }
    Text(text)
  }
}

private struct RealWriter: View {
  @State var text = "five"
  let once = Once()

  var body: some View {
    let _ = once.run { text = "written in body" }
    Text(text)
  }
}

private protocol HasText {
  var text: String { get nonmutating set }
}

extension RebuiltView: HasText {}
extension RealView: HasText {}

extension Laboratory {
  fileprivate func tapBoth<V: View>(_ view: V) throws {
    let host = Host(view)
    try host.tap("Same text")
    let afterEqual = host.trace.bodyCount(of: V.self)
    try host.tap("Count in silence")
    find("equal", afterEqual - 1)
    find("unread", host.trace.bodyCount(of: V.self) - afterEqual)
  }

  fileprivate func writeInBody<V: View>(_ view: V) {
    let host = Host(view)
    find("screen", host.screen)
    find("warnings", host.trace.warnings.map(\.id))
  }

  fileprivate func writeEarly(_ view: some HasText) {
    view.text = "early"
    print(view.text)
    find("reads", view.text)
    find("warnings", trace.warnings.map(\.id))
  }
}

extension Lesson {
  static let notYetState = Lesson("not-yet-state") {
    Experiment("rebuilt") { try $0.tapBoth(RebuiltView()) }
    Experiment("real") { try $0.tapBoth(RealView()) }
    Experiment("rebuilt-in-body") { $0.writeInBody(RebuiltWriter()) }
    Experiment("real-in-body") { $0.writeInBody(RealWriter()) }
    Experiment("rebuilt-early") { $0.writeEarly(RebuiltView()) }
    Experiment("real-early") { $0.writeEarly(RealView()) }
  }
}
