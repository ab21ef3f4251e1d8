/// A view that was written in one place and is mounted in others: what a modifier is applied to
/// stands in the modifier's body, and the label of a control in what a style makes of it.
@MainActor
final class MovableView {
  private var make: (NodeSite) -> Node
  private var places = ObserverList<Place>()

  init<V: View>(_ view: V) { make = { V._makeNode(view, $0) } }

  /// A place where it is mounted.
  @MainActor
  final class Place: ListedObserver {
    let node: Node
    var listPosition = 0

    fileprivate init(_ node: Node) { self.node = node }
  }

  func mount(at site: NodeSite) -> Place {
    let place = Place(make(site))
    places.add(place)
    return place
  }

  func leave(_ place: Place) { places.remove(place) }

  /// Takes a newer value, which is of the same type.
  func update<V: View>(_ view: V) {
    make = { V._makeNode(view, $0) }
    places.forEach { $0.node.of(V.self).update(view) }
  }
}
