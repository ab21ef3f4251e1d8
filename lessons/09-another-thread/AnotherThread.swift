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

/// Stands for a download: it keeps what is to be done with the result.
private final class Download {
  var finish: (String) -> Void = { _ in }
}

private struct RealView: View {
  let download = Download()
  @State var text = "loading"

  var body: some View {
    Text(text)
      .onAppear { download.finish = { text = $0 } }
  }
}

private struct RebuiltView: View {
  let download = Download()
  @FSState var text = "loading"

  var body: some View {
    Text(text)
      .onAppear { download.finish = { text = $0 } }
  }
}

extension Lesson {
  static let anotherThread = Lesson(
    "another-thread", quiz: anotherThreadQuiz
  ) {
    Experiment("real") { lab in
      let view = RealView()
      let host = Host(view)
      host.background { view.download.finish("loaded") }
      lab.find("screen", host.screen)
      lab.find("messages", host.trace.warnings.map(\.id))
    }
    Experiment("rebuilt") { lab in
      let view = RebuiltView()
      let host = Host(view)
      host.background { view.download.finish("loaded") }
      lab.find("screen", host.screen)
      lab.find("messages", host.trace.warnings.map(\.id))
      lab.find("warnings", host.trace.warnings.count)
    }
  }
}
