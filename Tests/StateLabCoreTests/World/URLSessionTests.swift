import Testing

@testable import StateLabCore

@Suite("The simulated network")
struct URLSessionTests {
  let world = World()
  let address: URL

  init() throws { address = try #require(URL(string: "https://example.com/feed")) }

  @Test("A data task does nothing before resume and runs once afterwards")
  func resume() {
    let session = URLSession(server: .answering("Box"))
    let log = Log()
    playing {
      let task = session.dataTask(with: address) { data, _, _ in log.add(text(data)) }
      world.clock.advance(by: .seconds(9))
      #expect(task.state == .suspended)
      task.resume()
      task.resume()
      #expect(task.state == .running)
      world.clock.advance(by: .milliseconds(999))
      #expect(log.lines.isEmpty)
      world.clock.advance(by: .milliseconds(1))
      #expect(task.state == .completed)
      task.resume()
      world.clock.advance(by: .seconds(9))
    }
    #expect(log.lines == ["Box"])
    #expect(session.requestCount == 1)
  }

  @Test("R51 The completion handler runs off the main thread, and a main-queue block runs on it")
  func thread() {
    let session = URLSession(server: .answering("Box"))
    let log = Log()
    let world = world
    playing {
      session.dataTask(with: address) { _, _, _ in
        log.add("handler \(world.isBackground)")
        DispatchQueue.main.async { log.add("block \(world.isBackground)") }
      }.resume()
      world.clock.advance(by: .seconds(1))
      while let block = takeBlock() { block() }
    }
    #expect(log.lines == ["handler true", "block false"])
  }

  @Test("A server answers after its delay, and a changing server counts its requests")
  func servers() {
    let slow = URLSession(server: .answering("slow", after: .seconds(5)))
    let changing = URLSession(server: .changing { "news \($0)" })
    let log = Log()
    playing {
      for session in [slow, changing, changing] {
        session.dataTask(with: address) { data, _, _ in log.add(text(data)) }.resume()
      }
      world.clock.advance(by: .seconds(5))
    }
    #expect(log.lines == ["news 1", "news 2", "slow"])
  }

  @Test("A failure is an error, and the status 404 is a response")
  func failures() {
    let failing = URLSession(server: .failing(.timedOut, after: .seconds(60)))
    let missing = URLSession(server: SimulatedServer { _, _ in .text("nothing here", status: 404) })
    let log = Log()
    playing {
      for session in [failing, missing, .shared] {
        session.dataTask(with: address) { _, response, error in
          let status = (response as? HTTPURLResponse)?.statusCode
          log.add(
            "\(status.map { "\($0)" } ?? "no response"), \(error.map { "\($0)" } ?? "no error")")
        }.resume()
      }
      world.clock.advance(by: .seconds(60))
    }
    #expect(
      log.lines == [
        "404, no error", "no response, URLError(notConnectedToInternet)",
        "no response, URLError(timedOut)",
      ])
  }

  @Test("A canceled task completes once, with an error")
  func cancel() {
    let session = URLSession(server: .answering("Box"))
    let log = Log()
    playing {
      let task = session.dataTask(with: address) { _, _, error in log.add("\(error ?? Unknown())") }
      task.resume()
      task.cancel()
      task.cancel()
      #expect(task.state == .canceling)
      #expect(log.lines.isEmpty)
      while let block = takeBlock() { block() }
      world.clock.advance(by: .seconds(9))
      #expect(task.state == .completed)
    }
    #expect(log.lines == ["URLError(cancelled)"])
  }

  @Test("Without a world, an answer arrives in real time")
  func noWorld() async throws {
    let session = URLSession(server: .answering("Box", after: .milliseconds(10)))
    #expect(text(try await session.data(from: address).0) == "Box")
    let offline = URLSession(server: .failing(.notConnectedToInternet, after: .milliseconds(10)))
    await #expect(throws: URLError.self) { try await offline.data(from: address) }
  }

  @Test("A data task publisher sends one request per subscriber and finishes")
  func publisher() {
    let session = URLSession(server: .changing { "news \($0)" })
    let log = Log()
    playing {
      let publisher = session.dataTaskPublisher(for: address)
      #expect(session.requestCount == 0)
      let kept = (1...2).map { number in
        publisher.sink {
          log.add("\(number) \($0)")
        } receiveValue: {
          log.add("\(number) \(text($0.data))")
        }
      }
      world.clock.advance(by: .seconds(1))
      withExtendedLifetime(kept) {}
    }
    #expect(log.lines == ["1 news 1", "1 finished", "2 news 2", "2 finished"])
  }

  @Test("R71 A data task publisher sends nothing after its cancellable is released")
  func publisherCancelled() {
    let session = URLSession(server: .failing(.timedOut))
    let log = Log()
    playing {
      _ = session.dataTaskPublisher(for: address).sink {
        log.add("\($0)")
      } receiveValue: { _ in
      }
      world.clock.advance(by: .seconds(1))
      #expect(log.lines.isEmpty)
      let kept = session.dataTaskPublisher(for: address)
        .sink {
          log.add("\($0)")
        } receiveValue: { _ in
        }
      world.clock.advance(by: .seconds(1))
      withExtendedLifetime(kept) {}
    }
    #expect(log.lines == ["failure(URLError(timedOut))"])
  }

  @Test("The causes of a response's effects are the request's action and the advance")
  func causes() throws {
    let host = Host(Reader(session: URLSession(server: .answering("Box")), address: address))
    try host.tap("Load")
    host.advance(by: .seconds(1))
    #expect(host.screen == "Box\n[Load]")
    #expect(host.trace.warnings.isEmpty)
    let wrote = try #require(host.trace.writes(to: "loaded").last)
    let actions = host.trace.why(wrote).compactMap { event -> Event.Action? in
      if case .action(let action) = event.kind { action } else { nil }
    }
    #expect(actions == [.advance(.seconds(1)), .tap("Load")])
  }

  @Test("URL(string:) returns nil for an empty text, and lastPathComponent is the last component")
  func addresses() {
    #expect(URL(string: "") == nil)
    #expect(address.lastPathComponent == "feed")
    #expect(URL(string: "/")?.lastPathComponent == "/")
    #expect("\(URLRequest(url: address))" == "https://example.com/feed")
    #expect("\(Data("four".utf8))" == "4 bytes")
  }

  @Test("A request passes a method, header fields and a body to the server")
  func requests() async throws {
    var request = URLRequest(url: address)
    #expect(request.httpMethod == "GET")
    request.httpMethod = "POST"
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    request.addValue("text/html", forHTTPHeaderField: "accept")
    request.setValue("1", forHTTPHeaderField: "Gone")
    request.setValue(nil, forHTTPHeaderField: "gone")
    #expect(request.allHTTPHeaderFields == ["accept": "text/plain,text/html"])
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "text/plain,text/html")
    request.httpMethod = nil
    #expect(request.httpMethod == "GET")
    let echo = URLSession(
      server: SimulatedServer { request, _ in .text("got \(text(request.httpBody))") })
    let sent = request
    struct Uploading: View {
      let session: URLSession
      let request: URLRequest
      @State private var answer = "-"
      var body: some View {
        Text(answer).task {
          guard let (data, _) = try? await session.upload(for: request, from: Data("box".utf8))
          else { return }
          answer = text(data)
        }
      }
    }
    let host = Host(Uploading(session: echo, request: sent))
    host.advance(by: .seconds(1))
    #expect(host.screen == "got box")
  }

  @Test("A request fails when its timeout interval has passed")
  func timeout() {
    let session = URLSession(server: .answering("late", after: .seconds(5)))
    let log = Log()
    playing {
      var request = URLRequest(url: address, timeoutInterval: 2)
      session.dataTask(with: request) { _, _, error in log.add(error.map { "\($0)" } ?? "none") }
        .resume()
      request.timeoutInterval = .infinity
      session.dataTask(with: request) { data, _, _ in log.add(text(data)) }.resume()
      world.clock.advance(by: .seconds(2))
      #expect(log.lines == ["URLError(timedOut)"])
      world.clock.advance(by: .seconds(3))
    }
    #expect(log.lines.last == "late")
  }

  private func playing(_ body: () -> Void) { World.$current.withValue(world, operation: body) }

  private func takeBlock() -> (() -> Void)? { world.pendingMain.popFirst() }
}

private struct Unknown: Error {}

nonisolated private final class Log: @unchecked Sendable {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

nonisolated private func text(_ data: Data?) -> String {
  data.map { String(decoding: $0, as: UTF8.self) } ?? "no data"
}

private struct Reader: View {
  let session: URLSession
  let address: URL
  @State private var loaded = "nothing yet"

  var body: some View {
    Text(loaded)
    Button("Load") {
      session.dataTask(with: address) { data, _, _ in
        DispatchQueue.main.async { loaded = text(data) }
      }.resume()
    }
  }
}
