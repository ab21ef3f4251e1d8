// statelab try Bad.swift --tap Invite
import SwiftUI

struct ContentView: View {
  @State private var guests = ["Mia"]

  var body: some View {
    VStack {
      ForEach(0..<guests.count) { Text(guests[$0]) }
      Button("Invite") { guests.append("Leo") }
    }
  }
}
