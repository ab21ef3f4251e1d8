// statelab try Good.swift --tap "Heard 0" --tap Quiet
import SwiftUI

struct Song: View {
  @State private var heard = 0

  var body: some View { Button("Heard \(heard)") { heard += 1 } }
}

struct ContentView: View {
  @State private var isQuiet = false

  var body: some View {
    VStack {
      Song().opacity(isQuiet ? 0.5 : 1)
      Button("Quiet") { isQuiet.toggle() }
    }
  }
}
