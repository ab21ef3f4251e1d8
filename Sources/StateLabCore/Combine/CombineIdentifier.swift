import Synchronization

/// A name for one subscriber or subscription: unlike every other made in this process.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private enum Source: Hashable, Sendable {
    case counted(UInt64)
    case object(ObjectIdentifier)
  }
  private let source: Source

  private static let next = Atomic<UInt64>(0)

  public init() {
    source = .counted(Self.next.wrappingAdd(1, ordering: .relaxed).oldValue)
  }

  public init(_ object: AnyObject) { source = .object(ObjectIdentifier(object)) }

  /// Never an address: those differ between runs.
  public var description: String {
    switch source {
    case .counted(let number): "\(number)"
    case .object: "object"
    }
  }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
