/// Places in a collection, in ascending order, as `onDelete` and `onMove` hand them over.
public struct IndexSet: Hashable, Sendable, BidirectionalCollection {
  private var places: [Int]

  /// No place.
  public init() { places = [] }
  /// One place.
  public init(integer: Int) { places = [integer] }
  /// The places of a range.
  public init(integersIn range: Range<Int>) { places = Array(range) }
  /// Some places.
  public init(_ elements: some Sequence<Int>) { places = Set(elements).sorted() }

  public var startIndex: Int { places.startIndex }
  public var endIndex: Int { places.endIndex }
  public subscript(position: Int) -> Int { places[position] }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }

  /// True if the place is one of these.
  public func contains(_ integer: Int) -> Bool { places.contains(integer) }
  /// Adds a place.
  public mutating func insert(_ integer: Int) { self = IndexSet(places + [integer]) }
  /// Takes a place out.
  public mutating func remove(_ integer: Int) { places.removeAll { $0 == integer } }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at these places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at these places in front of the one that stands at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[startIndex + $0] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: startIndex + destination - before)
  }
}

extension IndexSet: DescribedAsWrappedValue {
  /// The places alone: `[0, 2]`.
  var describedValue: Any? { places }
}
