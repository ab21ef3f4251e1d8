// statelab try Playlist.swift --view Playlist --tap 'Play Boléro' --tap Sort \
//   --expect-bodies SongRow=4
import SwiftUI

struct Playlist: View {
  @State private var songs = ["Gymnopédie", "Clair de lune", "Boléro"]
  @State private var isSorted = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(songs, id: \.self) { song in
          SongRow(title: song)
        }
        .onDelete { songs.remove(atOffsets: $0) }
        .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar {
        Button("Sort") {
          withAnimation { songs.sort() }
        }
      }
    }
  }
}

struct SongRow: View {
  let title: String
  @State private var plays = 0

  var body: some View {
    HStack {
      Text("\(title), \(plays) plays")
      Button("Play \(title)") { plays += 1 }
    }
  }
}
