// statelab try CrashInBody.swift --tap Next --tap Next
// exit code 1: The program crashed: Index out of range
import SwiftUI

struct ContentView: View {
  @State private var row = 0
  private let rows = ["first", "second"]

  var body: some View {
    Text(rows[row])
    Button("Next") { row += 1 }
  }
}
