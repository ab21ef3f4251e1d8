extension Subscribers {
  /// The end of a publisher: it finished, or it failed.
  public enum Completion<Failure: Error> {
    /// There are no more values to come.
    case finished
    /// An error ended it.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
