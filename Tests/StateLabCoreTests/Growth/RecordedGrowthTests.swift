import StateLabCore
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The size of a recording in bytes: a large value adds no more to it than a small one.
@Suite("Growth of recordings")
struct RecordedGrowthTests {
  private struct Growing: View {
    @State private var all: [Int] = []
    @State private var name = ""
    var body: some View {
      Text("\(all.count)")
      Button("Append") { all.append(all.count) }
      TextField("Name", text: $name)
    }
  }

  @Test("Recording an array that grows by one element per tap", arguments: Profile.all)
  func array(profile: Profile) throws {
    let growth = try growth(from: 300) { count in
      let host = Host(Growing(), profile: profile)
      for _ in 1...count { try host.tap("Append") }
      return try bytes(host.trace.events)
    }
    #expect(growth <= 12)
  }

  /// Each action holds the text that was entered. Only the size of the recorded screens is limited.
  @Test(
    "Recording the screens of a text that grows by one character per action", arguments: Profile.all
  )
  func text(profile: Profile) throws {
    let growth = try growth(from: 100) { count in
      let host = Host(Growing(), profile: profile)
      // As wide as the visible part of a text, so that the shorter run draws as much.
      var text = String(repeating: "x", count: 240)
      for _ in 1...count {
        text += "x"
        try host.enter(text, into: "Name")
      }
      return try bytes(
        host.trace.filter { if case .screen = $0.kind { true } else { false } })
    }
    #expect(growth <= 12)
  }

  private final class Model: ObservableObject {
    @Published var all: [Int]
    init(_ count: Int) { all = Array(0..<count) }
  }

  private struct Crowd: View {
    let model: Model
    let count: Int
    var body: some View { ForEach(0..<count) { _ in Member(model: model) } }
  }

  private struct Member: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.all.count)") }
  }

  @Test("Recording an object whose array has one element per view", arguments: Profile.all)
  func object(profile: Profile) throws {
    let growth = try growth(from: 100) { count in
      let model = Model(count)
      let host = Host(Crowd(model: model, count: count), profile: profile)
      host.perform { model.all[0] += 1 }
      host.unmount()
      // Each view's events contain its path, and all paths have about the same length.
      return try bytes(host.trace.events)
    }
    #expect(growth <= 12)
  }

  private func growth(from count: Int, _ play: (Int) throws -> Int) rethrows -> Double {
    try Double(play(10 * count)) / Double(play(count))
  }

  private func bytes(_ facts: some Encodable) throws -> Int {
    try JSONEncoder().encode(facts).count
  }
}
