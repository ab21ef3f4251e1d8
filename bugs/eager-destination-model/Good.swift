// statelab try Good.swift --tap Rome
import SwiftUI

class Forecast: ObservableObject {
  let city: String

  init(city: String) {
    self.city = city
    print("Download \(city)")
  }
}

/// The row creates the struct of the destination. SwiftUI creates its object when the page opens.
struct ForecastPage: View {
  @StateObject private var forecast: Forecast

  init(city: String) { _forecast = StateObject(wrappedValue: Forecast(city: city)) }

  var body: some View { Text("Forecast of \(forecast.city)") }
}

struct ContentView: View {
  private let cities = ["Oslo", "Rome"]

  var body: some View {
    NavigationView {
      List(cities, id: \.self) { city in
        NavigationLink(city, destination: ForecastPage(city: city))
      }
    }
  }
}
