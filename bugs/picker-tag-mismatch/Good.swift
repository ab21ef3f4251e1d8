// statelab try Good.swift --pick Room=Attic --pick Room=Attic
import SwiftUI

/// The tags are Int and the selection is Int?: `tag` sets the tag of the optional type as well.
struct ContentView: View {
  @State private var room: Int? = nil

  var body: some View {
    VStack {
      Picker("Room", selection: $room) {
        Text("None").tag(Int?.none)
        Text("Cellar").tag(1)
        Text("Attic").tag(2)
      }
      Text("Room \(room ?? 0)")
    }
  }
}
