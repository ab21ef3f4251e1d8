// statelab try Bad.swift
import SwiftUI

class Forecast: ObservableObject {
  let city: String

  init(city: String) {
    self.city = city
    print("Download \(city)")
  }
}

struct ForecastPage: View {
  @ObservedObject var forecast: Forecast

  var body: some View { Text("Forecast of \(forecast.city)") }
}

struct ContentView: View {
  private let cities = ["Oslo", "Rome"]

  var body: some View {
    NavigationView {
      List(cities, id: \.self) { city in
        NavigationLink(city, destination: ForecastPage(forecast: Forecast(city: city)))
      }
    }
  }
}
