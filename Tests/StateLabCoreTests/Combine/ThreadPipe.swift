import StateLabCore
import Testing

// Pipelines that several threads send to.

/// A source of values, which any thread may send.
nonisolated enum ThreadSource: CaseIterable {
  case passthrough, currentValue, published, objectWillChange, shared

  final class Model: ObservableObject { @Published var n = 0 }

  func make() -> (publisher: AnyPublisher<Int, Never>, send: (Int) -> Void) {
    switch self {
    case .passthrough:
      let subject = PassthroughSubject<Int, Never>()
      return (subject.eraseToAnyPublisher(), subject.send)
    case .currentValue:
      let subject = CurrentValueSubject<Int, Never>(0)
      return (subject.eraseToAnyPublisher(), subject.send)
    case .published:
      let model = Model()
      return (model.$n.eraseToAnyPublisher(), { model.n = $0 })
    case .objectWillChange:
      let model = Model()
      return (model.objectWillChange.map { 0 }.eraseToAnyPublisher(), { model.n = $0 })
    case .shared:
      let subject = PassthroughSubject<Int, Never>()
      return (subject.share().eraseToAnyPublisher(), subject.send)
    }
  }

  /// The values that a subscriber receives for 1 to `count`.
  func expected(_ count: Int) -> [Int] {
    self == .objectWillChange ? Array(repeating: 0, count: count) : Array(1...count)
  }
}

/// A pipeline over two subjects, one of which sends 1, 2, … and the other -1, -2, …
nonisolated struct ThreadPipe: CustomTestStringConvertible, Sendable {
  typealias Source = PassthroughSubject<Int, Never>
  let testDescription: String
  let make: @Sendable (Source, Source) -> AnyPublisher<Int, Never>
  let check: @Sendable ([Int], Int) -> Void

  init<P: Publisher<Int, Never> & SendableMetatype>(
    _ name: String, _ make: @escaping @Sendable (Source, Source) -> P,
    check: @escaping @Sendable ([Int], Int) -> Void
  ) {
    testDescription = name
    self.make = { make($0, $1).eraseToAnyPublisher() }
    self.check = check
  }

  static let all = [
    Self("merge", { $0.merge(with: $1) }, check: expectAll),
    Self("merge, then scan", { $0.merge(with: $1).scan(0) { n, _ in n + 1 } }) {
      #expect($0 == Array(1...2 * $1))
    },
    Self("flatMap", { [$0, $1].publisher.flatMap { $0 } }, check: expectAll),
    Self("flatMap of Just", { $0.merge(with: $1).flatMap { Just($0) } }, check: expectAll),
    Self(
      "buffer", { $0.merge(with: $1).buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest) },
      check: expectAll),
    Self("collect", { $0.merge(with: $1).collect().map { $0.count } }) { #expect($0 == [2 * $1]) },
    Self(
      "collect(3)", { $0.merge(with: $1).collect(3).flatMap { $0.publisher } }, check: expectAll),
    Self("zip", { $0.zip($1) { $0 + $1 } }) {
      #expect($0 == Array(repeating: 0, count: $1))
    },
    Self("combineLatest", { $0.combineLatest($1) { $0 - $1 } }) {
      #expect($0.last == 2 * $1)
      #expect($0 == $0.sorted())
    },
    Self("share", { $0.merge(with: $1).share() }, check: expectAll),
    Self("switchToLatest", { a, b in Just(a).append(b).map { $0 }.switchToLatest() }) {
      #expect($0.filter { $0 < 0 } == (1...$1).map { -$0 })
    },
    Self("prefix(untilOutputFrom:)", { $0.prefix(untilOutputFrom: $1) }) { values, _ in
      #expect(values == Array((1...).prefix(values.count)))
    },
    Self("drop(untilOutputFrom:)", { $0.drop(untilOutputFrom: $1) }) {
      #expect($0 == Array((1...$1).suffix($0.count)))
    },
    Self("first", { $0.merge(with: $1).first() }) { values, _ in
      #expect(values == [1] || values == [-1])
    },
    Self("append", { a, _ in Just(0).append(a) }) { #expect($0 == Array(0...$1)) },
    Self(
      "multicast", { $0.merge(with: $1).multicast { Source() }.autoconnect() }, check: expectAll),
  ]

  private static func expectAll(_ values: [Int], _ count: Int) {
    #expect(values.filter { $0 > 0 } == Array(1...count))
    #expect(values.filter { $0 < 0 } == (1...count).map { -$0 })
  }
}
