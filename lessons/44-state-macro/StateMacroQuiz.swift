import Course
import StateLabCore
import StateLabXcode27

private func ticket() -> Int {
  print("took a ticket")
  return 7
}

private struct Customer: View {
  @State private var number = ticket()

  var body: some View { Text("number \(number)") }
}

private struct Bakery: View {
  @State private var minute = 0

  var body: some View {
    Customer()
    Button("Wait \(minute)") { minute += 1 }
  }
}

private struct Seat: View {
  @State private var row = 1

  init(row: Int) { self.row = row }

  var body: some View { Text("row \(row)") }
}

private struct Badge: View {
  @State private var level: Int

  init(level: Int) { self.level = level }

  var body: some View { Text("level \(level)") }
}

private struct Game: View {
  @State private var level = 1

  var body: some View {
    Badge(level: level)
    Button("Up \(level)") { level += 1 }
  }
}

extension Lesson {
  static var stateMacroQuiz: Quiz {
    Quiz {
      Experiment("bakery") { lab in
        let host = Host(Bakery())
        try host.tap("Wait 0")
        try host.tap("Wait 1")
        try host.tap("Wait 2")
        lab.find("tickets", host.trace.printed.count)
      }
      Experiment("seat") { lab in
        let host = Host(Seat(row: 12))
        lab.find("screen", host.screen)
      }
      Experiment("badge") { lab in
        let host = Host(Game())
        try host.tap("Up 1")
        try host.tap("Up 2")
        lab.find("screen", host.screen)
      }
    }
  }
}
