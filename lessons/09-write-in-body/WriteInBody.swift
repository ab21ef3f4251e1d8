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

/// Lets a body write once, so that it does not write forever.
private final class Once {
  private var isDone = false

  func run(_ write: () -> Void) {
    guard !isDone else { return }
    isDone = true
    write()
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

private struct RebuiltWriter: View {
  @FSState var text = "five"
  let once = Once()

  var body: some View {
    let _ = once.run { text = "written in body" }
    Text(text)
  }
}

private struct LateWriter: View {
  @State var text = "five"

  var body: some View {
    Text(text)
      .onAppear { text = "written in onAppear" }
  }
}

/// Simulates a download: keeps the closure that receives the result.
private final class Download {
  var finish: (String) -> Void = { _ in }
}

private struct StateDownload: View {
  let download = Download()
  @State var text = "loading"

  var body: some View {
    Text(text)
      .onAppear { download.finish = { text = $0 } }
  }
}

private struct RebuiltDownload: View {
  let download = Download()
  @FSState var text = "loading"

  var body: some View {
    Text(text)
      .onAppear { download.finish = { text = $0 } }
  }
}

@MainActor
private final class Library: ObservableObject {
  @Published var text = "loading"

  func load() async { text = await fetch() }

  nonisolated func fetch() async -> String {
    try? await Task.sleep(for: .seconds(1))
    return "loaded"
  }
}

private struct AwaitingView: View {
  @ObservedObject var library: Library

  var body: some View {
    Text(library.text)
      .task { await library.load() }
  }
}

extension Laboratory {
  fileprivate func look<V: View>(at view: V) {
    let host = Host(view)
    find("screen", host.screen)
    find("messages", host.trace.warnings.map(\.id))
    find("bodies", host.trace.bodyCount(of: V.self))
  }
}

extension Lesson {
  static let writeInBody = Lesson(
    "write-in-body", quiz: writeInBodyQuiz
  ) {
    Experiment("real") { $0.look(at: RealWriter()) }
    Experiment("rebuilt") { $0.look(at: RebuiltWriter()) }
    Experiment("on-appear") { $0.look(at: LateWriter()) }
    Experiment("thread") { lab in
      let view = StateDownload()
      let host = Host(view)
      host.background { view.download.finish("loaded") }
      lab.find("screen", host.screen)
      lab.find("messages", host.trace.warnings.map(\.id))
    }
    Experiment("rebuilt-thread") { lab in
      let view = RebuiltDownload()
      let host = Host(view)
      host.background { view.download.finish("loaded") }
      lab.find("messages", host.trace.warnings.map(\.id))
      lab.find("warnings", host.trace.warnings.count)
    }
    Experiment("await") { lab in
      let host = Host(AwaitingView(library: Library()))
      host.advance(by: .seconds(1))
      lab.find("screen", host.screen)
      lab.find("messages", host.trace.warnings.map(\.id))
    }
  }
}
