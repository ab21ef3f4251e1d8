import SwiftUI

@Observable class Station {
  var song = "Blue Train"
  let name: String

  init(name: String) {
    self.name = name
    print("Connecting to \(name)")
  }

  func skip() { song = song == "Blue Train" ? "So What" : "Blue Train" }
}

struct RadioView: View {
  let volume: Int
  @State private var station = Station(name: "Jazz")

  var body: some View {
    VStack {
      Text("\(station.name) plays \(station.song)")
      Text("Volume \(volume)")
      Button("Skip") { station.skip() }
    }
  }
}

struct ContentView: View {
  @State private var volume = 3

  var body: some View {
    VStack {
      RadioView(volume: volume)
      Button("Louder") { volume += 1 }
      Button("Softer") { volume = max(volume - 1, 0) }
    }
  }
}
