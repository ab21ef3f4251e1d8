import Rendering
import Replay

extension WhyFile {
  init(_ answer: RunQuery.Answer, of query: RunQuery) {
    self.init(profile: query.profile.name)
    switch query.subject {
    case .lesson(let known):
      lesson = known.number
      lessonID = known.id
    case .program(let request):
      files = request.paths
      xcode = request.options.xcode.rawValue
    }
    switch answer {
    case .step(let occurrence):
      step = query.address(of: occurrence)
      answers = [Answer(occurrence, by: query.narrator(of: occurrence), withEffects: true)]
    case .bodies(let view, let occurrences):
      body = view
      answers = occurrences.map { Answer($0, by: query.narrator(of: $0)) }
    case .values(let property, let occurrences):
      value = property
      answers = occurrences.map { Answer($0, by: query.narrator(of: $0)) }
    }
  }
}
