extension Subscribers {
  /// The end of a publisher: finished or failed.
  public enum Completion<Failure: Error> {
    /// The publisher finished normally.
    case finished
    /// The publisher ended with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
