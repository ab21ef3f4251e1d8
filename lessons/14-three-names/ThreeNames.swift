import Course
import StateLabCore

private struct FlagView: View {
  @Binding var flag: Bool

  init(flag: Binding<Bool>) {
    _flag = flag
  }

  var body: some View {
    Toggle("Flag", isOn: $flag)
  }
}

private struct ContentView: View {
  @State private var value = false

  var body: some View {
    Text("value is \(value)")
    FlagView(flag: $value)
    Button("Print the types") {
      print("value is a", type(of: value))
      print("$value is a", type(of: $value))
      print("_value is a", type(of: _value))
    }
  }
}

extension Lesson {
  static let threeNames = Lesson("three-names", quiz: threeNamesQuiz) {
    Experiment("types") { lab in
      let host = Host(ContentView())
      try host.tap("Print the types")
      lab.find("printed", host.trace.printed)
      lab.find("dollar", host.trace.printed[1])
    }
    Experiment("flag") { lab in
      let host = Host(ContentView())
      try host.toggle("Flag")
      lab.find("screen", host.screen)
      lab.find("writes", host.trace.writes(to: "value").count)
    }
  }
}
