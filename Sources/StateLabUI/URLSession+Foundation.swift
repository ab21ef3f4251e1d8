// The laboratory's network has its own URLs and data, so that the laboratory needs no Foundation.
// Programs use Foundation's types.

@_spi(Controls) import StateLabCore

extension URLRequest {
  /// A request for the resource at this URL.
  public init(
    url: Foundation.URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.init(
      url: StateLabCore.URL(_text: url.absoluteString), cachePolicy: cachePolicy,
      timeoutInterval: timeoutInterval)
  }

  /// The data to send.
  public var httpBody: Foundation.Data? {
    get { body.map { Foundation.Data($0) } }
    set { body = newValue.map { StateLabCore.Data($0) } }
  }
}

extension URLSession {
  /// Creates a task for this request, which starts with `resume()`.
  ///
  /// - Parameter completionHandler: Called once, on a simulated background thread, with data and a
  ///   response, or with an error.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Foundation.Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: request) { (data: StateLabCore.Data?, response, error) in
      completionHandler(data.map { Foundation.Data($0) }, response, error)
    }
  }

  /// Creates a task for this URL, which starts with `resume()`.
  public func dataTask(
    with url: Foundation.URL,
    completionHandler: @escaping @Sendable (Foundation.Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// A publisher of the response to one request. Each subscriber sends a request of its own.
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> Publishers.Map<DataTaskPublisher, (data: Foundation.Data, response: URLResponse)> {
    Publishers.Map(
      upstream: StateLabCore.URLSession.DataTaskPublisher(request: request, session: self)
    ) { (Foundation.Data($0.data), $0.response) }
  }

  /// A publisher of the response from this URL. Each subscriber sends a request of its own.
  public func dataTaskPublisher(
    for url: Foundation.URL
  ) -> Publishers.Map<DataTaskPublisher, (data: Foundation.Data, response: URLResponse)> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// The response from this URL.
  ///
  /// - Throws: `URLError`; with the code `cancelled` when the task is canceled.
  public func data(from url: Foundation.URL) async throws -> (Foundation.Data, URLResponse) {
    let (data, response): (StateLabCore.Data, URLResponse) = try await data(
      for: URLRequest(url: url))
    return (Foundation.Data(data), response)
  }

  /// The response to this request.
  ///
  /// - Throws: `URLError`; with the code `cancelled` when the task is canceled.
  public func data(for request: URLRequest) async throws -> (Foundation.Data, URLResponse) {
    let (data, response): (StateLabCore.Data, URLResponse) = try await data(for: request)
    return (Foundation.Data(data), response)
  }

  /// The response from this URL. The simulation calls no delegate, so `delegate` is nil.
  ///
  /// - Throws: `URLError`; with the code `cancelled` when the task is canceled.
  public func data(
    from url: Foundation.URL, delegate: Never?
  ) async throws -> (Foundation.Data, URLResponse) { try await data(from: url) }

  /// The response to this request. The simulation calls no delegate, so `delegate` is nil.
  ///
  /// - Throws: `URLError`; with the code `cancelled` when the task is canceled.
  public func data(
    for request: URLRequest, delegate: Never?
  ) async throws -> (Foundation.Data, URLResponse) { try await data(for: request) }

  /// The response to this request, which sends the data.
  ///
  /// - Throws: `URLError`; with the code `cancelled` when the task is canceled.
  public func upload(
    for request: URLRequest, from bodyData: Foundation.Data
  ) async throws -> (Foundation.Data, URLResponse) {
    var request = request
    request.httpBody = bodyData
    return try await data(for: request)
  }
}
