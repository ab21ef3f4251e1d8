import Course
import StateLabCore

private struct Odometer: View {
  @State private var kilometres = 0

  init() {
    self.kilometres = 42
  }

  var body: some View {
    Text("\(kilometres) km")
  }
}

private struct Altimeter: View {
  @State private var metres: Int

  init() {
    self.metres = 42
  }

  var body: some View {
    Text("\(metres) m")
  }
}

private struct Thermometer: View {
  @State var degrees = 20

  var body: some View {
    Text("\(degrees) degrees")
  }
}

private struct Compass: View {
  @State var bearing = 90

  var body: some View {
    Text("\(bearing)")
  }
}

extension Lesson {
  static var schrodingersStateQuiz: Quiz {
    Quiz {
      Experiment("odometer") { lab in
        lab.find("screen", Host(Odometer()).screen)
      }
      Experiment("altimeter") { lab in
        lab.find("screen", Host(Altimeter()).screen)
      }
      Experiment("thermometer") { lab in
        let view = Thermometer()
        let host = Host(view)
        host.perform { view.degrees = 30 }
        lab.find("screen", host.screen)
      }
      Experiment("compass") { lab in
        let view = Compass(bearing: 180)
        view.bearing = 270
        lab.find("bearing", view.bearing)
      }
    }
  }
}
