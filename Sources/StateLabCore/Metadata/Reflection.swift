/// The stored parts of a value, regardless of `CustomReflectable`.
///
/// `Mirror` calls `customMirror` of a type that conforms to `CustomReflectable`, which runs the
/// user's code. This type uses the entry points of the runtime that `Mirror` uses for all other
/// types, with the declarations of the standard library.
struct Reflection {
  enum Style {
    case `struct`, `class`, `enum`, tuple
    /// Functions, metatypes and all other values without parts.
    case other

    fileprivate init(_ code: CChar) {
      switch UInt8(bitPattern: code) {
      case UInt8(ascii: "s"): self = .struct
      case UInt8(ascii: "c"): self = .class
      case UInt8(ascii: "e"): self = .enum
      case UInt8(ascii: "t"): self = .tuple
      default: self = .other
      }
    }
  }

  let style: Style
  /// The number of children. A class excludes the children of its superclasses.
  let count: Int
  private let subject: Any
  /// The class or the superclass with the parts; nil for the type of the value.
  private let superclass: AnyClass?

  /// - Parameter superclass: The class or the superclass of an object that declares the wanted parts;
  ///   nil for the type of the value.
  init(_ value: Any, as superclass: AnyClass? = nil) {
    func open<Value>(_ value: Value) -> (Style, Int) {
      let type: Any.Type = if let superclass { superclass } else { Swift.type(of: value) }
      return (Style(displayStyle(value)), childCount(value, type: type))
    }
    subject = value
    self.superclass = superclass
    (style, count) = _openExistential(value, do: open)
  }

  /// The parts of an object by the classes that declare them, superclasses first.
  static func ofClasses(of object: AnyObject) -> [Reflection] {
    var parts: [Reflection] = []
    var next: AnyClass? = Swift.type(of: object)
    while let type = next {
      parts.append(Reflection(object, as: type))
      next = _getSuperclass(type)
    }
    return parts.reversed()
  }

  /// A stored property, the payload of an enum's case, or an element of a tuple.
  func child(_ index: Int) -> (label: String?, value: Any) {
    func open<Value>(_ value: Value) -> (label: String?, value: Any) {
      let type: Any.Type = if let superclass { superclass } else { Swift.type(of: value) }
      var name: UnsafePointer<CChar>?
      var free: FreeName?
      let child = StateLabCore.child(
        of: value, type: type, index: index, name: &name, free: &free)
      defer { free?(name) }
      return (name.map { String(cString: $0) }, child)
    }
    return _openExistential(subject, do: open)
  }

  var children: [(label: String?, value: Any)] { (0..<count).map(child) }

  /// The name of an enum's case.
  var caseName: String? {
    func open<Value>(_ value: Value) -> UnsafePointer<CChar>? { enumCaseName(value) }
    return _openExistential(subject, do: open).map { String(cString: $0) }
  }
}

// MARK: Entry points of the runtime

private typealias FreeName = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_reflectionMirror_displayStyle")
private func displayStyle<Value>(_: Value) -> CChar

@_silgen_name("swift_reflectionMirror_count")
private func childCount<Value>(_: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func child<Value>(
  of: Value, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  free: UnsafeMutablePointer<FreeName?>
) -> Any

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_: Value) -> UnsafePointer<CChar>?
