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

private struct ContentView: View {
  @FSState var text = ""

  var body: some View {
    TextField("Write something", text: $text)
    Text("You wrote \(text)")
  }
}

private struct SlipView: View {
  @SlipState var text = ""

  var body: some View {
    TextField("Write something", text: $text)
    Text("You wrote \(text)")
  }
}

extension Lesson {
  static let binding = Lesson("binding") {
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
    Experiment("lost") { lab in
      let host = Host(SlipView())
      try host.enter("hello", into: "Write something")
      lab.find("typed", host.screen)
      host.replaceRoot(SlipView())
      lab.find("screen", host.screen)
    }
  }
}
