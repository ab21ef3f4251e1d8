import StateLabCore

/// A wheel of UIKit, which the screen does not show.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Called by the methods of the picker.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { selection = [:] } }
  /// Not called here: no person turns the wheel.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Looks only.
  open var showsSelectionIndicator = true
  private var selection: [Int: Int] = [:]

  /// The answers of the data source.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Selects a row for the program, without a call of the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }
  /// The selected row; the first one unless the program selects another.
  open func selectedRow(inComponent component: Int) -> Int {
    selection[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  /// Has no effect.
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  /// Nil: nothing is drawn.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
}

/// The rows of a wheel.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Called by the methods of the picker.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a wheel.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Called by the program alone: no person uses the object here.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// Called by the program alone: no person uses the object here.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
}
