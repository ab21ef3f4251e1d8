import Testing

import struct Foundation.Data
import class Foundation.JSONDecoder
import class Foundation.JSONEncoder

@testable import StateLabCore

/// The operators of publishers that know their values, `Record`, and the coded forms.
@Suite("Combine: publishers of known values")
struct CombineValueTests {
  @Test("The operators of Just return Just, an optional's publisher, or a result's publisher")
  func just() {
    let one = Just(1)
    let mapped: Just<String> = one.map { "\($0)" }
    let all: Just<Bool> = one.allSatisfy { $0 > 1 }
    let kept: Int?.Publisher = one.filter { $0 > 1 }
    let reduced: Result<Int, Never>.Publisher = one.reduce(2, +)
    let failed: Result<Int, any Error>.Publisher = one.tryMap { _ in throw Mishap.one }
    #expect([mapped.output, "\(all.output)", "\(kept.output as Any)"] == ["1", "false", "nil"])
    #expect(reduced.result == .success(3))
    #expect(failed.events == "failed one")
    #expect(
      [one.count(), one.first(), one.last(), one.min(), one.retry(3)].map(\.output) == [
        1, 1, 1, 1, 1,
      ])
    #expect(
      [one.dropFirst(), one.dropFirst(0), one.prefix(0), one.prefix(1)].map(\.output) == [
        nil, 1, nil, 1,
      ])
    #expect(
      [one.output(at: 0), one.output(at: 1), one.output(in: 0..<3)].map(\.output) == [1, nil, 1])
    #expect(one.append(2, 3).sequence == [1, 2, 3])
    #expect(one.prepend([2, 3]).sequence == [2, 3, 1])
    #expect(one.contains(1).output)
    #expect(one.ignoreOutput().events == "end")
    #expect(one.setFailureType(to: Mishap.self).result == .success(1))
  }

  @Test("The operators of an optional's publisher compute at once")
  func optional() {
    let (some, none) = (Int?.some(1).publisher, Int?.none.publisher)
    #expect([some.count().output, none.count().output] == [1, nil])
    #expect([some.collect().output, none.collect().output] == [[1], nil])
    #expect([some.map { $0 + 1 }, none.map { $0 + 1 }].map(\.output) == [2, nil])
    #expect(
      [some.allSatisfy { $0 > 1 }, none.allSatisfy { $0 > 1 }].map(\.output) == [false, nil])
    #expect([some.contains(1), none.contains(1)].map(\.output) == [true, nil])
    #expect([some.replaceEmpty(with: 7), none.replaceEmpty(with: 7)].map(\.output) == [1, 7])
    #expect([some.reduce(5, +), none.reduce(5, +)].map(\.output) == [6, nil])
    #expect(some.drop { $0 == 1 }.output == nil)
  }

  @Test("The operators of a result's publisher keep a failure")
  func result() {
    let good = Result<Int, Mishap>.success(1).publisher
    let bad = Result<Int, Mishap>.failure(.one).publisher
    #expect(
      [good.map { $0 + 1 }.result, bad.map { $0 + 1 }.result] == [.success(2), .failure(.one)])
    #expect([good.count().result, bad.count().result] == [.success(1), .failure(.one)])
    #expect(
      [good.replaceError(with: 7), bad.replaceError(with: 7)].map(\.result) == [
        .success(1), .success(7),
      ])
    #expect(bad.tryMap { $0 }.events == "failed one")
    #expect(good.tryMap { _ in throw Mishap.two }.map { 0 }.events == "failed two")
    #expect(bad.mapError { _ in Mishap.two }.result == .failure(.two))
  }

  @Test("The operators of a sequence's publisher compute at once and return a sequence's publisher")
  func sequence() {
    let numbers = [3, 1, 1, 2].publisher
    var runs = 0
    let mapped: Publishers.Sequence<[Int], Never> = numbers.map {
      runs += 1
      return $0 * 2
    }
    #expect(runs == 4)
    #expect(mapped.sequence == [6, 2, 2, 4])
    #expect(numbers.filter { $0 > 1 }.sequence == [3, 2])
    #expect(numbers.compactMap { $0 > 1 ? "\($0)" : nil }.sequence == ["3", "2"])
    #expect(numbers.removeDuplicates().sequence == [3, 1, 2])
    #expect(numbers.scan(0, +).sequence == [3, 4, 5, 7])
    #expect(numbers.prefix(2).events == "3 1 end")
    #expect(numbers.dropFirst(2).events == "1 2 end")
    #expect(numbers.drop { $0 > 1 }.events == "1 1 2 end")
    #expect(
      [numbers.min(), numbers.max(), numbers.first(), numbers.last()].map(\.output) == [1, 3, 3, 2])
    #expect(numbers.output(at: 9).output == nil)
    #expect(numbers.output(in: 1...2).sequence == [1, 1])
    let count: Just<Int> = numbers.count()
    #expect(count.output == 4)
    #expect(numbers.collect().result == .success([3, 1, 1, 2]))
    #expect(numbers.contains(2).result == .success(true))
    #expect(numbers.append(5).prepend(0).sequence == [0, 3, 1, 1, 2, 5])
    #expect(numbers.tryReduce(0) { _, _ in throw Mishap.one }.events == "failed one")
    #expect([1, nil].publisher.replaceNil(with: 5).sequence == [1, 5])
  }

  @Test("map, compactMap and filter after their kind make one publisher")
  func fusion() {
    let subject = PassthroughSubject<Int, Never>()
    typealias Source = PassthroughSubject<Int, Never>
    let maps: Publishers.Map<Source, String> = subject.map { $0 + 1 }.map { "\($0)" }
    let throwing: Publishers.TryMap<Source, Int> = subject.map { $0 + 1 }.tryMap { $0 }.map { $0 }
    let compact: Publishers.CompactMap<Source, Int> = subject.compactMap { $0 > 1 ? $0 : nil }
      .compactMap { $0 > 2 ? $0 : nil }.map { $0 * 2 }
    let filter: Publishers.Filter<Source> = subject.filter { $0 > 1 }.filter { $0 < 3 }
    let log = maps.logged()
    let others = [compact.logged(), filter.logged()]
    let tried = throwing.logged()
    for n in 1...3 { subject.send(n) }
    #expect(log.text == "2 3 4")
    #expect(others.map(\.text) == ["6", "2"])
    #expect(tried.text == "2 3 4")
  }

  @Test("map publishes two or three properties as a tuple")
  func keyPaths() {
    let subject = PassthroughSubject<String, Never>()
    let two = subject.map(\.count, \.isEmpty).logged()
    let three = subject.map(\.count, \.isEmpty, \.first).map { "\($0) \($1) \($2 ?? "-")" }.logged()
    subject.send("ab")
    #expect(two.text == "(2, false)")
    #expect(three.text == "2 false a")
  }

  @Test("A record publishes its values and completion to each subscriber, and can be coded")
  func record() throws {
    let record = Record<Int, Never> {
      $0.receive(1)
      $0.receive(2)
    }
    #expect(record.events == "1 2 end")
    #expect(record.events == "1 2 end")
    let failed = Record<Int, CodableMishap>(
      output: [3], completion: .failure(CodableMishap(code: 4)))
    let data = try JSONEncoder().encode(failed)
    let decoded = try JSONDecoder().decode(Record<Int, CodableMishap>.self, from: data)
    #expect(decoded.recording.output == [3])
    #expect(decoded.recording.completion == .failure(CodableMishap(code: 4)))
    #expect(Record<Int, Never>(recording: .init()).logged(asking: .none).text == "end")
  }

  @Test("A record that has ended receives nothing more")
  func recordMisuse() async {
    await #expect(processExitsWith: .failure) {
      var recording = Record<Int, Never>.Recording(output: [1])
      recording.receive(2)
    }
  }

  @Test("Demands, completions and scheduler times are coded as numbers and words")
  func coded() throws {
    func text<T: Encodable>(_ value: T) throws -> String {
      String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
    }
    func again<T: Codable>(_ value: T) throws -> T {
      try JSONDecoder().decode([T].self, from: JSONEncoder().encode([value]))[0]
    }
    #expect(try text(Subscribers.Demand.max(37)) == "[37]")
    #expect(try text(Subscribers.Demand.unlimited) == "[9223372036854775808]")
    #expect(try again(Subscribers.Demand.unlimited) == .unlimited)
    #expect(try again(Subscribers.Demand.max(5)) == .max(5))
    #expect(try text(Subscribers.Completion<CodableMishap>.finished) == #"[{"success":true}]"#)
    #expect(
      try again(Subscribers.Completion.failure(CodableMishap(code: 1)))
        == .failure(CodableMishap(code: 1)))
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 42))
    #expect(try text(time) == "[42]")
    #expect(try again(time) == time)
    #expect(try again(DispatchQueue.SchedulerTimeType.Stride.nanoseconds(-7)) == .nanoseconds(-7))
  }

  @Test("breakpoint passes events on, and raises SIGTRAP where a closure returns true")
  func breakpoint() async {
    #expect([1, 2].publisher.breakpoint(receiveOutput: { $0 > 2 }).events == "1 2 end")
    #expect(Fail<Int, Mishap>(error: .one).breakpoint().events == "failed one")
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Fail<Int, CodableMishap>(error: CodableMishap(code: 1)).breakpointOnError()
          .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      }
    }
  }

  @Test("Subscribers and subscriptions describe themselves, in a playground as well")
  func descriptions() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(sink.description == "Sink")
    #expect(sink.playgroundDescription as? String == "Sink")
    var seen: (any Subscription)?
    let log = PassthroughSubject<Int, Never>().filter { _ in true }
      .handleEvents(receiveSubscription: { seen = $0 }).logged()
    #expect("\(seen as Any)".contains("Filter"))
    #expect(
      (seen as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String
        == "Filter")
    withExtendedLifetime(log) {}
  }
}

nonisolated struct CodableMishap: Error, Codable, Equatable { let code: Int }
