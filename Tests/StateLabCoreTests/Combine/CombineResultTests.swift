import Testing

@testable import StateLabCore

@Suite("Combine: operators that reduce values")
struct CombineResultTests {
  private let numbers = (1...5).publisher

  @Test("reduce, count, min, max, collect and last publish when the upstream finishes")
  func atTheEnd() {
    #expect(numbers.reduce(0, +).events == "15 end")
    #expect(numbers.count().events == "5 end")
    #expect(numbers.min().events == "1 end")
    #expect(numbers.max().events == "5 end")
    #expect(numbers.max { abs($0 - 3) < abs($1 - 3) }.events == "1 end")
    #expect(numbers.collect().events == "[1, 2, 3, 4, 5] end")
    #expect(numbers.last().events == "5 end")
    #expect(numbers.last { $0 < 3 }.events == "2 end")
    #expect(numbers.ignoreOutput().events == "end")
    #expect(numbers.scan(0, +).events == "1 3 6 10 15 end")
  }

  @Test("first, contains and allSatisfy publish as soon as possible and cancel the upstream")
  func early() {
    var cancelled = 0
    let numbers = PassthroughSubject<Int, Never>()
    let watched = numbers.handleEvents(receiveCancel: { cancelled += 1 })
    let logs = [
      watched.first().map { "\($0)" }.logged(),
      watched.first { $0 > 1 }.map { "\($0)" }.logged(),
      watched.contains(2).map { "\($0)" }.logged(),
      watched.contains { $0 > 1 }.map { "\($0)" }.logged(),
      watched.allSatisfy { $0 < 2 }.map { "\($0)" }.logged(),
    ]
    numbers.send(1)
    #expect(cancelled == 1)
    numbers.send(2)
    #expect(cancelled == 5)
    #expect(logs.map(\.text) == ["1 end", "2 end", "true end", "true end", "false end"])
  }

  @Test("Without values the operators publish their neutral value or only the completion")
  func ofNothing() {
    let none = Empty<Int, Never>()
    #expect(none.reduce(7, +).events == "7 end")
    #expect(none.count().events == "0 end")
    #expect(none.first().events == "end")
    #expect(none.last().events == "end")
    #expect(none.max().events == "end")
    #expect(none.collect().events == "[] end")
    #expect(none.contains(1).events == "false end")
    #expect(none.allSatisfy { $0 > 1 }.events == "true end")
  }

  @Test("A result waits for demand, a failure does not")
  func demand() {
    let log = numbers.reduce(0, +).logged(asking: .none)
    #expect(log.text == "")
    log.request(.max(1))
    #expect(log.text == "15 end")
    #expect(Fail<Int, Mishap>(error: .one).count().logged(asking: .none).text == "failed one")
  }

  @Test("prefix, output(at:) and output(in:) finish with their last value")
  func output() {
    let subject = PassthroughSubject<Int, Never>()
    let prefix = subject.prefix(2).logged()
    let second = subject.output(at: 1).logged()
    let middle = subject.output(in: 1..<3).logged()
    subject.send(1)
    subject.send(2)
    #expect(prefix.text == "1 2 end")
    #expect(second.text == "2 end")
    #expect(middle.text == "2")
    subject.send(3)
    #expect(middle.text == "2 3 end")
    #expect(numbers.output(in: 3...).events == "4 5 end")
  }

  @Test("output(in:) requests another value for each value it drops")
  func outputDemand() {
    let log = numbers.output(in: 2...).logged(asking: .max(1))
    #expect(log.text == "3")
  }

  @Test("prefix(while:) ends at the first mismatch, and drop(while:) starts there")
  func whiles() {
    let values = [1, 2, 3, 1].publisher
    #expect(values.prefix { $0 < 3 }.events == "1 2 end")
    #expect(values.drop { $0 < 3 }.events == "3 1 end")
  }

  @Test("collect by count requests as many values as its arrays hold")
  func collectByCount() {
    #expect(numbers.collect(2).events == "[1, 2] [3, 4] [5] end")
    var demands: [Subscribers.Demand] = []
    let log = numbers.handleEvents(receiveRequest: { demands.append($0) })
      .collect(2).logged(asking: .max(2))
    #expect(log.text == "[1, 2] [3, 4]")
    #expect(demands == [.max(4)])
  }
}
