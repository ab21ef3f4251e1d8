/// A property wrapper that says which control has the focus. Entering a text gives its field the
/// focus; writing the property moves it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  fileprivate var state: State<Value>

  /// Whether a control has the focus; at first it does not.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Which control has the focus; at first none does.
  public init() where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }

  /// A binding that `focused` takes.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: StateLabCore.Binding<Value>

    /// Whether, or which, control has the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// The wrapped value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What `focused` takes.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }
}

/// The state is all that it stores, so it has the state's slot.
extension FocusState: BuiltInProperty {
  /// _make slot.
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    State<Value>._makeSlot(site)
  }
}

/// Takes the focus when a text is entered in the content.
public struct _FocusModifier: PrimitiveModifier {
  let focus: () -> Void

  typealias Playing = FocusPlayer
}

final class FocusPlayer: ModifierPlayer<_FocusModifier> {
  override func draw(_ content: Node, on screen: inout Screen) {
    let outer = screen.focus
    screen.focus = modifier.focus
    content.draw(on: &screen)
    screen.focus = outer
  }
}

extension View {
  /// Sets the flag when the field in this view gets the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusModifier(focus: { condition.wrappedValue = true }))
  }

  /// Sets the value when the field in this view gets the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusModifier(focus: { binding.wrappedValue = value }))
  }
}
