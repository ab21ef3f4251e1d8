import StateLabCore

/// Closures that views create in their first body, for calls from outside.
final class Doors {
  fileprivate(set) var increment: [() -> Void] = []

  /// Keeps the closure from the first body of leaf `index`; later bodies create none.
  func keep(_ index: Int, _ offer: @autoclosure () -> () -> Void) {
    if index == increment.count { increment.append(offer()) }
  }
}

/// A view with its own state. The tree has N of them.
struct Leaf: View {
  let index: Int
  let doors: Doors
  @State private var value = 0

  var body: some View {
    let _ = doors.keep(index) { value += 1 }
    Text(String(value))
  }
}

struct LeafTree: View {
  let count: Int
  let doors: Doors

  var body: some View {
    VStack { ForEach(0..<count) { Leaf(index: $0, doors: doors) } }
  }
}

/// A mounted tree of leaves.
final class Grove {
  let host: Host
  let doors = Doors()

  init(count: Int, recording: Bool = false) {
    host = Host(LeafTree(count: count, doors: doors), recording: recording)
  }

  func increment(_ index: Int) { host.perform(doors.increment[index]) }
}
