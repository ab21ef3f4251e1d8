import Course
import StateLabCore

private final class Weather: ObservableObject {
  @Published var degrees = 20
  @Published var wind = 3
}

private struct DegreesView: View {
  @ObservedObject var weather: Weather

  var body: some View {
    Text("\(weather.degrees) degrees")
    Button("Wind rises") { weather.wind += 1 }
  }
}

private struct HeldView: View {
  @State private var weather = Weather()

  var body: some View {
    Text("\(weather.degrees) degrees")
    Button("Warmer") { weather.degrees += 1 }
  }
}

private struct DegreesRow: View {
  @ObservedObject var weather: Weather

  var body: some View {
    Button("\(weather.degrees) degrees") { weather.degrees += 1 }
  }
}

private struct ForecastView: View {
  let weather: Weather

  var body: some View {
    Text("The forecast")
    DegreesRow(weather: weather)
  }
}

extension Lesson {
  static var objectDependenciesQuiz: Quiz {
    Quiz {
      Experiment("wind") { lab in
        let host = Host(DegreesView(weather: Weather()))
        try host.tap("Wind rises")
        try host.tap("Wind rises")
        lab.find("bodies", host.trace.bodyCount(of: DegreesView.self))
      }
      Experiment("held") { lab in
        let host = Host(HeldView())
        try host.tap("Warmer")
        lab.find("screen", host.screen)
      }
      Experiment("forecast") { lab in
        let host = Host(ForecastView(weather: Weather()))
        try host.tap("20 degrees")
        try host.tap("21 degrees")
        lab.find(
          "bodies", host.trace.bodyCount(of: ForecastView.self))
      }
    }
  }
}
