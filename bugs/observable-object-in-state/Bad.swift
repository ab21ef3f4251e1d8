// statelab try Bad.swift --tap "Steps 0" --tap "Steps 0"
import SwiftUI

class Pedometer: ObservableObject {
  @Published var steps = 0
}

struct ContentView: View {
  @State private var pedometer = Pedometer()

  var body: some View {
    Button("Steps \(pedometer.steps)") { pedometer.steps += 1 }
  }
}
