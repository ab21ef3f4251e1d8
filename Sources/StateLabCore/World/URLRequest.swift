/// A request to a ``URLSession``: a URL, and the data to send.
public struct URLRequest: Hashable, Sendable, CustomStringConvertible {
  /// The URL of the request. The session answers even a request without a URL: only the server
  /// reads the URL.
  public var url: URL?
  /// The method: `GET` by default.
  public var httpMethod: String? = "GET" {
    didSet { if httpMethod == nil { httpMethod = "GET" } }
  }
  /// The data to send.
  public var httpBody: Data? {
    get { body }
    set { body = newValue }
  }
  /// The same data under another name: in programs `httpBody` has Foundation's type.
  @_spi(Controls) public var body: Data?
  /// The header fields to send.
  public var allHTTPHeaderFields: [String: String]?
  /// The policy for cached responses. The simulation has no cache, and sends every request.
  public var cachePolicy: CachePolicy
  /// The seconds after which a request without a response fails with `timedOut`.
  public var timeoutInterval: Double

  /// A request for the resource at this URL.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: Double = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// The value of a header field, ignoring the case of its name.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// Sets a header field; nil removes the field.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    for key in fields.keys where key.lowercased() == field.lowercased() { fields[key] = nil }
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to a header field, after a comma if the field has a value.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field).map { $0 + "," } ?? ""
    setValue(old + value, forHTTPHeaderField: field)
  }

  public var description: String { url?.description ?? "no address" }

  /// The policy for cached responses. It has no effect in the simulation.
  public enum CachePolicy: UInt, Sendable {
    /// Follows the server's directives.
    case useProtocolCachePolicy = 0
    /// Ignores the local cache.
    case reloadIgnoringLocalCacheData = 1
    /// Uses a cached response of any age, or else the server.
    case returnCacheDataElseLoad = 2
    /// Uses a cached response of any age, and never the server.
    case returnCacheDataDontLoad = 3
    /// Ignores all caches.
    case reloadIgnoringLocalAndRemoteCacheData = 4
    /// Uses a cached response if the server confirms it.
    case reloadRevalidatingCacheData = 5

    /// Ignores the local cache.
    public static let reloadIgnoringCacheData = Self.reloadIgnoringLocalCacheData
  }
}
