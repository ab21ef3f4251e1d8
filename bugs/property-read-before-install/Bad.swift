// statelab try Bad.swift --tap Again
import SwiftUI

class Greeting: ObservableObject {
  @Published var name = "Mia"
}

struct ContentView: View {
  @StateObject private var greeting = Greeting()

  init() { greeting.name = "Leo" }

  var body: some View {
    VStack {
      Text("Hello \(greeting.name)")
      Button("Again") { greeting.name = "you" }
    }
  }
}
