import Testing

@testable import StateLabUI

@Suite("Notifications as a publisher")
struct NotificationTests {
  /// Cancels again when it is released.
  private final class Stubborn: Subscriber {
    typealias Input = Notification
    typealias Failure = Never
    private let show: (any Subscription) -> Void
    private nonisolated(unsafe) var subscription: (any Subscription)?

    init(_ show: @escaping (any Subscription) -> Void) { self.show = show }
    deinit { subscription?.cancel() }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      show(subscription)
    }
    func receive(_ notification: Notification) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test("R79 A subscriber to notifications may cancel while it is released")
  func cancelledWhileReleased() {
    weak var subscriber: Stubborn?
    var subscription: (any Subscription)?
    do {
      let made = Stubborn { subscription = $0 }
      subscriber = made
      NotificationCenter.default.publisher(for: Notification.Name("stubborn")).subscribe(made)
    }
    #expect(subscriber != nil)
    subscription?.cancel()
    #expect(subscriber == nil)
  }
}
