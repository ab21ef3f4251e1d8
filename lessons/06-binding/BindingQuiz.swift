import Course
import StateLabCore

private struct LampRow: View {
  @Binding var isOn: Bool

  var body: some View {
    Text(isOn ? "light" : "dark")
    Toggle("Lamp", isOn: $isOn)
  }
}

private struct Hall: View {
  @State private var isOn = false

  var body: some View {
    Text(isOn ? "the hall is lit" : "the hall is dark")
    LampRow(isOn: $isOn)
  }
}

private struct TwinFields: View {
  @State private var name = ""

  var body: some View {
    TextField("First", text: $name)
    TextField("Second", text: $name)
  }
}

private struct Shouting: View {
  @State private var word = ""

  var body: some View {
    TextField(
      "Word",
      text: Binding(
        get: { word },
        set: { word = $0.uppercased() }))
  }
}

extension Lesson {
  static var bindingQuiz: Quiz {
    Quiz {
      Experiment("hall") { lab in
        let host = Host(Hall())
        try host.toggle("Lamp")
        lab.find("screen", host.screen)
      }
      Experiment("twins") { lab in
        let host = Host(TwinFields())
        try host.enter("Ann", into: "First")
        try host.enter("Bob", into: "Second")
        lab.find("screen", host.screen)
      }
      Experiment("shouting") { lab in
        let host = Host(Shouting())
        try host.enter("hi", into: "Word")
        lab.find("screen", host.screen)
      }
    }
  }
}
