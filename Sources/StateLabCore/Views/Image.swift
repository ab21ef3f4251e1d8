/// An image, drawn as its name.
nonisolated public struct Image: LeafView, Sendable {
  let name: String

  /// A system symbol.
  nonisolated public init(systemName: String) { name = systemName }
  /// A system symbol with a variable value.
  nonisolated public init(systemName: String, variableValue: Double?) { name = systemName }
  /// An image of an asset catalog. The simulation reads no catalog.
  nonisolated public init(_ name: String) { self.name = name }
  /// An image of an asset catalog, by the name that Xcode generates.
  nonisolated public init(_ resource: ImageResource) { name = resource._name }
  /// An image of an asset catalog, with a label for assistive technologies.
  nonisolated public init(_ name: String, label: Text) { self.name = name }
  /// An image of an asset catalog with a variable value.
  nonisolated public init(_ name: String, variableValue: Double?) { self.name = name }
  /// A decorative image.
  nonisolated public init(decorative name: String) { self.name = name }

  @MainActor func draw(on screen: Screen) { screen.draw(imageNamed: name) }
}

extension Image {
  /// The way in which an image fills an area larger than its size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image, or stretches it.
    case tile, stretch
  }
  /// The rendering mode of an image: its shape alone, or its colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Renders the shape alone, or the image's own colors.
    case template, original
  }
  /// The quality of interpolation for a scaled image.
  public enum Interpolation: Hashable, Sendable {
    /// From no interpolation to the highest quality.
    case none, low, medium, high
  }
  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than capitals, as high as capitals, or higher.
    case small, medium, large
  }

  /// The range of brightness of an image.
  public enum DynamicRange: _LooksOption { case standard, constrainedHigh, high }

  /// Looks only.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }
  nonisolated public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: Equatable {
  nonisolated public static func == (a: Image, b: Image) -> Bool { a.name == b.name }
}

/// An image in an asset catalog, which the simulation does not read.
public struct ImageResource: Hashable, Sendable {
  public let _name: String

  /// The image of this name.
  public init(name: String) { _name = name }
}
