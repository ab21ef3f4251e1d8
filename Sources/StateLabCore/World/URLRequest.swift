/// A request to a ``URLSession``: an address, and what is sent there.
public struct URLRequest: Hashable, Sendable, CustomStringConvertible {
  /// The address of the request. Nil goes nowhere and is answered all the same: only the server
  /// looks at it.
  public var url: URL?
  /// The method: `GET` unless something else is set.
  public var httpMethod: String? = "GET" {
    didSet { if httpMethod == nil { httpMethod = "GET" } }
  }
  /// The bytes that are sent.
  public var httpBody: Data? {
    get { body }
    set { body = newValue }
  }
  /// The same bytes by another name: in programs `httpBody` has Foundation's type.
  @_spi(Controls) public var body: Data?
  /// The header fields that are sent.
  public var allHTTPHeaderFields: [String: String]?
  /// The use of cached answers. There is no cache here, and every request is sent.
  public var cachePolicy: CachePolicy
  /// The seconds after which a request without an answer fails with `timedOut`.
  public var timeoutInterval: Double

  /// A request for what is at this address.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: Double = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// The value of a header field, however its name is capitalised.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// Sets a header field, or takes it out.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    for key in fields.keys where key.lowercased() == field.lowercased() { fields[key] = nil }
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to a header field, behind a comma where it has one.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field).map { $0 + "," } ?? ""
    setValue(old + value, forHTTPHeaderField: field)
  }

  public var description: String { url?.description ?? "no address" }

  /// When an answer may come from a cache. It changes nothing here.
  public enum CachePolicy: UInt, Sendable {
    /// As the server says.
    case useProtocolCachePolicy = 0
    /// Never from this device.
    case reloadIgnoringLocalCacheData = 1
    /// From the cache, however old, or else from the server.
    case returnCacheDataElseLoad = 2
    /// From the cache, however old, and never from the server.
    case returnCacheDataDontLoad = 3
    /// Never.
    case reloadIgnoringLocalAndRemoteCacheData = 4
    /// If the server says that it still holds.
    case reloadRevalidatingCacheData = 5

    /// Never from this device.
    public static let reloadIgnoringCacheData = Self.reloadIgnoringLocalCacheData
  }
}
