import Course

/// The course: the order of this list is the order in which the lessons are taken.
///
/// A lesson is added with its folder, `lessons/14-three-names`, and its name here.
public let course = Course(
  [
    Part(
      "Build @State",
      [
        .plainValue, .nonmutating, .box, .observable, .dynamicProperty, .binding, .notYetState,
        .writeInBody,
      ]),
    Part(
      "What decides",
      [.survivesInit, .identity, .comparingViews, .dependencies, .observableMacro]),
    Part(
      "Stranger things",
      [
        .threeNames, .projectedValues, .twelveOrLess, .stringSample, .environmentObject,
        .schrodingersState, .publishBeforeStore, .publishedOrder, .asyncWrites, .phantomUpdates,
        .chasingText,
      ]),
    Part(
      "State research",
      [.userDefaults, .location, .wrappingState]),
    Part(
      "Custom property wrappers",
      [.remoteData, .updateLoop, .dataLoader, .testingWrappers, .notSearched]),
    Part(
      "Today",
      [
        .owningObservable, .onChange, .changesAndTasks, .rowIdentity, .batching, .twoGenerations,
        .stateMacro,
      ]),
  ],
  pages: CoursePages(coursePages),
  folders: lessonFolders)
