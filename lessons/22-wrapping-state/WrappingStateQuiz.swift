import Course
import StateLabCore

@propertyWrapper
private struct UpToTen: DynamicProperty {
  private var value: State<Int>

  init(wrappedValue: Int) { value = State(wrappedValue: wrappedValue) }

  var wrappedValue: Int {
    get { value.wrappedValue }
    nonmutating set { value.wrappedValue = min(newValue, 10) }
  }

  var projectedValue: Binding<Int> { value.projectedValue }
}

private struct LoudView: View {
  @Binding var volume: Int

  var body: some View {
    Button("Louder") { volume += 4 }
  }
}

private struct RadioView: View {
  @UpToTen private var volume = 4

  var body: some View {
    Text("volume \(volume)")
    LoudView(volume: $volume)
  }
}

@propertyWrapper
private struct Remembered {
  private var value: State<Int>

  init(wrappedValue: Int) { value = State(wrappedValue: wrappedValue) }

  var wrappedValue: Int {
    get { value.wrappedValue }
    nonmutating set { value.wrappedValue = newValue }
  }
}

private struct PageView: View {
  @Remembered private var page = 1

  var body: some View {
    Text("page \(page)")
    Button("Turn") { page += 1 }
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
    Button("\(days) days") { days += 1 }
  }
}

private struct ClosureTravelView: View {
  @State private var city = "Rome"
  @State private var days = 1

  var body: some View {
    CityField(city: Binding(get: { city }, set: { city = $0 }))
    Button("\(days) days") { days += 1 }
  }
}

extension Laboratory {
  fileprivate func addDays<V: View>(_ view: V) throws {
    let host = Host(view)
    try host.tap("1 days")
    try host.tap("2 days")
    find("fields", host.trace.bodyCount(of: CityField.self))
  }
}

extension Lesson {
  static var wrappingStateQuiz: Quiz {
    Quiz {
      Experiment("radio") { lab in
        let host = Host(RadioView())
        try host.tap("Louder")
        try host.tap("Louder")
        lab.find("screen", host.screen)
      }
      Experiment("pages") { lab in
        let host = Host(PageView())
        try host.tap("Turn")
        lab.find("screen", host.screen)
      }
      Experiment("state-travel") { try $0.addDays(StateTravelView()) }
      Experiment("closure-travel") {
        try $0.addDays(ClosureTravelView())
      }
    }
  }
}
