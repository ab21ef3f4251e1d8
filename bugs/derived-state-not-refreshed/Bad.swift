// statelab try Bad.swift --tap "Find a heron"
import SwiftUI

struct ContentView: View {
  @State private var found = ["Tern", "Coot"]
  @State private var listed: [String] = []

  var body: some View {
    VStack {
      ForEach(listed, id: \.self) { Text($0) }
      Button("Find a heron") { found.append("Heron") }
    }
    .onAppear { listed = found.sorted() }
  }
}
