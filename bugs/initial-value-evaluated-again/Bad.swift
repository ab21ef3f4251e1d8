// statelab try Bad.swift --tap Tick --tap Tick
import SwiftUI

@Observable final class Feed {
  let title = "Feed"

  init() { print("Feed opened") }
}

struct FeedView: View {
  @State private var feed = Feed()

  var body: some View { Text(feed.title) }
}

struct ContentView: View {
  @State private var ticks = 0

  var body: some View {
    VStack {
      Text("\(ticks)")
      Button("Tick") { ticks += 1 }
      FeedView()
    }
  }
}
