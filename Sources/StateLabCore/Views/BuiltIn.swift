/// A view or a modifier of the laboratory's own that is made of others: its walk and its body are not
/// worth an event.
public protocol _BuiltIn {}
