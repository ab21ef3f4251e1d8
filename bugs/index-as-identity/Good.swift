// statelab try Good.swift --tap "Fern 0" --tap "Remove first" --tap "Rename Ivy"
import SwiftUI

struct PlantRow: View {
  let name: String
  @State private var waterings = 0

  var body: some View { Button("\(name) \(waterings)") { waterings += 1 } }
}

struct Plant: Identifiable {
  let id: Int
  var name: String
}

/// The id belongs to the element: a row keeps its state when its element moves, and when the name
/// changes.
struct ContentView: View {
  @State private var plants = [
    Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Ivy"), Plant(id: 3, name: "Moss"),
  ]

  var body: some View {
    VStack {
      ForEach(plants) { PlantRow(name: $0.name) }
      Button("Remove first") { plants.removeFirst() }
      Button("Rename Ivy") { plants[0].name = "Hop" }
    }
  }
}
