/// An API that not every profile has, with the release that brought it (Apple's documentation).
public struct API: Hashable, Sendable {
  public let name: String
  public let since: Release

  public static let stateObject = API(name: "StateObject", since: Release(14, 0))
  public static let onChange = API(name: "onChange(of:perform:)", since: Release(14, 0))

  /// The sentence that takes the place of a result.
  public var absence: String { "not available before \(since)" }
}

extension Profile {
  public func has(_ api: API) -> Bool { release >= api.since }
}
