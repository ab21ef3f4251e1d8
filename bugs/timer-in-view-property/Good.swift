// statelab try Good.swift --wait 0.9 --tap Lap --wait 0.9
import SwiftUI

struct Stopwatch: View {
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var seconds = 0

  var body: some View {
    Text("\(seconds) s").onReceive(timer) { _ in seconds += 1 }
  }
}

struct ContentView: View {
  @State private var laps = 0

  var body: some View {
    VStack {
      Stopwatch()
      Text("Laps \(laps)")
      Button("Lap") { laps += 1 }
    }
  }
}
