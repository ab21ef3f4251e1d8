/// Texts of errors that end the process, or the host.
enum FatalMessage {
  /// W13 (R32).
  static func viewIsClass(_ type: Any.Type) -> String {
    "views must be value types (either a struct or an enum); \(typeName(type)) is a class."
  }

  /// Not a message of Apple's: SwiftUI overflows its stack.
  static func tooDeep(limit: Int) -> String {
    """
    The tree is deeper than \(limit) levels, so the host stopped. A view that contains itself must \
    come to an end.
    """
  }
}

// MARK: The end of the process, in Apple's words and with Apple's source location (2.11, 9)

extension FatalMessage {
  /// W7 (R58).
  static func noObservableObject(_ type: Any.Type, under profile: Profile) -> Never {
    let text = """
      No ObservableObject of type \(typeName(type)) found. A View.environmentObject(_:) for \
      \(typeName(type)) may be missing as an ancestor of this view.
      """
    guard profile.namesCoreInFatalMessage else {
      end(text, file: "SwiftUI/EnvironmentObject.swift", line: 90)
    }
    end(text, file: "SwiftUICore/EnvironmentObject.swift", line: 92)
  }

  /// W8 (R58, for `@Observable` objects).
  static func noObservable(_ type: Any.Type) -> Never {
    end(
      """
      No Observable object of type \(typeName(type)) found. A View.environmentObject(_:) for \
      \(typeName(type)) may be missing as an ancestor of this view.
      """,
      file: "SwiftUICore/Environment+Objects.swift", line: 34)
  }

  /// The standard library's message for an index without an element (fidelity 2.13, 15). The event
  /// also names the property, and the view that accessed the element during its update.
  static func noElement(
    at index: Any, of property: String?, count: Int, for view: String?, at place: EventPlace?
  ) -> Never {
    let access = view.map { "\($0) read" } ?? "code outside a body accessed"
    let element = "the element at \(describe(index)) of \(property ?? "a collection")"
    let held = "which has \(count) element\(count == 1 ? "" : "s")"
    end(
      "Index out of range", file: "Swift/ContiguousArrayBuffer.swift", line: 691,
      details: "\(access) \(element), \(held)", at: place)
  }

  /// W17.
  static func noBody(_ type: Any.Type) -> Never {
    end("body() should not be called on \(typeName(type)).")
  }

  /// The reason of Foundation's exception for such a value.
  static func noPropertyList(_ value: Any, key: String) -> Never {
    end("Attempt to insert non-property list object \(describe(value)) for key \(key)")
  }

  /// Records the message as an event, then ends the process.
  ///
  /// - Parameter details: More facts for the event, in parentheses.
  private static func end(
    _ text: String, file: StaticString = #file, line: UInt = #line, details: String? = nil,
    at place: EventPlace? = nil
  ) -> Never {
    let more = details.map { " (\($0))" } ?? ""
    Recorder.current?.record(.stopped("\(file):\(line): Fatal error: \(text)\(more)"), at: place)
    fatalError(text, file: file, line: line)
  }
}
