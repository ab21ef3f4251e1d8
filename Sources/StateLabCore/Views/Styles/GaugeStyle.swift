/// A style that arranges a gauge.
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The type of the style's view for a gauge.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = GaugeStyleConfiguration
  /// Creates the styled view. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge that a gauge style arranges.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The label of the current value.
  public typealias CurrentValueLabel = ButtonStyleConfiguration.Label
  /// The label of the minimum value.
  public typealias MinimumValueLabel = ButtonStyleConfiguration.Label
  /// The label of the maximum value.
  public typealias MaximumValueLabel = ButtonStyleConfiguration.Label
  /// The position of the value between the bounds, from 0 to 1.
  public var value: Double
  /// The value as text, for a gauge without a custom style.
  fileprivate let valueText: Text
  /// The label of the gauge.
  public var label: Label
  /// The label of the current value; nil if the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the minimum value; nil if the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the maximum value; nil if the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension Gauge: StyledContainer {
  @MainActor func configuration(_ parts: StyleParts) -> GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, valueText: valueText, label: parts.part(0, content.value.0),
      currentValueLabel: parts.part(1, ifThere: content.value.2),
      minimumValueLabel: parts.part(2, ifThere: content.value.3),
      maximumValueLabel: parts.part(3, ifThere: content.value.4))
  }
}

/// All built-in styles of this kind, which look alike here.
public struct DefaultGaugeStyle: GaugeStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.valueText
    configuration.currentValueLabel
    configuration.minimumValueLabel
    configuration.maximumValueLabel
  }
}
public typealias LinearCapacityGaugeStyle = DefaultGaugeStyle
public typealias AccessoryLinearGaugeStyle = DefaultGaugeStyle
public typealias AccessoryLinearCapacityGaugeStyle = DefaultGaugeStyle
public typealias AccessoryCircularGaugeStyle = DefaultGaugeStyle
public typealias AccessoryCircularCapacityGaugeStyle = DefaultGaugeStyle

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A built-in style for gauges; all look alike here.
  public static var automatic: DefaultGaugeStyle { Self() }
  public static var linearCapacity: DefaultGaugeStyle { Self() }
  public static var accessoryLinear: DefaultGaugeStyle { Self() }
  public static var accessoryLinearCapacity: DefaultGaugeStyle { Self() }
  public static var accessoryCircular: DefaultGaugeStyle { Self() }
  public static var accessoryCircularCapacity: DefaultGaugeStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the gauges inside; the nearest style applies. The built-in styles are looks
  /// only.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
