import Course
import StateLabCore

private struct Light: View {
  let name: String
  @State private var isOn = false

  var body: some View {
    Button("\(name) \(isOn ? "on" : "off")") { isOn = true }
  }
}

private struct Corridor: View {
  @State private var names = ["hall", "stairs"]

  var body: some View {
    ForEach(names, id: \.self) { Light(name: $0) }
    Button("Rename") { names[0] = "lobby" }
  }
}

private final class Numbers {
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}

private struct Lamp: Identifiable {
  let id: Int
  let name: String
}

private struct Attic: View {
  let numbers = Numbers()
  @State private var visits = 0

  var body: some View {
    ForEach([Lamp(id: numbers.next(), name: "attic")]) {
      Light(name: $0.name)
    }
    Button("Visit \(visits)") { visits += 1 }
  }
}

private struct Queue: View {
  @State private var names = ["hall", "stairs"]

  var body: some View {
    ForEach(names.indices, id: \.self) { Light(name: names[$0]) }
    Button("Insert") { names.insert("door", at: 0) }
  }
}

extension Lesson {
  static var rowIdentityQuiz: Quiz {
    Quiz {
      Experiment("attic") { lab in
        let host = Host(Attic())
        try host.tap("attic off")
        try host.tap("Visit 0")
        lab.find("screen", host.screen)
      }
      Experiment("rename") { lab in
        let host = Host(Corridor())
        try host.tap("hall off")
        try host.tap("Rename")
        lab.find("screen", host.screen)
      }
      Experiment("insert") { lab in
        let host = Host(Queue())
        try host.tap("hall off")
        try host.tap("Insert")
        lab.find("screen", host.screen)
      }
    }
  }
}
