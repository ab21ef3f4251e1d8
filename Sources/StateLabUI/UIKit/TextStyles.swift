// The attributes of UIKit's texts, which are not drawn.

import StateLabCore

/// The alignment of a text. Looks only.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The end of a line that is too long. Looks only.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

/// The direction of a text. Looks only.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// The style of a paragraph. Looks only.
open class NSParagraphStyle: NSObject {
  /// A style without changes.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// Looks only.
  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
  }
  fileprivate var values = Values()

  open override func copy() -> Any { mutableCopy() }
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// The style of a paragraph that a program changes. Looks only.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Kept for the program. Looks only.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The line under a text or through it. Looks only.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Looks only.
  public static let single = Self(rawValue: 1)
  public static let thick = Self(rawValue: 2)
  public static let double = Self(rawValue: 9)
  public static let patternDot = Self(rawValue: 0x100)
  public static let patternDash = Self(rawValue: 0x200)
  public static let byWord = Self(rawValue: 0x8000)
}

/// The shadow of a text. Looks only.
open class NSShadow: NSObject {
  /// Kept for the program. Looks only.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

/// The area of a text view's text. Only the number of lines and the padding have an effect, on
/// ``UITextView/sizeThatFits(_:)``.
open class NSTextContainer: NSObject {
  /// Kept for the program.
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var size = CGSize.zero
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// Creates a value, which shows nothing.
  public override init() { super.init() }
  public init(size: CGSize) { self.size = size }
}

extension NSAttributedString.Key {
  /// A key of a text's looks.
  public static let paragraphStyle = Self("NSParagraphStyle")
  public static let ligature = Self("NSLigature")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let strikethroughColor = Self("NSStrikethroughColor")
  public static let underlineStyle = Self("NSUnderline")
  public static let underlineColor = Self("NSUnderlineColor")
  public static let strokeColor = Self("NSStrokeColor")
  public static let strokeWidth = Self("NSStrokeWidth")
  public static let shadow = Self("NSShadow")
  public static let link = Self("NSLink")
  public static let baselineOffset = Self("NSBaselineOffset")
  public static let tracking = Self("CTTracking")
}

/// Sizes that follow the size of texts that a person prefers, here the standard size.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of the text style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The font or the value itself, for the standard size of texts.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// The properties of a font. Looks only.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The properties of a letter.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Looks only.
    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 1 << 1)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }
  /// The design of a font. Looks only.
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  /// The size, in points.
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  init(pointSize: CGFloat, symbolicTraits: SymbolicTraits = []) {
    self.pointSize = pointSize
    self.symbolicTraits = symbolicTraits
  }
  /// The properties of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  /// The properties with other ones.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, symbolicTraits: symbolicTraits)
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: newPointSize, symbolicTraits: symbolicTraits)
  }
}

extension UIFont {
  /// A font with properties; a size of zero is that of the properties.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }
  /// The properties of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(pointSize: pointSize) }
  /// Empty: the laboratory has no fonts.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
