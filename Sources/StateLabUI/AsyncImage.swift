/// The phase of loading a picture.
public enum AsyncImagePhase {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// It cannot be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it cannot be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from the network. There is none here: it stays at its placeholder.
public struct AsyncImage<Content: View>: View, _BuiltIn {
  private let content: Content

  /// A picture with a content of its own for each phase, which is `.empty`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// The picture in a view, or the placeholder until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The view in place of the picture.
  public var body: some View { content }
}

extension AsyncImage where Content == Image {
  /// A picture; until it is there, a grey area, which stands as `(placeholder)` on this screen.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Image("placeholder") }
  }
}
