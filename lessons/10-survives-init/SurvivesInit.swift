import Course
import StateLabCore

private struct Alarm: View {
  @State private var isActive = false

  init(minute: Int) { print("init at minute \(minute)") }

  var body: some View {
    Toggle("Alarm", isOn: $isActive)
    Text(isActive ? "It will ring." : "All is quiet.")
  }
}

private struct Clock: View {
  @State private var minute = 0
  @State private var alarm = 1

  var body: some View {
    Alarm(minute: minute).id(alarm)
    Button("Next minute") { minute += 1 }
    Button("Another alarm") { alarm += 1 }
  }
}

private final class Library: ObservableObject {
  @Published var titles = ["Box"]
}

@propertyWrapper
private struct Titles: DynamicProperty {
  @EnvironmentObject private var library: Library
  let start: String

  init(startingWith start: String) { self.start = start }

  var wrappedValue: [String] {
    library.titles.filter { $0.hasPrefix(start) }
  }
}

private struct Shelf: View {
  @Titles(startingWith: "B") private var titles

  var body: some View { Text(titles.joined(separator: ", ")) }
}

extension Lesson {
  static let survivesInit = Lesson(
    "survives-init", quiz: survivesInitQuiz
  ) {
    Experiment("minutes") { lab in
      let host = Host(Clock())
      try host.toggle("Alarm")
      try host.tap("Next minute")
      try host.tap("Next minute")
      let lines = host.screen.split(separator: "\n").map(String.init)
      lab.find("alarm", lines[1])
      lab.find("inits", host.trace.printed.count)
      lab.find("bodies", host.trace.bodyCount(of: Alarm.self))
    }
    Experiment("another") { lab in
      let host = Host(Clock())
      try host.toggle("Alarm")
      try host.tap("Another alarm")
      let lines = host.screen.split(separator: "\n").map(String.init)
      lab.find("alarm", lines[1])
    }
    Experiment("titles") { lab in
      let library = Library()
      let host = Host(Shelf().environmentObject(library))
      host.perform { library.titles += ["Graph", "Binding"] }
      lab.find("screen", host.screen)
      lab.find("bodies", host.trace.bodyCount(of: Shelf.self))
    }
  }
}
