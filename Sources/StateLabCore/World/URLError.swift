/// Why a ``URLSession`` has no answer.
public struct URLError: Error, Hashable, Sendable, CustomStringConvertible {
  public let code: Code

  public init(_ code: Code) { self.code = code }

  /// Foundation's numbers, and the most common of its names.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let cancelled = Code(rawValue: -999)
    public static let badURL = Code(rawValue: -1000)
    public static let timedOut = Code(rawValue: -1001)
    public static let cannotFindHost = Code(rawValue: -1003)
    public static let notConnectedToInternet = Code(rawValue: -1009)
    public static let badServerResponse = Code(rawValue: -1011)
  }

  public static let cancelled = Code.cancelled
  public static let badURL = Code.badURL
  public static let timedOut = Code.timedOut
  public static let cannotFindHost = Code.cannotFindHost
  public static let notConnectedToInternet = Code.notConnectedToInternet
  public static let badServerResponse = Code.badServerResponse

  private static let names: [Code: String] = [
    .cancelled: "cancelled", .badURL: "badURL", .timedOut: "timedOut",
    .cannotFindHost: "cannotFindHost", .notConnectedToInternet: "notConnectedToInternet",
    .badServerResponse: "badServerResponse",
  ]

  public var description: String { "URLError(\(Self.names[code] ?? "\(code.rawValue)"))" }
}
