/// An API that some profiles lack, with the release that introduced it (Apple's documentation).
public struct API: Hashable, Sendable {
  /// The API's name in Apple's documentation, for example `onChange(of:perform:)`.
  public let name: String
  /// The first release that has the API.
  public let since: Release

  /// ``StateLabCore/App`` and its scenes. Older apps use a delegate.
  public static let app = API(name: "App", since: Release(14, 0))
  /// ``StateObject``, whose object lives as long as the view's identity (R54).
  public static let stateObject = API(name: "StateObject", since: Release(14, 0))
  /// `onChange`, whose closure receives the new value (R43).
  public static let onChange = API(name: "onChange(of:perform:)", since: Release(14, 0))
  /// The message that names the reason for a body (R23).
  public static let printChanges = API(name: "_printChanges()", since: Release(15, 0))
  /// `onChange`, whose closure receives the old and the new value (R43).
  public static let onChangeInitial = API(name: "onChange(of:initial:_:)", since: Release(17, 0))
  /// `@Observable` objects, tracked per property (R22).
  public static let observable = API(name: "Observable()", since: Release(17, 0))
  /// The message of ``printChanges``, in the system log (R23).
  public static let logChanges = API(name: "_logChanges()", since: Release(17, 1))

  /// All APIs, the oldest first.
  public static let all = [
    app, stateObject, onChange, printChanges, onChangeInitial, observable, logChanges,
  ]

  /// The sentence that replaces a result.
  public var absence: String { "not available before \(since)" }
}

extension Profile {
  /// True if the release of the profile has this API. The host stops a program that uses a missing
  /// API.
  public func has(_ api: API) -> Bool { release >= api.since }
}
