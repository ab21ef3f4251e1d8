/// A picture, drawn as its name.
public struct Image: LeafView {
  let name: String

  /// A symbol of the system.
  nonisolated public init(systemName: String) { name = systemName }
  /// A symbol of the system, filled up to a value.
  nonisolated public init(systemName: String, variableValue: Double?) { name = systemName }
  /// A picture of an asset catalog. No catalog is read.
  nonisolated public init(_ name: String) { self.name = name }
  /// A picture that only decorates.
  nonisolated public init(decorative name: String) { self.name = name }

  func draw(on screen: Screen) { screen.draw("(\(name))") }
}

extension Image {
  /// Stretching a picture, or repeating it, to fill more than its size.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again, or drawn larger.
    case tile, stretch
  }
  /// The part of a picture that counts: its shape, or its colours too.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its shape alone, or its own colours.
    case template, original
  }
  /// The care with which a picture is drawn in another size.
  public enum Interpolation: Hashable, Sendable {
    /// From not at all to as well as can be.
    case none, low, medium, high
  }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than capitals, as high as they are, or higher.
    case small, medium, large
  }

  /// Looks only.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: Equatable {
  nonisolated public static func == (a: Image, b: Image) -> Bool { a.name == b.name }
}
