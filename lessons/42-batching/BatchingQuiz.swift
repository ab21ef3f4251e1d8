import Course
import StateLabCore

private final class Match: ObservableObject {
  @Published var home = 0
  @Published var away = 0
}

private struct MatchView: View {
  @ObservedObject var match: Match

  var body: some View {
    Text("\(match.home) : \(match.away)")
    Button("Draw") {
      match.home += 1
      match.away += 1
    }
  }
}

private struct Stairs: View {
  @State private var step = 0

  var body: some View {
    Text("step \(step)")
    Button("Climb") {
      step = 1
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        step = 2
      }
    }
  }
}

private struct Lift: View {
  @State private var floor = 0
  @State private var log: [Int] = []

  var body: some View {
    Text("floor \(floor), stops at \(log.description)")
      .onChange(of: floor) { log.append($0) }
    Button("Up") {
      floor = 1
      floor = 2
      floor = 3
    }
  }
}

extension Lesson {
  static var batchingQuiz: Quiz {
    Quiz {
      Experiment("draw") { lab in
        let host = Host(MatchView(match: Match()))
        try host.tap("Draw")
        lab.find("bodies", host.trace.bodyCount(of: MatchView.self) - 1)
      }
      Experiment("stairs") { lab in
        let host = Host(Stairs())
        try host.tap("Climb")
        host.advance(by: .seconds(1))
        lab.find("bodies", host.trace.bodyCount(of: Stairs.self) - 1)
      }
      Experiment("lift") { lab in
        let host = Host(Lift())
        try host.tap("Up")
        lab.find("screen", host.screen)
      }
    }
  }
}
