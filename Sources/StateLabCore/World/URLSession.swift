/// Loads data over the network, simulated: a ``SimulatedServer`` answers, on the virtual clock.
///
/// An answer arrives while `host.advance(by:)` plays, and off the main thread, as from a real
/// session without a delegate queue of its own: what it writes into an observable object brings W4
/// (R51) unless the handler goes to the main queue first. **A request sent where no world is
/// current is never answered**, as with ``DispatchQueue``.
///
/// It is used from one thread at a time, which is why it may call itself `Sendable` without a lock
/// (see ``World``).
public final class URLSession: @unchecked Sendable, CustomReflectable {
  /// The session that every app has. Here it has no server: every request fails, as without a
  /// network.
  public static let shared = URLSession(server: .failing(.notConnectedToInternet))

  private let server: SimulatedServer
  /// The number of requests it has sent; the laboratory's own, for an experiment to count them.
  public private(set) var requestCount = 0

  /// A session whose requests this server answers. The laboratory's own.
  public init(server: SimulatedServer) { self.server = server }

  /// Makes a task for this request, which does nothing before ``URLSessionTask/resume()``.
  ///
  /// - Parameter completionHandler: Called once, off the main thread, with data and a response, or
  ///   with an error.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request, of: self) { answer in
      switch answer {
      case .success(let (data, response)): completionHandler(data, response, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }

  /// Makes a task for this address, which does nothing before ``URLSessionTask/resume()``.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Shows no parts, so that a trace describes the value by its type alone.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// The data for a request, or the reason why none arrives.
  typealias Answer = Result<(data: Data, response: URLResponse), URLError>

  /// Sends a request.
  func answer(to request: URLRequest) -> (Answer, after: Duration) {
    requestCount += 1
    let limit = request.timeoutInterval
    if limit > 0, server.delay / .seconds(1) > limit {
      return (.failure(URLError(.timedOut)), .seconds(limit))
    }
    switch server.reply(request, requestCount) {
    case .text(let text, let status):
      let response = HTTPURLResponse(url: request.url, statusCode: status)
      return (.success((Data(text.utf8), response)), server.delay)
    case .failure(let code):
      return (.failure(URLError(code)), server.delay)
    }
  }
}
