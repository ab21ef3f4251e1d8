/// The queues of Dispatch, simulated: they start no thread, and time is virtual.
///
/// A block waits in the world of the code that queued it: `async` blocks until the host has flushed
/// the action that queued them, `asyncAfter` blocks until `host.advance(by:)` reaches their
/// deadline (fidelity 2.11, 5). Blocks of queues other than ``main`` run in the same order, on
/// simulated background threads (fidelity 2.11, 8): Dispatch does not specify the order between two
/// queues; here it is the order of the calls (our choice).
///
/// Without a current world, as in a test of a model without a host, the blocks of all queues run on
/// the main actor, in real time.
public final class DispatchQueue: Sendable {
  /// The queue of the main thread, whose blocks may change the state of views.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

  /// A queue for work on a simulated background thread. The quality of service has no effect.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// The queue's name, for debugging; the simulation ignores it.
  public let label: String

  /// A queue whose blocks run on a simulated background thread.
  public init(label: String) { self.label = label }

  /// A queue whose blocks run on a simulated background thread, one after the other: the quality of
  /// service, the attributes and the target have no effect.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) { self.init(label: label) }

  /// Runs the block in its turn. On a real thread, the current world is that of the program in
  /// `statelab try`.
  public func async(execute work: @escaping @Sendable () -> Void) { enqueue(work) }

  /// Runs the block when the virtual clock reaches the deadline.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    _ = schedule(at: deadline, work)
  }

  func enqueue(_ work: @escaping () -> Void) {
    guard let world = World.here else {
      return RealTimeBlock(work).start(at: DispatchTime.now().sinceStart)
    }
    guard MainThread.isCurrent else {
      return world.inbox.add { [self, unowned world] in
        world.pendingMain.append(caused(work, in: world))
      }
    }
    world.pendingMain.append(caused(work, in: world))
  }

  /// Queues the next job of a task (``TaskJobs``).
  func enqueue(hopIn world: World, _ work: @escaping () -> Void) {
    world.pendingMain.append(caused(work, as: .task, in: world), isHop: true)
  }

  func schedule(at time: DispatchTime, _ work: @escaping () -> Void) -> (any Cancellable)? {
    guard let world = World.here else {
      guard time != .distantFuture else { return nil }
      let block = RealTimeBlock(work)
      block.start(at: time.sinceStart)
      return block
    }
    guard MainThread.isCurrent else {
      world.inbox.add { [self, unowned world] in _ = schedule(at: time, in: world, work) }
      return nil
    }
    return schedule(at: time, in: world, work)
  }

  func schedule(
    at time: DispatchTime, in world: World, _ work: @escaping () -> Void
  ) -> VirtualClock.Appointment? {
    guard time != .distantFuture else { return nil }
    return world.clock.schedule(at: time.sinceStart, caused(work, in: world))
  }

  /// The block with its context: its world, its simulated thread, and its causes.
  private func caused(
    _ work: @escaping () -> Void, as code: Event.Code = .block, in world: World
  ) -> () -> Void {
    let isMain = self === Self.main
    let causes = (Recorder.current ?? world.recorder)?.causes ?? []
    return {
      World.$current.withValue(world) {
        let play = { isMain ? world.playOnMain(work) : world.playInBackground(work) }
        guard let recorder = Recorder.current else { return play() }
        recorder.running(code) {
          recorder.because(of: recorder.causes(ofScheduled: causes), play)
        }
      }
    }
  }
}

extension DispatchQueue {
  /// Options of a queue. They have no effect in the simulation.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Blocks of the queue may run at the same time.
    public static let concurrent = Attributes(rawValue: 1)
    /// The queue waits for its activation.
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  /// Runs the block at once, on the thread of the caller.
  public func sync<Result, Failure: Error>(
    execute work: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try work() }
  public func sync<Result, Failure: Error>(
    flags: DispatchWorkItemFlags, execute work: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try work() }

  /// Runs the block in its turn, as a part of the group.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
  ) {
    group?.enter()
    enqueue {
      work()
      group?.leave()
    }
  }

  /// Runs the block when the virtual clock reaches the deadline; the quality of service and the
  /// flags have no effect.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) { asyncAfter(deadline: deadline, execute: work) }

  /// Calls the block once for each number, one call after the other.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }
}

/// Options of a block. They have no effect in the simulation.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Blocks before this one end first, as always here.
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  /// The block is independent of its caller.
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
}

/// The quality of service. It has no effect in the simulation.
public struct DispatchQoS: Hashable, Sendable {
  /// The class of this quality of service.
  public let qosClass: QoSClass

  /// The quality-of-service classes.
  public enum QoSClass: Hashable, Sendable {
    /// A quality-of-service class; it has no effect in the simulation.
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }

  /// A quality of service; it has no effect in the simulation.
  public static let background = DispatchQoS(qosClass: .background)
  public static let utility = DispatchQoS(qosClass: .utility)
  public static let `default` = DispatchQoS(qosClass: .default)
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
  public static let unspecified = DispatchQoS(qosClass: .unspecified)
}
