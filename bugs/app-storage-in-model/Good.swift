// statelab try Good.swift --tap "Larger"
import SwiftUI

/// An ObservableObject publishes the changes of its @AppStorage properties.
class Reader: ObservableObject {
  @AppStorage("textSize") var textSize = 10
}

struct ContentView: View {
  @StateObject private var reader = Reader()

  var body: some View {
    VStack {
      Text("Size \(reader.textSize)")
      Button("Larger") { reader.textSize += 1 }
    }
  }
}
