// statelab try Good.swift --tap "Level 0"
import SwiftUI

struct ContentView: View {
  @State private var level = 0

  var body: some View {
    Button("Level \(level)") { level += 5 }
      .onChange(of: level) { level = min(level, 3) }
  }
}
