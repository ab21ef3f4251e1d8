/// One request of a ``URLSession``.
///
/// A task runs to its end even without a reference to it; only ``cancel()`` ends the task sooner.
public class URLSessionTask: @unchecked Sendable {
  /// The state of a task. The raw values are Foundation's.
  public enum State: Int, Sendable {
    /// A task is suspended, then running, then completed; a canceled task is canceling before it
    /// is completed.
    case running, suspended, canceling, completed
  }

  /// The request of the task.
  public let originalRequest: URLRequest?
  /// The state of the task; a new task is suspended.
  public private(set) var state = State.suspended

  private let request: URLRequest
  private let session: URLSession
  private var completion: ((URLSession.Answer) -> Void)?
  private var appointment: (any Cancellable)?

  /// The queue of responses, a simulated background thread.
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

  convenience init(
    _ request: URLRequest, of session: URLSession,
    _ completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) {
    self.init(request, of: session) { answer in
      switch answer {
      case .success(let (data, response)): completionHandler(data, response, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }

  /// Sends the request. Has no effect on a running or completed task.
  public func resume() {
    guard state == .suspended, !DryRun.isCurrent else { return }
    state = .running
    let (answer, delay) = session.answer(to: request)
    appointment = Self.queue.schedule(
      at: DispatchTime(sinceStart: DispatchTime.now().sinceStart + delay)
    ) {
      self.complete(with: answer)
    }
  }

  /// Ends the task: its handler receives the error `cancelled` in its turn, without a delay.
  public func cancel() {
    guard state == .running || state == .suspended, !DryRun.isCurrent else { return }
    state = .canceling
    appointment?.cancel()
    appointment = nil
    Self.queue.enqueue { self.complete(with: .failure(.ofSession(.cancelled))) }
  }

  private func complete(with answer: URLSession.Answer) {
    state = .completed
    appointment = nil
    let completion = self.completion
    self.completion = nil
    completion?(answer)
  }
}

/// A task that delivers its data at once, when all data has arrived.
public final class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that stores its data in a file.
public final class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
