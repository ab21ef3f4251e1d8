extension URLSession {
  /// The answer of this address, once it has come.
  ///
  /// - Throws: `URLError`; one with the code `cancelled` when the task is cancelled.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// The answer to this request, once it is there.
  ///
  /// - Throws: `URLError`; one with the code `cancelled` when the task is cancelled.
  @_disfavoredOverload
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    let request = AsyncRequest(request, of: self)
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { request.send($0) }
    } onCancel: {
      request.cancel()
    }
  }
}

extension URLSession {
  /// The answer to this request, which takes the data along.
  ///
  /// - Throws: `URLError`; one with the code `cancelled` when the task is cancelled.
  @_disfavoredOverload
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    var request = request
    request.httpBody = bodyData
    return try await data(for: request)
  }
}

/// A request that a task waits for.
private final class AsyncRequest: @unchecked Sendable {
  private let request: URLRequest
  private let session: URLSession
  /// The world whose server answers; a task that runs detached does not know it by itself.
  private let world = World.here
  private var task: URLSessionDataTask?

  init(_ request: URLRequest, of session: URLSession) {
    self.request = request
    self.session = session
  }

  func send(_ continuation: UnsafeContinuation<(Data, URLResponse), any Error>) {
    inWorld {
      task = URLSessionDataTask(request, of: session) { answer in
        continuation.resume(
          with: answer.map { ($0.data, $0.response) }.mapError { $0 as any Error })
      }
      task?.resume()
    }
  }

  func cancel() { inWorld { task?.cancel() } }

  private func inWorld(_ body: () -> Void) { World.$current.withValue(world, operation: body) }
}
