/// The numbers of `@Observable` objects in a recording. Such an object has no publisher that could keep
/// its number.
final class NumberedObservables {
  private let recording: Recording
  private var known: [ObjectIdentifier: Entry] = [:]

  /// Weak: a recording keeps no object of the program alive, and a new object may have the address of a
  /// released one.
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  init(in recording: Recording) { self.recording = recording }

  /// The number of the object, which is the next free number at the first call.
  func number(of object: AnyObject) -> Int {
    let id = ObjectIdentifier(object)
    if let entry = known[id], entry.object === object { return entry.number }
    let number = recording.nextID()
    known[id] = Entry(object: object, number: number)
    return number
  }
}
