/// The type of a file or of data.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name of the type: `public.text`.
  public let identifier: String

  /// A type of this name.
  public init?(_ identifier: String) { self.init(identifier: identifier) }
  /// The type of files with an extension; nil for an unknown one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.extensions[filenameExtension.lowercased()] else { return nil }
    self = type
  }
  /// A type that the program exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier)
  }
  /// A type that the program imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier)
  }
  private init(identifier: String) { self.identifier = identifier }

  /// The usual extension of the type's files.
  public var preferredFilenameExtension: String? {
    Self.extensions.filter { $0.value == self }.keys.min()
  }
  /// True for the type itself, and for the types that contain every other.
  public func conforms(to type: UTType) -> Bool {
    self == type || type == .data || type == .item || type == .content
  }
  /// The name of the type.
  public var description: String { identifier }

  private static let extensions: [String: UTType] = [
    "txt": .plainText, "json": .json, "jpg": .jpeg, "jpeg": .jpeg, "png": .png, "pdf": .pdf,
    "csv": .commaSeparatedText, "html": .html, "xml": .xml, "rtf": .rtf, "mp3": .mp3, "gif": .gif,
  ]

  /// A type of the system.
  public static let item = Self(identifier: "public.item")
  public static let content = Self(identifier: "public.content")
  public static let data = Self(identifier: "public.data")
  public static let text = Self(identifier: "public.text")
  public static let plainText = Self(identifier: "public.plain-text")
  public static let utf8PlainText = Self(identifier: "public.utf8-plain-text")
  public static let json = Self(identifier: "public.json")
  public static let xml = Self(identifier: "public.xml")
  public static let html = Self(identifier: "public.html")
  public static let rtf = Self(identifier: "public.rtf")
  public static let commaSeparatedText = Self(identifier: "public.comma-separated-values-text")
  public static let propertyList = Self(identifier: "com.apple.property-list")
  public static let pdf = Self(identifier: "com.adobe.pdf")
  public static let image = Self(identifier: "public.image")
  public static let jpeg = Self(identifier: "public.jpeg")
  public static let png = Self(identifier: "public.png")
  public static let gif = Self(identifier: "com.compuserve.gif")
  public static let heic = Self(identifier: "public.heic")
  public static let movie = Self(identifier: "public.movie")
  public static let video = Self(identifier: "public.video")
  public static let audio = Self(identifier: "public.audio")
  public static let mp3 = Self(identifier: "public.mp3")
  public static let url = Self(identifier: "public.url")
  public static let fileURL = Self(identifier: "public.file-url")
  public static let folder = Self(identifier: "public.folder")
  public static let zip = Self(identifier: "public.zip-archive")
}
