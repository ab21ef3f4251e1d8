import Testing

@testable import StateLabUI

@Suite("Notifications")
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

  @Test("A task receives notifications until its view is removed")
  func sequence() throws {
    struct Listener: View {
      @State private var heard: [Int] = []
      var body: some View {
        Text("heard \(heard.count)").task {
          for await note in NotificationCenter.default.notifications(named: .sequence) {
            heard.append(note.userInfo?["number"] as? Int ?? 0)
          }
          print("no longer")
        }
      }
    }
    struct Page: View {
      @State private var isThere = true
      var body: some View {
        if isThere { Listener() }
        Button("Post") {
          for number in 1...2 {
            NotificationCenter.default.post(
              name: .sequence, object: nil, userInfo: ["number": number])
          }
        }
        Button("Hide") { isThere = false }
      }
    }
    let host = Host(Page())
    #expect(host.screen.hasPrefix("heard 0"))
    try host.tap("Post")
    #expect(host.screen.hasPrefix("heard 2"))
    try host.tap("Hide")
    try host.tap("Post")
    #expect(host.trace.printed == ["no longer"])
  }
}

extension Notification.Name {
  fileprivate static let sequence = Self("NotificationTests.sequence")
}
