// Sessions with options and with a delegate, as programs create them. No session has a network here.

@_spi(Controls) import StateLabCore

/// The options of a session. ``waitsForConnectivity`` and ``timeoutIntervalForResource`` have an
/// effect; the other options have none without a network.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// Has no effect: a request without a network fails sooner.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// The seconds that a request waits for a network, if it waits.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// True if requests wait for a network; otherwise they fail soon.
  open var waitsForConnectivity = false
  /// Kept for the program, without an effect.
  open var allowsCellularAccess = true
  open var allowsExpensiveNetworkAccess = true
  open var allowsConstrainedNetworkAccess = true
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = true
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 4
  open var httpShouldSetCookies = true
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var urlCache: AnyObject?
  open var httpCookieStorage: AnyObject?
  /// The identifier of a background session.
  public private(set) var identifier: String?

  /// New options with the values of the shared session.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// New options for a session that stores nothing.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// New options for a background session, which behaves like any other session here.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }
}

/// The delegate of a session.
public protocol URLSessionDelegate: NSObjectProtocol {
  /// Called once the program ends the session.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

/// The delegate of tasks without a completion handler.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Called once a task has ended.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

/// The delegate of data tasks without a completion handler.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// Called when the data has arrived.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

/// The delegate of downloads without a completion handler.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Called when the file is complete.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  /// Never called: the data arrives at once.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

extension URLSessionDelegate {
  /// The default implementation does nothing.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

extension URLSessionTaskDelegate {
  /// The default implementation does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}

extension URLSessionDataDelegate {
  /// The default implementation does nothing.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}

extension URLSessionDownloadDelegate {
  /// The default implementation does nothing.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}

/// A task that sends data.
public typealias URLSessionUploadTask = URLSessionDataTask

/// The options of a session, and its delegate until the session ends.
private final class SessionParts: @unchecked Sendable {
  let configuration: URLSessionConfiguration
  private let lock = NSLock()
  private var keptDelegate: (any URLSessionDelegate)?
  private let queue: OperationQueue?

  init(
    _ configuration: URLSessionConfiguration, _ delegate: (any URLSessionDelegate)?,
    _ queue: OperationQueue?
  ) {
    self.configuration = configuration
    keptDelegate = delegate
    self.queue = queue
  }

  var delegate: (any URLSessionDelegate)? { lock.withLock { keptDelegate } }

  /// Calls the delegate on its queue, or on the thread of the response.
  func tell(_ call: @escaping @Sendable (any URLSessionDelegate) -> Void) {
    @Sendable func tell() { if let delegate { call(delegate) } }
    if let queue { queue.addOperation(tell) } else { tell() }
  }

  /// Calls the delegate for the last time, and releases it.
  func end(_ call: @escaping @Sendable (any URLSessionDelegate) -> Void) {
    tell { [self] delegate in
      call(delegate)
      lock.withLock { keptDelegate = nil }
    }
  }
}

extension URLSession {
  private var ownParts: SessionParts? { parts as? SessionParts }

  /// A session with these options. It has no network: every request fails.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// A session with these options, whose tasks without a completion handler call a delegate. It has
  /// no network: every request fails.
  public convenience init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    let seconds = configuration.timeoutIntervalForResource
    let limit = Duration.seconds(seconds.isFinite ? min(max(seconds, 0), 604_800) : 604_800)
    self.init(
      server: configuration.waitsForConnectivity
        ? .awaitingNetwork(for: limit) : .failing(.notConnectedToInternet))
    parts = SessionParts(configuration, delegate, queue)
  }

  /// The options of the session.
  public var configuration: URLSessionConfiguration { ownParts?.configuration ?? .default }
  /// The delegate of the session, until the session ends.
  public var delegate: (any URLSessionDelegate)? { ownParts?.delegate }

  /// Ends the session. Our choice: tasks that run go on, and the delegate hears nothing of them.
  public func finishTasksAndInvalidate() {
    ownParts?.end { [self] in $0.urlSession(self, didBecomeInvalidWithError: nil) }
  }
  /// Ends the session, without a call of its delegate for the tasks that run.
  public func invalidateAndCancel() { finishTasksAndInvalidate() }

  /// Creates a task whose data the session's delegate receives.
  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    let link = TaskLink<URLSessionDataTask>()
    let task = dataTask(with: request) {
      [self] (data: Foundation.Data?, _: URLResponse?, error: (any Error)?) in
      guard let task = link.task else { return }
      ownParts?.tell { [self] delegate in
        if let data {
          (delegate as? any URLSessionDataDelegate)?.urlSession(
            self, dataTask: task, didReceive: data)
        }
        (delegate as? any URLSessionTaskDelegate)?.urlSession(
          self, task: task, didCompleteWithError: error)
      }
    }
    link.task = task
    return task
  }

  /// Creates a task whose data the session's delegate receives.
  public func dataTask(with url: Foundation.URL) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url))
  }

  /// Creates a task that sends the data.
  public func uploadTask(
    with request: URLRequest, from bodyData: Foundation.Data?,
    completionHandler: @escaping @Sendable (Foundation.Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    var request = request
    request.httpBody = bodyData
    return dataTask(with: request, completionHandler: completionHandler)
  }

  /// Creates a download task. Its file exists until the handler returns.
  public func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Foundation.URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    download(request) { data, response, error in
      let file = data.flatMap(Self.file)
      completionHandler(file, response, error)
      if let file { try? FileManager.default.removeItem(at: file) }
    }
  }

  /// Creates a download task. Its file exists until the handler returns.
  public func downloadTask(
    with url: Foundation.URL,
    completionHandler: @escaping @Sendable (Foundation.URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Creates a task for a file that the session's delegate receives.
  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    let link = TaskLink<URLSessionDownloadTask>()
    let task = download(request) { [self] data, _, error in
      guard let task = link.task else { return }
      ownParts?.tell { [self] delegate in
        if let file = data.flatMap(Self.file) {
          (delegate as? any URLSessionDownloadDelegate)?.urlSession(
            self, downloadTask: task, didFinishDownloadingTo: file)
          try? FileManager.default.removeItem(at: file)
        }
        (delegate as? any URLSessionTaskDelegate)?.urlSession(
          self, task: task, didCompleteWithError: error)
      }
    }
    link.task = task
    return task
  }

  /// Creates a task for a file that the session's delegate receives.
  public func downloadTask(with url: Foundation.URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// A temporary file with the data.
  private static func file(of data: StateLabCore.Data) -> Foundation.URL? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    do { try Foundation.Data(data).write(to: file) } catch { return nil }
    return file
  }
}

/// The task that a completion handler belongs to.
private final class TaskLink<Task: URLSessionTask>: @unchecked Sendable {
  weak var task: Task?
}
