/// A line of text.
nonisolated public struct Text: LeafView, Sendable {
  let written: TextContent
  /// The current text.
  nonisolated var content: String { written.text }

  /// Shows a string as it is. A literal is a ``LocalizedStringKey`` instead.
  @_disfavoredOverload
  nonisolated public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content).asOnDevice)
  }
  /// Shows a string without localization; the simulation localizes no text.
  nonisolated public init(verbatim content: String) { self.init(.fixed(content)) }

  /// Shows an image inside a text, as its name.
  nonisolated public init(_ image: Image) { self.init(verbatim: "(\(image.name))") }

  /// Shows a ticking text.
  @_spi(Controls) nonisolated public init(ticking text: some TickingText) {
    self.init(.ticking(text))
  }

  nonisolated init(_ content: TextContent) { written = content }

  var isTicking: Bool { written.isTicking }
  @MainActor func draw(on screen: Screen) { screen.draw(content) }
  @MainActor func draw(on screen: Screen, in scope: EnvironmentScope) {
    screen.draw(scope.values.textCase?.applied(to: content) ?? content)
  }
  var looks: [Look] { written.looks }

  private func styled(_ name: Look.Name, _ value: _LookValue) -> Text {
    Text(.styled(written, Look(name, value)))
  }
}

extension Text: DescribedAsWrappedValue {
  nonisolated var describedValue: Any? { content }
}

extension Text: Equatable {
  nonisolated public static func == (a: Text, b: Text) -> Bool { a.written == b.written }

  /// Joins two texts into one view.
  nonisolated public static func + (a: Text, b: Text) -> Text {
    Text(a.written.joined(to: b.written))
  }
}

// Looks of a text that remains a `Text`, so that it can be joined with another.
extension Text {
  /// Looks only.
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  nonisolated public func bold() -> Text { self }
  nonisolated public func bold(_ isActive: Bool) -> Text { styled(.bold, .flag(isActive)) }
  nonisolated public func italic() -> Text { self }
  nonisolated public func italic(_ isActive: Bool) -> Text { styled(.italic, .flag(isActive)) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { styled(.underline, .flag(isActive)) }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { styled(.strikethrough, .flag(isActive)) }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    styled(.color, style._look)
  }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { styled(.color, color.look) }
}
