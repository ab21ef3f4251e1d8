// statelab try Good.swift --tap Again
import SwiftUI

class Greeting: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}

struct ContentView: View {
  @StateObject private var greeting: Greeting

  init() { _greeting = StateObject(wrappedValue: Greeting(name: "Leo")) }

  var body: some View {
    VStack {
      Text("Hello \(greeting.name)")
      Button("Again") { greeting.name = "you" }
    }
  }
}
