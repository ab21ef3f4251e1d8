import Foundation

extension PersonNameComponents {
  /// A name as text, in the order of American English.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// `Tom`, `Tom Clark`, `Dr. Tom Louis Clark Jr.`, or `TC`.
    public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
    /// The parts of the name in the text.
    public var style: Style

    /// A format with these parts.
    public init(style: Style = .medium) { self.style = style }

    /// The name as text.
    public func format(_ value: PersonNameComponents) -> String {
      let parts: [String?] =
        switch style {
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .medium: [value.givenName, value.familyName]
        case .long:
          [
            value.namePrefix, value.givenName, value.middleName, value.familyName,
            value.nameSuffix,
          ]
        case .abbreviated: [value.givenName, value.familyName].map { $0?.first.map(String.init) }
        }
      let written = parts.compactMap(\.self).filter { !$0.isEmpty }
      return written.joined(separator: style == .abbreviated ? "" : " ")
    }
  }

  /// Given name and family name.
  public func formatted() -> String { formatted(.name(style: .medium)) }

  /// The name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name with these parts.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
