import Course

/// The course: the order of this list is the order in which the lessons are taken.
///
/// A lesson is added with its folder, `lessons/16-three-names`, and its name here.
public let course = Course(
  [
    Part(
      "Build @State",
      [
        .plainValue, .nonmutating, .box, .observable, .dynamicProperty, .binding, .keptObject,
        .notYetState, .writeInBody,
      ]),
    Part(
      "What decides",
      [
        .survivesInit, .identity, .comparingViews, .dependencies, .objectDependencies,
        .observableMacro,
      ]),
    Part(
      "Stranger things",
      [
        .threeNames, .projectedValues, .environmentObject, .schrodingersState,
        .publishBeforeStore, .asyncWrites, .phantomUpdates, .publishersInBody, .chasingText,
      ]),
    Part(
      "State research",
      [.userDefaults, .location, .wrappingState, .twoWaysToSet]),
    Part(
      "Custom property wrappers",
      [
        .remoteData, .endpoint, .updateLoop, .loadingFlag, .dataLoader, .failingLoader,
        .testingWrappers, .cancelling, .notSearched,
      ]),
    Part(
      "Today",
      [
        .owningObservable, .onChange, .changesAndTasks, .rowIdentity, .batching, .twoGenerations,
        .stateMacro, .transactions,
      ]),
  ],
  pages: CoursePages(coursePages),
  folders: lessonFolders)
