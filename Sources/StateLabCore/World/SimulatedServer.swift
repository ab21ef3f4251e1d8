/// Answers the requests of a simulated ``URLSession``, after a span of virtual time.
///
///     URLSession(server: .answering("Box\nBinding"))
///     URLSession(server: .answering("Box", after: .seconds(5)))       // a slow one
///     URLSession(server: .failing(.notConnectedToInternet))
///     URLSession(server: .changing { "news of the hour \($0)" })      // 1, 2, 3, …
///
/// The laboratory's own: real sessions get their answers from the network, in tests from a
/// `URLProtocol`.
public struct SimulatedServer: Sendable {
  /// An answer, or the lack of one.
  public enum Reply: Sendable {
    /// These bytes, as UTF-8, with the status of a web server. 404 is an answer too.
    case text(String, status: Int = 200)
    /// No answer, for this reason.
    case failure(URLError.Code)
  }

  let delay: Duration
  let reply: @Sendable (URLRequest, Int) -> Reply

  /// A server that makes its replies as you say.
  ///
  /// - Parameters:
  ///   - delay: How long an answer takes.
  ///   - reply: Makes the answer to a request, given how many the session has sent, this one
  ///     included.
  public init(
    after delay: Duration = .seconds(1),
    reply: @escaping @Sendable (_ request: URLRequest, _ count: Int) -> Reply
  ) {
    self.delay = delay
    self.reply = reply
  }

  /// Gives the same text each time.
  public static func answering(_ text: String, after delay: Duration = .seconds(1)) -> Self {
    Self(after: delay) { _, _ in .text(text) }
  }

  /// Gives another text each time, made from how many requests there have been.
  public static func changing(
    after delay: Duration = .seconds(1), _ text: @escaping @Sendable (_ count: Int) -> String
  ) -> Self {
    Self(after: delay) { _, count in .text(text(count)) }
  }

  /// Fails each time.
  public static func failing(_ code: URLError.Code, after delay: Duration = .seconds(1)) -> Self {
    Self(after: delay) { _, _ in .failure(code) }
  }
}
