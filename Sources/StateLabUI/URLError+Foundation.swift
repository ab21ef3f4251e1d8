@_spi(Controls) import StateLabCore

/// The domain and the codes of Foundation's own `URLError`.
extension StateLabCore.URLError: CustomNSError {
  public static var errorDomain: String { "NSURLErrorDomain" }
  public var errorCode: Int { code.rawValue }

  /// The description of a failed request, in the words of Apple's systems; empty for an error that
  /// the program creates.
  public var errorUserInfo: [String: Any] {
    guard isOfSession, let text = Self.descriptions[code] else { return [:] }
    return [NSLocalizedDescriptionKey: text]
  }
  /// The same as ``errorUserInfo``.
  public var userInfo: [String: Any] { errorUserInfo }

  private static let descriptions: [Code: String] = [
    .unknown: "unknown error",
    .cancelled: "cancelled",
    .badURL: "bad URL",
    .timedOut: "The request timed out.",
    .unsupportedURL: "unsupported URL",
    .cannotFindHost: "A server with the specified hostname could not be found.",
    .cannotConnectToHost: "Could not connect to the server.",
    .networkConnectionLost: "The network connection was lost.",
    .httpTooManyRedirects: "too many HTTP redirects",
    .resourceUnavailable: "resource unavailable",
    .notConnectedToInternet: "The Internet connection appears to be offline.",
    .badServerResponse: "There was a bad response from the server.",
    .cannotDecodeRawData: "cannot decode raw data",
    .cannotDecodeContentData: "cannot decode content data",
    .cannotParseResponse: "cannot parse response",
  ]
}

extension Data.WritingOptions {
  /// The old name of `atomic`.
  public static let atomicWrite: Self = .atomic
}

extension Data.ReadingOptions {
  /// The old names of `mappedIfSafe` and `uncached`.
  public static let dataReadingMapped: Self = .mappedIfSafe
  public static let mappedRead: Self = .mappedIfSafe
  public static let uncachedRead: Self = .uncached
}
