// statelab try Bad.swift --tap "Show pear"
import SwiftUI

struct ContentView: View {
  @State private var fruit: String?
  @State private var isShown = false

  var body: some View {
    Button("Show pear") {
      fruit = "pear"
      isShown = true
    }
    .sheet(isPresented: $isShown) { Text("Chosen: \(fruit ?? "nothing")") }
  }
}
