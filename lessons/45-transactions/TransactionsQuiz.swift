import Course
import StateLabCore

private struct Tray: View {
  @State private var isShown = false
  @State private var cups = 0

  var body: some View {
    Text(isShown ? "\(cups) cups" : "no tray")
    Button("Serve") {
      withAnimation {
        isShown = true
        DispatchQueue.main.async { cups = 2 }
      }
    }
  }
}

private struct Knob: View {
  @Binding var level: Int

  var body: some View {
    Button("Louder") { withAnimation { level += 1 } }
  }
}

private struct Radio: View {
  @State private var volume = 3
  @State private var turns = 0

  var body: some View {
    Text("volume \(volume), \(turns) turns")
    Knob(
      level: Binding(
        get: { volume },
        set: {
          volume = $0
          turns += 1
        }))
  }
}

private struct Meter: View {
  @State private var bars = 0

  var body: some View {
    Text("\(bars) bars")
    Button("Rise") {
      bars = 1
      $bars.animation().wrappedValue = 2
      bars = 3
    }
  }
}

extension Lesson {
  static var transactionsQuiz: Quiz {
    Quiz {
      Experiment("tray") { lab in
        let host = Host(Tray())
        try host.tap("Serve")
        lab.find("animated", host.trace.animated)
      }
      Experiment("radio") { lab in
        let host = Host(Radio())
        try host.tap("Louder")
        lab.find("animated", host.trace.animated)
      }
      Experiment("meter") { lab in
        let host = Host(Meter())
        try host.tap("Rise")
        lab.find("bodies", host.trace.bodyCount(of: Meter.self) - 1)
      }
    }
  }
}

extension Trace {
  /// The properties that were written with an animation.
  fileprivate var animated: [String] {
    compactMap { event in
      event.write?.animation == nil ? nil : event.property?.description
    }
  }
}
