// The classes of SafariServices that programs show with `UIViewControllerRepresentable`.

import StateLabCore

/// A browser for one page, which the screen shows by its address: nothing is loaded.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The options of a browser. Looks only.
  open class Configuration: NSObject {
    /// Kept for the program. Looks only.
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }

  /// The text of the button that closes the browser. Looks only.
  public enum DismissButtonStyle: Sendable { case done, close, cancel }

  /// Kept for the program: no person uses the browser here.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Kept for the program. Looks only.
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  private let url: URL

  /// A browser for the page at this address.
  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// A browser for the page at this address.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// A browser that may show the page for readers.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    self.init(url: url)
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
  }

  /// Nil: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  override var contentInWords: String? { url.absoluteString }
}

/// The delegate of a browser.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called by the program alone: no person uses the object here.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Called by the program alone: no person uses the object here.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
