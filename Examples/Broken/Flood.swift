// statelab try Flood.swift --tap Shout
// exit code 1: The program did not stop writing events
import SwiftUI

struct ContentView: View {
  var body: some View {
    Button("Shout") {
      while true { print("Hello?") }
    }
  }
}
