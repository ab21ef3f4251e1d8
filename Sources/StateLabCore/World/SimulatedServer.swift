/// Answers the requests of a simulated ``URLSession``, after an interval of virtual time.
///
///     URLSession(server: .answering("Box\nBinding"))
///     URLSession(server: .answering("Box", after: .seconds(5)))       // a slow one
///     URLSession(server: .failing(.notConnectedToInternet))
///     URLSession(server: .changing { "news of the hour \($0)" })      // 1, 2, 3, …
///
/// The laboratory's own: real sessions get responses from the network, or in tests from a
/// `URLProtocol`.
public struct SimulatedServer: Sendable {
  /// A response, or an error.
  public enum Reply: Sendable {
    /// A response with these bytes, as UTF-8, and the status of a web server. 404 is a response,
    /// too.
    case text(String, status: Int = 200)
    /// No response, for this reason.
    case failure(URLError.Code)
  }

  let delay: Duration
  let reply: @Sendable (URLRequest, Int) -> Reply
  /// True if requests wait for a network, so that their own timeouts do not begin.
  private(set) var isAwaitingNetwork = false

  /// A server whose replies a closure returns.
  ///
  /// - Parameters:
  ///   - delay: The virtual time until a reply.
  ///   - reply: Returns the reply to a request, given the number of requests that the session has
  ///     sent, including this one.
  public init(
    after delay: Duration = .seconds(1),
    reply: @escaping @Sendable (_ request: URLRequest, _ count: Int) -> Reply
  ) {
    self.delay = delay
    self.reply = reply
  }

  /// A server that replies with the same text each time.
  public static func answering(_ text: String, after delay: Duration = .seconds(1)) -> Self {
    Self(after: delay) { _, _ in .text(text) }
  }

  /// A server that replies with a new text each time, computed from the number of requests.
  public static func changing(
    after delay: Duration = .seconds(1), _ text: @escaping @Sendable (_ count: Int) -> String
  ) -> Self {
    Self(after: delay) { _, count in .text(text(count)) }
  }

  /// No server: each request waits for a network, and fails with `timedOut` after this time.
  @_spi(Controls) public static func awaitingNetwork(for time: Duration) -> Self {
    var server = failing(.timedOut, after: time)
    server.isAwaitingNetwork = true
    return server
  }

  /// A server that fails each time.
  public static func failing(_ code: URLError.Code, after delay: Duration = .seconds(1)) -> Self {
    Self(after: delay) { _, _ in .failure(code) }
  }
}
