/// Names views for Xcode's canvas, which is not here: it lets files that have previews compile.
@MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
