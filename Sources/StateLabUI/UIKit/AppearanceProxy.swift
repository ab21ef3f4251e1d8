/// An object of a view type of the program for the looks of all views of this type.
///
/// No initializer of the program creates it: many of them trap in `init(coder:)`. The parts of the
/// laboratory's own type are those of a new view, and the program's properties are zero. The object
/// is never released.
@MainActor
enum AppearanceProxy {
  private static var known: [ObjectIdentifier: UIView] = [:]

  /// Nil for a type of the laboratory.
  static func of(_ type: UIView.Type) -> UIView? {
    guard !isOurs(type) else { return nil }
    if let proxy = known[ObjectIdentifier(type)] { return proxy }
    var base: AnyClass = type
    while !isOurs(base), let next = _getSuperclass(base) { base = next }
    guard let model = (base as? UIView.Type)?.init(coder: NSCoder()) else { return nil }
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    guard let memory = calloc(1, size(of: type)) else { return nil }
    memory.storeBytes(of: metadata, as: UnsafeRawPointer.self)
    // The reference counts come first.
    memcpy(memory + 8, Unmanaged.passRetained(model).toOpaque() + 8, size(of: base) - 8)
    let proxy = Unmanaged<UIView>.fromOpaque(memory).takeRetainedValue()
    known[ObjectIdentifier(type)] = proxy
    return proxy
  }

  private static func isOurs(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("StateLabUI.")
  }

  /// The size of an object, from the type's metadata: kind, superclass, flags, address point, size.
  private static func size(of type: AnyClass) -> Int {
    Int(
      unsafeBitCast(type, to: UnsafeRawPointer.self)
        .load(fromByteOffset: 24, as: UInt32.self))
  }
}
