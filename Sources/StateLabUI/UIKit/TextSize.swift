// The sizes of texts in UIKit. The laboratory has no fonts, so a rule of our own estimates the sizes.

import StateLabCore

/// The way in which a text is measured and drawn. Only the line breaks have an effect.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text has several lines, which break at the width.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// Looks only.
  public static let usesFontLeading = Self(rawValue: 2)
  public static let usesDeviceMetrics = Self(rawValue: 8)
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// The context in which a text is drawn. Looks only.
public final class NSStringDrawingContext: NSObject {
  /// Kept for the program. Looks only.
  public var minimumScaleFactor: CGFloat = 0
}

extension UIFont {
  /// The height of a line, 1.2 of the size: our choice.
  public var lineHeight: CGFloat { pointSize * 1.2 }
}

extension String {
  /// The size of the text, estimated by a rule of our own from its lines, its characters and the
  /// size of the font.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextSize(attrs).size(of: self, within: .infinity)
  }

  /// The rectangle of the text, at zero, estimated by a rule of our own.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let width = breaks ? size.width : .infinity
    return CGRect(origin: .zero, size: TextSize(attributes).size(of: self, within: width))
  }
}

extension String {
  /// The size of the text in a font, 17 points without one. A limit or a width of zero has no effect.
  func sizeOfLines(within width: CGFloat, limit: Int, font: UIFont?) -> CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    var size = TextSize([.font: font]).size(of: self, within: width > 0 ? width : .infinity)
    if limit > 0 { size.height = min(size.height, CGFloat(limit) * font.lineHeight) }
    return size
  }
}

extension NSString {
  /// The size of the text: see `String`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    "\(self)".size(withAttributes: attrs)
  }

  /// The rectangle of the text: see `String`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    "\(self)".boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  private var firstAttributes: [Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }

  /// The size of the text in the font of its first character: see `String`.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

  /// The rectangle of the text in the font of its first character: see `String`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }
}

/// Estimates the sizes of texts in one font.
private struct TextSize {
  private let pointSize: CGFloat
  private let lineHeight: CGFloat

  /// Without a font, the size is 12 points, as in UIKit.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    pointSize = font.pointSize
    lineHeight = font.lineHeight
  }

  /// The size of a text whose lines break between words at a width.
  func size(of text: String, within limit: CGFloat) -> CGSize {
    var widths: [CGFloat] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var width: CGFloat = 0
      var gap: CGFloat = 0
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        let added = gap + self.width(of: word)
        if gap > 0, width + added > limit {
          widths.append(width)
          width = self.width(of: word)
        } else {
          width += added
        }
        gap = self.width(of: " ")
      }
      widths.append(width)
    }
    return CGSize(width: widths.max() ?? 0, height: CGFloat(widths.count) * lineHeight)
  }

  private func width(of text: Substring) -> CGFloat {
    text.reduce(0) { $0 + Self.share(of: $1) } * pointSize
  }

  /// The width of a character, as a share of the size of the font.
  private static func share(of character: Character) -> CGFloat {
    switch character {
    case "i", "j", "l", "I", "f", "t", "r", " ", ".", ",", ":", ";", "!", "|", "'", "(", ")": 0.3
    case "m", "w", "M", "W", "@": 0.85
    case _ where !character.isASCII && !character.isCased: 1
    case _ where character.isUppercase: 0.68
    default: 0.55
    }
  }
}
