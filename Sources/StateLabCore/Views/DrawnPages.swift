/// The pages on a screen, by the places that show one of several: the front of the screen, each stack,
/// and each tab view.
struct DrawnPages {
  /// The numbers of the nodes that were drawn.
  private var nodes: [Place: Int] = [:]

  enum Place: Hashable {
    case front
    /// A stack, by the number of its node.
    case stack(Int)
    /// The tabs or pages of a tab view, by the number of its node.
    case tabs(Int)
  }

  subscript(place: Place) -> Int? {
    get { nodes[place] }
    set { nodes[place] = newValue }
  }

  /// Adds the pages of a part of the screen that was drawn again.
  mutating func merge(_ part: Self) { nodes.merge(part.nodes) { $1 } }

  /// True if a place shows another page than before, or a presentation came or went. A stack or a tab
  /// view that was not on the earlier screen covers nothing.
  func showOtherPage(than earlier: Self) -> Bool {
    StepCounter.count(nodes.count)
    return self[.front] != earlier[.front]
      || nodes.contains { place, node in earlier[place].map { $0 != node } ?? false }
  }
}
