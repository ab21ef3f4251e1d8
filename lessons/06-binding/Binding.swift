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
  var pass = 1
  @FSState var text = ""

  var body: some View {
    TextField("Write something", text: $text)
    Text("Pass \(pass): you wrote \(text)")
  }
}

@propertyWrapper
private struct SlipState<V>: DynamicProperty {
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

private struct SlipView: View {
  var pass = 1
  @SlipState var text = ""

  var body: some View {
    TextField("Write something", text: $text)
    Text("Pass \(pass): you wrote \(text)")
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
      host.replaceRoot(ContentView(pass: 2))
      lab.find("screen", host.screen)
    }
    Experiment("slip") { lab in
      let host = Host(SlipView())
      try host.enter("hello", into: "Write something")
      host.replaceRoot(SlipView(pass: 2))
      lab.find("screen", host.screen)
    }
  }
}
