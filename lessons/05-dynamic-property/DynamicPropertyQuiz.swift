import Course
import StateLabCore

private struct PlainSound {
  @State var volume = 3
}

private struct PlainSoundView: View {
  var sound = PlainSound()

  var body: some View {
    Text("volume \(sound.volume)")
    Button("Louder") { sound.volume += 1 }
  }
}

private struct Sound: DynamicProperty {
  @State var volume = 3
}

private struct SoundView: View {
  var sound = Sound()

  var body: some View {
    Text("volume \(sound.volume)")
    Button("Louder") { sound.volume += 1 }
  }
}

private struct MaybeSoundView: View {
  var sound: Sound? = Sound()

  var body: some View {
    Text("volume \(sound?.volume ?? 0)")
    Button("Louder") { sound?.volume += 1 }
  }
}

private final class Timetable: ObservableObject {
  init() { print("made a Timetable") }
}

private struct Departures: View {
  let pass: Int
  @StateObject private var timetable = Timetable()

  var body: some View {
    Text("pass \(pass)")
  }
}

extension Lesson {
  static var dynamicPropertyQuiz: Quiz {
    Quiz {
      Experiment("plain-sound") { lab in
        let host = Host(PlainSoundView())
        try host.tap("Louder")
        lab.find("screen", host.screen)
      }
      Experiment("sound") { lab in
        let host = Host(SoundView())
        try host.tap("Louder")
        lab.find("screen", host.screen)
      }
      Experiment("maybe-sound") { lab in
        let host = Host(MaybeSoundView())
        try host.tap("Louder")
        lab.find("screen", host.screen)
      }
      Experiment("departures") { lab in
        let host = Host(Departures(pass: 1))
        host.replaceRoot(Departures(pass: 2))
        host.replaceRoot(Departures(pass: 3))
        lab.find("made", host.trace.printed.count)
      }
    }
  }
}
