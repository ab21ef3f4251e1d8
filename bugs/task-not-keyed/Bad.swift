// statelab try Bad.swift --wait 1 --tap Next --wait 1
import SwiftUI

struct Forecast: View {
  let day: Int
  @State private var text = "…"

  var body: some View {
    Text(text).task { await load() }
  }

  private func load() async {
    try? await Task.sleep(for: .seconds(0.5))
    text = "Weather of day \(day)"
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
