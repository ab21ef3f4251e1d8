import StateLabCore

/// A button that passes the content of ``UIPasteboard`` to a closure. A tap has no effect while the
/// pasteboard has no content of the type.
@preconcurrency @MainActor
public struct PasteButton: View, _BuiltIn {
  private let paste: @MainActor () -> Void
  private let place: (fileID: String, line: Int)

  /// A button for values of a type: a text, or a URL.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    paste = {
      let pasteboard = UIPasteboard.general
      let items = [pasteboard.string as Any, pasteboard.url as Any].compactMap { $0 as? T }
      if !items.isEmpty { onPaste(items) }
    }
    place = (fileID, line)
  }

  /// A button for the providers of items that have one of the types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    paste = {
      let pasteboard = UIPasteboard.general
      let objects: [(any NSItemProviderWriting)?] = [
        pasteboard.string.map { NSString(string: $0) },
        pasteboard.url.flatMap { NSURL(string: $0.absoluteString) },
      ]
      let providers = objects.compactMap { $0.map(NSItemProvider.init(object:)) }.filter {
        provider in
        supportedContentTypes.contains {
          provider.hasItemConformingToTypeIdentifier($0.identifier)
        }
      }
      if !providers.isEmpty { payloadAction(providers) }
    }
    place = (fileID, line)
  }

  /// The button.
  public var body: some View {
    Button("Paste", action: paste, fileID: place.fileID, line: place.line)
  }
}
