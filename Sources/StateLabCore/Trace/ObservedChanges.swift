import Synchronization

/// The pending changes of `@Observable` objects that views have read (R22).
///
/// The Observation module notifies the readers of a property in hash order, which differs between
/// runs. So the changes wait: the next recorded event, and the next frame, first posts all of them,
/// in the mount order of the readers. Hosts that record into one trace share the list.
@MainActor
final class ObservedChanges {
  private var waiting: [any ObservedChange] = [] {
    didSet { areWaiting.store(!waiting.isEmpty, ordering: .relaxed) }
  }
  /// The number of changes, from the first on, whose values were compared.
  private var comparedCount = 0
  /// The number of changes so far.
  private(set) var count = 0
  /// True if a change waits, for code without an actor: a check of the current executor takes
  /// longer.
  nonisolated let areWaiting = Atomic(false)

  /// True while code of the program changes a property in place, such as an array that `sort` sorts.
  static var valueMayBeIncomplete = false

  nonisolated init() {}

  /// A change arrives before its value is stored, so the values of the changes before it are compared
  /// now. The readers of one property arrive together; one of them stands for all.
  func add(_ change: any ObservedChange) {
    if !Self.valueMayBeIncomplete, let last = waiting.last, last.compare() {
      for earlier in waiting[comparedCount...] { _ = earlier.compare() }
      comparedCount = waiting.count
    }
    waiting.append(change)
    count += 1
  }

  /// True if a change that this reader read still waits.
  func isWaiting(_ reader: AnyObject) -> Bool { waiting.contains { $0.reader === reader } }

  /// True if the last waiting change is not compared yet and includes values of the object: the
  /// object's current values are then part of that change.
  func willDescribe(_ object: AnyObject) -> Bool { waiting.last?.willDescribe(object) == true }

  /// Leaves recorded changes of an object out of the changes that wait.
  func leaveOut(_ changes: [ObjectChange], of object: AnyObject) {
    for change in waiting { change.leaveOut(changes, of: object) }
  }

  /// Posts the changes, unless a property of an object is being changed in place: its value may be
  /// incomplete.
  ///
  /// - Parameter isInFrame: True at a frame, which waits for no change: a `mutating` function that
  ///   awaits may change its property in place for many frames.
  func post(isInFrame: Bool = false) {
    guard areWaiting.load(ordering: .relaxed), isInFrame || !Self.valueMayBeIncomplete else {
      return
    }
    let changes = exchange(&waiting, with: [])
    comparedCount = 0
    let ordered = changes.map { (order: $0.order, change: $0) }.sorted { $0.order < $1.order }
    for (_, change) in ordered { change.post() }
  }
}

/// A change of a property that a view has read.
@MainActor
protocol ObservedChange {
  /// The node that read the property.
  var reader: AnyObject { get }
  /// The numbers of the reader's host and of its mount.
  var order: (host: Int, mount: Int) { get }
  /// Compares the values before and after the change, once they differ. Returns true if they do.
  func compare() -> Bool
  /// True if the change is not compared yet, and its values include those of an object.
  func willDescribe(_ object: AnyObject) -> Bool
  /// Leaves out changes of an object that are recorded without this reader.
  func leaveOut(_ changes: [ObjectChange], of object: AnyObject)
  func post()
}
