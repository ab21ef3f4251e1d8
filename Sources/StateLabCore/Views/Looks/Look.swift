/// A part of a view's looks: an icon, a color, an angle. It has no line on the screen, but a
/// recording notes each change (``Event/LookChange``).
struct Look: Sendable {
  enum Name: String, Sendable {
    case icon, color, tint, fill, stroke, border, background
    case bold, italic, underline, strikethrough
    case opacity, rotation, scale, offset, position, blur
  }

  let name: Name
  let value: _LookValue

  init(_ name: Name, _ value: _LookValue) {
    self.name = name
    self.value = value
  }
}

extension Look.Name {
  /// True if the color of the look may be part of the name of a view without text: `red Circle`.
  var mayColorName: Bool {
    switch self {
    case .color, .fill, .stroke, .background: true
    default: false
    }
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
    // The sign of NaN differs between processors.
    number.isNaN ? "nan" : Int(exactly: number).map { "\($0)" } ?? "\(number)"
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

  /// A person can touch the background of empty content, and tells shapes apart by their colors.
  override func answer(_ query: NodeQuery) {
    guard let names = query as? NameQuery, names.name == nil else { return super.answer(query) }
    super.answer(names)
    let look = modifier.look
    let color = if case .color(let color) = look.value { color } else { Color?.none }
    switch look.name {
    case .background where names.name == nil && look.value != .none && color != .clear:
      names.find("View", in: color ?? .clear, of: node)
    case .color, .fill, .stroke: if let color { names.fill(with: color, of: node) }
    default: break
    }
  }

  override func didUpdate() {
    guard let old = old.take(), let content else { return }
    node.noteLooks(from: [old], to: [modifier.look], of: content)
    // The line of a gesture belongs to no node that could draw the line alone.
    if modifier.look.name.mayColorName, node.graph.drawnLines.showsShapes {
      node.graph.screenChanged()
    }
  }
}

extension Node {
  /// Notes the looks that have another value, for the next screen.
  ///
  /// - Parameter content: The view with these looks.
  final func noteLooks(from old: [Look], to new: [Look], of content: Node) {
    guard graph.isRecording, !(old.isEmpty && new.isEmpty) else { return }
    var names: [Look.Name] = []
    for look in old + new where !names.contains(look.name) { names.append(look.name) }
    for name in names {
      let before = old.last { $0.name == name }?.value ?? .none
      let after = new.last { $0.name == name }?.value ?? .none
      if before != after {
        graph.changedLooks.add(
          name.rawValue, from: before.text, to: after.text, at: self, of: content)
      }
    }
  }
}

extension Graph {
  /// Posts the changed looks of the mounted views, once.
  ///
  /// - Parameter earlier: The nodes whose color was part of a name on the last recorded screen, by
  ///   their numbers.
  func postLooks(to recorder: Recorder, namedBefore earlier: Set<Int>) {
    let changes = changedLooks.takeShown { $0.isOnScreen }
    for change in changes {
      guard let node = change.node, let content = change.content else { continue }
      // The line of a control without text shows its color.
      if Look.Name(rawValue: change.look)?.mayColorName == true, earlier.contains(node.serial),
        drawnLines.coloredNames.contains(node.serial)
      {
        continue
      }
      recorder.record(
        .noted(
          .lookChanged(
            .init(
              look: change.look, content: content.nameInLooks, old: change.old, new: change.new))),
        at: node.maker?.identity)
    }
  }
}

extension Node {
  /// The first line of the content, even if it is hidden, or the name of content without text.
  fileprivate var nameInLooks: String? {
    let lines = Screen.drawTitle(self, drawsHidden: true).lines
    return lines.first.map { lines.count == 1 ? $0 : "\($0) …" }
      ?? nameWithoutWords(includingHidden: true)?.plain
  }
}
