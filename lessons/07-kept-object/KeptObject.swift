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
  @ObservedObject private var box: Box<V>

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
    _box = ObservedObject(wrappedValue: Box(value))
  }
}

private struct ContentView: View {
  var pass = 1
  @FSState var text = "Hello Five Stars"

  var body: some View {
    Text("Pass \(pass): \(text)")
    TextField("Write something", text: $text)
  }
}

@propertyWrapper
private struct KeptState<V>: DynamicProperty {
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

private struct KeptView: View {
  var pass = 1
  @KeptState var text = "Hello Five Stars"

  var body: some View {
    Text("Pass \(pass): \(text)")
    TextField("Write something", text: $text)
  }
}

extension Lesson {
  static let keptObject = Lesson("kept-object", quiz: keptObjectQuiz) {
    Experiment("observed") { lab in
      let host = Host(ContentView())
      try host.enter("hello", into: "Write something")
      host.replaceRoot(ContentView(pass: 2))
      lab.find("screen", host.screen)
    }
    Experiment("kept") { lab in
      let host = Host(KeptView())
      try host.enter("hello", into: "Write something")
      host.replaceRoot(KeptView(pass: 2))
      lab.find("screen", host.screen)
    }
  }
}
