import StateLabCore

/// A value that can be shared or dragged. Looks only: no value is ever transferred.
public protocol Transferable {
  /// The representations of the value, in order of preference.
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of a value as data. Looks only.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

extension TransferRepresentation {
  /// Looks only.
  public func visibility(_ visibility: TransferRepresentationVisibility)
    -> some TransferRepresentation<Item>
  { self }
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  { self }
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  { self }
}

/// The processes that may receive a value. Looks only.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

/// Combines the representations of a value.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Part of the result builder.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  public static func buildBlock<each R: TransferRepresentation>(_ content: repeat each R)
    -> TupleTransferRepresentation<Item>
  { TupleTransferRepresentation() }
}

/// Several representations of a value. Looks only.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {}

/// A representation of a `Codable` value. Looks only: nothing is encoded.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// An encoding in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A representation of a value as binary data. Looks only: no closure runs.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Looks only.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A representation of a value as a file. Looks only: no closure runs.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Looks only.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that a representation sends.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// True if the receiver may read the original file.
  public let allowAccessingOriginalFile: Bool

  /// A file to send.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a representation receives.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// True if the file is the sender's original, not a copy.
  public let isOriginalFile: Bool
}

/// A representation of a value as another transferable value. Looks only: no closure runs.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// Looks only.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}
}

/// A type of the system that can be transferred. Looks only.
public protocol _BuiltInTransferable: Transferable {}

extension _BuiltInTransferable {
  /// Looks only.
  public static var transferRepresentation: TupleTransferRepresentation<Self> { .init() }
}

extension String: _BuiltInTransferable {}
extension Data: _BuiltInTransferable {}
extension URL: _BuiltInTransferable {}
extension AttributedString: _BuiltInTransferable {}
extension Image: _BuiltInTransferable {}
extension Color: _BuiltInTransferable {}
