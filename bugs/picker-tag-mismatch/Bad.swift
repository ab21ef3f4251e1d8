// statelab try Bad.swift --pick Room=Attic
import SwiftUI

struct ContentView: View {
  @State private var room: Int? = nil

  var body: some View {
    VStack {
      Picker("Room", selection: $room) {
        Text("None").tag(Int?.none)
        Text("Cellar").tag("cellar")
        Text("Attic").tag("attic")
      }
      Text("Room \(room ?? 0)")
    }
  }
}
