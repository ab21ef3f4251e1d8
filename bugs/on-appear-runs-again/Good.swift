// statelab try Good.swift --tap Map --tap News
import SwiftUI

struct News: View {
  @State private var headlines: [String] = []

  var body: some View {
    Text("\(headlines.count) headlines")
      .onAppear { headlines = ["Rain", "Sun"] }
  }
}

struct ContentView: View {
  var body: some View {
    TabView {
      News().tabItem { Text("News") }
      Text("A map").tabItem { Text("Map") }
    }
  }
}
