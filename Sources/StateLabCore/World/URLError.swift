/// The error of a failed request of a ``URLSession``.
public struct URLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason for the failure.
  public let code: Code
  /// True for the error of a request, whose description says more than the code.
  @_spi(Controls) public private(set) var isOfSession = false

  /// An error for this reason.
  public init(_ code: Code) { self.code = code }

  /// The error of a failed request.
  static func ofSession(_ code: Code) -> URLError {
    var error = URLError(code)
    error.isOfSession = true
    return error
  }

  /// Errors are equal if their codes are.
  public static func == (a: URLError, b: URLError) -> Bool { a.code == b.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// Foundation's codes, with the most common names.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The reason is unknown.
    public static let unknown = Code(rawValue: -1)
    /// The task was canceled before the response arrived.
    public static let cancelled = Code(rawValue: -999)
    /// The URL is malformed.
    public static let badURL = Code(rawValue: -1000)
    /// The response took too long.
    public static let timedOut = Code(rawValue: -1001)
    /// The URL's scheme is not supported.
    public static let unsupportedURL = Code(rawValue: -1002)
    /// No server has this name.
    public static let cannotFindHost = Code(rawValue: -1003)
    /// The server does not answer.
    public static let cannotConnectToHost = Code(rawValue: -1004)
    /// The connection ended during the response.
    public static let networkConnectionLost = Code(rawValue: -1005)
    /// The server's address was not found.
    public static let dnsLookupFailed = Code(rawValue: -1006)
    /// The servers redirect too often.
    public static let httpTooManyRedirects = Code(rawValue: -1007)
    /// The resource is not available.
    public static let resourceUnavailable = Code(rawValue: -1008)
    /// There is no network.
    public static let notConnectedToInternet = Code(rawValue: -1009)
    /// The server redirects to an address that does not exist.
    public static let redirectToNonExistentLocation = Code(rawValue: -1010)
    /// The server's response is malformed.
    public static let badServerResponse = Code(rawValue: -1011)
    /// The user canceled the authentication.
    public static let userCancelledAuthentication = Code(rawValue: -1012)
    /// The resource requires authentication.
    public static let userAuthenticationRequired = Code(rawValue: -1013)
    /// The response is empty.
    public static let zeroByteResource = Code(rawValue: -1014)
    /// The data cannot be decoded.
    public static let cannotDecodeRawData = Code(rawValue: -1015)
    /// The content cannot be decoded.
    public static let cannotDecodeContentData = Code(rawValue: -1016)
    /// The response cannot be parsed.
    public static let cannotParseResponse = Code(rawValue: -1017)
    /// Roaming is off.
    public static let internationalRoamingOff = Code(rawValue: -1018)
    /// The cellular network is not allowed.
    public static let dataNotAllowed = Code(rawValue: -1020)
    /// The app allows only secure connections.
    public static let appTransportSecurityRequiresSecureConnection = Code(rawValue: -1022)
    /// No file is at the URL.
    public static let fileDoesNotExist = Code(rawValue: -1100)
    /// The file may not be read.
    public static let noPermissionsToReadFile = Code(rawValue: -1102)
    /// The data is too long.
    public static let dataLengthExceedsMaximum = Code(rawValue: -1103)
    /// No secure connection was made.
    public static let secureConnectionFailed = Code(rawValue: -1200)
    /// The server's certificate is not trusted.
    public static let serverCertificateUntrusted = Code(rawValue: -1202)
    /// The file cannot be written.
    public static let cannotWriteToFile = Code(rawValue: -3003)
  }

  /// Short for ``Code/unknown``, as in Foundation.
  public static let unknown = Code.unknown
  /// Short for ``Code/cancelled``.
  public static let cancelled = Code.cancelled
  /// Short for ``Code/badURL``.
  public static let badURL = Code.badURL
  /// Short for ``Code/timedOut``.
  public static let timedOut = Code.timedOut
  /// Short for ``Code/unsupportedURL``.
  public static let unsupportedURL = Code.unsupportedURL
  /// Short for ``Code/cannotFindHost``.
  public static let cannotFindHost = Code.cannotFindHost
  /// Short for ``Code/cannotConnectToHost``.
  public static let cannotConnectToHost = Code.cannotConnectToHost
  /// Short for ``Code/networkConnectionLost``.
  public static let networkConnectionLost = Code.networkConnectionLost
  /// Short for ``Code/dnsLookupFailed``.
  public static let dnsLookupFailed = Code.dnsLookupFailed
  /// Short for ``Code/httpTooManyRedirects``.
  public static let httpTooManyRedirects = Code.httpTooManyRedirects
  /// Short for ``Code/resourceUnavailable``.
  public static let resourceUnavailable = Code.resourceUnavailable
  /// Short for ``Code/notConnectedToInternet``.
  public static let notConnectedToInternet = Code.notConnectedToInternet
  /// Short for ``Code/redirectToNonExistentLocation``.
  public static let redirectToNonExistentLocation = Code.redirectToNonExistentLocation
  /// Short for ``Code/badServerResponse``.
  public static let badServerResponse = Code.badServerResponse
  /// Short for ``Code/userCancelledAuthentication``.
  public static let userCancelledAuthentication = Code.userCancelledAuthentication
  /// Short for ``Code/userAuthenticationRequired``.
  public static let userAuthenticationRequired = Code.userAuthenticationRequired
  /// Short for ``Code/zeroByteResource``.
  public static let zeroByteResource = Code.zeroByteResource
  /// Short for ``Code/cannotDecodeRawData``.
  public static let cannotDecodeRawData = Code.cannotDecodeRawData
  /// Short for ``Code/cannotDecodeContentData``.
  public static let cannotDecodeContentData = Code.cannotDecodeContentData
  /// Short for ``Code/cannotParseResponse``.
  public static let cannotParseResponse = Code.cannotParseResponse
  /// Short for ``Code/internationalRoamingOff``.
  public static let internationalRoamingOff = Code.internationalRoamingOff
  /// Short for ``Code/dataNotAllowed``.
  public static let dataNotAllowed = Code.dataNotAllowed
  /// Short for ``Code/appTransportSecurityRequiresSecureConnection``.
  public static let appTransportSecurityRequiresSecureConnection =
    Code.appTransportSecurityRequiresSecureConnection
  /// Short for ``Code/fileDoesNotExist``.
  public static let fileDoesNotExist = Code.fileDoesNotExist
  /// Short for ``Code/noPermissionsToReadFile``.
  public static let noPermissionsToReadFile = Code.noPermissionsToReadFile
  /// Short for ``Code/dataLengthExceedsMaximum``.
  public static let dataLengthExceedsMaximum = Code.dataLengthExceedsMaximum
  /// Short for ``Code/secureConnectionFailed``.
  public static let secureConnectionFailed = Code.secureConnectionFailed
  /// Short for ``Code/serverCertificateUntrusted``.
  public static let serverCertificateUntrusted = Code.serverCertificateUntrusted
  /// Short for ``Code/cannotWriteToFile``.
  public static let cannotWriteToFile = Code.cannotWriteToFile

  private static let names: [Code: String] = [
    .unknown: "unknown",
    .cancelled: "cancelled",
    .badURL: "badURL",
    .timedOut: "timedOut",
    .unsupportedURL: "unsupportedURL",
    .cannotFindHost: "cannotFindHost",
    .cannotConnectToHost: "cannotConnectToHost",
    .networkConnectionLost: "networkConnectionLost",
    .dnsLookupFailed: "dnsLookupFailed",
    .httpTooManyRedirects: "httpTooManyRedirects",
    .resourceUnavailable: "resourceUnavailable",
    .notConnectedToInternet: "notConnectedToInternet",
    .redirectToNonExistentLocation: "redirectToNonExistentLocation",
    .badServerResponse: "badServerResponse",
    .userCancelledAuthentication: "userCancelledAuthentication",
    .userAuthenticationRequired: "userAuthenticationRequired",
    .zeroByteResource: "zeroByteResource",
    .cannotDecodeRawData: "cannotDecodeRawData",
    .cannotDecodeContentData: "cannotDecodeContentData",
    .cannotParseResponse: "cannotParseResponse",
    .internationalRoamingOff: "internationalRoamingOff",
    .dataNotAllowed: "dataNotAllowed",
    .appTransportSecurityRequiresSecureConnection:
      "appTransportSecurityRequiresSecureConnection",
    .fileDoesNotExist: "fileDoesNotExist",
    .noPermissionsToReadFile: "noPermissionsToReadFile",
    .dataLengthExceedsMaximum: "dataLengthExceedsMaximum",
    .secureConnectionFailed: "secureConnectionFailed",
    .serverCertificateUntrusted: "serverCertificateUntrusted",
    .cannotWriteToFile: "cannotWriteToFile",
  ]

  public var description: String { "URLError(\(Self.names[code] ?? "\(code.rawValue)"))" }
}
