/// The address of something on the network, as text.
///
/// Foundation's takes an address apart and knows what is a valid one; this one takes any text that
/// is not empty. Importing both modules calls for a choice between the two, as for all names here
/// that Foundation has as well.
public struct URL: Hashable, Sendable, CustomStringConvertible {
  /// The address as it was given.
  public let absoluteString: String

  /// An address of this text, or nil if it is empty. Nothing else is checked.
  public init?(string: String) {
    guard !string.isEmpty else { return nil }
    absoluteString = string
  }

  /// Foundation's address as this one, for the module that has both.
  public init(_text: String) { absoluteString = _text }

  /// The part after the last slash: `feed` of `https://example.com/feed`.
  public var lastPathComponent: String {
    absoluteString.split(separator: "/").last.map(String.init) ?? "/"
  }

  public var description: String { absoluteString }
}

/// An answer of a ``URLSession``, apart from its bytes.
public class URLResponse: @unchecked Sendable {
  /// The address that was asked.
  public let url: URL?

  init(url: URL?) { self.url = url }
}

/// The response of a web server. An answer with the status 404 is an answer, and no error.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The server's verdict on the request: 200 where all is well, 404 where it has nothing.
  public let statusCode: Int

  init(url: URL?, statusCode: Int) {
    self.statusCode = statusCode
    super.init(url: url)
  }
}
