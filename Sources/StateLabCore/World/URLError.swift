/// The error of a failed request of a ``URLSession``.
public struct URLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason for the failure.
  public let code: Code

  /// An error for this reason.
  public init(_ code: Code) { self.code = code }

  /// Foundation's codes, with the most common names.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The task was cancelled before the response arrived.
    public static let cancelled = Code(rawValue: -999)
    /// The URL is malformed.
    public static let badURL = Code(rawValue: -1000)
    /// The response took too long.
    public static let timedOut = Code(rawValue: -1001)
    /// No server has this name.
    public static let cannotFindHost = Code(rawValue: -1003)
    /// There is no network.
    public static let notConnectedToInternet = Code(rawValue: -1009)
    /// The server's response is malformed.
    public static let badServerResponse = Code(rawValue: -1011)
  }

  /// Short for ``Code/cancelled``, as in Foundation.
  public static let cancelled = Code.cancelled
  /// Short for ``Code/badURL``.
  public static let badURL = Code.badURL
  /// Short for ``Code/timedOut``.
  public static let timedOut = Code.timedOut
  /// Short for ``Code/cannotFindHost``.
  public static let cannotFindHost = Code.cannotFindHost
  /// Short for ``Code/notConnectedToInternet``.
  public static let notConnectedToInternet = Code.notConnectedToInternet
  /// Short for ``Code/badServerResponse``.
  public static let badServerResponse = Code.badServerResponse

  private static let names: [Code: String] = [
    .cancelled: "cancelled", .badURL: "badURL", .timedOut: "timedOut",
    .cannotFindHost: "cannotFindHost", .notConnectedToInternet: "notConnectedToInternet",
    .badServerResponse: "badServerResponse",
  ]

  public var description: String { "URLError(\(Self.names[code] ?? "\(code.rawValue)"))" }
}
