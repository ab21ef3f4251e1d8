// statelab try Bad.swift --tap Ring
import SwiftUI

struct ContentView: View {
  @State private var rings = 0
  @State private var updates = 0

  var body: some View {
    let _ = (updates += 1)
    VStack {
      Text("Rings \(rings), updates \(updates)")
      Button("Ring") { rings += 1 }
    }
  }
}
