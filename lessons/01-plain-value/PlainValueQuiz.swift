import Course
import StateLabCore

@propertyWrapper
private struct Excited {
  var wrappedValue: String

  init(wrappedValue: String) {
    self.wrappedValue = wrappedValue + "!"
  }
}

private struct Greeting: View {
  @Excited var text = "Hello"

  var body: some View {
    Text(text)
  }
}

private struct Badge: View {
  init() { print("made a Badge") }

  var body: some View {
    Text("a badge")
  }
}

private struct BadgeBoard: View {
  @State private var taps = 0

  var body: some View {
    Badge()
    Button("Tapped \(taps)") { taps += 1 }
  }
}

private struct Price: View {
  let euros: Int
  var note = "fresh"

  var body: some View {
    Text("\(euros) euros, \(note)")
  }
}

extension Lesson {
  static var plainValueQuiz: Quiz {
    Quiz {
      Experiment("greeting") { lab in
        var greeting = Greeting()
        greeting.text = "Bye"
        lab.find("screen", Host(greeting).screen)
      }
      Experiment("badge") { lab in
        let host = Host(BadgeBoard())
        try host.tap("Tapped 0")
        try host.tap("Tapped 1")
        lab.find("made", host.trace.printed.count)
        lab.find("bodies", host.trace.bodyCount(of: Badge.self))
      }
      Experiment("price") { lab in
        let host = Host(Price(euros: 3, note: "on sale"))
        host.replaceRoot(Price(euros: 4))
        lab.find("screen", host.screen)
      }
    }
  }
}
