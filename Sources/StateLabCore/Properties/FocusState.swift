/// A property wrapper that says which control has the focus. Entering a text gives its field the
/// focus; writing the property moves it. Return takes the focus away, once what is submitted has run,
/// unless that has written it: our choice, the order is not documented.
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
      nonmutating set {
        value.wrappedValue = newValue
        focusMoved()
      }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// Writes that no control has the focus.
    fileprivate func clear() {
      if let type = Value.self as? any ExpressibleByNilLiteral.Type {
        if let none = type.init(nilLiteral: ()) as? Value { wrappedValue = none }
      } else if let none = false as? Value {
        wrappedValue = none
      }
    }
  }

  /// The focus: true for one control, or the value of the one that has it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set {
      state.wrappedValue = newValue
      focusMoved()
    }
  }

  /// The binding that `focused` takes.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }
}

/// The keyboard comes and goes with the focus, also where no body reads it.
private func focusMoved() {
  guard MainThread.isCurrent else { return }
  MainThread.assume {
    guard let graph = Graph.current else { return }
    graph.focusOrder.writes += 1
    graph.screenChanged()
  }
}

/// The state is all that it stores, so it has the state's slot.
extension FocusState: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    State<Value>._makeSlot(site)
  }
}

/// Takes the focus when a text is entered in the content.
public struct _FocusModifier: PrimitiveModifier {
  let focus: ControlFocus

  typealias Playing = FocusPlayer
}

final class FocusPlayer: ModifierPlayer<_FocusModifier>, ListedObserver {
  var listPosition = 0

  override func didMount() { node.graph.focusOrder.add(self) }
  override func didUnmount() { node.graph.focusOrder.remove(self) }

  override func draw(_ content: Node, on screen: inout Screen) {
    let outer = screen.focus
    screen.focus = modifier.focus
    content.draw(on: &screen)
    screen.focus = outer
  }
}

extension View {
  /// Sets the flag when the field in this view gets the focus, and clears it when another does.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Sets the value when the field in this view gets the focus, and clears it when another does.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      _FocusModifier(
        focus: ControlFocus(
          isHeld: { binding.wrappedValue == value }, take: { binding.wrappedValue = value },
          leave: binding.clear)))
  }

  /// Moves no focus here: no field has it until a person types in it or the program writes it.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    looks("defaultFocus")
  }
}

/// The cases in which a default focus counts. Looks only.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// As the system likes, or also where a person moves the focus.
  case automatic, userInitiated
}
