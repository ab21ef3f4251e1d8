import Synchronization

/// A unique identifier of a subscriber or a subscription within this process.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private enum Source: Hashable, Sendable {
    case counted(UInt64)
    case object(ObjectIdentifier)
  }
  private let source: Source

  private static let next = Atomic<UInt64>(0)

  /// A new unique identifier.
  public init() {
    source = .counted(Self.next.wrappingAdd(1, ordering: .relaxed).oldValue)
  }

  /// The identifier of an object: the same at each call.
  public init(_ object: AnyObject) { source = .object(ObjectIdentifier(object)) }

  /// A number, or the word `object`; never an address, which would differ between runs.
  public var description: String {
    switch source {
    case .counted(let number): "\(number)"
    case .object: "object"
    }
  }
}

/// A type with a unique identifier for each value.
public protocol CustomCombineIdentifierConvertible {
  /// The unique identifier of the publisher or subscriber. A class need not implement this
  /// property: its objects are their own identifiers.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The unique identifier of the publisher or subscriber. A class need not implement this
  /// property: its objects are their own identifiers.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
