/// The subviews of a container's content (iOS 18). As a view, the collection shows all its subviews.
nonisolated public struct SubviewsCollection: ContainerView, RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }

  var content: ForEach<[Subview], Subview.ID, Subview> { ForEach(subviews) { $0 } }
}

/// A part of a ``SubviewsCollection``. As a view, the slice shows only its own subviews.
nonisolated public struct SubviewsCollectionSlice: ContainerView, RandomAccessCollection {
  private let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }

  var content: ForEach<ArraySlice<Subview>, Subview.ID, Subview> { ForEach(subviews) { $0 } }
}

extension SubviewsCollection: ListedView, GroupingView, TransparentContainer {}
extension SubviewsCollectionSlice: ListedView, GroupingView, TransparentContainer {}

/// A section of a container's content: a ``Section``, or neighboring views that are in none
/// (iOS 18).
public struct SectionConfiguration: Identifiable {
  /// The identity of the section in the content.
  public let id: ID
  /// The values of the modifiers of the ``Section``; default values for views that are in none.
  public let containerValues: ContainerValues
  /// The subviews of the header.
  public let header: SubviewsCollection
  /// The subviews between the header and the footer.
  public let content: SubviewsCollection
  /// The subviews of the footer.
  public let footer: SubviewsCollection

  /// The identity of a section, from the outermost part of the content.
  public struct ID: Hashable {
    let parts: [Subview.ID.Part]
    /// True for views that are in no ``Section``; the parts are those of the section before.
    let isImplicit: Bool
  }

  init(_ section: ResolvedContent.Section) {
    func subviews(_ part: ResolvedContent.Part) -> SubviewsCollection {
      SubviewsCollection(section.parts[part.rawValue].map(\.subview))
    }
    id = section.id
    containerValues = section.values
    header = subviews(.header)
    content = subviews(.content)
    footer = subviews(.footer)
  }
}

extension SectionConfiguration.ID: CustomStringConvertible {
  /// The parts, separated by dots.
  public var description: String {
    let text = Subview.ID(parts: parts).description
    return isImplicit ? (parts.isEmpty ? "first" : "after \(text)") : text
  }
}

/// The sections of a container's content, at least one (iOS 18).
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ content: ResolvedContent) {
    let empty = ResolvedContent.Section(id: .init(parts: [], isImplicit: true))
    sections = (content.sections.isEmpty ? [empty] : content.sections).map(
      SectionConfiguration.init)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
