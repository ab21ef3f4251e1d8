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
    func clear() {
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
