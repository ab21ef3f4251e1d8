// statelab try Bad.swift --tap Next
import SwiftUI

struct Station: View {
  @State var name: String

  var body: some View { Text("Next stop: \(name)") }
}

struct ContentView: View {
  @State private var stop = 0
  private let stops = ["Harbor", "Market"]

  var body: some View {
    VStack {
      Station(name: stops[stop])
      Button("Next") { stop = 1 }
    }
  }
}
