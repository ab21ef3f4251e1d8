// statelab try Bad.swift --tap "Level 0"
import SwiftUI

struct ContentView: View {
  @State private var level = 0

  var body: some View {
    Button("Level \(level)") { level += 1 }
      .onChange(of: level) { level += 1 }
  }
}
