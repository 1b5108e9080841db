import { type Attempt, beginAttempt } from "./attempt";
import { CommitQueue } from "./commit-queue";
import { everyItem, reachable } from "./course-tree";
import { Device } from "./device";
import { awaitStart } from "./greeting";
import { PartBook } from "./part-book";
import type {
  CourseItem,
  CourseResult,
  FromPlayer,
  Part,
  PlayerStart,
  Start,
  StoringState,
  ToPlayer,
} from "./protocol";

/** How long a SCO that is taken away may take to say goodbye, and its last commit to arrive. */
const GOODBYE_MS = 2000;
const LAST_COMMIT_MS = 3000;
const LAUNCH_MS = 15_000;
const NOT_FOUND = 404;
const CHOICE = /^\{target=(.+)\}(?:choice|jump)$/;
/** The seconds that what was not stored waits at most: `r` of the page's address (VS §9). */
const MAX_WAIT_SECONDS = Number(new URLSearchParams(location.search).get("r")) || 10;

class Player {
  private readonly frame = document.createElement("iframe");
  private readonly items: CourseItem[];
  private readonly book: PartBook;
  private readonly queue: CommitQueue | null;
  private attempt: Attempt | null = null;
  private current: CourseItem | null = null;
  private turn: Promise<void> = Promise.resolve();
  private isEnding = false;

  constructor(
    private readonly course: PlayerStart,
    private readonly send: (message: FromPlayer) => void,
  ) {
    this.items = reachable(course.items);
    const device = course.consumption ? new Device(course.consumption) : null;
    const unsent = device?.takeUp(Date.now()) ?? [];
    this.book = new PartBook(this.items, [...course.parts, ...unsent]);
    this.queue = device && this.openQueue(device);
    this.queue?.takeUp(unsent);
    this.frame.allow = "fullscreen; autoplay; unload";
    document.body.replaceChildren(this.frame);
    this.watchThePage();
  }

  receive(message: ToPlayer): void {
    if (message.type === "token") this.queue?.renew(message.token);
    else if (message.type === "launch") this.inTurn(() => this.choose(message.identifier));
    else if (message.type === "restart") this.inTurn(() => this.restart());
    else this.inTurn(() => this.leave());
  }

  start(): void {
    for (const item of everyItem(this.course.items)) this.tellResult(item.identifier);
    const first = this.book.first();
    if (first) this.inTurn(() => this.launch(first));
  }

  /** One thing after the other: a SCO says goodbye before the next one comes. */
  private inTurn(step: () => Promise<void>): void {
    this.turn = this.turn.then(step);
  }

  private openQueue(device: Device): CommitQueue {
    const events = {
      onResult: (result: CourseResult) => this.send({ type: "course", result }),
      onState: (state: StoringState) => this.send({ type: "storing", state }),
      onTokenNeeded: () => this.send({ type: "token" }),
    };
    const address = new URL("commit", document.baseURI).href;
    return new CommitQueue(address, device, events, MAX_WAIT_SECONDS * 1000);
  }

  /** A closing tab lets nothing finish, and what is hidden may be about to close. A page may also come back. */
  private watchThePage(): void {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.attempt?.save();
    });
    window.addEventListener("pagehide", () => {
      this.queue?.setLeaving(true);
      this.attempt?.save();
    });
    window.addEventListener("pageshow", () => this.queue?.setLeaving(false));
  }

  private async leave(): Promise<void> {
    await this.end();
    this.send({ type: "left", isStored: (await this.queue?.settled(LAST_COMMIT_MS)) ?? true });
  }

  private async choose(identifier: string): Promise<void> {
    const isOpen = identifier === this.current?.identifier && !this.attempt?.hasEnded();
    const item = this.items.find((item) => item.identifier === identifier);
    if (!item || isOpen) return;
    await this.end();
    await this.launch(item);
  }

  /** All from the beginning; what was reached stays reached. */
  private async restart(): Promise<void> {
    await this.end();
    for (const part of this.book.restarted()) this.store(part);
    const [first] = this.items;
    if (first) await this.launch(first);
  }

  private async launch(item: CourseItem): Promise<void> {
    const address = new URL(`../${item.href}`, document.baseURI);
    const status = address.origin === location.origin ? await statusOf(address) : NOT_FOUND;
    if (status === 0) return this.send({ type: "unreachable", identifier: item.identifier });
    if (status >= 400) return this.send({ type: "missing", href: item.href ?? "" });
    this.current = item;
    for (const name of ["API", "API_1484_11"]) Reflect.deleteProperty(window, name);
    if (item.is_sco === false) this.store(this.book.seen(item.identifier));
    else await this.begin(item);
    this.frame.title = item.title;
    this.show(address.href);
    this.send({ type: "launched", identifier: item.identifier });
  }

  private async begin(item: CourseItem): Promise<void> {
    const at = this.items.indexOf(item);
    const attempt = await beginAttempt({
      item,
      course: this.course,
      saved: this.book.partOf(item.identifier),
      neighbours: {
        hasNext: at < this.items.length - 1,
        hasPrevious: at > 0,
        choices: new Set(
          this.items.filter((item) => item.can_choose !== false).map((item) => item.identifier),
        ),
      },
      handlers: {
        onCommit: (part) => this.store(part),
        // The SCO is still in the call that ended it.
        onEnd: (request) => setTimeout(() => this.goOn(item, request)),
      },
    });
    this.attempt = attempt;
    Reflect.set(window, attempt.apiName, attempt.api);
  }

  /** Where a SCO that ended wants to go; one that says nothing leaves its last page standing. */
  private goOn(from: CourseItem, request: string): void {
    if (this.isEnding || this.current !== from) return;
    const at = this.items.indexOf(from);
    const chosen = CHOICE.exec(request)?.[1];
    const target = chosen
      ? this.items.find((item) => item.identifier === chosen)
      : { continue: this.items[at + 1], previous: this.items[at - 1] }[request];
    if (target) this.inTurn(() => this.choose(target.identifier));
    else
      this.send({ type: "ended", identifier: from.identifier, next: this.items[at + 1]?.identifier ?? null });
  }

  /** Takes the SCO away, so that it says goodbye by itself, and closes for one that does not. */
  private async end(): Promise<void> {
    this.isEnding = true;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, this.current ? GOODBYE_MS : 0);
      this.frame.addEventListener("load", () => resolve(), { once: true });
      this.show("about:blank");
    });
    this.attempt?.leave();
    this.attempt = null;
    this.current = null;
    this.isEnding = false;
  }

  /** Without a step in the browser's history: its back button belongs to the viewer. */
  private show(address: string): void {
    if (this.frame.contentWindow) this.frame.contentWindow.location.replace(address);
    else this.frame.src = address;
  }

  private store(part: Part): boolean {
    this.book.keep(part);
    this.tellResult(part.part);
    // Where nothing is recorded the sitting itself remembers.
    return this.queue?.put(part) ?? true;
  }

  private tellResult(identifier: string): void {
    const { completion, success } = this.book.best(identifier);
    this.send({ type: "result", identifier, completion, success });
  }
}

/** How the package's host answers, or 0 where there is no answer. */
async function statusOf(address: URL): Promise<number> {
  try {
    return (await fetch(address, { method: "HEAD", signal: AbortSignal.timeout(LAUNCH_MS) })).status;
  } catch {
    return 0;
  }
}

awaitStart<Start>(({ course }, port) => {
  const player = new Player(course, (message) => port.postMessage(message));
  port.addEventListener("message", ({ data }: MessageEvent<ToPlayer>) => player.receive(data));
  player.start();
});
