// statelab try Bad.swift --tap "☆ Mars" --costs
import SwiftUI

@Observable
class Sky {
  var marked: Set<String> = []
}

struct PlanetRow: View {
  let name: String
  let sky: Sky

  var body: some View {
    Button(sky.marked.contains(name) ? "★ \(name)" : "☆ \(name)") { sky.marked.insert(name) }
  }
}

struct ContentView: View {
  @State private var sky = Sky()

  var body: some View {
    VStack {
      ForEach(["Venus", "Mars", "Saturn"], id: \.self) { PlanetRow(name: $0, sky: sky) }
    }
  }
}
