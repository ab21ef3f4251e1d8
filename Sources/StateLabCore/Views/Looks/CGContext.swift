/// A color of Core Graphics. Looks only.
public final class CGColor: Hashable, Sendable {
  let color: UIColor

  fileprivate init(_ color: UIColor) { self.color = color }

  /// A color by its components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray, from black, 0, to white, 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: gray, alpha: alpha))
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The color for Core Graphics.
  public var cgColor: CGColor { CGColor(self) }
}

extension Color {
  /// A color of Core Graphics.
  public init(cgColor: CGColor) { self.init(cgColor.color) }
}

/// The drawing context of Core Graphics in ``GraphicsContext/withCGContext(content:)``. Looks only:
/// nothing is drawn.
public final class CGContext {
  private init() {}

  /// Looks only.
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func fillPath() {}
  public func strokePath() {}
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
}

extension GraphicsContext {
  /// Looks only: the closure never runs.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}
