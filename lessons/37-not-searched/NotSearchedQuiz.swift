import Course
import StateLabCore

private final class Clock: ObservableObject {
  @State var hours = 1
}

private struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Text("\(clock.hours) h")
    Button("Later") { clock.hours += 1 }
  }
}

private struct Dial: DynamicProperty {
  @State var degrees = 0
}

private struct DialView: View {
  let dials = [Dial(), Dial()]

  var body: some View {
    Text("\(dials[0].degrees)")
    Button("Turn") { dials[0].degrees = 90 }
  }
}

private struct Knob: DynamicProperty {
  let dial = Dial()
}

private struct KnobView: View {
  let knob = Knob()

  var body: some View {
    Text("\(knob.dial.degrees)")
    Button("Turn") { knob.dial.degrees = 90 }
  }
}

extension Lesson {
  static var notSearchedQuiz: Quiz {
    Quiz {
      Experiment("clock") { lab in
        let host = Host(ClockView())
        try host.tap("Later")
        lab.find("screen", host.screen)
      }
      Experiment("dials") { lab in
        let host = Host(DialView())
        try host.tap("Turn")
        lab.find("screen", host.screen)
      }
      Experiment("knob") { lab in
        let host = Host(KnobView())
        try host.tap("Turn")
        lab.find("screen", host.screen)
      }
    }
  }
}
