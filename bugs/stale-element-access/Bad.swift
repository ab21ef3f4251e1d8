// statelab try Bad.swift --tap "Remove last"
import SwiftUI

struct ContentView: View {
  @State private var guests = ["Mia", "Leo"]

  var body: some View {
    VStack {
      ForEach(guests.indices, id: \.self) { index in
        TextField("Guest", text: $guests[index])
      }
      Button("Remove last") { guests.removeLast() }
    }
  }
}
