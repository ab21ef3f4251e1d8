/// The numbers of the mounted shapes, which have no lines on the screen.
struct ShapeCounts {
  private struct Count {
    let name: String
    var number = 0
    /// The number at the last screen.
    var shown = 0
  }

  private var counts: [ObjectIdentifier: Count] = [:]

  /// Adds to the number of the mounted shapes of a type, with the name of the shape.
  mutating func add(_ number: Int, of type: Any.Type, named name: @autoclosure () -> String) {
    let id = ObjectIdentifier(type)
    counts[id, default: Count(name: name())].number += number
  }

  /// Notes that a screen shows the shapes, and returns the numbers that differ from those of the last
  /// screen: `Circle ×1` and `Circle ×2`.
  mutating func takeShown() -> (old: String, new: String)? {
    var changed: [String: (old: Int, new: Int)] = [:]
    for (id, count) in counts where count.number != count.shown {
      // A modifier of a shape makes another type of the same name.
      changed[count.name, default: (0, 0)].old += count.shown
      changed[count.name, default: (0, 0)].new += count.number
      counts[id]?.shown = count.number
    }
    let names = changed.filter { $0.value.old != $0.value.new }.keys.sorted()
    guard !names.isEmpty else { return nil }
    func text(_ number: ((old: Int, new: Int)) -> Int) -> String {
      names.map { "\($0) ×\(changed[$0].map(number) ?? 0)" }.joined(separator: ", ")
    }
    return (text(\.old), text(\.new))
  }
}
