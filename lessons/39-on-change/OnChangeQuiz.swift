import Course
import StateLabCore

private struct Dimmer: View {
  @State private var level = 3
  @State private var log: [Int] = []

  var body: some View {
    Text("log: \(log)")
      .onChange(of: level) { log.append($0) }
    Button("Up and down") {
      level = 9
      level = 3
    }
  }
}

private struct Limiter: View {
  @State private var speed = 0

  var body: some View {
    Text("speed \(speed)")
      .onChange(of: speed) { _ in
        print("onChange")
        speed = min(speed, 100)
      }
    Button("Race") { speed = 180 }
  }
}

private final class Radio: ObservableObject {
  @Published var station = "news"
}

private struct RadioView: View {
  @ObservedObject var radio: Radio

  var body: some View {
    Text(radio.station)
      .onReceive(radio.$station) { _ in print("heard") }
    Button("News") { radio.station = "news" }
  }
}

extension Lesson {
  static var onChangeQuiz: Quiz {
    Quiz {
      Experiment("limiter") { lab in
        let host = Host(Limiter())
        try host.tap("Race")
        lab.find("calls", host.trace.printed.count)
        lab.find("screen", host.screen)
      }
      Experiment("dimmer") { lab in
        let host = Host(Dimmer())
        try host.tap("Up and down")
        lab.find("screen", host.screen)
      }
      Experiment("radio") { lab in
        let host = Host(RadioView(radio: Radio()))
        try host.tap("News")
        lab.find("calls", host.trace.printed.count)
      }
    }
  }
}
