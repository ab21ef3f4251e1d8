/// A property wrapper for the control that has the focus. Text entry gives its field the focus;
/// writing the property moves the focus. Return removes the focus after the submit action has run,
/// unless the action wrote the focus: our choice, the order is not documented.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  fileprivate var state: State<Value>

  /// A `Bool` for one control: true while the control has the focus, initially false.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// An identifier of the control that has the focus; initially nil.
  public init() where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }

  /// The binding for `focused`.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: StateLabCore.Binding<Value>

    /// True if the control has the focus, or the identifier of the control that has the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set {
        let former = focusedFields
        value.wrappedValue = newValue
        focusMoved(from: former)
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

  /// True if the control has the focus, or the identifier of the control that has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set {
      let former = focusedFields
      state.wrappedValue = newValue
      focusMoved(from: former)
    }
  }

  /// The binding for `focused`. Outside a mounted view, the binding is constant, with W16.
  public var projectedValue: Binding {
    Binding(value: state.binding(elseWarn: .focusStateReadUninstalled))
  }
}

/// The fields that hold the focus now.
private var focusedFields: [FocusField] {
  guard MainThread.isCurrent else { return [] }
  return MainThread.assume { Graph.current?.focusOrder.focusedFields ?? [] }
}

/// Lets all other fields follow a write of the focus. Marks the screen as changed: the keyboard
/// follows the focus, even if no body reads the focus.
private func focusMoved(from former: [FocusField]) {
  guard MainThread.isCurrent else { return }
  MainThread.assume {
    guard let graph = Graph.current else { return }
    graph.focusOrder.writes += 1
    graph.focusOrder.settle(after: former)
    graph.screenChanged()
  }
}

/// The wrapper stores only its `state`, so it has the state's slot.
extension FocusState: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    State<Value>._makeSlot(site)
  }
}
