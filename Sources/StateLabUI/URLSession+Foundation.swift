// The laboratory's network has addresses and bytes of its own, so that the laboratory needs no
// Foundation. Programs have Foundation's: they build its addresses, and decode its data.

extension URLRequest {
  /// A request for what is at this address.
  public init(url: Foundation.URL) {
    self.init(url: StateLabCore.URL(_text: url.absoluteString))
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
}
