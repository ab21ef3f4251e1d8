import Testing

@testable import StateLabCore

@Suite("Combine: release")
struct CombineReleaseTests {
  @Test("R71 A released AnyCancellable cancels, so a sink that is not kept receives nothing")
  func cancelsInDeinit() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    _ = subject.sink { seen.append($0) }
    subject.send(1)
    #expect(seen.isEmpty)
    do {
      let cancellable = subject.sink { seen.append($0) }
      subject.send(2)
      withExtendedLifetime(cancellable) {}
    }
    subject.send(3)
    #expect(seen == [2])
  }

  @Test("R71 Canceling twice runs the closure once")
  func idempotent() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
      cancellable.cancel()
    }
    #expect(count == 1)
  }

  @Test("R71 store(in:) keeps a cancellable in a set or an array")
  func store() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { seen.append($0) }.store(in: &set)
    subject.sink { seen.append($0 * 10) }.store(in: &array)
    subject.send(1)
    set.removeAll()
    subject.send(2)
    array.removeAll()
    subject.send(3)
    #expect(seen == [1, 10, 20])
  }

  @Test("R71 Canceling releases the closures' captures", arguments: Pipe.allCases)
  func releasedByCancel(pipe: Pipe) {
    let counter = TokenCounter()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = pipe.build(on: subject, holding: counter.token())
    subject.send(1)
    #expect(counter.alive == 1)
    cancellable.cancel()
    #expect(counter.alive == 0)
  }

  @Test("R69 A completion releases the closures' captures", arguments: Pipe.allCases)
  func releasedByCompletion(pipe: Pipe) {
    let counter = TokenCounter()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = pipe.build(on: subject, holding: counter.token())
    subject.send(1)
    #expect(counter.alive == 1)
    subject.send(completion: .finished)
    #expect(counter.alive == 0)
    withExtendedLifetime(cancellable) {}
  }

  @Test(
    "R69 A subscriber that keeps its subscription is released after cancellation and completion")
  func customSubscriber() {
    weak var cancelled: Counted<Int>?
    weak var finished: Counted<Int>?
    let subject = PassthroughSubject<Int, Never>()
    let other = PassthroughSubject<Int, Never>()
    do {
      let first = Counted<Int>()
      let second = Counted<Int>()
      (cancelled, finished) = (first, second)
      subject.map { $0 }.subscribe(first)
      other.subscribe(second)
      first.request(.unlimited)
      first.cancel()
      other.send(completion: .finished)
      #expect(second.isFinished)
    }
    #expect(cancelled == nil)
    #expect(finished == nil)
  }

  @Test("A subscription keeps no subject alive, and canceling it later releases its closure")
  func subjectsAreReleased() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    let counter = TokenCounter()
    var cancellable: AnyCancellable?
    do {
      let subject = PassthroughSubject<Int, Never>()
      weakSubject = subject
      let token = counter.token()
      cancellable = subject.sink { _ in token.touch() }
    }
    #expect(weakSubject == nil)
    cancellable?.cancel()
    cancellable = nil
    #expect(counter.alive == 0)
  }

  @Test("Ten thousand subscriptions leave no closure alive")
  func churn() {
    let counter = TokenCounter()
    let model = Model()
    var seen = 0
    for _ in 0..<10_000 {
      let token = counter.token()
      let cancellable = model.$number.sink { _ in
        token.touch()
        seen += 1
      }
      let other = model.objectWillChange.sink { token.touch() }
      model.number += 1
      withExtendedLifetime((cancellable, other)) {}
    }
    #expect(counter.alive == 0)
    #expect(seen == 20_000)
  }
}

/// One pipeline of each kind that ends in a closure with a token.
enum Pipe: CaseIterable {
  case sink, erased, map, compactMap, filter, removeDuplicates, dropFirst, handleEvents
  case subject, assign

  func build(on subject: PassthroughSubject<Int, Never>, holding token: Token) -> AnyCancellable {
    let end: (Int) -> Void = { _ in token.touch() }
    return switch self {
    case .sink: subject.sink(receiveValue: end)
    case .erased: subject.eraseToAnyPublisher().sink(receiveValue: end)
    case .map: subject.map { token.passed($0) }.sink { _ in }
    case .compactMap: subject.compactMap { token.passed($0) }.sink { _ in }
    case .filter: subject.filter { token.passed($0) > 0 }.sink { _ in }
    case .removeDuplicates: subject.removeDuplicates { token.passed($0) == $1 }.sink { _ in }
    case .dropFirst: subject.dropFirst(0).sink(receiveValue: end)
    case .handleEvents: subject.handleEvents(receiveOutput: end).sink { _ in }
    case .subject: subject.subscribe(ending(in: end))
    case .assign: subject.assign(to: \.number, on: token)
    }
  }

  private func ending(in end: @escaping (Int) -> Void) -> EndSubject { EndSubject(end) }
}

/// A subject that calls a closure with each value and does nothing else.
private final class EndSubject: Subject {
  typealias Output = Int
  typealias Failure = Never
  private let end: (Int) -> Void

  init(_ end: @escaping (Int) -> Void) { self.end = end }

  func send(_ value: Int) { end(value) }
  func send(completion: Subscribers.Completion<Never>) {}
  func send(subscription: any Subscription) { subscription.request(.unlimited) }
  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {}
}

/// Counts its live tokens.
final class TokenCounter {
  var alive = 0
  func token() -> Token { Token(self) }
}

final class Token {
  private let counter: TokenCounter
  var number = 0

  init(_ counter: TokenCounter) {
    self.counter = counter
    counter.alive += 1
  }

  isolated deinit { counter.alive -= 1 }

  func touch() {}
  func passed(_ value: Int) -> Int { value }
}

private final class Model: ObservableObject { @Published var number = 0 }
