import { PERSONAL, readStored, writeStored } from "@estante/sdk";
import type { Asked, Response } from "./attempts";
import { fits } from "./response";

/** Older than that nobody comes back to it. */
const TTL_SECONDS = 30 * 86_400;

type Answers = Readonly<Record<string, Response>>;

/** What a person wrote in an attempt and did not send, kept in this browser until it is. */
export class UnsentAnswers {
  private readonly key: string;

  constructor(
    private readonly storage: Storage,
    person: string,
    attempt: string,
  ) {
    this.key = `${PERSONAL}answers:${person}:${attempt}`;
  }

  /** What was written, if it still answers the question as it is asked now. */
  of(question: Asked): Response | null {
    const response = this.all()[question.id];
    return response && fits(response, question) ? response : null;
  }

  keep(question: Asked, response: Response): void {
    this.write({ ...this.all(), [question.id]: response });
  }

  forget(question: Asked): void {
    const { [question.id]: _, ...others } = this.all();
    this.write(others);
  }

  private all(): Answers {
    const stored = readStored(this.storage, this.key);
    return typeof stored === "object" && stored !== null ? (stored as Answers) : {};
  }

  private write(answers: Answers): void {
    if (Object.keys(answers).length === 0) this.storage.removeItem(this.key);
    else writeStored(this.storage, this.key, answers, TTL_SECONDS);
  }
}
