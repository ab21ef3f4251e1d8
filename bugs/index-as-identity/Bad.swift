// statelab try Bad.swift --tap "Fern 0" --tap "Remove first"
import SwiftUI

struct PlantRow: View {
  let name: String
  @State private var waterings = 0

  var body: some View { Button("\(name) \(waterings)") { waterings += 1 } }
}

struct ContentView: View {
  @State private var plants = ["Fern", "Ivy"]

  var body: some View {
    VStack {
      ForEach(Array(plants.enumerated()), id: \.offset) { PlantRow(name: $0.element) }
      Button("Remove first") { plants.removeFirst() }
    }
  }
}
