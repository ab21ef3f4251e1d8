/// The domain and the codes of Foundation's own `URLError`.
extension StateLabCore.URLError: CustomNSError {
  public static var errorDomain: String { "NSURLErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
