import Testing

@testable import StateLabCore

@Suite("Combine: several publishers in one")
struct CombineCombiningTests {
  private let a = PassthroughSubject<Int, Mishap>()
  private let b = PassthroughSubject<Int, Mishap>()

  @Test("flatMap publishes the values of all, as they come, and ends when all have")
  func flatMap() {
    let choice = PassthroughSubject<Int, Mishap>()
    let log = choice.flatMap { [a, b] in $0 == 0 ? a : b }.logged()
    choice.send(0)
    choice.send(1)
    a.send(1)
    b.send(2)
    a.send(3)
    choice.send(completion: .finished)
    a.send(completion: .finished)
    #expect(log.text == "1 2 3")
    b.send(4)
    b.send(completion: .finished)
    #expect(log.text == "1 2 3 4 end")
  }

  @Test("flatMap fails with the first failure, and lets go of the others")
  func flatMapFails() {
    let choice = PassthroughSubject<Int, Mishap>()
    let log = choice.flatMap { [a, b] in $0 == 0 ? a : b }.logged()
    choice.send(0)
    choice.send(1)
    a.send(completion: .failure(.one))
    b.send(2)
    choice.send(1)
    #expect(log.text == "failed one")
  }

  @Test("flatMap has no more publishers at once than it may, and keeps to the demand")
  func flatMapLimits() {
    var made: [Int] = []
    let log = (1...3).publisher.flatMap(maxPublishers: .max(1)) { n in
      made.append(n)
      return (0..<2).publisher.map { n * 10 + $0 }
    }.logged(asking: .max(3))
    #expect(log.text == "10 11 20")
    log.request(.max(2))
    #expect(log.text == "10 11 20 21 30")
    log.request(.unlimited)
    #expect(log.text == "10 11 20 21 30 31 end")
    #expect(made == [1, 2, 3])
  }

  @Test("flatMap cancels all it has")
  func flatMapCancelled() {
    var cancelled: [String] = []
    let inner = a.handleEvents(receiveCancel: { cancelled.append("inner") })
    let outer = CurrentValueSubject<Int, Mishap>(0)
      .handleEvents(receiveCancel: { cancelled.append("outer") })
    outer.flatMap { _ in inner }.logged().cancel()
    #expect(cancelled == ["inner", "outer"])
  }

  @Test("flatMap takes publishers that cannot fail from one that can, and the reverse")
  func flatMapFailures() {
    #expect(Fail<Int, Mishap>(error: .one).flatMap { Just($0) }.events == "failed one")
    #expect(
      [1, 2].publisher.flatMap { _ in Fail<Int, Mishap>(error: .two) }.events == "failed two")
    #expect([1, 2].publisher.flatMap { [$0, $0].publisher }.events == "1 1 2 2 end")
  }

  @Test("switchToLatest follows the newest only, and cancels the one before")
  func switchToLatest() {
    let choice = PassthroughSubject<PassthroughSubject<Int, Mishap>, Mishap>()
    let log = choice.switchToLatest().logged(asking: .max(3))
    choice.send(a)
    a.send(1)
    choice.send(b)
    a.send(2)
    b.send(3)
    b.send(4)
    b.send(5)
    #expect(log.text == "1 3 4")
    log.request(.unlimited)
    choice.send(completion: .finished)
    b.send(6)
    b.send(completion: .finished)
    #expect(log.text == "1 3 4 6 end")
  }

  @Test("switchToLatest fails with the newest, not with one that was left")
  func switchToLatestFails() {
    let choice = PassthroughSubject<PassthroughSubject<Int, Mishap>, Never>()
    let log = choice.switchToLatest().logged()
    choice.send(a)
    choice.send(b)
    a.send(completion: .failure(.one))
    b.send(1)
    b.send(completion: .failure(.two))
    choice.send(a)
    #expect(log.text == "1 failed two")
  }

  @Test("merge publishes what comes, and ends when all have")
  func merge() {
    let c = PassthroughSubject<Int, Mishap>()
    let log = a.merge(with: b, c).logged()
    a.send(1)
    c.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(log.text == "1 2 3")
    c.send(completion: .finished)
    #expect(log.text == "1 2 3 end")
  }

  @Test("merge on a merged publisher yields the next arity, of which two can be compared")
  func mergeArities() {
    typealias One = Just<Int>
    let two = Just(1).merge(with: Empty<Int, Never>())
    let three: Publishers.Merge3<One, Empty<Int, Never>, One> = two.merge(with: Just(3))
    let four = three.merge(with: Just(4))
    #expect(four == Publishers.Merge4(Just(1), Empty(), Just(3), Just(4)))
    #expect(four != Publishers.Merge4(Just(1), Empty(), Just(3), Just(5)))
    let six: Publishers.Merge6<One, Empty<Int, Never>, One, One, One, One> =
      four.merge(with: Just(5)).merge(with: Just(6))
    let eight: Publishers.Merge8<One, Empty<Int, Never>, One, One, One, One, One, One> =
      six.merge(with: Just(7)).merge(with: Just(8))
    #expect(eight.events == "1 3 4 5 6 7 8 end")
  }

  @Test("merge of sequences takes turns where the demand is limited")
  func mergeDemand() {
    let log = [1, 2, 3].publisher.merge(with: [10, 20].publisher).logged(asking: .max(2))
    #expect(log.words.count == 2)
    log.request(.unlimited)
    #expect(log.words.last == "end")
    #expect(Set(log.words.dropLast()) == ["1", "2", "3", "10", "20"])
  }

  @Test("merge fails with the first failure")
  func mergeFails() {
    let log = Publishers.MergeMany(a, b).logged()
    a.send(1)
    b.send(completion: .failure(.two))
    a.send(2)
    #expect(log.text == "1 failed two")
    #expect(Publishers.MergeMany([Just<Int>]()).events == "end")
  }

  @Test("zip pairs the first with the first, and ends when nothing more can be paired")
  func zip() {
    let log = a.zip(b).logged()
    a.send(1)
    a.send(2)
    b.send(10)
    a.send(completion: .finished)
    #expect(log.text == "(1, 10)")
    b.send(20)
    #expect(log.text == "(1, 10) (2, 20) end")
  }

  @Test("zip of three and four, of a closure, and of what is empty")
  func zips() {
    let numbers = (1...3).publisher
    #expect(numbers.zip(numbers, numbers) { "\($0)\($1)\($2)" }.events == "111 222 333 end")
    #expect(numbers.zip(numbers, numbers, numbers) { $0 + $1 + $2 + $3 }.events == "4 8 12 end")
    #expect(numbers.zip([Int]().publisher).events == "end")
    #expect(numbers.zip(["a", "b"].publisher) { "\($0)\($1)" }.events == "1a 2b end")
  }

  @Test("zip keeps to the demand, and fails at once")
  func zipDemand() {
    let log = a.zip(b).logged(asking: .max(1))
    for n in 1...2 {
      a.send(n)
      b.send(n * 10)
    }
    #expect(log.text == "(1, 10)")
    b.send(completion: .failure(.one))
    #expect(log.text == "(1, 10) failed one")
  }

  @Test("combineLatest of four")
  func combineLatestOfFour() {
    let (c, d) = (PassthroughSubject<Int, Mishap>(), PassthroughSubject<Int, Mishap>())
    let log = a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.logged()
    for subject in [a, b, c, d] { subject.send(1) }
    b.send(2)
    #expect(log.text == "1111 1211")
  }

  @Test("append and prepend go on where the first has ended, with the demand that is left")
  func concatenate() {
    let log = [2, 3].publisher.prepend(1).append([4], with: 5).logged(asking: .max(3))
    #expect(log.text == "1 2 3")
    log.request(.max(1))
    #expect(log.text == "1 2 3 4")
    log.request(.max(1))
    #expect(log.text == "1 2 3 4 5 end")
    #expect(Fail<Int, Mishap>(error: .one).append(1).events == "failed one")
  }

  @Test("prefix and drop by another publisher")
  func untilOutput() {
    let signal = PassthroughSubject<Void, Mishap>()
    let until = a.prefix(untilOutputFrom: signal).logged()
    let from = a.drop(untilOutputFrom: signal).logged()
    a.send(1)
    signal.send()
    a.send(2)
    #expect(until.text == "1 end")
    #expect(from.text == "2")
    let never = a.drop(untilOutputFrom: Empty<Int, Mishap>()).logged()
    #expect(never.text == "end")
  }

  @Test("What several publishers bring together is released upon cancel", arguments: 0..<5)
  func released(kind: Int) {
    let counter = TokenCounter()
    do {
      let token = counter.token()
      let a = a.map { token.passed($0) }
      let b = b
      let joined: AnyPublisher<Int, Mishap> =
        switch kind {
        case 0: a.flatMap { _ in b }.eraseToAnyPublisher()
        case 1: a.map { _ in b }.switchToLatest().eraseToAnyPublisher()
        case 2: a.merge(with: b).eraseToAnyPublisher()
        case 3: a.zip(b).map { $0.0 }.eraseToAnyPublisher()
        default: a.append(b).eraseToAnyPublisher()
        }
      let cancellable = joined.sink { _ in
      } receiveValue: { _ in
        token.touch()
      }
      self.a.send(1)
      b.send(1)
      cancellable.cancel()
    }
    #expect(counter.alive == 0)
  }
}

extension Publisher {
  fileprivate func append(_ elements: [Output], with last: Output) -> AnyPublisher<Output, Failure>
  {
    append(elements).append(last).eraseToAnyPublisher()
  }
}
