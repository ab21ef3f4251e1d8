// statelab try Good.swift --tap "☆ Mars" --costs
import SwiftUI

@Observable
class Sky {
  var marked: Set<String> = []
}

/// The row receives its own value, so SwiftUI skips the other rows.
struct PlanetRow: View {
  let name: String
  let isMarked: Bool
  let sky: Sky

  var body: some View {
    Button(isMarked ? "★ \(name)" : "☆ \(name)") { sky.marked.insert(name) }
  }
}

struct ContentView: View {
  @State private var sky = Sky()

  var body: some View {
    VStack {
      ForEach(["Venus", "Mars", "Saturn"], id: \.self) { name in
        PlanetRow(name: name, isMarked: sky.marked.contains(name), sky: sky)
      }
    }
  }
}
