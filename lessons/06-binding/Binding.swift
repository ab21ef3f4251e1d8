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

  var projectedValue: Binding<V> {
    Binding(
      get: { wrappedValue },
      set: { wrappedValue = $0 })
  }

  init(wrappedValue value: V) {
    _box = StateObject(wrappedValue: Box(value))
  }
}

private struct ContentView: View {
  @FSState var text = "Hello Five Stars"

  var body: some View {
    Text(text)
    TextField("Write something", text: $text)
  }
}

extension Lesson {
  static let binding = Lesson("binding", quiz: bindingQuiz) {
    Experiment("typing") { lab in
      let host = Host(ContentView())
      try host.enter("hello", into: "Write something")
      lab.find("screen", host.screen)
      lab.find("bodies", host.trace.bodyCount(of: ContentView.self))
    }
    Experiment("kept") { lab in
      let host = Host(ContentView())
      try host.enter("hello", into: "Write something")
      host.replaceRoot(ContentView())
      lab.find("screen", host.screen)
    }
  }
}
