// statelab try Bad.swift --tap Minsk
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Year 1067", value: 1067)
        NavigationLink("Minsk", value: "Minsk")
      }
      .navigationDestination(for: Int.self) { year in
        Text("The year \(year)")
      }
    }
  }
}
