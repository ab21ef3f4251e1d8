// statelab try Good.swift --tap "Show pear"
import SwiftUI

struct Fruit: Identifiable {
  let id: String
}

struct ContentView: View {
  @State private var fruit: Fruit?

  var body: some View {
    Button("Show pear") { fruit = Fruit(id: "pear") }
      .sheet(item: $fruit) { Text("Chosen: \($0.id)") }
  }
}
