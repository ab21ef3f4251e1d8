import Course
import StateLabCore

private final class Tank: ObservableObject {
  @Published var level = 0 {
    didSet { print("didSet: \(level)") }
  }
}

private struct TankView: View {
  @ObservedObject var tank: Tank

  var body: some View {
    Text("level \(tank.level)")
      .onReceive(tank.$level) { print("onReceive: \($0)") }
      .onChange(of: tank.level) { print("onChange: \($0)") }
    Button("Fill") {
      tank.level = 1
      tank.level = 2
      tank.level = 2
    }
  }
}

private struct Climber: View {
  @State private var height = 0

  var body: some View {
    Text("height \(height)")
      .onChange(of: height) { _ in
        print("onChange: \(height)")
        height += 1
      }
    Button("Start") { height = 1 }
  }
}

extension Lesson {
  static let onChange = Lesson("on-change", quiz: onChangeQuiz) {
    Experiment("fill") { lab in
      let host = Host(TankView(tank: Tank()))
      lab.find("mount", host.trace.printed)
      try host.tap("Fill")
      for listener in ["didSet", "onReceive", "onChange"] {
        lab.find(
          listener, host.trace.printed.count { $0.hasPrefix(listener) })
      }
      lab.find("bodies", host.trace.bodyCount(of: TankView.self) - 1)
    }
    Experiment("climb") { lab in
      let host = Host(Climber())
      try host.tap("Start")
      lab.find("calls", host.trace.printed.count)
      lab.find("screen", host.screen)
      lab.find("message", host.trace.warnings.first?.message ?? "")
    }
  }
}
