import Foundation

/// The names of a unit in American English, after Unicode's CLDR.
struct UnitNames {
  /// `1 m`
  let abbreviated: String
  /// `1m`
  let narrow: String
  /// `1 meter`
  let one: String
  /// `2 meters`
  let many: String
  /// True if no space separates the number from the abbreviation, as in `70°F`.
  var joins = false

  init(_ abbreviated: String, _ one: String, _ many: String? = nil, narrow: String? = nil) {
    self.abbreviated = abbreviated
    self.narrow = narrow ?? abbreviated
    self.one = one
    self.many = many ?? one + "s"
    joins = abbreviated.hasPrefix("°")
  }

  /// The names of a unit; its symbol where the table lacks it.
  static func of(_ unit: Unit) -> UnitNames {
    table[key(unit)] ?? UnitNames(unit.symbol, unit.symbol, unit.symbol)
  }

  /// Minutes and meters share a symbol.
  private static func key(_ unit: Unit) -> String { "\(type(of: unit)) \(unit.symbol)" }

  private static let table: [String: UnitNames] = {
    var table: [String: UnitNames] = [:]
    func add(_ unit: Unit, _ names: UnitNames) { table[key(unit)] = names }
    add(UnitLength.millimeters, .init("mm", "millimeter"))
    add(UnitLength.centimeters, .init("cm", "centimeter"))
    add(UnitLength.meters, .init("m", "meter"))
    add(UnitLength.kilometers, .init("km", "kilometer"))
    add(UnitLength.inches, .init("in", "inch", "inches", narrow: "″"))
    add(UnitLength.feet, .init("ft", "foot", "feet", narrow: "′"))
    add(UnitLength.yards, .init("yd", "yard"))
    add(UnitLength.miles, .init("mi", "mile"))
    add(UnitLength.nauticalMiles, .init("nmi", "nautical mile"))
    add(UnitMass.milligrams, .init("mg", "milligram"))
    add(UnitMass.grams, .init("g", "gram"))
    add(UnitMass.kilograms, .init("kg", "kilogram"))
    add(UnitMass.metricTons, .init("t", "metric ton"))
    add(UnitMass.ounces, .init("oz", "ounce"))
    add(UnitMass.pounds, .init("lb", "pound", narrow: "#"))
    add(UnitMass.stones, .init("st", "stone", "stones"))
    add(UnitTemperature.celsius, .init("°C", "degree Celsius", "degrees Celsius"))
    add(
      UnitTemperature.fahrenheit,
      .init("°F", "degree Fahrenheit", "degrees Fahrenheit", narrow: "°"))
    add(UnitTemperature.kelvin, .init("K", "kelvin"))
    add(UnitDuration.seconds, .init("sec", "second", narrow: "s"))
    add(UnitDuration.minutes, .init("min", "minute", narrow: "m"))
    add(UnitDuration.hours, .init("hr", "hour", narrow: "h"))
    add(UnitSpeed.metersPerSecond, .init("m/s", "meter per second", "meters per second"))
    add(UnitSpeed.kilometersPerHour, .init("km/h", "kilometer per hour", "kilometers per hour"))
    add(UnitSpeed.milesPerHour, .init("mph", "mile per hour", "miles per hour"))
    add(UnitSpeed.knots, .init("kn", "knot"))
    add(UnitVolume.milliliters, .init("mL", "milliliter"))
    add(UnitVolume.liters, .init("L", "liter"))
    add(UnitVolume.teaspoons, .init("tsp", "teaspoon"))
    add(UnitVolume.tablespoons, .init("tbsp", "tablespoon"))
    add(UnitVolume.fluidOunces, .init("fl oz", "fluid ounce"))
    add(UnitVolume.cups, .init("c", "cup"))
    add(UnitVolume.pints, .init("pt", "pint"))
    add(UnitVolume.quarts, .init("qt", "quart"))
    add(UnitVolume.gallons, .init("gal", "gallon"))
    add(UnitEnergy.kilocalories, .init("kcal", "kilocalorie"))
    add(UnitEnergy.calories, .init("cal", "calorie"))
    add(UnitEnergy.joules, .init("J", "joule"))
    add(UnitEnergy.kilojoules, .init("kJ", "kilojoule"))
    add(UnitEnergy.kilowattHours, .init("kWh", "kilowatt hour"))
    add(UnitPressure.hectopascals, .init("hPa", "hectopascal"))
    add(UnitPressure.millibars, .init("mbar", "millibar"))
    add(UnitPressure.inchesOfMercury, .init("inHg", "inch of mercury", "inches of mercury"))
    add(UnitAngle.degrees, .init("deg", "degree", narrow: "°"))
    add(UnitArea.squareMeters, .init("m²", "square meter"))
    add(UnitArea.squareKilometers, .init("km²", "square kilometer"))
    add(UnitArea.squareFeet, .init("sq ft", "square foot", "square feet"))
    add(UnitArea.acres, .init("ac", "acre"))
    add(UnitArea.hectares, .init("ha", "hectare"))
    add(UnitInformationStorage.bytes, .init("byte", "byte", narrow: "B"))
    add(UnitInformationStorage.kilobytes, .init("kB", "kilobyte"))
    add(UnitInformationStorage.megabytes, .init("MB", "megabyte"))
    add(UnitInformationStorage.gigabytes, .init("GB", "gigabyte"))
    return table
  }()
}

/// The width of a unit's name.
enum UnitWidthName { case narrow, abbreviated, wide }

extension Measurement where UnitType: Unit {
  /// A number as text, with the unit's name.
  func written(_ number: String, _ width: UnitWidthName) -> String {
    let names = UnitNames.of(unit)
    return switch width {
    case .narrow: number + names.narrow
    case .abbreviated: number + (names.joins ? "" : " ") + names.abbreviated
    case .wide: number + " " + (number == "1" ? names.one : names.many)
    }
  }
}

/// The units of the United States for a quantity, the largest first; empty where a measurement
/// keeps its unit. The first unit with at least one whole is the unit of the text.
func unitsOfLocale(for unit: Unit) -> [Dimension] {
  switch unit {
  case is UnitLength: [UnitLength.miles, UnitLength.feet, UnitLength.inches]
  case is UnitMass: [UnitMass.pounds, UnitMass.ounces]
  case is UnitTemperature: [UnitTemperature.fahrenheit]
  case is UnitSpeed: [UnitSpeed.milesPerHour]
  default: []
  }
}

extension Measurement where UnitType: Dimension {
  /// The measurement in the unit of the United States for its size.
  func inUnitOfLocale() -> Measurement<Dimension> {
    let value = Measurement<Dimension>(value: value, unit: unit)
    let converted = unitsOfLocale(for: unit).map { value.converted(to: $0) }
    return converted.first { abs($0.value) >= 1 } ?? converted.last ?? value
  }
}
