// statelab try Good.swift --enter "Name=Old harbor" --tap Next
import SwiftUI

/// A draft: the field keeps the text that a person entered.
struct Station: View {
  @State var name: String

  var body: some View { TextField("Name", text: $name) }
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
