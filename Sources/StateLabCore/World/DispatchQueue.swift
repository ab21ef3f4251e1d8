/// The queues of Dispatch, simulated: no thread is started, and time is virtual.
///
/// A block goes to the world of the code that queues it and waits there: `async` blocks until the
/// host has flushed the action that queued them, `asyncAfter` blocks until `host.advance(by:)` gets
/// there (fidelity 2.11, 5). Blocks of queues other than ``main`` run in the same order, played as
/// if off the main thread (fidelity 2.11, 8): in Dispatch the order of two queues is not specified,
/// here it is that of the calls (our choice).
public final class DispatchQueue: Sendable {
  /// The queue whose blocks may change what views show.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

  /// The queue for work off the main thread. The quality of service changes nothing here.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// The queue's name, for people who debug; nothing here looks at it.
  public let label: String

  /// A queue whose blocks play as if off the main thread.
  public init(label: String) { self.label = label }

  /// Runs the block when its turn comes. Where no world is current, it never runs; a real thread
  /// finds the world of a program that `statelab try` plays.
  public func async(execute work: @escaping @Sendable () -> Void) { enqueue(work) }

  /// Runs the block when the virtual clock reaches the deadline. Where no world is current, it
  /// never runs.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    _ = schedule(at: deadline, work)
  }

  func enqueue(_ work: @escaping () -> Void) {
    guard let world = World.here else { return }
    guard MainThread.isCurrent else {
      return world.inbox.add { [self, unowned world] in
        world.pendingMain.append(caused(work, in: world))
      }
    }
    world.pendingMain.append(caused(work, in: world))
  }

  /// Queues what a task does next (``TaskJobs``).
  func enqueue(hopIn world: World, _ work: @escaping () -> Void) {
    world.pendingMain.append(caused(work, in: world), isHop: true)
  }

  func schedule(at time: DispatchTime, _ work: @escaping () -> Void) -> VirtualClock.Appointment? {
    guard let world = World.here else { return nil }
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

  /// The block as it will be played: in its world, on its thread, and because of what queued it.
  private func caused(_ work: @escaping () -> Void, in world: World) -> () -> Void {
    let isMain = self === Self.main
    let causes = (Recorder.current ?? world.recorder)?.causes ?? []
    return {
      World.$current.withValue(world) {
        let play = { isMain ? world.playOnMain(work) : world.playInBackground(work) }
        guard let recorder = Recorder.current else { return play() }
        recorder.because(of: recorder.causes(ofScheduled: causes), play)
      }
    }
  }
}

/// The urgency of work. It changes nothing here.
public struct DispatchQoS: Sendable {
  /// The degrees of urgency.
  public enum QoSClass: Sendable {
    /// A degree of urgency; it changes nothing here.
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }
}
