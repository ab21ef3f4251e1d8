import Course
import StateLabCore

@propertyWrapper
private struct OwnState<Value>: DynamicProperty {
  private var value: State<Value>

  init(wrappedValue: Value) {
    value = State(wrappedValue: wrappedValue)
  }

  var wrappedValue: Value {
    get { value.wrappedValue }
    nonmutating set { value.wrappedValue = newValue }
  }

  func update() { print("update() of OwnState") }
}

private struct NameView: View {
  @OwnState var name = "Elbow"

  var body: some View {
    Text("Hello, \(name)")
    Button("Rename") { name = "Big Elbow" }
  }
}

private struct TwinView: View {
  @State var first = "Elbow"
  var second = State<String>(wrappedValue: "Elbow")

  var body: some View {
    Text("\(first) and \(second.wrappedValue)")
    Button("First") { first = "Big Elbow" }
    Button("Second") { second.wrappedValue = "Big Elbow" }
  }
}

extension Lesson {
  static let wrappingState = Lesson(
    "wrapping-state", quiz: wrappingStateQuiz
  ) {
    Experiment("rename") { lab in
      let host = Host(NameView())
      try host.tap("Rename")
      lab.find("screen", host.screen)
    }
    Experiment("twins") { lab in
      let host = Host(TwinView())
      try host.tap("First")
      try host.tap("Second")
      lab.find("screen", host.screen)
      lab.find("bodies", host.trace.bodyCount(of: TwinView.self))
    }
  }
}
