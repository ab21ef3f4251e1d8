// statelab try Good.swift --tap Invite
import SwiftUI

struct ContentView: View {
  @State private var guests = 1

  var body: some View {
    VStack {
      ForEach(0..<3) { Text("Table \($0 + 1)") }
      Text("Guests \(guests)")
      Button("Invite") { guests += 1 }
    }
  }
}
