/// The reference of all ratios: an array of closures returning `String`, an array of `Int`, an
/// array of `String`. An update is one increment, one call, one store.
///
/// Fixed by design.md, section 6. The reference must not become slower.
final class Bare {
  @exclusivity(unchecked) private var values: [Int]
  @exclusivity(unchecked) private var closures: [() -> String] = []
  @exclusivity(unchecked) private(set) var texts: [String]

  init(count: Int) {
    values = Array(repeating: 0, count: count)
    texts = Array(repeating: "", count: count)
    closures = (0..<count).map { index in { [unowned(unsafe) self] in String(values[index]) } }
  }

  func update(_ index: Int) {
    values[index] += 1
    texts[index] = closures[index]()
  }
}

extension Case {
  /// The same element each time, as in the case of the demands.
  static let bare = {
    let bare = Bare(count: 100)
    return repeating("bare reference", count: 100) { bare.update(50) }
  }()
}
