// statelab try Good.swift --type Song=! --enter Filter=q
import SwiftUI

struct Song: Identifiable {
  let id: Int
  var title: String
}

/// The edit of another field removes the row on purpose.
struct ContentView: View {
  @State private var songs = [Song(id: 1, title: "Waltz")]
  @State private var filter = ""

  var body: some View {
    VStack {
      TextField("Filter", text: $filter)
      ForEach($songs) { $song in
        if filter.isEmpty || song.title.contains(filter) {
          TextField("Song", text: $song.title)
        }
      }
    }
  }
}
