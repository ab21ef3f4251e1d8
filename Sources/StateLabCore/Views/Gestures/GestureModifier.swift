/// Plays the touches that a gesture takes on the content.
nonisolated public struct _GestureModifier: PrimitiveModifier {
  /// The precedence over a gesture or a button inside.
  enum Precedence { case normal, simultaneous, high }

  let touches: _TouchKinds
  /// The moments of a touch.
  let course: (_Touch) -> [Moment]
  var precedence = Precedence.normal
  /// False if the gestures and buttons on the views inside do not react.
  var allowsInside = true
  let origin: Origin

  typealias Playing = GesturePlayer

  /// The code to run at a moment of a touch.
  struct Moment {
    var actions: [() -> Void]
    var resets: [() -> Void] = []

    func run() { for action in actions + resets { action() } }
  }

  init(touches: _TouchKinds, origin: Origin, course: @escaping (_Touch) -> [Moment]) {
    self.touches = touches
    self.origin = origin
    self.course = course
  }

  init<G: Gesture>(_ gesture: G, _ mask: GestureMask, _ precedence: Precedence, origin: Origin) {
    touches = mask.contains(.gesture) ? gesture._touches : []
    allowsInside = mask.contains(.subviews)
    course = { gesture._moments(of: $0).map { .init(actions: $0.actions, resets: $0.resets) } }
    self.precedence = precedence
    self.origin = origin
  }
}

final class GesturePlayer: ModifierPlayer<_GestureModifier> {
  /// A person cannot touch an invisible view, and no gesture occurs in a closed menu or on the
  /// actions of a dialog.
  override func answer(_ query: NodeQuery) {
    if let choices = query as? ChoiceQuery {
      return choices.drawRow(with: node) { super.answer(choices) }
    }
    if let names = query as? NameQuery, modifier.touches.choices.contains(where: names.skips) {
      return
    }
    guard let screen = query as? Screen, let content, !node.scope.values.isInClosedMenu,
      !screen.isInDialogActions
    else { return super.answer(query) }
    guard !modifier.touches.isEmpty else {
      let inside = screen.controls.count
      super.answer(query)
      if !modifier.allowsInside { screen.disableTouches(except: [], fromControl: inside) }
      return
    }
    guard !content.isInvisible else { return screen.drawToRead { super.answer(query) } }
    let inside = screen.controls.count
    guard let target = screen.drawTarget(content) else { return }
    let choices = modifier.touches.choices
    if !modifier.allowsInside { screen.disableTouches(except: choices, fromControl: inside) }
    for touch in choices {
      let gesture = PlayedGesture(
        touch: touch, precedence: modifier.precedence,
        replacesInside: modifier.precedence == .high || !modifier.allowsInside,
        origin: modifier.origin, isEnabled: node.scope.values.isEnabled,
        control: control(for: touch))
      screen.add(gesture, to: target, fromControl: inside)
    }
  }

  /// The control for a touch of a view with a name.
  private func control(for touch: _TouchKinds) -> (String) -> Screen.Control {
    switch touch {
    case .drag: { [drag] in .draggable($0, drag) }
    case .press: { [self] in .button("Hold \($0)", perform: perform(.press)) }
    default: { [self] in .button($0, perform: perform(.tap(touch))) }
    }
  }

  /// Performs a touch without a move. Views update between its moments.
  private func perform(_ touch: _Touch) -> () -> Void {
    { [self, node] in play(touch, from: 0, at: node) }
  }

  private func play(_ touch: _Touch, from start: Int, at node: Node) {
    let moments = course(of: touch)
    guard let moment = moments.indices.dropFirst(start).first(where: { !moments[$0].isEmpty })
    else { return }
    guard node.isMounted, !modifier.touches.isEmpty else { return moments.cancel(from: start) }
    moments[moment].run()
    guard moments.dropFirst(moment + 1).contains(where: { !$0.isEmpty }) else { return }
    node.graph.afterPass { [self] in play(touch, from: moment + 1, at: node) }
  }

  /// The course of a touch, by the newest gesture: each body passes another one.
  private func course(of touch: _Touch) -> [_GestureModifier.Moment] { modifier.course(touch) }

  private var drag: Dragging {
    let isHeld = modifier.touches.contains(.heldDrag) && !modifier.touches.contains(.drag)
    return Dragging { [self, node] translation, step in
      let moments = course(of: .drag(by: translation, isHeld: isHeld))
      guard step < moments.count else { return false }
      guard node.isMounted, !modifier.touches.isEmpty else {
        moments.cancel(from: step)
        return false
      }
      moments[step].run()
      return step + 1 < moments.count
    }
  }
}

extension _GestureModifier.Moment {
  fileprivate var isEmpty: Bool { actions.isEmpty && resets.isEmpty }
}

extension [_GestureModifier.Moment] {
  /// Ends the touch at a moment, without the actions of an end. A gesture that is one of several ends
  /// before the last moment.
  fileprivate func cancel(from moment: Int) {
    for reset in dropFirst(moment).flatMap(\.resets) { reset() }
  }
}

/// A drag on a view, step by step.
struct Dragging {
  /// Plays a step of a drag by a translation, and returns true unless it is the last one.
  let play: (CGSize, Int) -> Bool

  func joined(with other: Dragging) -> Dragging {
    Dragging { [self] translation, step in
      let goesOn = play(translation, step)
      return other.play(translation, step) || goesOn
    }
  }
}

nonisolated extension View {
  /// Runs `action` when a person taps this view: its text, or the name of a shape, is the label for
  /// ``Host/tap(_:occurrence:)``. A double tap is a control of its own. A button or a gesture
  /// inside, for the same touch, takes precedence.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    modifier(
      _GestureModifier(touches: .taps(count), origin: Origin(fileID, line)) { _ in
        [.init(actions: [action])]
      })
  }

  /// Runs `action` when a person taps this view. The location is always the origin: views have no
  /// position on this screen.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onTapGesture(count: count, perform: { action(.zero) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onTapGesture(count: count, perform: { action(.zero) }, fileID: fileID, line: line)
  }

  /// Runs `action` when a person presses this view: `Hold` and its text are the label for
  /// ``Host/tap(_:occurrence:)``.
  ///
  /// The host calls `onPressingChanged` with true before the action, after which views update in a
  /// pass of their own, and with false after the action: our choice.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _GestureModifier(touches: .press, origin: Origin(fileID, line)) { _ in
        guard let onPressingChanged else { return [.init(actions: [action])] }
        return [
          .init(actions: [{ onPressingChanged(true) }]),
          .init(actions: [action, { onPressingChanged(false) }]),
        ]
      })
  }

  /// Runs `action` when a person presses this view, in the form before iOS 15.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing, fileID: fileID, line: line)
  }

  /// Adds a gesture to this view, if the simulation plays this gesture. A gesture or a button on a
  /// view inside takes precedence: a tap on a button performs the button's action alone.
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture, mask, .normal, origin: Origin(fileID, line)))
  }

  /// Adds a gesture as ``gesture(_:including:)`` does. A gesture or a button on a view inside
  /// performs its action, too: the gestures from the inside out, and then the button (our choice).
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture, mask, .simultaneous, origin: Origin(fileID, line)))
  }

  /// Adds a gesture as ``gesture(_:including:)`` does. The gesture takes precedence over the
  /// gestures and buttons on the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture, mask, .high, origin: Origin(fileID, line)))
  }

  /// Adds a gesture that can be disabled (iOS 18).
  public func gesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews, fileID: fileID, line: line)
  }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    simultaneousGesture(
      gesture, including: isEnabled ? .all : .subviews, fileID: fileID, line: line)
  }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    highPriorityGesture(
      gesture, including: isEnabled ? .all : .subviews, fileID: fileID, line: line)
  }

  /// Looks only: no pointer hovers here.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { looksOnly }
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { looksOnly }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { looksOnly }
}
