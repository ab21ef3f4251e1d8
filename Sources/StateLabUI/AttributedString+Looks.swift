// Attributes of SwiftUI in Foundation's texts, and texts with Markdown.

@_spi(Controls) import StateLabCore

extension AttributeScopes {
  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of SwiftUI, which are looks only.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance between letters, except in ligatures.
    public let kern: KerningAttribute
    /// The distance between letters.
    public let tracking: TrackingAttribute
    /// The distance of the letters from their line.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of an attribute.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Font
      /// The name of the attribute in a description.
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute in a description.
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute in a description.
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in a description.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in a description.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute in a description.
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute in a description.
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute in a description.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The reading of a text with Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The marks that are read.
    public enum InterpretedSyntax: Sendable {
      /// All marks, the marks within a line, or these with the program's line breaks and spaces.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// The reaction to invalid Markdown, which this parser never reports.
    public enum FailurePolicy: Sendable {
      /// Throws an error, or returns what was read before.
      case throwError, returnPartiallyParsedIfPossible
    }

    /// True if attributes in `^[…](…)` are read. The simulation reads only `inflect: true`.
    public var allowsExtendedAttributes: Bool
    /// The marks that are read.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to invalid Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// The default options, or others.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// A text without its marks. Looks only: the text has no attributes for what was marked.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(options.text(of: markdown)) }

  /// A text without its marks. Looks only: the text has no attributes for what was marked.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(options.text(of: String(decoding: markdown, as: UTF8.self))) }

  /// A text without its marks, with a scope of attributes, which the simulation does not read.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: Scope.Type, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
  public init<Scope: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// A localizable text without its marks, since the simulation reads no string table.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(keyAndValue.textWithoutMarks) }
}

extension AttributedString.MarkdownParsingOptions {
  fileprivate func text(of markdown: String) -> String {
    switch interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: LocalizedStringKey(markdown).text
    case .inlineOnly: LocalizedStringKey(Self.joined(Self.lines(of: markdown))).text
    // A `Text` shows the blocks one after the other, without a line break between them.
    case .full: Self.blocks(of: markdown).map { LocalizedStringKey($0).text }.joined()
    }
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// A line break within a block is a space.
  private static func joined(_ lines: [Substring]) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The paragraphs, headings and items of lists, without the marks at their beginnings.
  private static func blocks(of text: String) -> [String] {
    var blocks: [[Substring]] = [[]]
    for line in lines(of: text) {
      let start = line.drop { $0 == " " }
      let mark = mark(at: start)
      if start.isEmpty || mark > 0 { blocks.append([]) }
      blocks[blocks.endIndex - 1].append(start.dropFirst(mark))
      if start.first == "#", mark > 0 { blocks.append([]) }
    }
    return blocks.map(joined)
  }

  /// The length of a mark that begins a block, such as `## `, `- `, `1. ` and `> `; otherwise 0.
  private static func mark(at line: Substring) -> Int {
    let word = line.prefix { $0 != " " }
    let isMark =
      ["-", "*", "+", ">"].contains(word) || !word.isEmpty && word.allSatisfy { $0 == "#" }
      || word.count > 1 && ".)".contains(word.last ?? " ")
        && word.dropLast().allSatisfy(\.isNumber)
    return isMark && word.count < line.count ? word.count + 1 : 0
  }
}
