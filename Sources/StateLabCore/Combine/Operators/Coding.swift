/// A decoder of data, such as Foundation's `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// The encoded form.
  associatedtype Input
  /// Makes a value of this type, or throws.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of values, such as Foundation's `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// The encoded form.
  associatedtype Output
  /// Encodes a value, or throws.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension Publisher {
  /// Publishes the values that the decoder makes of encoded ones; its error ends the publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }

  /// Publishes what the encoder makes of values; its error ends the publisher.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publishers {
  /// A publisher that decodes the values of another.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>:
    BuiltInPublisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    private let decoder: Coder

    /// As ``Publisher/decode(type:decoder:)`` makes it.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream.tryMap { [decoder] in try decoder.decode(Output.self, from: $0) }
        ._receive(subscriber)
    }
  }

  /// A publisher that encodes the values of another.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: BuiltInPublisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    private let encoder: Coder

    /// As ``Publisher/encode(encoder:)`` makes it.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream.tryMap { [encoder] in try encoder.encode($0) }._receive(subscriber)
    }
  }
}
