// statelab try Bad.swift --tap "Water 0" --tap "Turn page"
import SwiftUI

class Glasses: ObservableObject {
  @Published var count = 0
}

struct WaterCounter: View {
  @ObservedObject var glasses = Glasses()

  var body: some View {
    Button("Water \(glasses.count)") { glasses.count += 1 }
  }
}

struct ContentView: View {
  @State private var page = 1

  var body: some View {
    VStack {
      Text("Page \(page)")
      WaterCounter()
      Button("Turn page") { page += 1 }
    }
  }
}
