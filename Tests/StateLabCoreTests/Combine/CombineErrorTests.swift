import Testing

@testable import StateLabCore

@Suite("Combine: errors")
struct CombineErrorTests {
  private func check(_ n: Int) throws -> Int {
    if n == 3 { throw Mishap.one }
    return n
  }

  @Test("An error that a closure throws fails the publisher and cancels the upstream")
  func tryOperators() {
    var cancelled = 0
    let numbers = (1...5).publisher.handleEvents(receiveCancel: { cancelled += 1 })
    #expect(numbers.tryMap { try check($0) * 10 }.events == "10 20 failed one")
    #expect(numbers.tryFilter { try check($0) > 1 }.events == "2 failed one")
    #expect(numbers.tryCompactMap { try check($0) == 1 ? nil : $0 }.events == "2 failed one")
    #expect(numbers.tryScan(0) { try $0 + check($1) }.events == "1 3 failed one")
    #expect(numbers.tryReduce(0) { try $0 + check($1) }.events == "failed one")
    #expect(numbers.tryRemoveDuplicates { try check($1) == $0 }.events == "1 2 failed one")
    #expect(numbers.tryPrefix { try check($0) < 9 }.events == "1 2 failed one")
    #expect(numbers.tryDrop { try check($0) < 9 }.events == "failed one")
    #expect(numbers.tryFirst { try check($0) == 9 }.events == "failed one")
    #expect(numbers.tryLast { try check($0) == 9 }.events == "failed one")
    #expect(numbers.tryContains { try check($0) == 9 }.events == "failed one")
    #expect(numbers.tryAllSatisfy { try check($0) < 9 }.events == "failed one")
    #expect(cancelled == 12)
  }

  @Test("Without an error, the try operators behave like the operators without try")
  func tryWithoutError() {
    let numbers = [1, 1, 2].publisher
    #expect(numbers.tryMap { try check($0) * 10 }.events == "10 10 20 end")
    #expect(numbers.tryFilter { try check($0) > 1 }.events == "2 end")
    #expect(numbers.tryRemoveDuplicates { try check($0) == $1 }.events == "1 2 end")
    #expect(numbers.tryPrefix { try check($0) < 2 }.events == "1 1 end")
    #expect(numbers.tryDrop { try check($0) < 2 }.events == "2 end")
    #expect(numbers.tryFirst { try check($0) > 1 }.events == "2 end")
    #expect(numbers.tryContains { try check($0) > 1 }.events == "true end")
    #expect(numbers.tryAllSatisfy { try check($0) > 1 }.events == "false end")
  }

  @Test("catch continues with another publisher and requests the remaining demand from it")
  func catching() {
    let numbers = (1...5).publisher.tryMap { try check($0) }
    #expect(numbers.catch { _ in [7, 8].publisher }.events == "1 2 7 8 end")
    let log = numbers.catch { _ in [7, 8].publisher }.logged(asking: .max(3))
    #expect(log.text == "1 2 7")
    log.request(.max(1))
    #expect(log.text == "1 2 7 8 end")
    let failing = numbers.catch { _ in Fail<Int, Mishap>(error: .two) }
    #expect(failing.events == "1 2 failed two")
  }

  @Test("tryCatch continues with another publisher or throws another error")
  func tryCatching() {
    let numbers = (1...5).publisher.tryMap { try check($0) }
    #expect(numbers.tryCatch { _ in Just(9) }.events == "1 2 9 end")
    let throwing = numbers.tryCatch { _ -> Just<Int> in throw Mishap.two }
    #expect(throwing.events == "1 2 failed two")
  }

  @Test("retry subscribes again up to its limit and keeps the remaining demand")
  func retry() {
    var attempts = 0
    let failing = Deferred {
      attempts += 1
      return [attempts].publisher.setFailureType(to: Mishap.self)
        .append(Fail<Int, Mishap>(error: .one))
    }
    #expect(failing.retry(2).events == "1 2 3 failed one")
    attempts = 0
    let log = failing.retry(2).logged(asking: .max(2))
    #expect(log.text == "1 2")
    attempts = 0
    #expect(failing.retry(0).events == "1 failed one")
    attempts = 0
    #expect(failing.retry(10_000).count().events == "failed one")
    #expect(attempts == 10_001)
  }

  @Test("mapError, replaceError, replaceEmpty and replaceNil replace errors and values")
  func replacing() {
    #expect(Fail<Int, Mishap>(error: .one).mapError { _ in Mishap.two }.events == "failed two")
    #expect([1].publisher.setFailureType(to: Mishap.self).mapError { $0 }.events == "1 end")
    let numbers = (1...5).publisher.tryMap { try check($0) }
    #expect(numbers.replaceError(with: 0).events == "1 2 0 end")
    #expect(Empty<Int, Never>().replaceEmpty(with: 7).events == "7 end")
    #expect([1].publisher.replaceEmpty(with: 7).events == "1 end")
    #expect([1, nil, 3].publisher.eraseToAnyPublisher().replaceNil(with: 0).events == "1 0 3 end")
  }

  @Test("replaceError delivers its value when demand arrives")
  func replacingWaits() {
    let subject = PassthroughSubject<Int, Mishap>()
    let log = subject.replaceError(with: 0).logged(asking: .max(1))
    subject.send(1)
    subject.send(completion: .failure(.one))
    #expect(log.text == "1")
    log.request(.max(1))
    #expect(log.text == "1 0 end")
  }
}
