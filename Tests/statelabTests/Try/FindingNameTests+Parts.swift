import Testing

@testable import statelab

extension TryTests.FindingNameTests {
  @Test(
    "A finding names the object whose data is lost, or the value that is out of date",
    arguments: partForms)
  func part(_ program: Program) throws { try names(program) }

  /// A meter that the body creates for `MeterView`: its lines, and the value in the body.
  private nonisolated static func meter(_ head: String, _ lines: String, _ value: String) -> Program
  {
    Program(
      actions: "--tap 'Pour 0' --tap 'Day 1'", head: head,
      text: """
        import Combine
        final class Tank: ObservableObject { @Published var cups = 0 }
        final class Meter: ObservableObject {
          private var link: AnyCancellable?
          var cups: Int { tank.cups }
          func pour() { tank.cups += 1 }
          private func follow() {
            link = tank.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
          }
          \(lines)
        }
        struct MeterView: View {
          @ObservedObject var meter: Meter
          var body: some View { Button("Pour \\(meter.cups)") { meter.pour() } }
        }
        struct ContentView: View {
          @State private var day = 1
          var body: some View { MeterView(meter: \(value)); Button("Day \\(day)") { day += 1 } }
        }
        """)
  }

  private nonisolated static let newMeter =
    "20:42: proved: the body of ContentView creates a new Meter for MeterView"

  nonisolated static let partForms = [
    // The meter creates its tank.
    meter(newMeter, "private let tank = Tank(); init() { follow() }", "Meter()"),
    meter(newMeter, "private let tank: Tank; init() { tank = Tank(); follow() }", "Meter()"),
    // The declared type does not name the class.
    meter(
      newMeter,
      "typealias Store = Tank; private let tank: Store; init() { tank = Tank(); follow() }",
      "Meter()"),
    meter(
      newMeter,
      "private let tank: Tank; init(_ tank: Tank = Tank()) { self.tank = tank; follow() }",
      "Meter()"),
    unit(action: "ruler.unit = .meters"),
    unit(action: "ruler.useMetres()"),
  ]

  /// An object of another module in a property that announces no change.
  private nonisolated static func unit(action: String) -> Program {
    Program(
      actions: "--tap Metres",
      head: "4:3: proved: ContentView shows 'unit' of Ruler, which changes without an announcement",
      text: """
        final class Ruler: ObservableObject {
          var unit = UnitLength.feet
          func useMetres() { unit = .meters }
        }
        struct ContentView: View {
          @StateObject private var ruler = Ruler()
          var body: some View {
            Text("In \\(ruler.unit.symbol)")
            Button("Metres") { \(action) }
          }
        }
        """)
  }
}
