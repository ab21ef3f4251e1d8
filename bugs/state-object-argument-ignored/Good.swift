// statelab try Good.swift --tap "Fly north"
import SwiftUI

class Forecast: ObservableObject {
  let city: String
  init(city: String) { self.city = city }
}

struct ForecastView: View {
  @StateObject private var forecast: Forecast

  init(city: String) { _forecast = StateObject(wrappedValue: Forecast(city: city)) }

  var body: some View { Text("Forecast for \(forecast.city)") }
}

struct ContentView: View {
  @State private var city = "Rome"

  var body: some View {
    VStack {
      ForecastView(city: city).id(city)
      Button("Fly north") { city = "Oslo" }
    }
  }
}
