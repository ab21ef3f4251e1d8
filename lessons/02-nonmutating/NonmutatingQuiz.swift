import Course
import StateLabCore

private struct Lamp: View {
  var isOn = false

  mutating func flip() { isOn.toggle() }

  var body: some View {
    Text(isOn ? "on" : "off")
  }
}

private enum Till {
  static var cents = 0
}

private struct TillView: View {
  var cents: Int {
    get { Till.cents }
    nonmutating set { Till.cents = newValue }
  }

  var body: some View {
    Button("Add 50") {
      cents += 50
      print(cents)
    }
  }
}

extension Lesson {
  static var nonmutatingQuiz: Quiz {
    Quiz {
      Experiment("lamp") { lab in
        var lamp = Lamp()
        let host = Host(lamp)
        lamp.flip()
        lab.find("screen", host.screen)
      }
      Experiment("till") { lab in
        Till.cents = 0
        let host = Host(TillView())
        try host.tap("Add 50")
        try host.tap("Add 50")
        lab.find("printed", host.trace.printed.last ?? "")
      }
    }
  }
}
