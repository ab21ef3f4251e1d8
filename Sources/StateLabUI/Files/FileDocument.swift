import StateLabCore

/// The content of a file, for the exporter.
public struct FileWrapper: Sendable {
  /// The data of a file.
  public let regularFileContents: Data?
  /// The files of a folder.
  public let fileWrappers: [String: FileWrapper]?
  /// The name that the program prefers.
  public var preferredFilename: String?
  public var filename: String?

  /// A file with this data.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }
  /// A folder with these files.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }
  public var isRegularFile: Bool { regularFileContents != nil }
  public var isDirectory: Bool { fileWrappers != nil }
}

/// The parameters of the read of a document.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// The parameters of the write of a document.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it was read; here nil.
  public let existingFile: FileWrapper?
}

/// A document as a value.
@preconcurrency
public protocol FileDocument {
  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document can be written as.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document.
  init(configuration: Self.ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// A copy of the content, for a write.
  associatedtype Snapshot
  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document can be written as.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document.
  init(configuration: Self.ReadConfiguration) throws
  /// Copies the content.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes a copy of the content.
  func fileWrapper(snapshot: Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
