// statelab try Good.swift --tap Tick --tap Tick
import SwiftUI

/// The initializer only stores values. The view opens the feed in `.task`.
@Observable final class Feed {
  private(set) var title = "Feed"

  func open() { print("Feed opened") }
}

struct FeedView: View {
  @State private var feed = Feed()

  var body: some View {
    Text(feed.title)
      .task { feed.open() }
  }
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
