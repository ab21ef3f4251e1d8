/// A value without visible parts: a trace describes the value by its type alone.
public protocol _Opaque: CustomReflectable {}

/// A subscriber or a subscription that a playground shows by its description.
public protocol _Described: CustomStringConvertible, CustomPlaygroundDisplayConvertible {}

extension _Described {
  public var playgroundDescription: Any { description }
}

extension _Opaque {
  public var customMirror: Mirror { Mirror(self, children: []) }
}
