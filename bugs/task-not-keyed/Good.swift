// statelab try Good.swift --wait 1 --tap Next --wait 1
import SwiftUI

struct Forecast: View {
  let day: Int
  @State private var place = "…"

  var body: some View {
    Text("Day \(day) in \(place)")
      // The place is the same on each day.
      .task { place = await findPlace() }
  }

  private func findPlace() async -> String {
    try? await Task.sleep(for: .seconds(0.5))
    return "Oslo"
  }
}

struct ContentView: View {
  @State private var day = 1

  var body: some View {
    VStack {
      Forecast(day: day)
      Button("Next") { day += 1 }
    }
  }
}
