/// Loads data over a simulated network: a ``SimulatedServer`` answers, on the virtual clock.
///
/// A response arrives during `host.advance(by:)`, on a simulated background thread, as in a real
/// session without a delegate queue of its own: if the handler writes into an observable object
/// there, W4 follows (R51), unless the handler switches to the main queue first. Without a
/// current world, the response arrives in real time, as a block of ``DispatchQueue`` does.
///
/// One thread uses a session at a time, so the class is `Sendable` without a lock (see ``World``).
public final class URLSession: @unchecked Sendable, CustomReflectable {
  /// The shared session of an app. In the simulation it has no server: every request fails, as
  /// without a network. The other sessions of programs have none either.
  public static let shared = URLSession(server: .failing(.notConnectedToInternet))

  private let server: SimulatedServer
  /// The number of requests that the session has sent; the laboratory's own, for experiments.
  public private(set) var requestCount = 0
  /// The delegate and the options of a program's session, whose types are in the other module.
  @_spi(Controls) public var parts: AnyObject?

  /// A session whose requests this server answers. The laboratory's own.
  public init(server: SimulatedServer) { self.server = server }

  /// Creates a task for this request, which starts with ``URLSessionTask/resume()``.
  ///
  /// - Parameter completionHandler: Called once, on a simulated background thread, with data and a
  ///   response, or with an error.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request, of: self, completionHandler)
  }

  /// Creates a task for a download, whose data the handler receives as a data task's.
  @_spi(Controls) public func download(
    _ request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, of: self, completionHandler)
  }

  /// Creates a task for this URL, which starts with ``URLSessionTask/resume()``.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// The mirror shows no parts: a trace describes the session by its type alone.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// The data for a request, or the error.
  typealias Answer = Result<(data: Data, response: URLResponse), URLError>

  /// Returns the server's reply to a request, and its delay.
  func answer(to request: URLRequest) -> (Answer, after: Duration) {
    requestCount += 1
    let limit = server.isAwaitingNetwork ? 0 : request.timeoutInterval
    if limit > 0, server.delay / .seconds(1) > limit {
      return (.failure(.ofSession(.timedOut)), .seconds(limit))
    }
    switch server.reply(request, requestCount) {
    case .text(let text, let status):
      let response = HTTPURLResponse(url: request.url, statusCode: status)
      return (.success((Data(text.utf8), response)), server.delay)
    case .failure(let code):
      return (.failure(.ofSession(code)), server.delay)
    }
  }
}
