/// A list that sends the current value to each new subscriber.
class CurrentValueSubscriberList<Output, Failure: Error>: SubscriberList<Output, Failure> {
  @exclusivity(unchecked) private final var storedValue: Output
  /// The number of the stored value among the sent values.
  @exclusivity(unchecked) private final var storedNumber = 0

  init(_ name: String, _ value: Output) {
    storedValue = value
    super.init(name)
  }

  /// The newest value.
  final var value: Output {
    listLock.lock()
    defer { listLock.unlock() }
    return storedValue
  }

  /// Stores a value, then sends the value (R67).
  final func storeAndSend(_ value: Output) {
    guard !DryRun.isCurrent else { return }
    listLock.lock()
    let (receivers, number) = nextSend()
    let old = store(value, number)
    listLock.unlock()
    deliver(value, number, to: receivers)
    withExtendedLifetime(old) {}
  }

  /// Sends a value, then stores the value (R65).
  final func sendAndStore(_ value: Output) {
    listLock.lock()
    let (receivers, number) = nextSend()
    listLock.unlock()
    deliver(value, number, to: receivers)
    listLock.lock()
    let old = store(value, number)
    listLock.unlock()
    withExtendedLifetime(old) {}
  }

  /// Stores a value and returns the old value, which the caller releases outside the lock (R79).
  @inline(__always)
  private final func store(_ value: Output, _ number: Int) -> Output {
    storedNumber = number
    var old = value
    swap(&storedValue, &old)
    return old
  }

  final override func sendCurrentValue(
    to subscription: SubjectSubscription<Output, Failure>
  ) {
    listLock.lock()
    let (value, number) = (storedValue, storedNumber)
    listLock.unlock()
    subscription.replay(value, number)
  }
}
