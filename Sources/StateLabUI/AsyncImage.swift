/// The phase of loading an image.
public enum AsyncImagePhase {
  /// No image is loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image cannot be loaded.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error of a failed load.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image from the network. The simulation loads no image: the view stays at its placeholder.
nonisolated public struct AsyncImage<Content: View>: View, _BuiltIn {
  private let content: Content

  /// An image with separate content for each phase. The phase is always `.empty`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// An image with custom content, and a placeholder until the image is loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The view in place of the image.
  @MainActor public var body: some View { content }
}

extension AsyncImage where Content == Image {
  /// An image, with a gray area until it is loaded, which this screen shows as `(placeholder)`.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Image("placeholder") }
  }
}
