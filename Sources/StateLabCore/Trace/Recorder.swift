/// Collects the events of what is running.
///
/// The current recorder is a task-local value, so that code which no host reaches, such as a write
/// to a view that was never mounted, is recorded too, and two tests never meet.
///
/// It is used from one thread at a time: threads are played here, never started (fidelity 2.11, 8).
/// That is why it may call itself `Sendable` without a lock.
public final class Recorder: @unchecked Sendable {
  @TaskLocal public static var current: Recorder?

  /// The releases whose behaviour is played.
  public let profile: Profile
  private var events: [Event] = []
  /// What whatever happens now is caused by.
  private(set) var causes: [Int] = []

  /// The first API that the run asked for and its profile lacks; the host stops there.
  public internal(set) var missingAPI: API?

  // Set by the host as it plays.
  var time: Duration = .zero
  var frame = 0
  var pass = 0

  public init(profile: Profile = .iOS18) { self.profile = profile }

  public var trace: Trace { Trace(events) }

  /// Posts an event and returns its index.
  @discardableResult
  func record(_ kind: Event.Kind, at node: NodePath? = nil, causes: [Int]? = nil) -> Int {
    let index = events.count
    events.append(
      Event(
        index: index, time: time, frame: frame, pass: pass, node: node, kind: kind,
        causes: causes ?? self.causes))
    return index
  }

  /// Runs `body`; what it posts is caused by these events.
  func because<Result>(of causes: [Int], _ body: () throws -> Result) rethrows -> Result {
    let outer = self.causes
    self.causes = causes
    defer { self.causes = outer }
    return try body()
  }
}
