import Course
import StateLabCore

private final class Thermostat: ObservableObject {
  @Published var degrees = 20
  @Published var isLocked = false
}

private struct ThermostatView: View {
  @ObservedObject var thermostat: Thermostat

  var body: some View {
    Text("\(thermostat.degrees) degrees")
    Button("Stay") { thermostat.degrees = thermostat.degrees }
    Button("Lock") { thermostat.isLocked.toggle() }
  }
}

private struct StepCounter: View {
  @State private var steps = 0

  var body: some View {
    Button("Step") {
      steps += 1
      print(steps)
    }
  }
}

extension Lesson {
  static var notYetStateQuiz: Quiz {
    Quiz {
      Experiment("stay") { lab in
        let host = Host(ThermostatView(thermostat: Thermostat()))
        try host.tap("Stay")
        let bodies = host.trace.bodyCount(of: ThermostatView.self)
        lab.find("bodies", bodies)
      }
      Experiment("lock") { lab in
        let host = Host(ThermostatView(thermostat: Thermostat()))
        try host.tap("Lock")
        try host.tap("Lock")
        let bodies = host.trace.bodyCount(of: ThermostatView.self)
        lab.find("bodies", bodies)
      }
      Experiment("steps") { lab in
        let host = Host(StepCounter())
        try host.tap("Step")
        try host.tap("Step")
        try host.tap("Step")
        lab.find("bodies", host.trace.bodyCount(of: StepCounter.self))
      }
    }
  }
}
