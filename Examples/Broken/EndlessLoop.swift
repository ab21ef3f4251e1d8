// statelab try EndlessLoop.swift --tap Wait --time-limit 1
// exit code 1: The program did not come to rest within 1 s
import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    Button("Wait") { while count < 1 {} }
  }
}
