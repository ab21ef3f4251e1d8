/// A view that is mounted at other positions than its own: a modifier's body contains the modified
/// view, and a style's body contains the label of a control.
@MainActor
final class MovableView {
  private var make: (NodeSite) -> Node
  private var places = ObserverList<Place>()
  /// The number of values so far.
  private var generation = 0

  init<V: View>(_ view: V) { make = { V._makeNode(view, $0) } }

  /// A position at which the view is mounted.
  @MainActor
  final class Place: ListedObserver {
    let node: Node
    var listPosition = 0
    /// The number of the value of the last update.
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

  /// Sets a newer value of the same type. The views around its positions are updated first, so that
  /// a new value and a new environment cause one body.
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
