import Testing

@testable import StateLabCore

@Suite("Combine: async values and further operators")
struct CombineAsyncTests {

  @Test("values requests one value at a time and ends with the task of its view")
  func values() throws {
    struct Following: View {
      let subject = PassthroughSubject<Int, Never>()
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text("x").task {
            for await value in subject.values { print(value) }
            print("over")
          }
        }
        Button("Send") { for n in 1...3 { subject.send(n) } }
        Button("Hide") { isShown = false }
      }
    }
    let host = Host(Following())
    // The task resumes after the action, so the second and the third value find no demand.
    try host.tap("Send")
    try host.tap("Send")
    #expect(host.trace.printed == ["1", "1"])
    try host.tap("Hide")
    #expect(host.trace.printed == ["1", "1", "over"])
  }

  @Test(
    "A task still awaits the value of a future that cannot fail after its view is removed")
  func futureValue() throws {
    final class Server { var answer: ((Result<Int, Never>) -> Void)? }
    struct Asking: View {
      let server: Server
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text("x").task {
            let future = Future<Int, Never> { server.answer = $0 }
            print("got \(await future.value)")
          }
        }
        Button("Hide") { isShown = false }
        Button("Answer") { server.answer?(.success(4)) }
      }
    }
    let host = Host(Asking(server: Server()))
    try host.tap("Hide")
    #expect(host.trace.printed == [])
    try host.tap("Answer")
    #expect(host.trace.printed == ["got 4"])
  }

  @Test("values delivers every element of a sequence, then throws the failure")
  func throwingValues() async throws {
    var seen: [Int] = []
    for await number in (1...3).publisher.values { seen.append(number) }
    #expect(seen == [1, 2, 3])
    let failing = (1...2).publisher.tryMap { if $0 == 2 { throw CancellationError() } else { $0 } }
    await #expect(throws: CancellationError.self) {
      for try await number in failing.values { seen.append(number) }
    }
    #expect(seen == [1, 2, 3, 1])
    let future = Future<Int, Never> { $0(.success(4)) }
    let four = await future.value
    #expect(four == 4)
  }

  @Test("tryMin and tryMax return the least and the greatest element, and pass on a thrown error")
  func comparison() {
    struct TooLarge: Error {}
    #expect([2, 3, 1].publisher.tryMin { $0 < $1 }.events == "1 end")
    #expect([2, 3, 1].publisher.tryMax { $0 < $1 }.events == "3 end")
    let failing = [2, 3, 1].publisher.tryMax { _, _ in throw TooLarge() }
    #expect(failing.events == "failed TooLarge()")
  }

  @Test("buffer keeps values until demand arrives and applies its strategy when it is full")
  func buffer() {
    func heard(_ strategy: Publishers.BufferingStrategy<CancellationError>) -> String {
      let subject = PassthroughSubject<Int, CancellationError>()
      let log = subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy)
        .logged(asking: .none)
      for n in 1...4 { subject.send(n) }
      log.request(.max(1))
      subject.send(completion: .finished)
      log.request(.unlimited)
      return log.text
    }
    #expect(heard(.dropNewest) == "1 2 end")
    #expect(heard(.dropOldest) == "3 4 end")
    #expect(heard(.customError { CancellationError() }) == "1 2 failed CancellationError()")
  }

  @Test("measureInterval measures the time between values in virtual time")
  func interval() {
    let world = World()
    World.$current.withValue(world) {
      let subject = PassthroughSubject<Void, Never>()
      let log = subject.measureInterval(using: DispatchQueue.main)
        .map { "\(Double($0.magnitude) / 1e9)" }.logged()
      for span in [1, 2] {
        world.clock.advance(by: .seconds(span))
        subject.send()
      }
      #expect(log.text == "1.0 2.0")
    }
  }

  @Test("assertNoFailure ends the process when the upstream fails")
  func assertion() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Fail<Int, CancellationError>(error: CancellationError()).assertNoFailure().logged()
      }
    }
  }
}
