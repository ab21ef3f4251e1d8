enum ColorChoice: String, CaseIterable { case auto, always, never }

extension Console {
  func width(asked: Int?) -> Int { widthDecision(asked: asked).value }

  func usesColor(_ choice: ColorChoice) -> Bool { colorDecision(choice).value }

  var wantsASCII: Bool { asciiDecision.value }
}
