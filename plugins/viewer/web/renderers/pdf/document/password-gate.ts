/** What stands before a document that opens with a password only. */

/** The engine's reasons for asking. */
const WRONG = 2;

export interface PasswordQuestion {
  /** Whether one was given that does not open it. */
  readonly isWrong: boolean;
  answer(password: string): void;
}

type Listener = (question: PasswordQuestion) => void;

/** Holds the engine's question until somebody is there to answer it: a document may be opened ahead of its page. */
export class PasswordGate {
  private question: PasswordQuestion | null = null;
  private refuse: (() => void) | null = null;
  private listener: Listener | null = null;
  private isClosed = false;

  constructor(private readonly onAsked: () => void) {}

  /** The engine's `onPassword`; it calls again after a wrong answer. */
  readonly ask = (update: (answer: string | Error) => void, reason: number): void => {
    this.onAsked();
    this.refuse = () => update(new Error("nobody gave the password"));
    if (this.isClosed) {
      this.refuse();
      return;
    }
    this.question = { isWrong: reason === WRONG, answer: update };
    this.listener?.(this.question);
  };

  /** Who answers from now on; what was asked before is asked at once. */
  onQuestion(listener: Listener): void {
    this.listener = listener;
    if (this.question) listener(this.question);
  }

  /** Nobody answers any more: what is open rejects. */
  close(): void {
    this.isClosed = true;
    this.refuse?.();
  }
}

/** Whether a document stayed shut because nobody gave its password. */
export const isPasswordMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === "PasswordException";
