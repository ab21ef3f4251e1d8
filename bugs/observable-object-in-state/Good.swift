// statelab try Good.swift --tap "Steps 0" --tap "Steps 1"
import SwiftUI

@Observable
class Pedometer {
  var steps = 0
}

struct ContentView: View {
  @State private var pedometer = Pedometer()

  var body: some View {
    Button("Steps \(pedometer.steps)") { pedometer.steps += 1 }
  }
}
