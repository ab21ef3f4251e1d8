import Course
import StateLabCore

private struct Thermometer: View {
  @State private var degrees: Int

  init(degrees: Int) { _degrees = State(initialValue: degrees) }

  var body: some View { Text("\(degrees) degrees") }
}

private struct Weather: View {
  @State private var degrees = 18

  var body: some View {
    Thermometer(degrees: degrees)
    Button("Warmer") { degrees += 1 }
  }
}

private struct Badge: View {
  init() { print("made a Badge") }

  var body: some View { Text("Member") }
}

private struct Door: View {
  @State private var visits = 0

  var body: some View {
    Badge()
    Button("Visit \(visits)") { visits += 1 }
  }
}

private final class Score: ObservableObject {
  @Published var goals = 0
}

private struct ScoreKey: EnvironmentKey {
  static let defaultValue = Score()
}

extension EnvironmentValues {
  fileprivate var score: Score {
    get { self[ScoreKey.self] }
    set { self[ScoreKey.self] = newValue }
  }
}

private struct Scoreboard: View {
  @Environment(\.score) private var score

  var body: some View {
    Text("Goals: \(score.goals)")
    Button("Goal") { score.goals += 1 }
  }
}

extension Lesson {
  static var survivesInitQuiz: Quiz {
    Quiz {
      Experiment("warmer") { lab in
        let host = Host(Weather())
        try host.tap("Warmer")
        try host.tap("Warmer")
        lab.find("screen", host.screen)
      }
      Experiment("visits") { lab in
        let host = Host(Door())
        try host.tap("Visit 0")
        try host.tap("Visit 1")
        try host.tap("Visit 2")
        lab.find("made", host.trace.printed.count)
        lab.find("bodies", host.trace.bodyCount(of: Badge.self))
      }
      Experiment("goal") { lab in
        let score = Score()
        let host = Host(Scoreboard().environment(\.score, score))
        try host.tap("Goal")
        lab.find("goals", score.goals)
        lab.find("screen", host.screen)
      }
    }
  }
}
