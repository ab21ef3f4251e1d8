import Course
import StateLabCore

private struct Draft: View {
  let color: String
  @State private var words = 0

  var body: some View {
    Text("words in \(color): \(words)")
    Button("Write") { words += 1 }
  }
}

private struct FolderView: View {
  @State private var isOpen = true

  var body: some View {
    Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
    if isOpen { Draft(color: "ink") }
  }
}

private struct PenView: View {
  @State private var color = "ink"

  var body: some View {
    Draft(color: color)
    Button("Pencil") { color = "lead" }
  }
}

private struct RestlessView: View {
  @State private var drafts = 0

  var body: some View {
    Draft(color: "ink").id(drafts)
    Button("Save") { drafts += 1 }
  }
}

private struct Runner: View {
  let name: String
  @State private var laps = 0

  var body: some View {
    Button("\(name) \(laps)") { laps += 1 }
  }
}

private struct TrackView: View {
  @State private var names = ["Ada", "Bo"]

  var body: some View {
    ForEach(names, id: \.self) { Runner(name: $0) }
    Button("Overtake") { names.reverse() }
  }
}

private struct SeedView: View {
  let seed: Int
  @State private var number: Int

  init(seed: Int) {
    self.seed = seed
    _number = State(initialValue: seed)
  }

  var body: some View { Text("seed \(seed), number \(number)") }
}

private struct GardenView: View {
  @State private var seed = 1

  var body: some View {
    SeedView(seed: seed)
    SeedView(seed: seed).id(seed)
    Button("Sow") { seed = 2 }
  }
}

extension Lesson {
  static var identityQuiz: Quiz {
    Quiz {
      Experiment("folder") { lab in
        let host = Host(FolderView())
        try host.tap("Write")
        try host.tap("Close")
        try host.tap("Open")
        lab.find("screen", host.screen)
      }
      Experiment("pen") { lab in
        let host = Host(PenView())
        try host.tap("Write")
        try host.tap("Pencil")
        lab.find("screen", host.screen)
      }
      Experiment("track") { lab in
        let host = Host(TrackView())
        try host.tap("Ada 0")
        try host.tap("Overtake")
        lab.find("screen", host.screen)
      }
      Experiment("garden") { lab in
        let host = Host(GardenView())
        try host.tap("Sow")
        lab.find("screen", host.screen)
      }
    }
  }
}
