@_spi(Steps) import StateLabCore

/// An array that counts the elements that it copies: a value that is changed in place copies none.
nonisolated struct CountedArray: Equatable {
  private nonisolated final class Storage {
    var elements: [Int]
    init(_ elements: [Int]) { self.elements = elements }
  }

  private var storage: Storage

  init(_ elements: [Int] = []) { storage = Storage(elements) }

  var elements: [Int] { storage.elements }

  mutating func append(_ elements: [Int]) {
    if !isKnownUniquelyReferenced(&storage) {
      StepCounter.count(storage.elements.count)
      storage = Storage(storage.elements)
    }
    storage.elements += elements
  }

  static func == (a: Self, b: Self) -> Bool {
    a.storage === b.storage || a.storage.elements == b.storage.elements
  }
}
