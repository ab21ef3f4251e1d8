import Course
import StateLabCore

private struct NoteField: View {
  @Binding var note: String

  var body: some View {
    TextField("Note", text: $note)
  }
}

private struct NoteView: View {
  @State private var note = ""

  var body: some View {
    NoteField(note: $note)
    Button("Send") { note = "" }
      .disabled(note.isEmpty)
  }
}

private final class Weather: ObservableObject {
  @Published var degrees = 20
  @Published var wind = 3
}

private struct DegreesView: View {
  @ObservedObject var weather: Weather

  var body: some View {
    Text("\(weather.degrees) degrees")
    Button("Wind rises") { weather.wind += 1 }
  }
}

private struct HeldView: View {
  @State private var weather = Weather()

  var body: some View {
    Text("\(weather.degrees) degrees")
    Button("Warmer") { weather.degrees += 1 }
  }
}

private struct ClickView: View {
  @State private var clicks = 0

  var body: some View {
    Text("Click away")
    Button("Click") {
      clicks += 1
      print("clicks: \(clicks)")
    }
  }
}

extension Lesson {
  static var dependenciesQuiz: Quiz {
    Quiz {
      Experiment("note") { lab in
        let host = Host(NoteView())
        try host.enter("milk", into: "Note")
        lab.find("bodies", host.trace.bodyCount(of: NoteView.self))
      }
      Experiment("wind") { lab in
        let host = Host(DegreesView(weather: Weather()))
        try host.tap("Wind rises")
        try host.tap("Wind rises")
        lab.find("bodies", host.trace.bodyCount(of: DegreesView.self))
      }
      Experiment("held") { lab in
        let host = Host(HeldView())
        try host.tap("Warmer")
        lab.find("screen", host.screen)
      }
      Experiment("clicks") { lab in
        let host = Host(ClickView())
        for _ in 1...3 { try host.tap("Click") }
        lab.find("printed", host.trace.printed.last ?? "")
        lab.find("bodies", host.trace.bodyCount(of: ClickView.self))
      }
    }
  }
}
