import Foundation

/// Foundation's formatter of measurements, which Linux lacks, in American English.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// How a unit is chosen.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement, instead of the one of the locale.
    public static let providedUnit = Self(rawValue: 1)
    /// Not computed: the unit of the locale is chosen by the size in any case.
    public static let naturalScale = Self(rawValue: 2)
    /// A temperature without the name of its scale.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// The width of a unit's name.
  public typealias UnitStyle = Formatter.UnitStyle

  /// The settings of the text.
  open var unitOptions: UnitOptions = []
  open var unitStyle = UnitStyle.medium
  /// Not used: the texts are American English.
  open var locale: Locale = Locale(identifier: "en_US")
  /// The formatter of the number.
  open var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  private var width: UnitWidthName {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .abbreviated
    }
  }

  /// The text of a measurement; nil for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? any Measured)?.text(by: self)
  }

  /// A measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let dimension = measurement.unit as? Dimension else {
      return measurement.written(number(measurement.value), width)
    }
    let value = Measurement<Dimension>(value: measurement.value, unit: dimension)
    let shown = unitOptions.contains(.providedUnit) ? value : value.inUnitOfLocale()
    if unitOptions.contains(.temperatureWithoutUnit), dimension is UnitTemperature {
      return number(shown.value) + "°"
    }
    return shown.written(number(shown.value), width)
  }

  /// The name of a unit.
  open func string(from unit: Unit) -> String {
    let names = UnitNames.of(unit)
    return switch width {
    case .narrow: names.narrow
    case .abbreviated: names.abbreviated
    case .wide: names.many
    }
  }

  private func number(_ value: Double) -> String {
    numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

/// Foundation's formatter of lists, which Linux lacks, in American English.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Not used: the texts are American English.
  open var locale: Locale = Locale(identifier: "en_US")
  /// The formatter of an item; nil for its description.
  open var itemFormatter: Formatter?

  /// The texts as a list: a, b, and c.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
  }

  /// The items of an array as a list; nil for another value.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  /// The items as a list.
  open func string(from items: [Any]) -> String? {
    Self.localizedString(
      byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }
}

/// A measurement of any unit.
private protocol Measured {
  func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: Measured {
  fileprivate func text(by formatter: MeasurementFormatter) -> String {
    formatter.string(from: self)
  }
}

// The style of `formatted()`, which Linux lacks.
extension Measurement where UnitType: Dimension {
  /// A style for measurements, in American English.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width of a unit's name.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate let name: String
      /// `3 feet`
      public static var wide: Self { Self(name: "wide") }
      /// `3 ft`
      public static var abbreviated: Self { Self(name: "abbreviated") }
      /// `3′`
      public static var narrow: Self { Self(name: "narrow") }

      fileprivate var width: UnitWidthName {
        switch name {
        case "wide": .wide
        case "narrow": .narrow
        default: .abbreviated
        }
      }
    }

    /// The width of the unit's name.
    public var width: UnitWidth
    /// The purpose of the measurement.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// True if a temperature has no name of its scale.
    public var hidesScaleName = false
    /// Not used: the texts are American English.
    public var locale: Locale

    /// A style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let keepsUnit = usage == .asProvided
      let shown =
        keepsUnit
        ? Measurement<Dimension>(value: value.value, unit: value.unit) : value.inUnitOfLocale()
      let isChosen = !keepsUnit && !unitsOfLocale(for: value.unit).isEmpty
      var style = numberFormatStyle ?? FloatingPointFormatStyle<Double>()
      if numberFormatStyle == nil, isChosen {
        // Unicode's default for a chosen unit: whole numbers, or two digits.
        style =
          abs(shown.value) >= 10
          ? style.precision(.fractionLength(0)) : style.precision(.significantDigits(1...2))
      }
      let number = style.locale(Locale(identifier: "en_US")).format(shown.value)
      return hidesScaleName && value.unit is UnitTemperature
        ? number + "°" : shown.written(number, width.width)
    }

    /// The style, which keeps American English.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement in the unit of the United States for its size.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// A style for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style for temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

/// The purpose of a measurement. Only ``asProvided`` has an effect here.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  private let name: String
  /// The unit of the locale.
  public static var general: Self { Self(name: "general") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: "asProvided") }
  fileprivate init(name: String) { self.name = name }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A purpose of a measurement, without effect here.
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focalLength") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visibility") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A purpose of a measurement, without effect here.
  public static var personWeight: Self { Self(name: "personWeight") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A purpose of a measurement, without effect here.
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// A purpose of a measurement, without effect here.
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A purpose of a measurement, without effect here.
  public static var liquid: Self { Self(name: "liquid") }
}
