import Course
import StateLabCore

private final class Theme: ObservableObject {
  @Published var color = "red"
  @Published var size = 12
}

private struct Ruler: View {
  @EnvironmentObject private var theme: Theme

  var body: some View {
    Text("a ruler")
  }
}

private struct SizeLabel: View {
  @EnvironmentObject private var theme: Theme

  var body: some View {
    Text("size \(theme.size)")
  }
}

private struct Desk: View {
  let theme: Theme

  var body: some View {
    SizeLabel()
      .environmentObject(theme)
  }
}

private struct Room: View {
  let theme: Theme

  var body: some View {
    SizeLabel()
      .environmentObject(Theme())
      .environmentObject(theme)
  }
}

extension Lesson {
  static var environmentObjectQuiz: Quiz {
    Quiz {
      Experiment("ruler") { lab in
        let host = Host(Ruler())
        lab.find("screen", host.screen)
      }
      Experiment("desk") { lab in
        let theme = Theme()
        let host = Host(Desk(theme: theme))
        host.perform { theme.color = "blue" }
        lab.find("bodies", host.trace.bodyCount(of: SizeLabel.self))
        lab.find("deskBodies", host.trace.bodyCount(of: Desk.self))
      }
      Experiment("room") { lab in
        let theme = Theme()
        theme.size = 40
        let host = Host(Room(theme: theme))
        lab.find("screen", host.screen)
      }
    }
  }
}
