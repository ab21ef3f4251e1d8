/// The subscriber that a subject or an operator delivers to, with its type hidden.
///
/// Letting go of the outlet lets go of the subscriber and of all it holds. Generic code that keeps
/// the subscriber itself would look up its types at each value; closures cost a fraction.
final class Outlet<Input, Failure: Error> {
  let start: (any Subscription) -> Void
  let receive: (Input) -> Subscribers.Demand
  let finish: (Subscribers.Completion<Failure>) -> Void

  init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    start = { subscriber.receive(subscription: $0) }
    finish = { subscriber.receive(completion: $0) }
    // Most pipes end in a sink, which does nothing with a value but call its closure.
    if let sink = subscriber as? Subscribers.Sink<Input, Failure> {
      let receiveValue = sink.receiveValue
      receive = { value in
        receiveValue(value)
        return .none
      }
    } else {
      receive = { subscriber.receive($0) }
    }
  }
}
