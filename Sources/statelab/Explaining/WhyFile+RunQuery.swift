import Rendering
import Replay

extension WhyFile {
  init(_ answer: RunQuery.Answer, of query: RunQuery) {
    self.init(about: SubjectRecord(query.subject))
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
