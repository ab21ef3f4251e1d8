/// Domain and code, as Foundation's own `URLError` has them.
extension StateLabCore.URLError: CustomNSError {
  public static var errorDomain: String { "NSURLErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
