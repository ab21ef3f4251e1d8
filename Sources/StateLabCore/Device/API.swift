/// An API that not every profile has, with the release that brought it (Apple's documentation).
public struct API: Hashable, Sendable {
  /// As Apple's documentation writes it, for example `onChange(of:perform:)`.
  public let name: String
  /// The first release that has it.
  public let since: Release

  /// ``StateLabCore/App`` and its scenes, which older apps did with a delegate.
  public static let app = API(name: "App", since: Release(14, 0))
  /// ``StateObject``, which keeps its object for as long as the view lives (R54).
  public static let stateObject = API(name: "StateObject", since: Release(14, 0))
  /// The form whose closure takes the new value (R43).
  public static let onChange = API(name: "onChange(of:perform:)", since: Release(14, 0))
  /// The message that says why a body runs (R23).
  public static let printChanges = API(name: "_printChanges()", since: Release(15, 0))
  /// The form whose closure takes the old and the new value (R43).
  public static let onChangeInitial = API(name: "onChange(of:initial:_:)", since: Release(17, 0))
  /// `@Observable` objects, tracked a property at a time (R22).
  public static let observable = API(name: "Observable()", since: Release(17, 0))
  /// Prints what ``printChanges`` does, to the system log (R23).
  public static let logChanges = API(name: "_logChanges()", since: Release(17, 1))

  /// All of them, the oldest first.
  public static let all = [
    app, stateObject, onChange, printChanges, onChangeInitial, observable, logChanges,
  ]

  /// The sentence that takes the place of a result.
  public var absence: String { "not available before \(since)" }
}

extension Profile {
  /// True if the release that is played has this API. A program that uses one it lacks is stopped.
  public func has(_ api: API) -> Bool { release >= api.since }
}
