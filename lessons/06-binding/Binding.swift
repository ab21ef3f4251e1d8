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

private enum Final {
  @propertyWrapper
  struct FSState<V>: DynamicProperty {
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

  struct ContentView: View {
    var pass = 1
    @FSState var text = ""

    var body: some View {
      TextField("Write something", text: $text)
      Text("Pass \(pass): you wrote \(text)")
    }
  }
}

private enum Slip {
  @propertyWrapper
  struct FSState<V>: DynamicProperty {
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

  struct ContentView: View {
    var pass = 1
    @FSState var text = ""

    var body: some View {
      TextField("Write something", text: $text)
      Text("Pass \(pass): you wrote \(text)")
    }
  }
}

extension Lesson {
  static let binding = Lesson("binding") {
    Experiment("typing") { lab in
      let host = Host(Final.ContentView())
      try host.enter("hello", into: "Write something")
      lab.find("screen", host.screen)
      let bodies = host.trace.bodyCount(of: Final.ContentView.self)
      lab.find("bodies", bodies)
    }
    Experiment("kept") { lab in
      let host = Host(Final.ContentView())
      try host.enter("hello", into: "Write something")
      host.replaceRoot(Final.ContentView(pass: 2))
      lab.find("screen", host.screen)
    }
    Experiment("lost") { lab in
      let host = Host(Slip.ContentView())
      try host.enter("hello", into: "Write something")
      host.replaceRoot(Slip.ContentView(pass: 2))
      lab.find("screen", host.screen)
    }
  }
}
