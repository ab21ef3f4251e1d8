/// Presents a view while a binding holds something.
public struct _PresentationModifier<Item, Presented: View>: ViewModifier, _BuiltIn {
  let kind: Presentation.Kind
  @Binding var item: Item?
  /// What makes two items two presentations, each with a state of its own.
  let id: (Item) -> AnyHashable
  let origin: Origin
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented

  /// The view, and what is presented.
  public func body(content: Content) -> some View {
    content
    if let item {
      PresentedView(
        kind: kind, origin: origin, dismiss: { self.item = nil }, onDismiss: onDismiss,
        content: { presented(item) }
      )
      .id(id(item))
    }
  }
}

/// The item of a binding to a flag while the flag is set.
struct Presence: Hashable {}

extension Binding where Value == Bool {
  /// The flag as something that is there or not.
  var presence: Binding<Presence?> {
    projected(
      Projection(key: "presence") {
        $0 ? Presence() : nil
      } set: { flag, presence in
        flag = presence != nil
        return true
      })
  }
}

extension View {
  fileprivate func present<Presented: View>(
    _ kind: Presentation.Kind, while isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    at origin: Origin, @ViewBuilder content: @escaping () -> Presented
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: kind, item: isPresented.presence, id: { AnyHashable($0) }, origin: origin,
        onDismiss: onDismiss, presented: { _ in content() }))
  }

  fileprivate func present<Item: Identifiable, Presented: View>(
    _ kind: Presentation.Kind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    at origin: Origin, @ViewBuilder content: @escaping (Item) -> Presented
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: kind, item: item, id: { AnyHashable($0.id) }, origin: origin, onDismiss: onDismiss,
        presented: content))
  }

  /// Presents a sheet while the flag is set. What is in it is mounted when it comes and gone, with
  /// its state, when it goes; a swipe clears the flag.
  ///
  /// The closure runs when the sheet comes, with what the body that wrote it had captured: a state
  /// which that body did not read may be an older one there.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    present(
      .sheet, while: isPresented, onDismiss: onDismiss, at: Origin(fileID, line), content: content)
  }

  /// Presents a sheet while there is an item. Another item is another sheet, with fresh state.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    present(.sheet, item: item, onDismiss: onDismiss, at: Origin(fileID, line), content: content)
  }

  /// Presents a view on all of the screen while the flag is set. Only its own controls close it.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    present(
      .cover, while: isPresented, onDismiss: onDismiss, at: Origin(fileID, line), content: content)
  }

  /// Presents a view on all of the screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    present(.cover, item: item, onDismiss: onDismiss, at: Origin(fileID, line), content: content)
  }

  /// Presents a popover while the flag is set. Its arrow is looks only.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    present(.popover, while: isPresented, at: Origin(fileID, line), content: content)
  }

  /// Presents a popover while there is an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    present(.popover, item: item, at: Origin(fileID, line), content: content)
  }

  /// Keeps a person from swiping away the sheet that this view is in.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_DismissalModifier(isDisabled: isDisabled))
  }
}

/// Says whether the sheet around may be swiped away.
public struct _DismissalModifier: PrimitiveModifier {
  let isDisabled: Bool

  typealias Playing = DismissalPlayer
}

final class DismissalPlayer: ModifierPlayer<_DismissalModifier> {
  override var preventsDismissal: Bool { modifier.isDisabled }

  override func update(_ new: _DismissalModifier) {
    modifier = new
    node.graph.screenChanged()
  }
}

// MARK: Alerts and dialogs

extension View {
  fileprivate func dialog<Item, A: View, M: View>(
    _ kind: Presentation.Kind, _ title: Text, item: Binding<Item?>, at origin: Origin,
    actions: @escaping (Item) -> A, message: @escaping (Item) -> M
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: kind, item: item, id: { _ in AnyHashable(Presence()) }, origin: origin,
        onDismiss: nil,
        presented: { item in
          TupleView((title, message(item), actions(item)))
        }))
  }

  /// Presents an alert while the flag is set. Each of its buttons closes it after its action: our
  /// choice, the order is not documented. Without a button there is one, OK.
  public func alert<A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents an alert with a message while the flag is set.
  public func alert<A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Presents an alert with a message while the flag is set.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, title, item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Presents an alert about a value while the flag is set and there is one.
  public func alert<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in data.map(actions) }, message: { _ in EmptyView() })
  }

  /// Presents an alert about a value, with a message, while the flag is set and there is one.
  public func alert<T, A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in data.map(actions) }, message: { _ in data.map(message) })
  }

  /// Presents a choice of actions while the flag is set. Each closes it; a button to cancel is added
  /// where there is none.
  public func confirmationDialog<A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents a choice of actions with a message while the flag is set.
  public func confirmationDialog<A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Presents a choice of actions for a value while the flag is set and there is one.
  public func confirmationDialog<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in data.map(actions) }, message: { _ in EmptyView() })
  }

  /// Presents an alert, as it was written before iOS 15, while the flag is set.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    present(.alert, while: isPresented, at: Origin(fileID, line)) { content().content }
  }

  /// Presents an alert, as it was written before iOS 15, while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    present(.alert, item: item, at: Origin(fileID, line)) { content($0).content }
  }

  /// Presents a choice of actions, as it was written before iOS 15, while the flag is set.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    present(.dialog, while: isPresented, at: Origin(fileID, line)) { content().content }
  }
}

/// An alert as it was written before iOS 15.
@MainActor
public struct Alert {
  fileprivate let content: DialogContent

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    content = DialogContent(
      title: title, message: message, buttons: [dismissButton ?? .default(Text("OK"))])
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    content = DialogContent(
      title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  /// A button of an alert.
  @MainActor
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: () -> Void
    fileprivate let origin: Origin

    /// A button that does something.
    public static func `default`(
      _ label: Text, action: (() -> Void)? = {}, fileID: String = #fileID, line: Int = #line
    ) -> Button {
      Button(label: label, role: nil, action: action ?? {}, origin: Origin(fileID, line))
    }

    /// A button that cancels.
    public static func cancel(
      _ label: Text = Text("Cancel"), action: (() -> Void)? = {}, fileID: String = #fileID,
      line: Int = #line
    ) -> Button {
      Button(label: label, role: .cancel, action: action ?? {}, origin: Origin(fileID, line))
    }

    /// A button that deletes something.
    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}, fileID: String = #fileID, line: Int = #line
    ) -> Button {
      Button(label: label, role: .destructive, action: action ?? {}, origin: Origin(fileID, line))
    }
  }
}

/// A choice of actions as it was written before iOS 15.
@MainActor
public struct ActionSheet {
  fileprivate let content: DialogContent

  /// A choice of these buttons.
  public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {
    content = DialogContent(title: title, message: message, buttons: buttons)
  }

  /// A button of the choice.
  public typealias Button = Alert.Button
}

struct DialogContent: View, _BuiltIn {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  var body: some View {
    title
    message
    ForEach(0..<buttons.count, id: \.self) { index in
      let button = buttons[index]
      Button(
        role: button.role, action: button.action, label: { button.label },
        fileID: button.origin.location.fileID, line: button.origin.location.line)
    }
  }
}
