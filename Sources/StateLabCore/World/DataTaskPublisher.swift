extension URLSession {
  /// A publisher of the response to one request. Each subscriber sends a request of its own.
  @_disfavoredOverload
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the response from this URL. Each subscriber sends a request of its own.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Sends its request at the first demand, and publishes on a simulated background thread.
  public struct DataTaskPublisher: _BuiltInPublisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request that each subscriber sends.
    public let request: URLRequest
    /// The session for the requests.
    public let session: URLSession

    /// The publisher of ``URLSession/dataTaskPublisher(for:)-(URLRequest)``.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, URLError>) {
      subscriber.receive(subscription: Inner(of: self, to: subscriber))
    }

    /// The subscription of one subscriber: it creates the task at the first demand.
    private final class Inner: Subscription, _Described {
      private let publisher: DataTaskPublisher
      private var subscriber: _SubscriberBase<Output, URLError>?
      private var task: URLSessionDataTask?
      var description: String { "DataTaskPublisher" }

      init(of publisher: DataTaskPublisher, to subscriber: _SubscriberBase<Output, URLError>) {
        self.publisher = publisher
        self.subscriber = subscriber
      }

      func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        guard subscriber != nil, task == nil else { return }
        task = URLSessionDataTask(publisher.request, of: publisher.session) { self.deliver($0) }
        task?.resume()
      }

      private func deliver(_ answer: Answer) {
        task = nil
        switch answer {
        case .success(let output):
          _ = subscriber?.receive(output)
          finish(.finished)
        case .failure(let error): finish(.failure(error))
        }
      }

      private func finish(_ completion: Subscribers.Completion<URLError>) {
        subscriber.take()?.receive(completion: completion)
      }

      func cancel() {
        let subscriber = subscriber.take()
        task.take()?.cancel()
        withExtendedLifetime(subscriber) {}
      }
    }
  }
}
