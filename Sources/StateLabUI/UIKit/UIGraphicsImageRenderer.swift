// Images that a program draws. The simulation draws nothing, so no drawing code runs.

import StateLabCore

/// A renderer of images. The simulation returns an image without running the closure that draws.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  /// A renderer for images of a size.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (self.size, self.format) = (size, format)
  }
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// An image without content. The closure never runs.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(title: "image", size: size)
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// The format of images. Looks only.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Kept for the program. Looks only.
  open var scale: CGFloat = 3
  open var opaque = false
  /// The format of the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context of a drawn image. The simulation never creates a value.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  init(_ context: CGContext) { cgContext = context }
  /// Has no effect.
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

extension UIColor {
  /// Has no effect: nothing is drawn.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}

extension UIImage {
  /// Has no effect: nothing is drawn.
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}

extension UIBezierPath {
  /// Has no effect: nothing is drawn.
  public nonisolated func fill() {}
  public nonisolated func stroke() {}
  public nonisolated func addClip() {}
}

extension String {
  /// Has no effect: nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  /// Has no effect: nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  /// Has no effect: nothing is drawn.
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}
}
