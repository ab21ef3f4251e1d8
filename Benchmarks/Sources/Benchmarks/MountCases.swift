import StateLabCore

/// Mounting, updating and unmounting whole trees.
func mountCases() -> [Case] {
  let size = 10_000
  let doors = Doors()
  let mounted = Host(LeafTree(count: size, doors: doors), recording: false)
  return [100, size].map { size in
    let groves = 10_000 / size
    return .prepared(
      "first mount", count: size, unit: "leaf", units: groves * size, prepare: { [Grove]() }
    ) { mounted in
      for _ in 0..<groves { mounted.append(Grove(count: size)) }
    }
  } + [
    .repeating("replaceRoot, equal tree", count: size, unit: "replacement") {
      mounted.replaceRoot(LeafTree(count: size, doors: doors))
    },
    .prepared("unmount", count: size, unit: "leaf", prepare: { Grove(count: size) }) { grove in
      grove.host.unmount()
    },
  ]
    + [10_000, 100_000].map { size in
      .prepared(
        "unmount, all bound to one state", count: size, unit: "leaf",
        prepare: { Host(Bound(count: size), recording: false) }
      ) { host in
        host.unmount()
      }
    }
}

/// Leaves that all hold a binding to one state, and read one environment value.
struct Bound: View {
  let count: Int
  @State private var value = 0
  var body: some View { ForEach(0..<count) { _ in BoundLeaf(value: $value) } }
}

private struct BoundLeaf: View {
  @Binding var value: Int
  @Environment(\.bound) private var bound
  var body: some View { Text("") }
}

private struct BoundKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var bound: Int { self[BoundKey.self] }
}

/// A list with rows that are inserted and removed.
struct Rows: View {
  @ObservedObject var list: RowList
  var body: some View { ForEach(list.rows, id: \.self) { NumberRow(number: $0) } }
}

struct NumberRow: View {
  let number: Int
  var body: some View { Text(String(number)) }
}

final class RowList: ObservableObject {
  @Published var rows: [Int]
  private var next: Int

  init(count: Int) {
    rows = Array(0..<count)
    next = count
  }

  func append() {
    rows.append(next)
    next += 1
  }
}

func rowCases() -> [Case] {
  let size = 10_000
  func rows() -> (Host, RowList) {
    let list = RowList(count: size)
    return (Host(Rows(list: list), recording: false), list)
  }
  return [
    .prepared("ForEach, append a row", count: size, unit: "row", prepare: rows) { rows in
      let list = rows.1
      rows.0.perform { list.append() }
    },
    .prepared("ForEach, remove the first", count: size, unit: "row", prepare: rows) { rows in
      let list = rows.1
      rows.0.perform { list.rows.removeFirst() }
    },
  ]
}
