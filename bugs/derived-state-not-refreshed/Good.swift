// statelab try Good.swift --tap "Find a heron"
import SwiftUI

struct ContentView: View {
  @State private var found = ["Tern", "Coot"]
  @State private var first = 0

  var body: some View {
    VStack {
      Text("\(found.count - first) since the start")
      Button("Find a heron") { found.append("Heron") }
    }
    .onAppear { first = found.filter { !$0.isEmpty }.count }
  }
}
