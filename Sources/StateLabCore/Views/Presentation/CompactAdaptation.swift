/// The form of a popover in a compact size class, as on a phone.
public enum PresentationAdaptation: Hashable, Sendable {
  /// A sheet.
  case automatic
  /// The same form as in a regular size class.
  case none
  case popover, sheet, fullScreenCover
}

nonisolated extension View {
  /// Sets the form of the popover with this view in a compact size class. Has no effect on other
  /// presentations.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(_PageTraitModifier<CompactAdaptationKey>(value: adaptation))
  }

  /// Sets the form of the popover with this view in a compact width and in a compact height. The form
  /// for the width applies here, because the simulated phone is upright.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
}

/// The form of the enclosing popover. Of several values, the outermost and first one applies.
enum CompactAdaptationKey: PreferenceKey {
  static var defaultValue: PresentationAdaptation { .automatic }
  static func reduce(
    value: inout PresentationAdaptation, nextValue: () -> PresentationAdaptation
  ) {}
}

extension Presentation.Kind {
  /// The kind in a compact size class.
  func compact(adapting adaptation: PresentationAdaptation) -> Self {
    guard self == .popover else { return self }
    return switch adaptation {
    case .none, .popover: .popover
    case .automatic, .sheet: .sheet
    case .fullScreenCover: .cover
    }
  }
}
