/// Foundation says of it what it says of its own.
extension StateLabCore.URLError: CustomNSError {
  public static var errorDomain: String { "NSURLErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
