import StateLabCore

/// A publisher that a test plays by hand.
nonisolated final class Probe<Output>: Publisher {
  typealias Failure = Never
  private(set) var subscriber: AnySubscriber<Output, Never>?
  private(set) var demands: [Subscribers.Demand] = []
  var onRequest: (Subscribers.Demand) -> Void = { _ in }
  /// True if the subscriber gets no subscription.
  var isSilent = false

  func receive<S: Subscriber<Output, Never>>(subscriber: S) {
    self.subscriber = AnySubscriber(subscriber)
    guard !isSilent else { return }
    subscriber.receive(
      subscription: NotedSubscription { [unowned self] demand in
        demands.append(demand)
        onRequest(demand)
      } onCancel: {
      })
  }

  func send(_ value: Output) { _ = subscriber?.receive(value) }
  func finish() { subscriber?.receive(completion: .finished) }
}

/// A subscription that tells what is called.
nonisolated final class NotedSubscription: Subscription {
  private let onRequest: (Subscribers.Demand) -> Void
  private let onCancel: () -> Void

  init(
    onRequest: @escaping (Subscribers.Demand) -> Void = { _ in }, onCancel: @escaping () -> Void
  ) {
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) { onRequest(demand) }
  func cancel() { onCancel() }
}

/// An immediate scheduler that keeps the options of each action.
final class NotedScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = String
  private(set) var options: [String?] = []

  var now: SchedulerTimeType { DispatchQueue.main.now }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  func schedule(options: String?, _ action: @escaping () -> Void) {
    self.options.append(options)
    action()
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: String?,
    _ action: @escaping () -> Void
  ) {
    self.options.append(options)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: String?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    self.options.append(options)
    return Subscriptions.empty
  }
}
