/// A property wrapper for the view that has the focus of an assistive technology. No such technology
/// is on here: the property keeps what the program writes.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  fileprivate var state: State<Value>

  /// A `Bool` for one view: initially false.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// A `Bool` for one view, for some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  /// An identifier of the view that has the focus; initially nil.
  public init() where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }
  /// An identifier of the view that has the focus, for some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value: ExpressibleByNilLiteral {
    self.init()
  }

  /// The binding for `accessibilityFocused`.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: StateLabCore.Binding<Value>

    /// The value that the program wrote.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// The value that the program wrote.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The binding for `accessibilityFocused`. Outside a mounted view, the binding is constant.
  public var projectedValue: Binding { Binding(value: state.binding(elseWarn: nil)) }
}

/// The wrapper stores only its `state`, so it has the state's slot.
extension AccessibilityFocusState: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    State<Value>._makeSlot(site)
  }
}

/// Assistive technologies. Looks only.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A technology that reads or steps through the screen.
  public static let voiceOver = Self(rawValue: 1)
  public static let switchControl = Self(rawValue: 2)
}

nonisolated extension View {
  /// Looks only: no assistive technology is on here.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  { looksOnly }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { looksOnly }
}
