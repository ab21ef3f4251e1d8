@testable import StateLabCore

/// A subscriber that keeps a word for each event: the value, `end` or `failed`.
final class EventLog<Output, Failure: Error>: Subscriber {
  private(set) var words: [String] = []
  private let demand: Subscribers.Demand
  private var subscription: (any Subscription)?

  init(asking demand: Subscribers.Demand = .unlimited) { self.demand = demand }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    words.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: words.append("end")
    case .failure(let error): words.append("failed \(error)")
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
  var text: String { words.joined(separator: " ") }
}

extension Publisher {
  /// Subscribes and keeps a log of the events.
  func logged(asking demand: Subscribers.Demand = .unlimited) -> EventLog<Output, Failure> {
    let log = EventLog<Output, Failure>(asking: demand)
    subscribe(log)
    return log
  }

  /// The events that the publisher sends upon subscription.
  var events: String { logged().text }
}

enum Mishap: Error { case one, two }
