/// A view that was written in one place and is mounted in others: what a modifier is applied to
/// stands in the modifier's body, and the label of a control in what a style makes of it.
@MainActor
final class MovableView {
  private var make: (NodeSite) -> Node
  private var places = ObserverList<Place>()
  /// The number of values so far.
  private var generation = 0

  init<V: View>(_ view: V) { make = { V._makeNode(view, $0) } }

  /// A place where it is mounted.
  @MainActor
  final class Place: ListedObserver {
    let node: Node
    var listPosition = 0
    /// The value that the place was last updated to.
    fileprivate var generation: Int

    fileprivate init(_ node: Node, generation: Int) {
      self.node = node
      self.generation = generation
    }
  }

  func mount(at site: NodeSite) -> Place {
    let place = Place(make(site), generation: generation)
    places.add(place)
    return place
  }

  func leave(_ place: Place) { places.remove(place) }

  /// Takes a newer value, which is of the same type. The views around its places are updated first,
  /// so that a view learns of a new value and of a new environment in one body.
  func update<V: View>(_ view: V, updatingAround updateAround: () -> Void = {}) {
    make = { V._makeNode(view, $0) }
    generation += 1
    updateAround()
    places.forEach { place in
      guard place.generation < generation else { return }
      place.generation = generation
      place.node.of(V.self).update(view)
    }
  }
}
