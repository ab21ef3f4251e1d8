import StateLabCore

/// A view that lays its subviews out in a line. The screen shows their controls from top to bottom.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Looks only.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// Another name of a case.
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  /// The spacing of the system after a view.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem: CGFloat = 8

  private var arranged: [UIView] = []
  /// The views in the line, in their order.
  open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  /// A line of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the line.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.count { $0 !== view })
  }
  /// Adds a view at an index of the line.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }
  /// Removes a view from the line. The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    arranged = arrangedSubviews.filter { $0 !== view }
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    screenChanged()
  }
  /// Has no effect.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
  /// The spacing of the system: no other one is stored.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { Self.spacingUseDefault }

  override var shownSubviews: [UIView] {
    arrangedSubviews + subviews.filter { view in !arranged.contains { $0 === view } }
  }
}
