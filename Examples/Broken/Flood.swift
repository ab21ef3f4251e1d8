// statelab try Flood.swift --tap Shout --time-limit 60
// exit code 1: The program did not stop writing events
import SwiftUI

struct ContentView: View {
  var body: some View {
    Button("Shout") {
      while true { print("Hello?") }
    }
  }
}
