/// A publisher of recorded values and their completion, for each subscriber anew.
public struct Record<Output, Failure: Error>: _BuiltInPublisher {
  /// The recorded values and the completion.
  public let recording: Recording

  /// Publishes the recording that the closure makes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Publishes a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Publishes these values and the completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    Publishers.Sequence(sequence: recording.output)
      .deliver(to: subscriber, endingWith: recording.completion)
  }

  /// Values and a completion, in the order of their reception.
  public struct Recording {
    /// The values that ``receive(_:)`` takes.
    public typealias Input = Output

    /// The recorded values.
    public private(set) var output: [Output] = []
    /// The recorded completion; finished by default.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isComplete = false

    /// A recording without values.
    public init() {}

    /// A recording of these values and the completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      receive(completion: completion)
    }

    /// Adds a value. A value after the completion ends the process.
    public mutating func receive(_ input: Input) {
      precondition(!isComplete, "Receiving values after completion is not allowed")
      output.append(input)
    }

    /// Adds the completion. A second completion ends the process.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "Receiving completion more than once is not allowed")
      self.completion = completion
      isComplete = true
    }
  }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {}
extension Record: Decodable where Output: Decodable, Failure: Decodable {}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKey.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKey.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}

private enum RecordingKey: String, CodingKey { case output, completion }
