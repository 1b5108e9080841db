import type { Resumed, ViewingSession } from "@estante/sdk";
import { PLAYER_ORIGIN } from "./vimeo-address";

/** Milliseconds that Vimeo's page may take to say that it is ready (specification §9). */
export const VERIFICATION_MS = 5000;
const TICK_MS = 3000;
const ENDED = 0.98;
const HEARD = ["play", "timeupdate", "seeked", "pause", "ended"];

interface FilmEvent {
  event?: string;
  data?: { seconds?: number; percent?: number; duration?: number };
}

/**
 * Follows a film through the messages of Vimeo's own page, which is asked for nothing but where it plays. What was seen
 * is told as a share of the film: the types that lead here have no length of their own.
 */
export class VimeoFilm {
  private readonly gone = new AbortController();
  private readonly verification: ReturnType<typeof setTimeout>;
  private from: number | null = null;
  private at = 0;
  private pushed = 0;

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly session: ViewingSession,
    private readonly handlers: { onReady(): void; onFailure(): void },
  ) {
    window.addEventListener("message", (message) => this.hear(message), { signal: this.gone.signal });
    this.verification = setTimeout(() => this.handlers.onFailure(), VERIFICATION_MS);
  }

  /** What is not told yet. */
  take(): null {
    this.cover();
    return null;
  }

  stop(): void {
    clearTimeout(this.verification);
    this.gone.abort();
  }

  private hear({ origin, source, data }: MessageEvent): void {
    if (origin !== PLAYER_ORIGIN || source !== this.frame.contentWindow) return;
    const event = read(data);
    if (event?.event === "ready") this.begin();
    const percent = event?.data?.percent;
    if (typeof percent !== "number" || !(percent >= 0 && percent <= 1)) return;
    this.follow(event?.event ?? "", percent, event?.data?.duration ?? 0);
  }

  private begin(): void {
    clearTimeout(this.verification);
    for (const value of HEARD) this.tell("addEventListener", value);
    this.session.setLength(1);
    void this.session.resume().then((resumed) => this.resume(resumed));
    this.handlers.onReady();
  }

  /** Where the person left, which Vimeo takes in seconds: they are known with the first event. */
  private resume({ last }: Resumed): void {
    if (last > 0 && last < ENDED && !this.gone.signal.aborted) this.at = last;
  }

  private follow(event: string, percent: number, duration: number): void {
    if (event === "play" && this.from === null && this.at > percent && duration > 0) {
      this.tell("setCurrentTime", this.at * duration);
      this.from = this.at;
      return;
    }
    if (event === "seeked") {
      this.cover();
      this.from = percent;
    }
    this.from ??= percent;
    this.at = percent;
    const isDue = Date.now() - this.pushed >= TICK_MS;
    if (event === "ended") this.session.finish();
    else if (event === "pause" || isDue) this.cover();
  }

  private cover(): void {
    if (this.from === null || this.at <= this.from) return;
    this.session.cover({ start: this.from, end: this.at });
    this.session.push();
    this.pushed = Date.now();
    this.from = this.at;
  }

  private tell(method: string, value: unknown): void {
    this.frame.contentWindow?.postMessage(JSON.stringify({ method, value }), PLAYER_ORIGIN);
  }
}

/** Vimeo writes its messages as JSON; what else arrives is nobody's. */
function read(data: unknown): FilmEvent | null {
  if (typeof data !== "string") return null;
  try {
    const message: unknown = JSON.parse(data);
    return message && typeof message === "object" ? (message as FilmEvent) : null;
  } catch {
    return null;
  }
}
