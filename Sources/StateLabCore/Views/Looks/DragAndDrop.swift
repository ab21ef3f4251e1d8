// Drag and drop. The simulation has no drags.

nonisolated extension View {
  /// Looks only: no person drags the view, and the payload is never evaluated.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    looksOnly
  }

  /// Looks only: no person drags the view, and neither payload nor preview is evaluated.
  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View { looksOnly }

  /// Never runs: no person drops an item on the view.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { looksOnly }
}

extension DynamicViewContent {
  /// Never calls `action`: in the simulation, no person drops an item between the rows.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ index: Int) -> Void
  ) -> some DynamicViewContent { self }
}
