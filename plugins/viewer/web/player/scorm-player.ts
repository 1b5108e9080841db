import { type Attempt, beginAttempt } from "./attempt";
import { ProgressFile } from "./progress-file";
import type { FromPlayer, PlayerItem, PlayerStart, Ready, Start, ToPlayer } from "./protocol";
import { ScoMenu } from "./sco-menu";

const LEAVING_MS = 2000;
/**
 * The specification's player settings (VS §9), as they are read here: what a SCO set is told when it finishes; one
 * that commits meanwhile is told at most every `r` seconds; menu `b` stands beside the SCO when there are several.
 */
const SETTINGS = { commit_mode: "finish", menu: "b", r: 10 } as const;

/** The items of the tree that can be launched, in the order of the organization. */
function launchable(items: readonly PlayerItem[]): PlayerItem[] {
  return items.flatMap((item) => [...(item.href ? [item] : []), ...launchable(item.children ?? [])]);
}

/** Plays one package on its own host for the viewer at the other end of the port. */
class Player {
  private readonly frame = document.createElement("iframe");
  private readonly items: PlayerItem[];
  private readonly progress: ProgressFile;
  private readonly menu: ScoMenu | null;
  private attempt: Attempt | null = null;
  private current: PlayerItem | null = null;
  private commits = 0;
  private toldAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly course: PlayerStart,
    private readonly tell: (message: FromPlayer) => void,
  ) {
    this.items = launchable(this.course.items);
    this.progress = new ProgressFile(this.items.map((item) => item.identifier));
    this.progress.read(this.course.state);
    this.menu =
      this.items.length > 1
        ? new ScoMenu(this.course.items, this.course.title, (id) => void this.choose(id))
        : null;
    this.frame.allow = "fullscreen; autoplay";
    // A closing tab lets nothing finish; what is hidden may be about to close.
    document.addEventListener("visibilitychange", () => this.keep(document.visibilityState === "hidden"));
    document.body.replaceChildren(...(this.menu ? [this.menu.element] : []), this.frame);
  }

  async start(): Promise<void> {
    for (const item of this.items) this.menu?.tell(item.identifier, this.progress.statusOf(item.identifier));
    const first = this.progress.next();
    if (first !== undefined) await this.launch(first);
  }

  /** Ends what is open and tells the viewer its last state. */
  async leave(): Promise<void> {
    await this.end();
    this.tell({ type: "left" });
  }

  private async choose(identifier: string): Promise<void> {
    if (identifier === this.current?.identifier) return;
    await this.end();
    await this.launch(identifier);
  }

  private async launch(identifier: string): Promise<void> {
    const item = this.items.find((one) => one.identifier === identifier);
    if (!item?.href) return;
    const address = new URL(`../${item.href}`, document.baseURI);
    const isThere = address.origin === location.origin && (await fetch(address, { method: "HEAD" })).ok;
    if (!isThere) {
      this.tell({ type: "missing", href: item.href });
      return;
    }
    this.current = item;
    this.progress.open(identifier);
    this.attempt = beginAttempt(this.course, item, this.progress.stateOf(identifier), {
      onCommit: () => this.keep(this.isDue()),
      onFinish: () => this.keep(true),
    });
    Reflect.set(window, this.attempt.apiName, this.attempt.api);
    this.frame.title = item.title;
    this.show(address.href);
    this.menu?.mark(identifier);
  }

  /** Takes the SCO away, so that it says goodbye by itself, and finishes for one that does not. */
  private async end(): Promise<void> {
    const { attempt } = this;
    if (!attempt) return;
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, LEAVING_MS);
      this.frame.addEventListener(
        "load",
        () => {
          clearTimeout(patience);
          resolve();
        },
        { once: true },
      );
      this.show("about:blank");
    });
    attempt.finish();
    this.keep(true);
    this.attempt = null;
    this.current = null;
  }

  /** Without a step in the browser's history: its back button belongs to the viewer. */
  private show(address: string): void {
    if (this.frame.contentWindow) this.frame.contentWindow.location.replace(address);
    else this.frame.src = address;
  }

  private isDue(): boolean {
    return performance.now() - this.toldAt >= SETTINGS.r * 1000;
  }

  private keep(isTold: boolean): void {
    if (!this.attempt || !this.current) return;
    const { status, score } = this.attempt.result();
    this.progress.keep(this.current.identifier, { state: this.attempt.state(), status, score });
    this.menu?.tell(this.current.identifier, status);
    if (!isTold) return;
    this.toldAt = performance.now();
    this.commits += 1;
    this.tell({ type: "commit", id: this.commits, ...this.progress.write() });
  }
}

/** Plays the course for the viewer at the other end of the port until it is told to leave. */
function play(course: PlayerStart, port: MessagePort): void {
  const player = new Player(course, (message) => port.postMessage(message));
  port.addEventListener("message", ({ data }: MessageEvent<ToPlayer>) => {
    if (data.type === "leave") void player.leave();
  });
  port.start();
  void player.start();
}

/** Waits for the application around this page to hand over a port; nobody else is listened to. */
function connect(): void {
  const origins = (document.body.dataset.appOrigins ?? "").split(" ").filter(Boolean);
  window.addEventListener("message", function greet(event: MessageEvent<Start>) {
    const [port] = event.ports;
    const isGreeted = event.data?.type === "estante.player.start" && event.source === window.parent;
    if (!isGreeted || !origins.includes(event.origin) || !port) return;
    window.removeEventListener("message", greet);
    play(event.data.course, port);
  });
  const ready: Ready = { type: "estante.player.ready" };
  for (const origin of origins) window.parent.postMessage(ready, origin);
}

connect();
