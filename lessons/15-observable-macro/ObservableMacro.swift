import Course
import StateLabCore

private final class OldPlayer: ObservableObject {
  @Published var title = "Prelude"
  @Published var seconds = 0
}

private struct OldTitleView: View {
  @ObservedObject var player: OldPlayer

  var body: some View {
    Text(player.title)
    Button("Tick") { player.seconds += 1 }
  }
}

@Observable
private final class Player {
  var title = "Prelude"
  var seconds = 0
  var heading: String { "Now playing: \(title)" }
}

private struct TitleView: View {
  let player: Player

  var body: some View {
    Text(player.title)
    Button("Tick") { player.seconds += 1 }
  }
}

private struct DisplayView: View {
  let player: Player
  @State private var showsTime = true

  var body: some View {
    Text(showsTime ? "\(player.seconds) s" : player.heading)
    Button("Switch") { showsTime.toggle() }
    Button("Tick") { player.seconds += 1 }
    Button("Next piece") { player.title = "Fugue" }
  }
}

extension Lesson {
  static let observableMacro = Lesson(
    "observable-macro", quiz: observableMacroQuiz
  ) {
    Experiment("old") { lab in
      let host = Host(OldTitleView(player: OldPlayer()))
      for _ in 1...3 { try host.tap("Tick") }
      lab.find("bodies", host.trace.bodyCount(of: OldTitleView.self))
    }
    Experiment("unread") { lab in
      let host = Host(TitleView(player: Player()))
      for _ in 1...3 { try host.tap("Tick") }
      lab.find("bodies", host.trace.bodyCount(of: TitleView.self))
    }
    Experiment("time") { lab in
      let host = Host(DisplayView(player: Player()))
      try host.tap("Tick")
      lab.find("bodies", host.trace.bodyCount(of: DisplayView.self))
    }
    Experiment("heading") { lab in
      let host = Host(DisplayView(player: Player()))
      try host.tap("Switch")
      let before = host.trace.bodyCount(of: DisplayView.self)
      try host.tap("Tick")
      let after = host.trace.bodyCount(of: DisplayView.self)
      lab.find("ticked", after - before)
      try host.tap("Next piece")
      lab.find("screen", host.screen)
      lab.find("bodies", host.trace.bodyCount(of: DisplayView.self))
    }
  }
}
