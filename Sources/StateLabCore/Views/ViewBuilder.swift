/// Builds one view from the statements in a `body`.
@resultBuilder
public enum ViewBuilder {
  /// Returns a view statement unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for no statements.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns a single statement unchanged, without an additional node.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines any number of views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds an optional view from an `if` without `else`; nil if the condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if … else`. The second branch has another identity (R15).
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }

  /// Builds the second branch of an `if … else`. The first branch has another identity (R15).
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }

  /// Erases the type of views under `if #available`, which older releases do not know.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
