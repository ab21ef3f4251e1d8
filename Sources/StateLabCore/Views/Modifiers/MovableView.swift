/// A view that is mounted at other positions than its own: a modifier's body contains the modified
/// view, a style's body contains the label of a control, and a container places its subviews.
@MainActor
final class MovableView {
  private var make: (NodeSite) -> Node
  private var places = ObserverList<Place>()
  /// The number of values so far.
  private var generation = 0

  /// The node in the content of a container; nil for a view that is no subview, and after the node
  /// is unmounted.
  private(set) weak var holder: Node?

  init<V: View>(_ view: V, heldBy holder: Node? = nil) {
    make = { V.mount(view, at: $0) }
    self.holder = holder
  }

  /// A position at which the view is mounted.
  @MainActor
  final class Place: ListedObserver {
    let node: Node
    var listPosition = 0
    /// The number of the value of the last update.
    fileprivate var generation: Int
    /// Called when the view ends.
    fileprivate let unmount: () -> Void

    fileprivate init(_ node: Node, generation: Int, unmount: @escaping () -> Void) {
      self.node = node
      self.generation = generation
      self.unmount = unmount
    }
  }

  /// - Parameter unmount: Unmounts the view at this position when the view ends.
  func mount(at site: NodeSite, unmount: @escaping () -> Void = {}) -> Place {
    let place = Place(make(site), generation: generation, unmount: unmount)
    places.add(place)
    return place
  }

  func leave(_ place: Place) { places.remove(place) }

  /// Sets a newer value of the same type. The views around its positions are updated first, so that
  /// a new value and a new environment cause one body.
  func update<V: View>(_ view: V, updatingAround updateAround: () -> Void = {}) {
    renew(view)
    updateAround()
    deliver(view)
  }

  /// Sets a newer value for positions that are mounted from now on.
  func renew<V: View>(_ view: V) {
    make = { V.mount(view, at: $0) }
    generation += 1
  }

  /// Updates the positions that have an older value.
  func deliver<V: View>(_ view: V) {
    places.forEach { place in
      guard place.generation < generation else { return }
      place.generation = generation
      place.node.of(V.self).update(view)
    }
  }

  /// Unmounts the view at all positions, after its node in the content was unmounted.
  func end() {
    holder = nil
    places.forEach { $0.unmount() }
    places = ObserverList()
  }
}
