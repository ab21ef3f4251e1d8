import Testing

@testable import statelab

extension TryTests.NearMissTests {
  @Test("A task that may load only once has no finding of this bug", arguments: loads)
  func silentAboutLoad(_ program: Program) throws { try silent(program) }

  /// A state that a task reads and a person changes, where the first result is right or other code
  /// loads the next one.
  nonisolated static let loads = [
    // The button loads the next result.
    choice("Text(forecast.sky); Button(\"Load\") { Task { await forecast.load(town) } }"),
    choice("Text(forecast.sky).onChange(of: town) { Task { await forecast.load(town) } }"),
    // The modifier reads the state.
    choice("Text(forecast.sky).id(town)"),
    // Another view receives the state.
    choice("Text(forecast.sky); TownView(town: town)"),
    // The view shows no result of another town.
    choice("Text(town == forecast.loaded ? forecast.sky : \"…\"); Text(forecast.sky)"),
    // The program loads once.
    choice(load: "guard forecast.sky == \"…\" else { return }; await forecast.load(town)"),
    // The loop loads again.
    choice(
      load:
        "while !Task.isCancelled { await forecast.load(town); try? await Task.sleep(for: .seconds(60)) }"
    ),
    // The task notes the first choice, and loads nothing with it.
    choice(
      "Text(\"began in \\(first)\")", load: "await Task.yield(); first = \"the town of \\(town)\""),
    // Another button clears the result.
    choice("Text(forecast.sky); Button(\"Clear\") { forecast.sky = \"\" }"),
    // A search begins with a tap, and not with each letter.
    choice(
      "Text(forecast.sky); TextField(\"Name\", text: $town)",
      actions: "--wait 2 --enter Name=Rome --wait 2"),
    // The names say that the result is the first one.
    choice("Text(initialSky)", load: "initialSky = await weather(in: town)"),
    // The result does not depend on the town.
    choice(
      "Text(forecast.sky)",
      load: "print(town); let sky = await weather(in: \"all towns\"); forecast.sky = sky"),
    // The person chooses the first town again.
    choice(actions: "--wait 2 --pick Town=Rome --wait 2 --pick Town=Oslo --wait 2"),
  ]

  private nonisolated static func choice(
    _ shown: String = "Text(forecast.sky)", load: String = "await forecast.load(town)",
    actions: String = "--wait 2 --pick Town=Rome --wait 2"
  ) -> Program {
    Program(
      bug: "task-not-keyed", actions: actions,
      text: """
        func weather(in town: String) async -> String {
          try? await Task.sleep(for: .seconds(1))
          return "rain in \\(town)"
        }
        @MainActor @Observable final class Forecast {
          var sky = "…"
          var loaded = ""
          func load(_ town: String) async {
            sky = await weather(in: town)
            loaded = town
          }
        }
        struct TownView: View {
          let town: String
          var body: some View { Text("in \\(town)") }
        }
        struct ContentView: View {
          @State private var town = "Oslo"
          @State private var first = ""
          @State private var initialSky = ""
          @State private var forecast = Forecast()
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
