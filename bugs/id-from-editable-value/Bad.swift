// statelab try Bad.swift --type Song=!
import SwiftUI

struct Song: Identifiable {
  var title: String
  var id: String { title }
}

struct ContentView: View {
  @State private var songs = [Song(title: "Waltz")]

  var body: some View {
    VStack {
      ForEach($songs) { $song in
        TextField("Song", text: $song.title)
      }
    }
  }
}
