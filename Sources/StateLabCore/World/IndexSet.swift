/// Positions in a collection, in ascending order, as `onDelete` and `onMove` pass them.
///
///     people.remove(atOffsets: [0, 2])
public struct IndexSet: Hashable, Sendable, BidirectionalCollection, SetAlgebra {
  public typealias Element = Int
  private var places: [Int]

  /// An empty set.
  public init() { places = [] }
  /// A set of one position.
  public init(integer: Int) { places = [integer] }
  /// The positions of a range.
  public init(integersIn range: Range<Int>) { places = Array(range) }
  /// The positions of a range.
  public init(integersIn range: ClosedRange<Int>) { places = Array(range) }
  /// The positions of a sequence.
  public init(_ elements: some Sequence<Int>) { places = Set(elements).sorted() }

  public var startIndex: Int { places.startIndex }
  public var endIndex: Int { places.endIndex }
  public var isEmpty: Bool { places.isEmpty }
  public subscript(position: Int) -> Int { places[position] }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }

  /// True if the set contains the position.
  public func contains(_ integer: Int) -> Bool { places.contains(integer) }
  /// True if the set contains all positions of a range.
  public func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy(contains) }
  /// Adds a position, and returns whether the position was missing.
  @discardableResult
  public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let isMissing = !contains(integer)
    if isMissing { formUnion([integer]) }
    return (isMissing, integer)
  }
  /// Adds the positions of a range.
  public mutating func insert(integersIn range: Range<Int>) { formUnion(Self(range)) }
  /// Adds a position, and returns the position if the set already contained it.
  @discardableResult
  public mutating func update(with integer: Int) -> Int? {
    insert(integer).inserted ? nil : integer
  }
  /// Removes a position, and returns the position if the set contained it.
  @discardableResult
  public mutating func remove(_ integer: Int) -> Int? {
    places.firstIndex(of: integer).map { places.remove(at: $0) }
  }
  /// Removes the positions of a range.
  public mutating func remove(integersIn range: Range<Int>) {
    places.removeAll { range.contains($0) }
  }
  /// Removes all positions.
  public mutating func removeAll() { places = [] }
  /// The positions of either set.
  public func union(_ other: Self) -> Self { Self(places + other.places) }
  /// The positions of both sets.
  public func intersection(_ other: Self) -> Self {
    let others = Set(other)
    return Self(places.filter(others.contains))
  }
  /// The positions of exactly one of the sets.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(Set(places).symmetricDifference(other))
  }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}

extension IndexSet: ExpressibleByArrayLiteral {
  /// A set of these positions.
  public init(arrayLiteral elements: Int...) { self.init(elements) }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at these positions.
  @_disfavoredOverload
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at these positions before the element at `destination`.
  @_disfavoredOverload
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[startIndex + $0] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: startIndex + destination - before)
  }
}

extension IndexSet: DescribedAsWrappedValue {
  /// The positions alone: `[0, 2]`.
  var describedValue: Any? { places }
}
