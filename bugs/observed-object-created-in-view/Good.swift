// statelab try Good.swift --tap "Water 0" --tap "Turn page"
import SwiftUI

class Glasses: ObservableObject {
  @Published var count = 0
}

struct WaterCounter: View {
  @ObservedObject var glasses: Glasses

  var body: some View {
    Button("Water \(glasses.count)") { glasses.count += 1 }
  }
}

/// The parent chooses another object on purpose.
struct ContentView: View {
  @State private var page = 0
  @State private var days = [Glasses(), Glasses()]

  var body: some View {
    VStack {
      Text("Day \(page)")
      WaterCounter(glasses: days[page])
      Button("Turn page") { page = 1 }
    }
  }
}
