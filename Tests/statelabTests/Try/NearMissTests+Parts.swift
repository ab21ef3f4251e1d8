import Testing

@testable import statelab

extension TryTests.NearMissTests {
  @Test(
    "An object without data of its own, and an announced change, have no finding",
    arguments: parts)
  func part(_ program: Program) throws { try silent(program) }

  nonisolated static let parts = [
    Program(
      // The meter keeps nothing: the tank has the number of cups.
      bug: "model-created-in-body", actions: "--tap 'Hot 0' --tap 'Cold 0' --tap 'Hot 1'",
      text: """
        import Combine
        final class Tank: ObservableObject {
          @Published var cups = ["Hot": 0, "Cold": 0]
          func meter(_ name: String) -> Meter { Meter(tank: self, name: name) }
        }
        final class Meter: ObservableObject {
          private let tank: Tank
          private let name: String
          private var links: Set<AnyCancellable> = []
          init(tank: Tank, name: String) {
            self.tank = tank
            self.name = name
            tank.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
              .store(in: &links)
          }
          var text: String { "\\(name) \\(tank.cups[name] ?? 0)" }
          func pour() { tank.cups[name, default: 0] += 1 }
        }
        struct MeterView: View {
          @ObservedObject var meter: Meter
          var body: some View { Button(meter.text) { meter.pour() } }
        }
        struct ContentView: View {
          @StateObject private var tank = Tank()
          var body: some View {
            MeterView(meter: tank.meter("Hot"))
            MeterView(meter: tank.meter("Cold"))
            Text("\\(tank.cups.values.reduce(0, +)) cups")
          }
        }
        """),
    Program(
      // The reference is no constant.
      bug: "model-created-in-body", actions: "--tap 'Pour 0' --tap 'Pour 1'",
      text: """
        import Combine
        final class Tank: ObservableObject { @Published var cups = 0 }
        final class Meter: ObservableObject {
          private unowned var tank: Tank
          private var link: AnyCancellable?
          init(_ tank: Tank) {
            self.tank = tank
            link = tank.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
          }
          var cups: Int {
            get { tank.cups }
            set { tank.cups = newValue }
          }
        }
        struct MeterView: View {
          @ObservedObject var meter: Meter
          var body: some View { Button("Pour \\(meter.cups)") { meter.cups += 1 } }
        }
        struct ContentView: View {
          @StateObject private var tank = Tank()
          var body: some View { MeterView(meter: Meter(tank)); Text("\\(tank.cups) cups") }
        }
        """),
    Program(
      // The method announces the change.
      bug: "model-change-not-announced", actions: "--tap Metres",
      text: """
        final class Ruler: ObservableObject {
          var unit = UnitLength.feet
          func use(_ unit: UnitLength) { objectWillChange.send(); self.unit = unit }
        }
        struct ContentView: View {
          @StateObject private var ruler = Ruler()
          var body: some View {
            Text("In \\(ruler.unit.symbol)")
            Button("Metres") { ruler.use(.meters) }
          }
        }
        """),
  ]
}
