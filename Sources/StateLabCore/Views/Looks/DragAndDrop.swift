// What is dragged from one view to another. Nobody drags anything here.

extension View {
  /// Looks only: nobody drags the view, and the payload is not made.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    looksOnly
  }

  /// Looks only: nobody drags the view, and neither payload nor preview is made.
  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View { looksOnly }

  /// Never runs: nobody drops anything on the view.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { looksOnly }
}
