import Testing

@testable import StateLabCore

@Suite("Combine: operators that combine publishers")
struct CombineCombiningTests {
  private let a = PassthroughSubject<Int, Mishap>()
  private let b = PassthroughSubject<Int, Mishap>()

  @Test(
    "flatMap interleaves the values of all inner publishers and finishes when all have finished")
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

  @Test("flatMap fails with the first failure and ignores later values")
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

  @Test("flatMap respects maxPublishers and the demand")
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

  @Test("Canceling flatMap cancels the inner and the outer publisher")
  func flatMapCancelled() {
    var cancelled: [String] = []
    let inner = a.handleEvents(receiveCancel: { cancelled.append("inner") })
    let outer = CurrentValueSubject<Int, Mishap>(0)
      .handleEvents(receiveCancel: { cancelled.append("outer") })
    outer.flatMap { _ in inner }.logged().cancel()
    #expect(cancelled == ["inner", "outer"])
  }

  @Test("flatMap accepts inner publishers whose failure type differs from the upstream's")
  func flatMapFailures() {
    #expect(Fail<Int, Mishap>(error: .one).flatMap { Just($0) }.events == "failed one")
    #expect(
      [1, 2].publisher.flatMap { _ in Fail<Int, Mishap>(error: .two) }.events == "failed two")
    #expect([1, 2].publisher.flatMap { [$0, $0].publisher }.events == "1 1 2 2 end")
  }

  @Test("switchToLatest forwards only the newest publisher's values and respects the demand")
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

  @Test("switchToLatest fails with the newest publisher, and ignores the failure of an earlier one")
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

  @Test("merge forwards values as they arrive and finishes when all upstreams have finished")
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

  @Test("Merging a merged publisher yields the next arity, and Merge4 is Equatable")
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

  @Test("merge delivers every value of its sequences when the demand is limited at first")
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

  @Test("zip pairs values in order and finishes when no further pair is possible")
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

  @Test("zip accepts three and four publishers, a transform, and an empty publisher")
  func zips() {
    let numbers = (1...3).publisher
    #expect(numbers.zip(numbers, numbers) { "\($0)\($1)\($2)" }.events == "111 222 333 end")
    #expect(numbers.zip(numbers, numbers, numbers) { $0 + $1 + $2 + $3 }.events == "4 8 12 end")
    #expect(numbers.zip([Int]().publisher).events == "end")
    #expect(numbers.zip(["a", "b"].publisher) { "\($0)\($1)" }.events == "1a 2b end")
  }

  @Test("zip respects the demand and fails at once")
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

  @Test("combineLatest combines four publishers")
  func combineLatestOfFour() {
    let (c, d) = (PassthroughSubject<Int, Mishap>(), PassthroughSubject<Int, Mishap>())
    let log = a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.logged()
    for subject in [a, b, c, d] { subject.send(1) }
    b.send(2)
    #expect(log.text == "1111 1211")
  }

  @Test("append and prepend continue after the first publisher with the remaining demand")
  func concatenate() {
    let log = [2, 3].publisher.prepend(1).append([4], with: 5).logged(asking: .max(3))
    #expect(log.text == "1 2 3")
    log.request(.max(1))
    #expect(log.text == "1 2 3 4")
    log.request(.max(1))
    #expect(log.text == "1 2 3 4 5 end")
    #expect(Fail<Int, Mishap>(error: .one).append(1).events == "failed one")
  }

  @Test("prefix(untilOutputFrom:) and drop(untilOutputFrom:) react to another publisher")
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

  @Test("Canceling an operator that combines publishers releases its closures", arguments: 0..<5)
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
