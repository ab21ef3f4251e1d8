import Course
import StateLabCore

@propertyWrapper
private struct Saved: DynamicProperty {
  let key: String

  init(_ key: String) { self.key = key }

  var wrappedValue: Int {
    get { UserDefaults.standard.integer(forKey: key) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

private struct ReaderView: View {
  @Saved("fontSize") private var size

  var body: some View {
    Text("size \(size)")
    Button("Larger") { size += 4 }
  }
}

private struct LampView: View {
  @Saved("brightness") private var brightness
  @State private var taps = 0

  var body: some View {
    Text("brightness \(brightness), taps \(taps)")
    Button("Brighter") { brightness += 1 }
    Button("Count") { taps += 1 }
  }
}

@propertyWrapper
private struct Overwritten: DynamicProperty {
  init(wrappedValue: Int) {
    UserDefaults.standard.set(wrappedValue, forKey: "laps")
    print("stored \(wrappedValue)")
  }

  var wrappedValue: Int {
    get { UserDefaults.standard.integer(forKey: "laps") }
    nonmutating set {
      UserDefaults.standard.set(newValue, forKey: "laps")
    }
  }
}

private struct LapView: View {
  @Overwritten var laps = 0

  var body: some View {
    Button("Lap") { laps += 1 }
  }
}

private struct RaceView: View {
  @State private var minutes = 0

  var body: some View {
    Text("minute \(minutes)")
    LapView()
    Button("Wait") { minutes += 1 }
  }
}

extension Lesson {
  static var userDefaultsQuiz: Quiz {
    Quiz {
      Experiment("reader") { lab in
        let monday = Host(ReaderView())
        try monday.tap("Larger")
        monday.unmount()
        let tuesday = Host(ReaderView())
        lab.find("screen", tuesday.screen)
      }
      Experiment("lamp") { lab in
        let host = Host(LampView())
        try host.tap("Brighter")
        try host.tap("Brighter")
        try host.tap("Count")
        lab.find("text", String(host.screen.prefix { $0 != "\n" }))
      }
      Experiment("race") { lab in
        let host = Host(RaceView())
        try host.tap("Lap")
        try host.tap("Wait")
        try host.tap("Lap")
        lab.find("laps", UserDefaults.standard.integer(forKey: "laps"))
      }
    }
  }
}
