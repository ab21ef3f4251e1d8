/// One request of a ``URLSession``.
///
/// It runs to its end whether or not anybody holds a reference to it; only ``cancel()`` ends it
/// sooner.
public class URLSessionTask: @unchecked Sendable {
  /// The state of a task. The raw values are Foundation's.
  public enum State: Int, Sendable {
    /// Each task is suspended, then running, then completed; one that is cancelled is canceling
    /// first.
    case running, suspended, canceling, completed
  }

  /// The request that the task was made with.
  public let originalRequest: URLRequest?
  /// The state of the task; a new one is suspended.
  public private(set) var state = State.suspended

  private let request: URLRequest
  private let session: URLSession
  private var completion: ((URLSession.Answer) -> Void)?
  private var appointment: VirtualClock.Appointment?

  /// Answers arrive here, off the main thread.
  private static let queue = DispatchQueue(label: "com.apple.NSURLSession-delegate")

  init(
    _ request: URLRequest, of session: URLSession,
    completion: @escaping (URLSession.Answer) -> Void
  ) {
    originalRequest = request
    self.request = request
    self.session = session
    self.completion = completion
  }

  /// Sends the request. A task that runs or has ended takes no notice.
  public func resume() {
    guard state == .suspended, !DryRun.isCurrent else { return }
    state = .running
    let (answer, delay) = session.answer(to: request)
    appointment = Self.queue.schedule(at: DispatchTime(sinceStart: World.now + delay)) {
      self.complete(with: answer)
    }
  }

  /// Ends the task: its handler gets the error `cancelled` in its turn, no time later.
  public func cancel() {
    guard state == .running || state == .suspended, !DryRun.isCurrent else { return }
    state = .canceling
    appointment?.cancel()
    appointment = nil
    Self.queue.enqueue { self.complete(with: .failure(URLError(.cancelled))) }
  }

  private func complete(with answer: URLSession.Answer) {
    state = .completed
    appointment = nil
    let completion = self.completion
    self.completion = nil
    completion?(answer)
  }
}

/// A task that brings its data at once, when all of it has arrived.
public final class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
