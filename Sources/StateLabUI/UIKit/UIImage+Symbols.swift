import StateLabCore

extension UIImage {
  /// The looks of an image. Looks only.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// The looks of a symbol. Looks only.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    override init() { super.init() }
    /// Creates a value, which shows nothing.
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// The looks with other ones.
    public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration { self }
  }
  /// Looks only.
  public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// A system symbol.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { self.init(systemName: name) }
  /// An image of this data; nil without data.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// The image itself: nothing is drawn.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// The scale of the screen.
  public var scale: CGFloat { 3 }
}
