// Drag and drop with item providers. The simulation has no drags.

import StateLabCore

/// A type that an item provider can load.
public protocol NSItemProviderReading {}
/// A type that an item provider can hold.
public protocol NSItemProviderWriting {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}

/// An item that a person drags or copies.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: (any NSItemProviderWriting)?
  private let file: URL?
  /// The type that the program names.
  private let namedType: String?
  /// The name that the program suggests.
  public var suggestedName: String?

  /// A provider without an item.
  public override init() {
    object = nil
    file = nil
    namedType = nil
  }
  /// A provider of an object.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    file = nil
    namedType = nil
  }
  /// A provider of an item with the identifier of its type.
  public init(item: Any?, typeIdentifier: String?) {
    object = item as? any NSItemProviderWriting
    file = item as? URL
    namedType = typeIdentifier
  }
  /// A provider of a file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    object = nil
    file = fileURL
    namedType = nil
  }

  /// The names of the item's types.
  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  private var types: [UTType] {
    if let namedType { return [UTType(namedType)].compactMap(\.self) }
    if let file { return [UTType(filenameExtension: file.pathExtension) ?? .data, .fileURL] }
    switch object {
    case is NSString: return [.utf8PlainText]
    case let url as NSURL: return url.isFileURL ? [.fileURL, .url] : [.url]
    case is UIImage: return [.png, .jpeg]
    default: return []
    }
  }

  private func loaded<T>(_ type: T.Type) -> T? {
    (object as? T) ?? ((object as? NSString).map { String(describing: $0) } as? T)
      ?? ((object as? NSURL)?.absoluteURL as? T) ?? (file as? T)
  }

  private func loaded(ofClass aClass: any NSItemProviderReading.Type) -> (
    any NSItemProviderReading
  )? {
    guard let item = object as? NSObject, let aClass = aClass as? AnyClass,
      item.isKind(of: aClass)
    else { return nil }
    return object as? any NSItemProviderReading
  }

  private static let noSuchObject = NSError(domain: "NSItemProviderErrorDomain", code: -1000)

  /// True if the item is an object of this class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    loaded(ofClass: aClass) != nil
  }
  /// True if the item has a value of this type.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool {
    loaded(type) != nil
  }
  /// True if the item has the type with this identifier, or one that conforms to the type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return types.contains { $0.conforms(to: type) }
  }

  /// Loads the item, here at once; an error if the item is no object of this class.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let item = loaded(ofClass: aClass)
    completionHandler(item, item == nil ? Self.noSuchObject : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Loads the item, here at once; an error if the item has no value of this type.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let item = loaded(type)
    completionHandler(item, item == nil ? Self.noSuchObject : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Loads a text as its bytes, here at once.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler((loaded(String.self)).map { Data($0.utf8) }, nil)
    return Progress(totalUnitCount: 1)
  }
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(object ?? file, nil) }
}

/// The state of a drag over a view. The simulation never creates a value.
public struct DropInfo {
  /// The position of the drag.
  public var location: CGPoint { .zero }
  /// True if an item has one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func hasItemsConforming(to contentTypes: [String]) -> Bool { false }
  /// The items.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  public func itemProviders(for contentTypes: [String]) -> [NSItemProvider] { [] }
}

/// A program's proposal for a drop. Looks only: nothing is dropped here.
public struct DropProposal: Sendable {
  /// The effect of a drop.
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// The effect of a drop.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// The code for a drag over a view. Never called here.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Called by the program alone: no person uses the object here.
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Called by the program alone: no person uses the object here.
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
  /// Looks only: no person drags the view, and the item is never created.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Never runs: no person drops an item on the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }

  /// Looks only: nothing is inserted into the view's rows.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

extension DynamicViewContent {
  /// Looks only: no person drops an item between the rows.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}
