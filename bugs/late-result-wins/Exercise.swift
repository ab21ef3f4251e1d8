import SwiftUI

class Weather: ObservableObject {
  @Published var city = "Rome"
  @Published var report = "Sunny"
  @Published var isLoading = false

  func load(_ city: String, seconds: Double) {
    self.city = city
    isLoading = true
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(seconds))
      report = city == "Oslo" ? "Snow" : "Fog"
      isLoading = false
    }
  }
}

struct ReportView: View {
  @ObservedObject var weather: Weather

  var body: some View {
    VStack {
      Text("\(weather.city): \(weather.report)")
      if weather.isLoading { Text("Loading") }
    }
  }
}

struct ContentView: View {
  @StateObject private var weather = Weather()
  @State private var isPlanned = false

  var body: some View {
    VStack {
      ReportView(weather: weather)
      Button("Oslo") { weather.load("Oslo", seconds: 3) }
      Button("London") { weather.load("London", seconds: 1) }
      Button("Plan the trip") { isPlanned = true }
      Text(isPlanned ? "Planned" : "Not planned")
    }
  }
}
