// The laboratory's network has addresses and bytes of its own, so that the laboratory needs no
// Foundation. Programs have Foundation's: they build its addresses, and decode its data.

@_spi(Controls) import StateLabCore

extension URLRequest {
  /// A request for what is at this address.
  public init(
    url: Foundation.URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.init(
      url: StateLabCore.URL(_text: url.absoluteString), cachePolicy: cachePolicy,
      timeoutInterval: timeoutInterval)
  }

  /// The bytes that are sent.
  public var httpBody: Foundation.Data? {
    get { body.map { Foundation.Data($0) } }
    set { body = newValue.map { StateLabCore.Data($0) } }
  }
}

extension URLSession {
  /// Makes a task for this request, which does nothing before `resume()`.
  ///
  /// - Parameter completionHandler: Called once, off the main thread, with data and a response, or
  ///   with an error.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Foundation.Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: request) { (data: StateLabCore.Data?, response, error) in
      completionHandler(data.map { Foundation.Data($0) }, response, error)
    }
  }

  /// Makes a task for this address, which does nothing before `resume()`.
  public func dataTask(
    with url: Foundation.URL,
    completionHandler: @escaping @Sendable (Foundation.Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// A publisher of the answer to one request. Each subscriber sends a request of its own.
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> Publishers.Map<DataTaskPublisher, (data: Foundation.Data, response: URLResponse)> {
    Publishers.Map(
      upstream: StateLabCore.URLSession.DataTaskPublisher(request: request, session: self)
    ) { (Foundation.Data($0.data), $0.response) }
  }

  /// A publisher of what this address answers. Each subscriber sends a request of its own.
  public func dataTaskPublisher(
    for url: Foundation.URL
  ) -> Publishers.Map<DataTaskPublisher, (data: Foundation.Data, response: URLResponse)> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// The answer of this address, once it has come.
  ///
  /// - Throws: `URLError`; one with the code `cancelled` when the task is cancelled.
  public func data(from url: Foundation.URL) async throws -> (Foundation.Data, URLResponse) {
    let (data, response): (StateLabCore.Data, URLResponse) = try await data(
      for: URLRequest(url: url))
    return (Foundation.Data(data), response)
  }

  /// The answer to this request, once it is there.
  ///
  /// - Throws: `URLError`; one with the code `cancelled` when the task is cancelled.
  public func data(for request: URLRequest) async throws -> (Foundation.Data, URLResponse) {
    let (data, response): (StateLabCore.Data, URLResponse) = try await data(for: request)
    return (Foundation.Data(data), response)
  }

  /// The answer to this request, which takes the data along.
  ///
  /// - Throws: `URLError`; one with the code `cancelled` when the task is cancelled.
  public func upload(
    for request: URLRequest, from bodyData: Foundation.Data
  ) async throws -> (Foundation.Data, URLResponse) {
    var request = request
    request.httpBody = bodyData
    return try await data(for: request)
  }
}
