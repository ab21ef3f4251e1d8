import StateLabCore

/// A value through an operator to a sink, and a subscription to an operator.
func operatorCases() -> [Case] {
  [
    value("map") { $0.map { $0 + 1 } },
    value("filter") { $0.filter { $0 > 0 } },
    value("scan") { $0.scan(0) { $0 &+ $1 } },
    value("tryMap") { $0.tryMap { $0 + 1 }.assertNoFailure() },
    value("handleEvents") { $0.handleEvents(receiveOutput: { _ in }) },
    value("dropFirst") { $0.dropFirst() },
    value("collect(4)") { $0.collect(4) },
    value("receive(on:)") { $0.receive(on: ImmediateScheduler.shared) },
    value("zip") { $0.zip($0) },
    value("flatMap") { $0.flatMap { Just($0) } },
    subscription("zip") { $0.zip($0) },
    subscription("flatMap") { $0.flatMap { Just($0) } },
    subscription("a value of Just") { _ in Just(1) },
    subscription("100 values of an array") { _ in (0..<100).publisher },
    subscription("a value of Future") { _ in Future<Int, Never> { $0(.success(1)) } },
  ]
}

private typealias Numbers = PassthroughSubject<Int, Never>

private func value<P: Publisher>(_ name: String, _ publisher: (Numbers) -> P) -> Case
where P.Failure == Never {
  let subject = Numbers()
  let sink = publisher(subject).sink { _ in }
  return .repeating("a value through \(name)", count: 1, unit: "value") {
    withExtendedLifetime(sink) { subject.send(1) }
  }
}

private func subscription<P: Publisher>(
  _ name: String, _ publisher: @escaping (Numbers) -> P
) -> Case where P.Failure == Never {
  let subject = Numbers()
  return .repeating("subscribe to \(name)", count: 1, unit: "sink") {
    publisher(subject).sink { _ in }.cancel()
  }
}
