import Course
import StateLabCore
import StateLabXcode27

private func made(_ name: String) -> String {
  print("made \(name)")
  return name
}

private struct Wrapped: View {
  @StateLabCore.State private var day = made("Monday")

  var body: some View { Text(day) }
}

private struct Expanded: View {
  @State private var day = made("Monday")

  var body: some View { Text(day) }
}

private struct Clock<Face: View>: View {
  let face: () -> Face
  @State private var minute = 0

  var body: some View {
    face()
    Button("Minute \(minute)") { minute += 1 }
  }
}

private struct OldNames: View {
  @StateLabCore.State private var n = 0

  var body: some View {
    Button("Types") { print(type(of: n), type(of: $n), type(of: _n)) }
  }
}

private struct NewNames: View {
  @State private var n = 0

  var body: some View {
    Button("Types") { print(type(of: n), type(of: $n), type(of: _n)) }
  }
}

private struct OldBadge: View {
  @StateLabCore.State private var level: Int

  init(level: Int) { self.level = level }

  var body: some View { Text("level \(level)") }
}

private struct NewBadge: View {
  @State private var level: Int

  init(level: Int) { self.level = level }

  var body: some View { Text("level \(level)") }
}

private struct Twins: View {
  @State private var left = made("left")
  private var right = State(wrappedValue: made("right"))

  var body: some View { Text("\(left) and \(right.wrappedValue)") }
}

extension Lesson {
  static let twoGenerations = Lesson(
    "two-generations", quiz: twoGenerationsQuiz
  ) {
    Experiment("wrapper") { lab in
      let host = Host(Clock { Wrapped() })
      try host.tap("Minute 0")
      lab.find("made", host.trace.printed.count)
    }
    Experiment("macro") { lab in
      let host = Host(Clock { Expanded() })
      try host.tap("Minute 0")
      lab.find("made", host.trace.printed.count)
    }
    Experiment("old-names") { lab in
      let host = Host(OldNames())
      try host.tap("Types")
      lab.find("types", host.trace.printed[0])
      let names = Mirror(reflecting: OldNames()).children
      lab.find("fields", names.compactMap(\.label))
    }
    Experiment("new-names") { lab in
      let host = Host(NewNames())
      try host.tap("Types")
      lab.find("types", host.trace.printed[0])
      let names = Mirror(reflecting: NewNames()).children
      lab.find("fields", names.compactMap(\.label))
    }
    Experiment("old-badge") { lab in
      let host = Host(OldBadge(level: 1))
      host.replaceRoot(OldBadge(level: 2))
      lab.find("screen", host.screen)
    }
    Experiment("new-badge") { lab in
      let host = Host(NewBadge(level: 1))
      host.replaceRoot(NewBadge(level: 2))
      lab.find("screen", host.screen)
    }
    Experiment("twins") { lab in
      let host = Host(Clock { Twins() })
      try host.tap("Minute 0")
      lab.find("left", host.trace.printed.count { $0 == "made left" })
      lab.find("right", host.trace.printed.count { $0 == "made right" })
    }
  }
}
