/// What a `@Published` property keeps outside of its wrapper, so that the wrapper's publisher and
/// the object's `objectWillChange` reach the same value.
final class PublishedStorage<Value>: CurrentAudience<Value, Never> {
  /// The object's publisher, once somebody has asked the object for it (R73).
  var objectWillChange: ObservableObjectPublisher?
  /// The publishers assigned with `assign(to: &$property)`; they stop with the property (R72).
  private var sources: [AnyCancellable] = []

  /// An assignment to the property: announce, tell, store (R65).
  func publish(_ newValue: Value) {
    objectWillChange?.send()
    deliver(newValue)
    value = newValue
  }

  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    // Weak: the storage holds the subscription, so the subscription must not hold the storage.
    sources.append(publisher.sink { [weak self] in self?.publish($0) })
  }
}
