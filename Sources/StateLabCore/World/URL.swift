/// The address of a resource on the network, as text.
///
/// Foundation's `URL` parses and validates an address; this type accepts any nonempty text. A file
/// that imports both modules must choose one of the two, as for all names here that Foundation has,
/// too.
public struct URL: Hashable, Sendable, CustomStringConvertible {
  /// The text of the address.
  public let absoluteString: String

  /// A URL with this text, or nil if the text is empty. The initializer does not validate the text.
  public init?(string: String) {
    guard !string.isEmpty else { return nil }
    absoluteString = string
  }

  /// Converts Foundation's URL, for the module that imports both.
  public init(_text: String) { absoluteString = _text }

  /// The part after the last slash: `feed` of `https://example.com/feed`.
  public var lastPathComponent: String {
    absoluteString.split(separator: "/").last.map(String.init) ?? "/"
  }

  public var description: String { absoluteString }
}

/// The response of a ``URLSession``, without its data.
public class URLResponse: @unchecked Sendable {
  /// The URL of the request.
  public let url: URL?

  init(url: URL?) { self.url = url }
}

/// The response of a web server. A response with the status 404 is a response, not an error.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The status of the response: 200 for success, 404 for a missing resource.
  public let statusCode: Int

  init(url: URL?, statusCode: Int) {
    self.statusCode = statusCode
    super.init(url: url)
  }
}
