/// Writes values as text, within a width: see ``describe(_:)``.
struct ValueWriter {
  /// The width of recorded values, in bytes of UTF-8, so that recording a large value costs no more
  /// than a small one: `[1, 2, 3, … 9997 more]`, `"once upon a"…`. Our choice.
  static let recordedWidth = 240

  /// The maximum depth: a deeper value is written as `…`. The limit also ends cycles of objects.
  private static let deepest = 4

  private var text = ""
  /// The type whose name begins the text, and that name.
  private var opening: (type: Any.Type, name: String)?
  private let width: Int

  /// - Parameter width: The width in bytes. The text finishes the last part, and may be somewhat
  ///   longer.
  static func text(of value: Any, width: Int = .max) -> String {
    written(width: width) { $0.write(value, depth: 0) }.text
  }

  /// The text, and, for a text that begins with the name of a generic type, the same text without
  /// generic arguments: `Box<Int>(value: 1)` and `Box(value: 1)`.
  static func texts(of value: Any, width: Int) -> (literal: String, brief: String?) {
    let writer = written(width: width) { $0.write(value, depth: 0) }
    guard let (type, name) = writer.opening else { return (writer.text, nil) }
    let baseName = baseTypeName(type)
    let rest = Substring(writer.text.utf8.dropFirst(name.utf8.count))
    return (writer.text, name == baseName ? nil : baseName + rest)
  }

  private static func written(
    width: Int, _ write: (inout ValueWriter) -> Void
  ) -> ValueWriter {
    var writer = ValueWriter(width: width)
    write(&writer)
    StepCounter.count(writer.text.utf8.count)
    return writer
  }

  private init(width: Int) { self.width = width }

  private var room: Int { max(0, width - text.utf8.count) }

  private mutating func write(_ value: Any, depth: Int) {
    StepCounter.count()
    let type = Swift.type(of: value)
    switch value {
    case let value as String: return text.append(literalOf: value, within: room)
    case let value as Int: return text += String(value)
    case let value as any DescribedAsWrappedValue:
      guard let wrapped = value.describedValue else { return text += typeName(type) }
      return write(wrapped, depth: depth)
    case let type as Any.Type: return text += typeName(type) + ".self"
    default: break
    }
    // The cast converts every hashable value to `AnyHashable`, and a collection element by element,
    // so the code checks the type first.
    if type == AnyHashable.self, let value = value as? AnyHashable {
      return write(value.base, depth: depth)
    }
    if depth > Self.deepest { return text += "…" }
    switch TextForm.of(type) {
    case .described:
      let described = String(describing: value)
      // The description of `NSObject` contains its address, which differs between runs.
      text += Self.contains(described, addressOf: value) ? typeName(type) : described
    case .mirrored: write(mirrored: value, depth: depth)
    case .reflected: write(Reflection(value), of: type, depth: depth)
    }
  }

  private static func contains(_ text: String, addressOf value: Any) -> Bool {
    guard type(of: value) is AnyClass else { return false }
    let address = UInt(bitPattern: Unmanaged.passUnretained(value as AnyObject).toOpaque())
    return text.contains(String(address, radix: 16))
  }

  /// Writes parts with commas between them, while there is room.
  private mutating func write<Part>(
    _ parts: some Sequence<Part>, count: Int, between brackets: (open: String, close: String),
    _ write: (inout ValueWriter, Part) -> Void
  ) {
    text += brackets.open
    for (position, part) in parts.enumerated() {
      if position > 0 { text += ", " }
      if room == 0 {
        text += "… \(count - position) more"
        break
      }
      write(&self, part)
    }
    text += brackets.close
  }

  /// Writes the name of a type whose parts follow.
  private mutating func write(nameOf type: Any.Type) {
    let name = typeName(type)
    if text.isEmpty { opening = (type, name) }
    text += name
  }

  private mutating func write(
    labelled parts: some Sequence<(label: String?, value: Any)>, count: Int, depth: Int,
    areTracked: Bool = false
  ) {
    write(parts, count: count, between: ("(", ")")) { writer, part in
      if let label = part.label, !label.hasPrefix(".") {
        let name = Self.fieldName(label, of: type(of: part.value), isTracked: areTracked)
        writer.text += "\(name ?? label): "
      }
      writer.write(part.value, depth: depth + 1)
    }
  }

  /// The fields that macros and the compiler add to observable objects and actors.
  private static let hidden = ["_$observationRegistrar", "$defaultActor"]

  /// The name of a stored property for a reader; nil for a property that the user did not declare.
  /// The storage of a wrapped property `text` is called `_text`, and so is that of a property that
  /// the macro `@Observable` tracks. Any other property keeps its underscore.
  static func fieldName(
    _ label: String?, of type: Any.Type, isTracked: Bool = false
  ) -> String? {
    guard let label, !hidden.contains(label) else { return nil }
    return label.hasPrefix("_") && (isTracked || QualifiedName.of(type).mayWrap)
      ? String(label.dropFirst()) : label
  }

  /// True if the macro `@Observable` tracks the properties of a value with these parts.
  static func areTracked(_ parts: some Sequence<(label: String?, value: Any)>) -> Bool {
    parts.contains { $0.label == hidden[0] }
  }
}

// MARK: Values of the user's types

extension ValueWriter {
  private mutating func write(_ value: Reflection, of type: Any.Type, depth: Int) {
    switch value.style {
    case .struct, .class:
      write(nameOf: type)
      let children = value.children
      // The macro `@Observable` adds a part without a user's value.
      let parts = children.filter { !Self.hidden.contains($0.label ?? "") }
      write(
        labelled: parts, count: parts.count, depth: depth, areTracked: Self.areTracked(children))
    // Elements of a tuple have the labels `.0`, `.1`, which are omitted.
    case .tuple: write(labelled: value.children, count: value.count, depth: depth)
    case .enum: write(enum: value, depth: depth)
    case .other: text += shortTypeName(type)
    }
  }

  private mutating func write(enum value: Reflection, depth: Int) {
    guard value.count > 0 else { return text += value.caseName ?? "" }
    let payload = value.child(0)
    text += payload.label ?? ""
    let isTuple = Reflection(payload.value).style == .tuple
    if !isTuple { text += "(" }
    write(payload.value, depth: depth + 1)
    if !isTuple { text += ")" }
  }
}

// MARK: Values of the system's types: data, or, for classes, the type alone

extension ValueWriter {
  private mutating func write(mirrored value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let children = mirror.children
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = children.first else { return text += "nil" }
      write(wrapped.value, depth: depth)
    case .collection:
      write(children, count: children.count, between: ("[", "]")) {
        $0.write($1.value, depth: depth + 1)
      }
    case .set:
      write(unordered: children) { $0.write($1, depth: depth + 1) }
    case .dictionary where children.isEmpty: text += "[:]"
    case .dictionary:
      write(unordered: children) { writer, entry in
        let entry = Reflection(entry)
        writer.write(entry.child(0).value, depth: depth + 1)
        writer.text += ": "
        writer.write(entry.child(1).value, depth: depth + 1)
      }
    case .none where children.isEmpty: text += shortTypeName(type(of: value))
    case .class: text += typeName(type(of: value))
    case .struct where children.contains { Self.isMachinery($0.value) }:
      text += typeName(type(of: value))
    case .struct, .none:
      write(nameOf: type(of: value))
      write(labelled: children.lazy.map { $0 }, count: children.count, depth: depth)
    default: write(Reflection(value), of: type(of: value), depth: depth)
    }
  }

  /// True if a value with this part is not plain data but a handle, such as a task or a publisher,
  /// whose parts are private.
  private static func isMachinery(_ part: Any) -> Bool {
    let type = type(of: part)
    if type is AnyClass { return QualifiedName.of(type).isOfLibrary }
    return Reflection(part).style == .other && !(part is Any.Type)
  }

  /// Writes elements in the order of their texts. Finding the first elements requires the texts of
  /// all, so for more elements than can fit, the text is the number alone.
  private mutating func write(
    unordered elements: Mirror.Children, _ write: (inout ValueWriter, Any) -> Void
  ) {
    guard elements.count <= room else { return text += "[… \(elements.count)]" }
    StepCounter.count(elements.count)
    let texts = elements.map { element in
      Self.written(width: room) { write(&$0, element.value) }.text
    }
    self.write(texts.sorted(), count: texts.count, between: ("[", "]")) { $0.text += $1 }
  }
}
