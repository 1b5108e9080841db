/** What a videolesson gets of itself beside the file of its video. */
export interface LessonPayload {
  /** Whether nobody gets past a stop without an answer. */
  readonly must_answer: boolean;
}
