/// Why a ``URLSession`` has no answer.
public struct URLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The cause of the failure.
  public let code: Code

  /// An error for this reason.
  public init(_ code: Code) { self.code = code }

  /// Foundation's numbers, and the most common of its names.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The task was cancelled before its answer came.
    public static let cancelled = Code(rawValue: -999)
    /// The address is not valid.
    public static let badURL = Code(rawValue: -1000)
    /// The answer took too long.
    public static let timedOut = Code(rawValue: -1001)
    /// No server has this name.
    public static let cannotFindHost = Code(rawValue: -1003)
    /// There is no network.
    public static let notConnectedToInternet = Code(rawValue: -1009)
    /// The server's answer makes no sense.
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
