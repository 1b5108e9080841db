import type { Score } from "@estante/sdk";
import type {
  CompletionStatus,
  FromPlayer,
  PlayerStart,
  Ready,
  Start,
  ToPlayer,
} from "../../player/protocol";

export interface Commit {
  state: string;
  completionStatus: CompletionStatus;
  score?: Score;
}

interface Options {
  course: PlayerStart;
  onCommit(commit: Commit): Promise<unknown>;
  onMissing(href: string): void;
}

/** How long leaving waits for the course's last commit. */
const LEAVE_LIMIT_MS = 5000;

/** The viewer's end of the line to a course on its content host. */
export class CourseLink {
  private port: MessagePort | null = null;
  private left: (() => void) | null = null;
  private storing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly options: Options,
  ) {
    window.addEventListener("message", this.greet);
  }

  /** Let the course commit and finish; resolves when that is stored, or when it does not answer in time. */
  async leave(): Promise<void> {
    if (this.port) {
      const answered = new Promise<void>((resolve) => {
        this.left = resolve;
        setTimeout(resolve, LEAVE_LIMIT_MS);
      });
      this.tell({ type: "leave" });
      await answered;
    }
    await this.storing;
  }

  close(): void {
    window.removeEventListener("message", this.greet);
    this.tell({ type: "leave" });
    this.port?.close();
    this.port = null;
  }

  private readonly greet = (event: MessageEvent<Ready>) => {
    const origin = new URL(this.options.course.base).origin;
    if (event.source !== this.frame.contentWindow || event.origin !== origin) return;
    if (event.data?.type !== "estante.player.ready") return;
    this.port?.close();
    const line = new MessageChannel();
    this.port = line.port1;
    this.port.onmessage = (message: MessageEvent<FromPlayer>) => this.hear(message.data);
    const start: Start = { type: "estante.player.start", course: this.options.course };
    this.frame.contentWindow?.postMessage(start, origin, [line.port2]);
  };

  private hear(message: FromPlayer): void {
    if (message.type === "commit") {
      const { id, type: _, ...commit } = message;
      this.storing = this.storing
        .then(() => this.options.onCommit(commit))
        .then(() => this.tell({ type: "stored", id }));
    } else if (message.type === "missing") {
      this.options.onMissing(message.href);
    } else if (message.type === "left") {
      this.left?.();
    }
  }

  private tell(message: ToPlayer): void {
    this.port?.postMessage(message);
  }
}
