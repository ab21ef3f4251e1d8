import StateLabCore
import Testing

/// An operator that ends with one value, as text.
nonisolated struct OneResult: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable (Probe<Int>) -> AnyPublisher<String, Never>
  /// The events without values, and for 1, 2, 3.
  let events: (String, String)

  func expected(_ values: [Int]) -> String { values.isEmpty ? events.0 : events.1 }

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ none: String, _ some: String, _ make: @escaping @Sendable (Probe<Int>) -> P
  ) where P.Failure == Never {
    testDescription = name
    self.make = { make($0).map { "\($0)" }.eraseToAnyPublisher() }
    events = (none, some)
  }

  static let all = [
    Self("count", "0 end", "3 end") { $0.count() },
    Self("collect", "[] end", "[1, 2, 3] end") { $0.collect() },
    Self("reduce", "5 end", "11 end") { $0.reduce(5, +) },
    Self("first", "end", "1 end") { $0.first() },
    Self("first(where:)", "end", "2 end") { $0.first { $0 > 1 } },
    Self("last", "end", "3 end") { $0.last() },
    Self("contains", "false end", "true end") { $0.contains(2) },
    Self("allSatisfy", "true end", "false end") { $0.allSatisfy { $0 < 3 } },
    Self("min", "end", "1 end") { $0.min() },
    Self("max", "end", "3 end") { $0.max() },
  ]
}

/// An operator between a probe and a log.
nonisolated struct ProbedOperator: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable (Probe<Int>) -> AnyPublisher<Int, Never>

  init<P: Publisher<Int, Never> & SendableMetatype>(
    _ name: String, _ make: @escaping @Sendable (Probe<Int>) -> P
  ) {
    testDescription = name
    self.make = { make($0).eraseToAnyPublisher() }
  }

  /// Operators that request values on their own.
  static let requesting = [
    Self("count") { $0.count() },
    Self("buffer") { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) },
    Self("debounce") { $0.debounce(for: 1, scheduler: DispatchQueue.main) },
    Self("throttle") { $0.throttle(for: 1, scheduler: DispatchQueue.main, latest: true) },
    Self("timeout") { $0.timeout(1, scheduler: DispatchQueue.main) },
    Self("replaceEmpty") { $0.replaceEmpty(with: 1) },
    Self("collect by time") { $0.collect(.byTime(DispatchQueue.main, 1)).map(\.count) },
  ]

  /// Operators that ignore a misbehaving upstream.
  static let ignoring = [
    Self("count") { $0.count() },
    Self("last") { $0.last() },
    Self("collect") { $0.collect().map(\.count) },
    Self("filter") { $0.filter { _ in true } },
    Self("compactMap") { $0.compactMap { $0 } },
    Self("removeDuplicates") { $0.removeDuplicates() },
    Self("drop(while:)") { $0.drop { _ in false } },
    Self("buffer") { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) },
    Self("debounce") { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) },
    Self("receive(on:)") { $0.receive(on: ImmediateScheduler.shared) },
  ]
}
