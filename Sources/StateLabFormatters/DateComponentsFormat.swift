import Foundation

extension Date {
  /// The time between two dates as text, in American English. Apple's name is
  /// `ComponentsFormatStyle`, which Foundation has here without an initializer.
  public struct _ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
    /// `two hours, five minutes`, `2 hours, 5 minutes`, `2 hr, 5 min`, `2hr 5min`, or `2h 5m`.
    public struct Style: Codable, Hashable, Sendable {
      fileprivate let number: Int
      /// A form of the units.
      public static let spellOut = Style(
        number: DateComponentsFormatter.UnitsStyle.spellOut.rawValue)
      public static let wide = Style(number: DateComponentsFormatter.UnitsStyle.full.rawValue)
      public static let abbreviated = Style(
        number: DateComponentsFormatter.UnitsStyle.short.rawValue)
      public static let condensedAbbreviated = Style(
        number: DateComponentsFormatter.UnitsStyle.brief.rawValue)
      public static let narrow = Style(
        number: DateComponentsFormatter.UnitsStyle.abbreviated.rawValue)
      fileprivate static let positional = Style(
        number: DateComponentsFormatter.UnitsStyle.positional.rawValue)
    }
    /// A unit in the text.
    public enum Field: Int, Codable, Hashable, CaseIterable, Sendable {
      /// From years to seconds.
      case year, month, week, day, hour, minute, second

      fileprivate var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
      }
    }

    /// The form of the units.
    public var style: Style
    /// The units; nil for all units except weeks.
    public var fields: Set<Field>?

    /// A format with these units.
    public init(style: Style, fields: Set<Field>? = nil) {
      (self.style, self.fields) = (style, fields)
    }

    /// The time between the two dates as text.
    public func format(_ v: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      let all = Field.allCases.filter { $0 != .week }
      formatter.unitsStyle = .init(rawValue: style.number) ?? .full
      formatter.allowedUnits = (fields.map(Array.init) ?? all).reduce(into: []) {
        $0.formUnion($1.unit)
      }
      return formatter.string(from: v.lowerBound, to: v.upperBound) ?? ""
    }
  }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
  /// The time between two dates in hours, minutes and seconds: `2:05:00`.
  public static var timeDuration: Self {
    Self(style: .positional, fields: [.hour, .minute, .second])
  }
  /// The time between two dates in units.
  public static func components(
    style: Date._ComponentsFormatStyle.Style, fields: Set<Date._ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }
}
