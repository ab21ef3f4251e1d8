import Course
import StateLabCore

private struct MyView: View {
  @State var counter = 0

  var body: some View {
    Button("Tap me") {
      counter += 1
      print(counter)
    }
  }
}

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
  @FSState var counter = 0

  var body: some View {
    Text("\(counter)")
  }
}

extension Lesson {
  static let schrodingersState = Lesson(
    "schrodingers-state", quiz: schrodingersStateQuiz
  ) {
    Experiment("unmounted") { lab in
      let view = MyView()
      view.counter = 10
      print(view.counter)
      lab.find("printed", lab.trace.printed.last ?? "")
      lab.find("messages", lab.trace.warnings.count)
    }
    Experiment("mounted") { lab in
      let view = MyView()
      let host = Host(view)
      try host.tap("Tap me")
      try host.tap("Tap me")
      print("our struct says \(view.counter)")
      lab.find("taps", Array(host.trace.printed.prefix(2)))
      lab.find("ours", host.trace.printed.last ?? "")
    }
    Experiment("dollar") { lab in
      let view = MyView()
      view.$counter.wrappedValue = 10
      print(view.counter)
      lab.find("printed", lab.trace.printed.last ?? "")
      lab.find("messages", lab.trace.warnings.map(\.id))
      lab.find("warnings", lab.trace.warnings.count)
    }
    Experiment("rebuilt") { lab in
      let view = RebuiltView()
      view.counter = 10
      print(view.counter)
      lab.find("printed", lab.trace.printed.last ?? "")
      lab.find("messages", lab.trace.warnings.map(\.id))
    }
  }
}
