/// A property wrapper that says which control has the focus. Entering a text gives its field the
/// focus; writing the property moves it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  fileprivate var state: State<Value>

  /// Follows one control: true while it has the focus, which at first it has not.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Names the control that has the focus; at first none does.
  public init() where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }

  /// A binding that `focused` takes.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: StateLabCore.Binding<Value>

    /// The focus: true for one control, or the value of the one that has it.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// The focus: true for one control, or the value of the one that has it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The binding that `focused` takes.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }
}

/// The state is all that it stores, so it has the state's slot.
extension FocusState: BuiltInProperty {
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
