import type { CommitToken, FromPlayer, PlayerStart, Start, ToPlayer } from "../../player/protocol";
import { listenForPlayer } from "../player-greeting";

export interface Opening {
  readonly start: PlayerStart;
  /** Null where nothing is recorded. */
  readonly token: CommitToken | null;
}

interface Options {
  /** The package's address; only its host is listened to. */
  readonly base: string;
  /** What the player starts with. It is asked again when the player's page was loaded again. */
  readonly open: () => Promise<Opening>;
  readonly renew: () => Promise<CommitToken>;
  readonly onMessage: (message: FromPlayer) => void;
}

/** How long leaving waits for the course's last commit. */
const LEAVE_LIMIT_MS = 5_000;
/** A token holds for fifteen minutes. */
const RENEW_MS = 10 * 60 * 1000;

/** The viewer's end of the line to a course on its content host. */
export class CourseLink {
  private readonly stop: () => void;
  private port: MessagePort | null = null;
  /** What was chosen before the player was there; the last choice counts. */
  private early: ToPlayer | null = null;
  private left: (() => void) | null = null;
  private renewing: Promise<void> | null = null;
  private readonly timer = setInterval(() => this.port && this.renew(), RENEW_MS);

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly options: Options,
  ) {
    this.stop = listenForPlayer(frame, options.base, (origin) => void this.start(origin));
  }

  send(message: ToPlayer): void {
    if (this.port) this.port.postMessage(message);
    else this.early = message;
  }

  /** Let the course say goodbye and store; resolves when it has, or when it does not answer in time. */
  async leave(): Promise<void> {
    if (!this.port) return;
    const answered = new Promise<void>((resolve) => {
      this.left = resolve;
      setTimeout(resolve, LEAVE_LIMIT_MS);
    });
    this.send({ type: "leave" });
    await answered;
  }

  /** The player's page goes with its frame and stores by itself what is left. */
  close(): void {
    clearInterval(this.timer);
    this.stop();
    this.port?.close();
    this.port = null;
  }

  private async start(origin: string): Promise<void> {
    this.port?.close();
    const line = new MessageChannel();
    this.port = line.port1;
    this.port.onmessage = (message: MessageEvent<FromPlayer>) => this.receive(message.data);
    const { start, token } = await this.options.open();
    if (this.port !== line.port1) return;
    const greeting: Start = { type: "estante.player.start", course: start };
    this.frame.contentWindow?.postMessage(greeting, origin, [line.port2]);
    if (token) this.send({ type: "token", token });
    if (this.early) this.send(this.early);
    this.early = null;
  }

  private receive(message: FromPlayer): void {
    if (message.type === "token") this.renew();
    else if (message.type === "left") this.left?.();
    else this.options.onMessage(message);
  }

  /** The player asks again by itself where this fails. */
  private renew(): void {
    this.renewing ??= this.options
      .renew()
      .then(
        (token) => this.send({ type: "token", token }),
        () => undefined,
      )
      .finally(() => {
        this.renewing = null;
      });
  }
}
