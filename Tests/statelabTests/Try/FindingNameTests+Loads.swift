import Testing

@testable import statelab

extension TryTests.FindingNameTests {
  @Test("A task that does not load again has a finding of this bug", arguments: loads)
  func namesLoad(_ program: Program) throws { try names(program) }

  /// Tasks that load a result once, from a parameter or from a state of the same view.
  nonisolated static let loads = [
    forecast(
      // A helper function assigns the result.
      "18:44: proved: the task of SkyView does not restart when 'town' changes",
      model: """
        @MainActor final class Forecast: ObservableObject {
          @Published private(set) var sky = "…"
          func load(_ town: String) async {
            let sky = await weather(in: town)
            show(sky)
          }
          private func show(_ text: String) { self.sky = text }
        }
        """,
      wrapper: "@StateObject", shown: "Text(forecast.sky)"),
    forecast(
      "17:61: proved: the task of SkyView does not restart when 'town' changes",
      model: """
        struct Report { let sky: String; let wind: Int }
        @MainActor @Observable final class Forecast {
          var report: Report?
          func load(_ town: String) async {
            report = Report(sky: await weather(in: town), wind: 3)
          }
        }
        """,
      shown: "Text(forecast.report?.sky ?? \"…\")"),
    forecast(
      "18:85: proved: the task of SkyView does not restart when 'town' changes",
      model: """
        @MainActor @Observable final class Forecast {
          var lines: [String] = []
          func load(_ town: String) async {
            let sky = await weather(in: town)
            let lines = [sky, "end"]
            self.lines = lines
          }
        }
        """,
      shown: "VStack { ForEach(forecast.lines, id: \\.self) { Text($0) } }"),
    choice(
      "15:6: suspected: the task of ContentView does not restart when 'town' changes",
      state: "@State private var sky = \"…\"", shown: "Text(sky)",
      load: "sky = await weather(in: town)"),
    choice(
      "19:6: suspected: the task of ContentView does not restart when 'town' changes",
      model: """
        @MainActor @Observable final class Forecast {
          var sky = "…"
          func load(_ town: String) async { sky = await weather(in: town) }
        }

        """,
      state: "@State private var forecast = Forecast()",
      shown: "Text(\"\\(town) today\"); Text(forecast.sky)", load: "await forecast.load(town)"),
  ]

  private nonisolated static let weather = """
    func weather(in town: String) async -> String {
      try? await Task.sleep(for: .seconds(1))
      return "rain in \\(town)"
    }

    """

  /// A view that loads a forecast for the town that its parent passes.
  private nonisolated static func forecast(
    _ head: String, model: String, wrapper: String = "@State", shown: String
  ) -> Program {
    Program(
      actions: "--wait 2 --tap South --wait 2", head: head,
      text: weather + model + """

        struct SkyView: View {
          let town: String
          \(wrapper) private var forecast = Forecast()
          var body: some View { \(shown).task { await forecast.load(town) } }
        }
        struct ContentView: View {
          @State private var town = "Oslo"
          var body: some View { SkyView(town: town); Button("South") { town = "Rome" } }
        }
        """)
  }

  /// A view with a picker for the town.
  private nonisolated static func choice(
    _ head: String, model: String = "", state: String, shown: String, load: String
  ) -> Program {
    Program(
      actions: "--wait 2 --pick Town=Rome --wait 2", head: head,
      text: weather + model + """
        struct ContentView: View {
          @State private var town = "Oslo"
          \(state)
          var body: some View {
            VStack {
              Picker("Town", selection: $town) { Text("Oslo").tag("Oslo"); Text("Rome").tag("Rome") }
              \(shown)
            }
            .task { \(load) }
          }
        }
        """)
  }
}
