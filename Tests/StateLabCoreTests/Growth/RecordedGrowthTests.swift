import StateLabCore
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What recording a large value leaves behind, counted in bytes: no more than for a small one.
@Suite("Growth of what is recorded")
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

  @Test("An array that grows by an element at a time", arguments: Profile.all)
  func array(profile: Profile) throws {
    let growth = try growth(from: 300) { count in
      let host = Host(Growing(), profile: profile)
      for _ in 1...count { try host.tap("Append") }
      return try bytes(host.trace.events)
    }
    #expect(growth <= 12)
  }

  /// The text itself belongs to whoever enters it; what is drawn of it is ours.
  @Test("A text that grows by a character at a time, on the screen", arguments: Profile.all)
  func text(profile: Profile) throws {
    let growth = try growth(from: 100) { count in
      let host = Host(Growing(), profile: profile)
      // As wide as what is shown of it, so that the shorter run shows as much.
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

  @Test("An object with as many elements as there are views of it", arguments: Profile.all)
  func object(profile: Profile) throws {
    let growth = try growth(from: 100) { count in
      let model = Model(count)
      let host = Host(Crowd(model: model, count: count), profile: profile)
      host.perform { model.all[0] += 1 }
      host.unmount()
      // Each view says where it is; that is not what is counted here.
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
