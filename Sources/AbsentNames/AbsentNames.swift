/// Well-known names of SwiftUI and Combine that programs use and the laboratory lacks.
///
/// API.md lists the names, `statelab try` reports them for a program that does not compile, and a
/// test keeps declared names off this list.
public struct AbsentNames: Sendable {
  /// The common subject of these names, as a heading.
  public let subject: String
  /// Advice for a program with one of these names.
  public let advice: String
  /// The names, sorted.
  public let names: [String]

  /// The names in groups, the most common groups first.
  public static let all: [AbsentNames] = [
    AbsentNames(
      subject: "UIKit and AppKit inside SwiftUI",
      advice: "leave the wrapped view out, or put a view of SwiftUI in its place",
      names: """
        NSApplicationDelegateAdaptor NSHostingController NSViewControllerRepresentable \
        NSViewRepresentable UIHostingConfiguration
        """),
    AbsentNames(
      subject: "UIKit gesture recognizers in SwiftUI views",
      advice: "use a SwiftUI gesture",
      names: "UIGestureRecognizerRepresentable"),
    AbsentNames(
      subject: "Objects of UIKit",
      advice: "leave it out: there is no device",
      names: """
        UIStoryboard
        """),
    AbsentNames(
      subject: "Data that a database keeps",
      advice: "keep the data in an observable object",
      names: """
        FetchRequest FetchedResults ModelContainer ModelContext NSManagedObject \
        NSPersistentContainer Query SectionedFetchRequest managedObjectContext modelContainer \
        modelContext
        """),
    AbsentNames(
      subject: "Drawing by hand",
      advice: "nothing is drawn here: use a shape or a Canvas",
      names: """
        ConcentricRectangle ImageRenderer Shader TextRenderer colorEffect distortionEffect \
        layerEffect
        """),
    AbsentNames(
      subject: "Animation step by step",
      advice: "states change at once here: use withAnimation or animation(_:value:)",
      names: """
        CustomAnimation KeyframeTimeline
        """),
    AbsentNames(
      subject: "Drag and drop, the pasteboard, and files",
      advice: "let a button do it",
      names: """
        DocumentGroup PhotosPicker PhotosPickerItem onCopyCommand onCutCommand \
        onPasteCommand photosPicker quickLookPreview
        """),
    AbsentNames(
      subject: "Keys and commands",
      advice: "let a button do it",
      names: """
        onCommand touchBar
        """),
    AbsentNames(
      subject: "Windows and scenes beside the first",
      advice: "show a sheet",
      names: """
        MenuBarExtra SettingsLink openSettings
        """),
    AbsentNames(
      subject: "Other frameworks' views",
      advice: "use a List",
      names: """
        CLLocationManager Chart DisclosureTableRow HSplitView HelpLink LocationButton MKMapView \
        MapMarker SceneView SignInWithAppleButton SpriteView VSplitView \
        VideoPlayer WebView
        """),
    AbsentNames(
      subject: "Names of the first betas, which no release has",
      advice: "write ObservableObject, ObservedObject, onTapGesture, onLongPressGesture, "
        + "NavigationLink, sheet or TabView",
      names: """
        BindableObject NavigationButton ObjectBinding PresentationButton PresentationLink \
        TabbedView longPressAction tapAction
        """),
    AbsentNames(
      subject: "The rest",
      advice: "leave it out",
      names: """
        PreviewModifier navigationDocument
        """),
    AbsentNames(
      subject: "Combine",
      advice: "use the operators and publishers on this page",
      names: "KeyValueObservingPublisher"),
  ]

  private init(subject: String, advice: String, names: String) {
    self.subject = subject
    self.advice = advice
    self.names = names.split(separator: " ").map(String.init)
  }

  /// The group that contains this name.
  public static func group(of name: some StringProtocol) -> AbsentNames? {
    all.first { $0.names.contains(String(name)) }
  }
}
