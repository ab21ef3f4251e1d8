/// A decoder of data, such as Foundation's `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// The encoded form.
  associatedtype Input
  /// Decodes a value of this type, or throws an error.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of values, such as Foundation's `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// The encoded form.
  associatedtype Output
  /// Encodes a value, or throws an error.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension Publisher {
  /// Publishes the decoded values; an error of the decoder ends the publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder<Output>>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> {
    Publishers.Decode(upstream: self, decoder: decoder)
  }

  /// Publishes the encoded values; an error of the encoder ends the publisher.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publishers {
  /// A publisher that decodes the values of its upstream.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>:
    _ThrowingOperator
  where Upstream.Output == Coder.Input {
    public let upstream: Upstream
    private let decoder: Coder

    public init(upstream: Upstream, decoder: Coder) {
      (self.upstream, self.decoder) = (upstream, decoder)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream.tryMap { [decoder] in try decoder.decode(Output.self, from: $0) }
        ._receive(subscriber)
    }
  }

  /// A publisher that encodes the values of its upstream.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: _ThrowingOperator
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output

    public let upstream: Upstream
    private let encoder: Coder

    public init(upstream: Upstream, encoder: Coder) {
      (self.upstream, self.encoder) = (upstream, encoder)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream.tryMap { [encoder] in try encoder.encode($0) }._receive(subscriber)
    }
  }
}
