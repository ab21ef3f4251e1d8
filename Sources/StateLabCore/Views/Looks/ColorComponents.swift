/// The components of a color, as a light screen shows it.
struct ColorComponents: Hashable, Sendable, CustomStringConvertible {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0

  static let black = Self(white: 0)

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The components of a number such as 0xFF3B30.
  init(_ number: Int, opacity: Double = 1) {
    self.init(
      red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255, opacity: opacity)
  }

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The hue, the saturation and the brightness, each from 0 to 1.
  var hueSaturationBrightness: (Double, Double, Double) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0 else { return (0, 0, most) }
    let sixth =
      switch most {
      case red: (green - blue) / range
      case green: 2 + (blue - red) / range
      default: 4 + (red - green) / range
      }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / most, most)
  }

  /// The components as eight hexadecimal digits, as on a device: `#FF0000FF`.
  var description: String {
    "#"
      + [red, green, blue, opacity].map { part in
        let number = Int((max(0, min(part, 1)) * 255).rounded())
        return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
      }.joined()
  }

  func withOpacity(_ factor: Double) -> Self {
    Self(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  func mixed(with other: Self, by fraction: Double) -> Self {
    func mix(_ part: KeyPath<Self, Double>) -> Double {
      self[keyPath: part] + (other[keyPath: part] - self[keyPath: part]) * fraction
    }
    return Self(
      red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
  }
}

extension Color {
  /// The components of a color, as a light screen shows the color.
  public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The components, each from 0 to 1.
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    /// A color by its components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// The components as eight hexadecimal digits: `#FF0000FF`.
    public var description: String { components.description }

    fileprivate var components: ColorComponents {
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    }
  }

  /// A color by its components.
  public init(_ resolved: Resolved) {
    self.init(resolved.components)
  }

  /// The components of the color on a light screen; black for a color of a catalog, which the
  /// simulation does not read.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let parts = components ?? .black
    return Resolved(
      red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue),
      opacity: Float(parts.opacity))
  }

  /// The color for Core Graphics; nil for a color of a catalog.
  public var cgColor: CGColor? { components == nil ? nil : UIColor(self).cgColor }
}

extension UIColor {
  /// Stores the components; returns false for a color of a catalog, which the simulation does not
  /// read.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.opacity
    return true
  }

  /// Stores the hue, the saturation and the brightness; returns false for a color of a catalog.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    let parts = components.hueSaturationBrightness
    hue?.pointee = parts.0
    saturation?.pointee = parts.1
    brightness?.pointee = parts.2
    alpha?.pointee = components.opacity
    return true
  }

  /// Stores the brightness of a gray; returns false for any other color.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components, components.hueSaturationBrightness.1 == 0 else { return false }
    white?.pointee = components.red
    alpha?.pointee = components.opacity
    return true
  }
}

extension CGColor {
  /// The red, green and blue components and the opacity, each from 0 to 1; nil for a color of a
  /// catalog.
  public var components: [CGFloat]? {
    color.components.map { [$0.red, $0.green, $0.blue, $0.opacity] }
  }
  /// The number of the components: three colors and the opacity.
  public var numberOfComponents: Int { 4 }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { color.components?.opacity ?? 1 }
}
