/// The connection between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values. Demands add up; a demand of zero is an error that ends the process
  /// (R72).
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that delivers nothing: for a publisher that only completes (R69).
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, _Described {
  let combineIdentifier = CombineIdentifier()
  var description: String { "Empty" }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
