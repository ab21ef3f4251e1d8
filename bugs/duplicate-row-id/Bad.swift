// statelab try Bad.swift --tap "Add oat"
import SwiftUI

struct ContentView: View {
  @State private var grains = ["oat", "rye"]

  var body: some View {
    VStack {
      ForEach(grains, id: \.self) { Text($0) }
      Button("Add oat") { grains.append("oat") }
    }
  }
}
