extension URLSession {
  /// The response from this URL.
  ///
  /// - Throws: `URLError`; with the code `cancelled` when the task is canceled.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// The response to this request.
  ///
  /// - Throws: `URLError`; with the code `cancelled` when the task is canceled.
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
  /// The response to this request, which sends the data.
  ///
  /// - Throws: `URLError`; with the code `cancelled` when the task is canceled.
  @_disfavoredOverload
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    var request = request
    request.httpBody = bodyData
    return try await data(for: request)
  }
}

/// A request with a waiting task.
private final class AsyncRequest: @unchecked Sendable {
  private let request: URLRequest
  private let session: URLSession
  /// The world whose server answers; a detached task does not inherit it.
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
