// statelab try Good.swift --tap Ring
import SwiftUI

struct ContentView: View {
  @State private var rings = 0
  @State private var updates = 0

  var body: some View {
    VStack {
      Text("Rings \(rings), updates \(updates)")
      Button("Ring") {
        rings += 1
        updates += 1
      }
    }
  }
}
