/// The type of a file or of data.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name of the type: `public.text`.
  public let identifier: String
  /// The parent that the program declares.
  private let parent: String?

  /// A type of this name.
  public init?(_ identifier: String) { self.init(identifier: identifier) }
  /// The type of files with an extension; nil for an unknown one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.extensions[filenameExtension.lowercased()], type.conforms(to: supertype)
    else { return nil }
    self = type
  }
  /// A type that the program exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier, parent: (parentType ?? .data).identifier)
  }
  /// A type that the program imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier, parent: (parentType ?? .data).identifier)
  }
  private init(identifier: String, parent: String? = nil) {
    self.identifier = identifier
    self.parent = parent
  }

  /// The usual extension of the type's files.
  public var preferredFilenameExtension: String? {
    Self.extensions.filter { $0.value == self }.keys.min()
  }
  /// True for the type itself, for its parents, and for theirs.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// True for a parent of the type, or a parent of one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// True for a type whose parent, or parent's parent, is this type.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  /// The parents of the type, and theirs.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = parents
    while let type = next.popLast() {
      if found.insert(type).inserted { next += type.parents }
    }
    return found
  }

  private var parents: [UTType] {
    Self.parents[self] ?? parent.map { [UTType(identifier: $0)] } ?? []
  }

  /// Types are equal if their names are.
  public static func == (a: Self, b: Self) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// The name of the type.
  public var description: String { identifier }

  private static let extensions: [String: UTType] = [
    "txt": .plainText, "json": .json, "jpg": .jpeg, "jpeg": .jpeg, "png": .png, "pdf": .pdf,
    "csv": .commaSeparatedText, "html": .html, "xml": .xml, "rtf": .rtf, "mp3": .mp3, "gif": .gif,
    "heic": .heic, "zip": .zip, "plist": .propertyList,
  ]

  private static let parents: [UTType: [UTType]] = [
    .compositeContent: [.content], .data: [.item], .text: [.data, .content], .plainText: [.text],
    .utf8PlainText: [.plainText], .json: [.text], .xml: [.text], .html: [.text], .rtf: [.text],
    .delimitedText: [.text], .commaSeparatedText: [.delimitedText], .propertyList: [.data],
    .pdf: [.data, .compositeContent], .image: [.data, .content], .jpeg: [.image], .png: [.image],
    .gif: [.image], .heic: [.image], .audiovisualContent: [.data, .content],
    .movie: [.audiovisualContent], .video: [.movie], .audio: [.audiovisualContent],
    .mp3: [.audio], .url: [.data], .fileURL: [.url], .directory: [.item], .folder: [.directory],
    .archive: [.data], .zip: [.archive],
  ]

  /// A type of the system.
  public static let item = Self(identifier: "public.item")
  public static let content = Self(identifier: "public.content")
  public static let compositeContent = Self(identifier: "public.composite-content")
  public static let data = Self(identifier: "public.data")
  public static let text = Self(identifier: "public.text")
  public static let plainText = Self(identifier: "public.plain-text")
  public static let utf8PlainText = Self(identifier: "public.utf8-plain-text")
  public static let json = Self(identifier: "public.json")
  public static let xml = Self(identifier: "public.xml")
  public static let html = Self(identifier: "public.html")
  public static let rtf = Self(identifier: "public.rtf")
  public static let delimitedText = Self(identifier: "public.delimited-values-text")
  public static let commaSeparatedText = Self(identifier: "public.comma-separated-values-text")
  public static let propertyList = Self(identifier: "com.apple.property-list")
  public static let pdf = Self(identifier: "com.adobe.pdf")
  public static let image = Self(identifier: "public.image")
  public static let jpeg = Self(identifier: "public.jpeg")
  public static let png = Self(identifier: "public.png")
  public static let gif = Self(identifier: "com.compuserve.gif")
  public static let heic = Self(identifier: "public.heic")
  public static let audiovisualContent = Self(identifier: "public.audiovisual-content")
  public static let movie = Self(identifier: "public.movie")
  public static let video = Self(identifier: "public.video")
  public static let audio = Self(identifier: "public.audio")
  public static let mp3 = Self(identifier: "public.mp3")
  public static let url = Self(identifier: "public.url")
  public static let fileURL = Self(identifier: "public.file-url")
  public static let directory = Self(identifier: "public.directory")
  public static let folder = Self(identifier: "public.folder")
  public static let archive = Self(identifier: "public.archive")
  public static let zip = Self(identifier: "public.zip-archive")
}
