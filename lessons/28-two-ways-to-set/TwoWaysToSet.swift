import Course
import StateLabCore

@propertyWrapper
private struct MyState<Value>: DynamicProperty {
  private var value: State<Value>
  private let toAction: ((Value) -> Void)?

  init(wrappedValue: Value, toAction: ((Value) -> Void)? = nil) {
    value = State(wrappedValue: wrappedValue)
    self.toAction = toAction
  }

  var wrappedValue: Value {
    get { value.wrappedValue }
    nonmutating set { value.wrappedValue = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding(
      get: { value.wrappedValue },
      set: {
        value.wrappedValue = $0
        toAction?($0)
      })
  }
}

private struct NameView: View {
  @MyState(toAction: { print("action: \($0)") }) var name = "Elbow"

  var body: some View {
    Text("Hello, \(name)")
    TextField("Name", text: $name)
    Button("Rename") { name = "Big Elbow" }
  }
}

private struct CityField: View {
  @Binding var city: String

  var body: some View {
    TextField("City", text: $city)
  }
}

private struct StateTravelView: View {
  @State private var city = "Rome"
  @State private var days = 1

  var body: some View {
    CityField(city: $city)
    Button("Days: \(days)") { days += 1 }
  }
}

private struct ClosureTravelView: View {
  @State private var city = "Rome"
  @State private var days = 1

  var body: some View {
    CityField(city: Binding(get: { city }, set: { city = $0 }))
    Button("Days: \(days)") { days += 1 }
  }
}

extension Lesson {
  static let twoWaysToSet = Lesson(
    "two-ways-to-set", quiz: twoWaysToSetQuiz
  ) {
    Experiment("rename") { lab in
      let host = Host(NameView())
      try host.tap("Rename")
      lab.find("screen", host.screen)
      lab.find("actions", host.trace.printed)
    }
    Experiment("typing") { lab in
      let host = Host(NameView())
      try host.enter("Ada", into: "Name")
      lab.find("screen", host.screen)
      lab.find("actions", host.trace.printed)
    }
    Experiment("state-travel") { try $0.addDays(StateTravelView()) }
    Experiment("closure-travel") {
      try $0.addDays(ClosureTravelView())
    }
  }
}

extension Laboratory {
  fileprivate func addDays<V: View>(_ view: V) throws {
    let host = Host(view)
    try host.tap("Days: 1")
    try host.tap("Days: 2")
    find("fields", host.trace.bodyCount(of: CityField.self))
  }
}
