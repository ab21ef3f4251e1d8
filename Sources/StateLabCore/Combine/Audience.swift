/// Those who listen to a subject, and the order in which they are told.
///
/// Apple does not specify the order; OpenCombine keeps a set. Here it is **the order of
/// subscription** (our choice, R70), so that every run prints the same.
///
/// Sending is synchronous and re-entrant: a `send` from inside a subscriber is delivered to
/// everybody before the outer one goes on, so the second of two subscribers may see 2 before 1
/// (R70). Subscribing, cancelling and completing from inside a subscriber are as safe:
///
///     places     [ A ][ · ][ C ][ D ]
///                            ↑ the outer send is here; B cancelled itself and left a gap
///
/// Whoever cancels leaves a gap, and gaps close when no send is under way: positions stay true
/// while somebody counts through them, and no send copies the array. Whoever joins during a send is
/// behind its end and does not get that value.
class Audience<Output, Failure: Error> {
  // Unchecked: no access to these outlasts one statement, and every value passes here.
  @exclusivity(unchecked) private final var places: ContiguousArray<Place?> = []
  /// How many sends are under way, one inside the other.
  @exclusivity(unchecked) private final var depth = 0
  /// Those of ``places`` that are taken.
  final private(set) var count = 0
  final private(set) var completion: Subscribers.Completion<Failure>?
  final private(set) var isOver = false

  init() {}

  /// The value that a new listener is told first, for a subject that has one (R65, R67).
  var current: Output? { nil }

  /// Takes a subscriber in. After the completion it gets that, and nothing else (R69).
  final func admit<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let listener = Listener(subscriber, in: self)
    listener.position = places.count
    places.append(listener)
    count += 1
    subscriber.receive(subscription: listener)
  }

  final func deliver(_ value: Output) {
    depth += 1
    let end = places.count
    var position = 0
    // The array may be emptied on the way, by a completion.
    while position < end, position < places.count {
      if let place = places[position] { listener(at: place).offer(value) }
      position += 1
    }
    depth -= 1
    closeGaps()
  }

  /// Tells everybody that it is over, and lets go of them. Only the first completion counts (R69).
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    isOver = true
    self.completion = completion
    let last = places
    places = []
    count = 0
    for case let place? in last { listener(at: place).finish(completion) }
  }

  fileprivate final func dismiss(_ listener: Listener<Output, Failure>) {
    let position = listener.position
    guard position < places.count, places[position] === listener else { return }
    places[position] = nil
    count -= 1
    closeGaps()
  }

  /// Waits until half of the array is gaps, so that leaving costs the same in any crowd.
  private final func closeGaps() {
    guard depth == 0, places.count > 2 * count else { return }
    places.removeAll { $0 == nil }
    for position in places.indices { places[position]?.position = position }
  }

  /// Nobody else sits here.
  private final func listener(at place: Place) -> Listener<Output, Failure> {
    unsafeDowncast(place, to: Listener<Output, Failure>.self)
  }
}

/// An audience whose newcomers are told the current value.
class CurrentAudience<Output, Failure: Error>: Audience<Output, Failure> {
  final var value: Output

  init(_ value: Output) { self.value = value }

  final override var current: Output? { value }
}

/// Where somebody sits in an audience. An array of this plain class is as fast as any; one of a
/// generic class looks up its element type at each access.
private class Place {
  fileprivate final var position = 0
}

/// One subscriber of a subject: the subscription it holds, and what it may still expect.
private final class Listener<Output, Failure: Error>: Place, Subscription {
  /// Weak, so that a subject is not kept alive by those who listen to it.
  private weak var audience: Audience<Output, Failure>?
  /// Nil once cancelled or completed: from then on nothing is delivered, not even by a send that is
  /// under way.
  @exclusivity(unchecked) private var outlet: Outlet<Output, Failure>?
  @exclusivity(unchecked) private var demand = Subscribers.Demand.none
  /// Whether the audience's current value has been delivered. One that was missed for lack of
  /// demand is made up for when demand comes, by the newest (R67).
  @exclusivity(unchecked) private var isUpToDate = false

  init<S: Subscriber>(_ subscriber: S, in audience: Audience<Output, Failure>)
  where S.Input == Output, S.Failure == Failure {
    self.outlet = Outlet(subscriber)
    self.audience = audience
  }

  func offer(_ value: Output) {
    guard let outlet else { return }
    guard demand > .none else {
      isUpToDate = false
      return
    }
    isUpToDate = true
    demand -= .max(1)
    demand += outlet.receive(value)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    guard outlet != nil else { return }
    self.demand += demand
    if !isUpToDate, let current = audience?.current { offer(current) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let outlet = self.outlet
    self.outlet = nil
    outlet?.finish(completion)
  }

  func cancel() {
    outlet = nil
    audience?.dismiss(self)
  }
}
