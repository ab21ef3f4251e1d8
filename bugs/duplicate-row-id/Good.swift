// statelab try Good.swift --tap "Add oat"
import SwiftUI

struct Grain: Identifiable {
  let id: Int
  let name: String
}

struct ContentView: View {
  @State private var grains = [Grain(id: 1, name: "oat"), Grain(id: 2, name: "rye")]

  var body: some View {
    VStack {
      ForEach(grains) { Text($0.name) }
      Button("Add oat") { grains.append(Grain(id: 3, name: "oat")) }
    }
  }
}
