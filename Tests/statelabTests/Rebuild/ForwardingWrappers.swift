/// Wrappers that pass everything on to SwiftUI's. They show that every behavior can be reached.
enum ForwardingWrappers {
  static let all = [
    ("state", state), ("binding", binding), ("observed-object", observedObject),
    ("state-object", stateObject), ("app-storage", appStorage),
  ]

  private static let state = """
    import SwiftUI

    @propertyWrapper
    struct MyState<Value>: DynamicProperty {
      private var state: State<Value>
      init(wrappedValue: Value) { state = State(initialValue: wrappedValue) }
      init(initialValue: Value) { state = State(initialValue: initialValue) }
      var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
      }
      var projectedValue: Binding<Value> { state.projectedValue }
    }

    """

  private static let binding = """
    import SwiftUI

    @propertyWrapper
    @dynamicMemberLookup
    struct MyBinding<Value>: DynamicProperty {
      private var binding: Binding<Value>
      private init(_ binding: Binding<Value>) { self.binding = binding }
      init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        binding = Binding(get: get, set: set)
      }
      init?(_ base: MyBinding<Value?>) {
        guard let binding = Binding(base.binding) else { return nil }
        self.binding = binding
      }
      static func constant(_ value: Value) -> MyBinding { MyBinding(Binding.constant(value)) }
      func animation() -> MyBinding { MyBinding(binding.animation()) }
      var wrappedValue: Value {
        get { binding.wrappedValue }
        nonmutating set { binding.wrappedValue = newValue }
      }
      var projectedValue: MyBinding { self }
      subscript<Field>(dynamicMember field: WritableKeyPath<Value, Field>) -> MyBinding<Field> {
        MyBinding<Field>(binding[dynamicMember: field])
      }
    }

    """

  private static let observedObject = """
    import SwiftUI

    @propertyWrapper
    struct MyObservedObject<Object: ObservableObject>: DynamicProperty {
      private var object: ObservedObject<Object>
      init(wrappedValue: Object) { object = ObservedObject(wrappedValue: wrappedValue) }
      var wrappedValue: Object { object.wrappedValue }
      var projectedValue: ObservedObject<Object>.Wrapper { object.projectedValue }
    }

    """

  private static let stateObject = """
    import SwiftUI

    @propertyWrapper
    struct MyStateObject<Object: ObservableObject>: DynamicProperty {
      private var object: StateObject<Object>
      init(wrappedValue: @autoclosure @escaping () -> Object) {
        object = StateObject(wrappedValue: wrappedValue())
      }
      var wrappedValue: Object { object.wrappedValue }
      var projectedValue: ObservedObject<Object>.Wrapper { object.projectedValue }
    }

    """

  private static let appStorage = """
    import SwiftUI

    @propertyWrapper
    struct MyAppStorage<Value>: DynamicProperty {
      private var storage: AppStorage<Value>
      init(wrappedValue: Value, _ key: String) where Value == String {
        storage = AppStorage(wrappedValue: wrappedValue, key)
      }
      init(wrappedValue: Value, _ key: String) where Value == Int {
        storage = AppStorage(wrappedValue: wrappedValue, key)
      }
      init(wrappedValue: Value, _ key: String) where Value == Bool {
        storage = AppStorage(wrappedValue: wrappedValue, key)
      }
      var wrappedValue: Value {
        get { storage.wrappedValue }
        nonmutating set { storage.wrappedValue = newValue }
      }
      var projectedValue: Binding<Value> { storage.projectedValue }
    }

    """
}
