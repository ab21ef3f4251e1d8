extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Foundation.Data
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Foundation.Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Foundation.Data
}

extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Foundation.Data
}
