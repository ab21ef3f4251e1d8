/// Makes one view of the statements in a `body`.
@resultBuilder
@MainActor
public enum ViewBuilder {
  /// A statement that is a view stands as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statement at all makes an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A single statement stands as it is: no node comes between.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Any number of views, side by side.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// An `if` without `else` makes an optional view; nil is where it does not hold.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if … else`. Its identity is another one than the second's (R15).
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }

  /// The second branch of an `if … else`. Its identity is another one than the first's (R15).
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }

  /// Hides the type of views under `if #available`, as older releases do not know it.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
