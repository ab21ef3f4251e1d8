import Synchronization

/// A name for one subscriber or subscription: unlike every other made in this process.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private enum Source: Hashable, Sendable {
    case counted(UInt64)
    case object(ObjectIdentifier)
  }
  private let source: Source

  private static let next = Atomic<UInt64>(0)

  /// A name that nothing else has.
  public init() {
    source = .counted(Self.next.wrappingAdd(1, ordering: .relaxed).oldValue)
  }

  /// The name of an object: the same each time.
  public init(_ object: AnyObject) { source = .object(ObjectIdentifier(object)) }

  /// A number, or the word `object`; never an address, which would differ between runs.
  public var description: String {
    switch source {
    case .counted(let number): "\(number)"
    case .object: "object"
    }
  }
}

/// Something that can be told apart from others of its kind.
public protocol CustomCombineIdentifierConvertible {
  /// A value that no other publisher or subscriber has. A class need not implement it: its objects
  /// are named by themselves.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// A value that no other publisher or subscriber has. A class need not implement it: its objects
  /// are named by themselves.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
