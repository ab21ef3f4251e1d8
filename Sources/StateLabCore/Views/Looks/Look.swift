/// A part of a view's looks: an icon, a color, an angle. It has no line on the screen, but a
/// recording notes each change (``Event/LookChange``).
struct Look: Sendable {
  enum Name: String, Sendable {
    case icon, color, tint, fill, stroke, border, background
    case bold, italic, underline, strikethrough
    case opacity, rotation, scale, offset, blur
  }

  let name: Name
  let value: _LookValue

  init(_ name: Name, _ value: _LookValue) {
    self.name = name
    self.value = value
  }
}

/// The value of a look: a color, a number, a name.
public enum _LookValue: Equatable, Sendable {
  case none
  case flag(Bool)
  case number(Double)
  case pair(Double, Double)
  case color(Color)
  case name(String)

  var text: String {
    switch self {
    case .none: "none"
    case .flag(let isOn): isOn ? "on" : "off"
    case .number(let number): Self.text(number)
    case .pair(let x, let y): "(\(Self.text(x)), \(Self.text(y)))"
    case .color(let color): color.description
    case .name(let name): name
    }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

/// A view with looks of its own.
nonisolated protocol ViewWithLooks {
  var looks: [Look] { get }
}

extension ViewWithLooks {
  var looks: [Look] { [] }
}

/// A modifier that only changes looks, and whose changes a recording notes.
nonisolated public struct _LookModifier: PrimitiveModifier {
  let look: Look
  typealias Playing = LookPlayer

  static var drawsInPlace: Bool { true }
}

nonisolated extension View {
  /// The view with a look.
  func look(_ name: Look.Name, _ value: _LookValue) -> ModifiedContent<Self, _LookModifier> {
    modifier(_LookModifier(look: Look(name, value)))
  }
}

final class LookPlayer: ModifierPlayer<_LookModifier> {
  private var old: Look?

  override func update(_ new: _LookModifier) {
    if modifier.look.value != new.look.value { old = modifier.look }
    modifier = new
  }

  override func didUpdate() {
    if let old = old.take(), let content {
      node.noteLooks(from: [old], to: [modifier.look], of: content)
    }
  }
}

extension Node {
  /// Notes the looks that have another value.
  ///
  /// - Parameter content: The view with these looks.
  final func noteLooks(from old: [Look], to new: [Look], of content: Node) {
    guard let recorder = graph.recorder, !(old.isEmpty && new.isEmpty) else { return }
    var names: [Look.Name] = []
    for look in old + new where !names.contains(look.name) { names.append(look.name) }
    for name in names {
      let before = old.last { $0.name == name }?.value ?? .none
      let after = new.last { $0.name == name }?.value ?? .none
      guard before != after else { continue }
      let lines = Screen.drawTitle(content).lines
      let title = lines.first.map { lines.count == 1 ? $0 : "\($0) …" }
      recorder.record(
        .noted(
          .lookChanged(
            .init(
              look: name.rawValue, content: title ?? content.nameWithoutWords, old: before.text,
              new: after.text))),
        at: maker?.identity)
    }
  }
}
