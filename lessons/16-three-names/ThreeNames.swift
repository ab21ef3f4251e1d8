import Course
import StateLabCore

@propertyWrapper
private struct StringSample {
  var wrappedValue: String

  var projectedValue: String { "Projected: \(wrappedValue)" }
}

@propertyWrapper
private final class SharedSample {
  var wrappedValue: String

  init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
  }
}

private struct Card {
  @StringSample var example = "Hello, world"

  func read() {
    print(example)
    print(_example)
    print($example)
  }
}

private struct Board {
  @StringSample var own = "Hello, world"
  @SharedSample var shared = "Hello, world"
}

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
    Experiment("three") { lab in
      Card().read()
      lab.find("printed", lab.trace.printed)
      lab.find("underscore", lab.trace.printed[1])
    }
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
    Experiment("copies") { lab in
      var board = Board()
      let copy = board
      board.own = "Goodbye"
      board.shared = "Goodbye"
      print(copy.own)
      print(copy.shared)
      lab.find("copy", [copy.own, copy.shared])
    }
  }
}
