/// An API that not every profile has, with the release that brought it (Apple's documentation).
public struct API: Hashable, Sendable {
  public let name: String
  public let since: Release

  public static let stateObject = API(name: "StateObject", since: Release(14, 0))
  public static let onChange = API(name: "onChange(of:perform:)", since: Release(14, 0))
  public static let printChanges = API(name: "_printChanges()", since: Release(15, 0))
  public static let onChangeInitial = API(name: "onChange(of:initial:_:)", since: Release(17, 0))
  public static let observable = API(name: "Observable()", since: Release(17, 0))
  public static let logChanges = API(name: "_logChanges()", since: Release(17, 1))

  /// All of them, the oldest first.
  public static let all = [
    stateObject, onChange, printChanges, onChangeInitial, observable, logChanges,
  ]

  /// The sentence that takes the place of a result.
  public var absence: String { "not available before \(since)" }
}

extension Profile {
  public func has(_ api: API) -> Bool { release >= api.since }
}
