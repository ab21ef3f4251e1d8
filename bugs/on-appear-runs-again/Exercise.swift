import SwiftUI

struct Forecast: View {
  @State private var days: [String] = []
  @State private var isCelsius = true

  var body: some View {
    VStack {
      Text(isCelsius ? "Forecast in °C" : "Forecast in °F")
      ForEach(days.indices, id: \.self) { Text("\($0 + 1). \(days[$0])") }
      Button("Change the unit") { isCelsius.toggle() }
    }
    .onAppear {
      days += ["Sun", "Rain"]
    }
  }
}

struct Packing: View {
  @State private var hasUmbrella = false

  var body: some View {
    VStack {
      Toggle("Umbrella", isOn: $hasUmbrella)
      Text(hasUmbrella ? "Ready for rain" : "Nothing packed")
    }
  }
}

struct ContentView: View {
  var body: some View {
    TabView {
      Forecast().tabItem { Text("Weather") }
      Packing().tabItem { Text("Bag") }
    }
  }
}
