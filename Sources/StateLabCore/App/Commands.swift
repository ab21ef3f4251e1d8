// Commands of menus and keys. A phone shows none: they compile, and are never built.

/// Commands of an app, for the menus of a Mac or an iPad.
@preconcurrency @MainActor
public protocol Commands {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: Commands
  /// The commands; never evaluated here.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// A group of commands without a body.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  /// Not evaluated: the runtime knows these commands itself.
  public var body: Never { FatalMessage.noBody(Self.self) }
}

/// No commands.
nonisolated public struct EmptyCommands: _PrimitiveCommands {
  public init() {}
}

/// A menu of commands.
nonisolated public struct CommandMenu<Content: View>: _PrimitiveCommands {
  /// A menu with a title.
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

/// Commands before, after or in place of a standard group.
nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
  /// Commands before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands in place of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A standard group of commands.
public enum CommandGroupPlacement: _LooksOption {
  case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem,
    importExport, printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar,
    windowSize, windowList, singleWindowList, windowArrangement, help
}

/// Standard commands for a sidebar.
nonisolated public struct SidebarCommands: _PrimitiveCommands {
  public init() {}
}

/// Standard commands for a toolbar.
nonisolated public struct ToolbarCommands: _PrimitiveCommands {
  public init() {}
}

/// Standard commands for text.
nonisolated public struct TextEditingCommands: _PrimitiveCommands {
  public init() {}
}

/// Standard commands for the format of text.
nonisolated public struct TextFormattingCommands: _PrimitiveCommands {
  public init() {}
}

/// Standard commands for an inspector.
nonisolated public struct InspectorCommands: _PrimitiveCommands {
  public init() {}
}

/// Builds the commands of an app from statements.
@resultBuilder
@MainActor
public enum CommandsBuilder {
  /// Returns a statement unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Returns a single group unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Several groups, of which none is shown here.
  public static func buildBlock<First: Commands, Second: Commands, each Other: Commands>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> EmptyCommands { EmptyCommands() }
  /// Commands of an `if`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }
  /// Commands of an `if` with `else`.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }
}

extension Scene {
  /// Has no effect: a phone shows no menus. The commands are not built.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
  /// Has no effect: see ``commands(content:)``.
  public func commandsRemoved() -> some Scene { self }
}
