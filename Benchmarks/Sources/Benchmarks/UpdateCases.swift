import StateLabCore

/// Updates of one leaf in trees of every size.
func updateCases() -> [Case] {
  let sizes = [100, 1_000, 10_000, 100_000]
  let groves = sizes.map { Grove(count: $0) }
  let same = zip(sizes, groves).map { size, grove in
    Case.repeating("same leaf", count: size) { grove.increment(size / 2) }
  }
  let random = zip(sizes, groves).map { size, grove in
    let indices = randomIndices(below: size)
    var next = 0
    return Case.repeating("random leaf", count: size) {
      next = (next + 1) & (indices.count - 1)
      grove.increment(indices[next])
    }
  }
  return same + random
}

/// A tap on the only button of a screen full of leaves.
func tapCases() -> [Case] {
  [100, 1_000].map { size in
    let host = Host(Tapped(count: size), recording: false)
    return .repeating("tap a button among leaves", count: size, unit: "tap") {
      try? host.tap("Add")
    }
  }
}

private struct Tapped: View {
  let count: Int
  @State private var value = 0

  var body: some View {
    Button("Add") { value += 1 }
    Still(count: count)
  }
}

/// A power of two of indices, always the same ones.
func randomIndices(below end: Int) -> [Int] {
  var state: UInt64 = 2_463_534_242
  return (0..<65_536).map { _ in
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(end))
  }
}

/// The environment: one writer at the root, ten readers in a tree of many leaves.
struct Themed: View {
  let count: Int
  let doors: Doors
  @State private var theme = 0

  var body: some View {
    let _ = doors.keep(0) { theme += 1 }
    VStack {
      ForEach(0..<10) { _ in ThemeReader() }
      Still(count: count)
    }
    .environment(\.theme, theme)
  }
}

private struct ThemeReader: View {
  @Environment(\.theme) private var theme
  var body: some View { Text(String(theme)) }
}

/// Leaves that never change.
private struct Still: View {
  let count: Int
  var body: some View { ForEach(0..<count) { Text(String($0)) } }
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

func environmentCases() -> [Case] {
  [100, 100_000].map { size in
    let doors = Doors()
    let host = Host(Themed(count: size, doors: doors), recording: false)
    return .repeating("environment, 10 readers", count: size) { host.perform(doors.increment[0]) }
  }
}

/// A published property of an object that a mounted view observes.
final class Model: ObservableObject {
  @Published var value = 0
}

struct ModelView: View {
  @ObservedObject var model: Model
  var body: some View { Text(String(model.value)) }
}

func publishedCases() -> [Case] {
  let model = Model()
  let host = Host(ModelView(model: model), recording: false)
  return [.repeating("@Published write to a view", count: 1) { host.perform { model.value += 1 } }]
}
