// statelab try NewsFeed.swift --wait 1 --tap Refresh --wait 1 --pick Section=Sport --wait 1 \
//   --expect-screen '[Refresh]\nSection: Sport\nSport: round 1\n3 loaded'
import SwiftUI

struct NewsService {
  func headlines(of section: String, round: Int) async throws -> [String] {
    try await Task.sleep(for: .seconds(1))
    return ["\(section): round \(round)"]
  }
}

@MainActor
final class FeedModel: ObservableObject {
  @Published private(set) var headlines: [String] = []
  @Published private(set) var loaded = 0
  private let service = NewsService()
  private var rounds: [String: Int] = [:]

  func load(_ section: String) async {
    let round = rounds[section, default: 0] + 1
    rounds[section] = round
    guard let news = try? await service.headlines(of: section, round: round) else { return }
    headlines = news
    loaded += 1
  }
}

struct NewsFeed: View {
  @StateObject private var model = FeedModel()
  @State private var section = "World"

  var body: some View {
    List {
      Picker("Section", selection: $section) {
        ForEach(["World", "Sport"], id: \.self) { Text($0) }
      }
      ForEach(model.headlines, id: \.self) { Text($0) }
      Text("\(model.loaded) loaded")
    }
    .refreshable { await model.load(section) }
    .task(id: section) { await model.load(section) }
  }
}
