/** Ranges of one file, fetched a few at a time; neighbours that wait meanwhile are fetched in one go. */

const MAX_REQUESTS = 4;
const MAX_RANGE_BYTES = 1024 * 1024;

/** Answers the bytes from `begin` to before `end`, or null when nobody wants them any more. */
type FetchBytes = (begin: number, end: number) => Promise<Uint8Array | null>;
type Deliver = (begin: number, bytes: Uint8Array) => void;

interface Range {
  readonly begin: number;
  readonly end: number;
}

export class RangeQueue {
  /** In the order in which they were asked for. */
  #waiting: Range[] = [];
  #underWay = 0;

  constructor(
    private readonly fetchBytes: FetchBytes,
    private readonly deliver: Deliver,
  ) {}

  /** Each range is delivered by itself, whatever it was fetched with. */
  ask(begin: number, end: number): void {
    this.#waiting.push({ begin, end });
    this.#start();
  }

  #start(): void {
    while (this.#underWay < MAX_REQUESTS && this.#waiting.length > 0) void this.#fetch(this.#takeRun());
  }

  /** From here to there, without a gap: what was asked for first, and what waits on either side of it. */
  #takeRun(): Range {
    let [run] = this.#waiting as [Range];
    const touches = ({ begin, end }: Range) =>
      (begin === run.end || end === run.begin) && run.end - run.begin + end - begin <= MAX_RANGE_BYTES;
    for (let more: Range | undefined = run; more; more = this.#waiting.find(touches)) {
      run = { begin: Math.min(run.begin, more.begin), end: Math.max(run.end, more.end) };
    }
    return run;
  }

  async #fetch(run: Range): Promise<void> {
    const isIn = ({ begin, end }: Range) => begin >= run.begin && end <= run.end;
    const wanted = this.#waiting.filter(isIn);
    this.#waiting = this.#waiting.filter((range) => !isIn(range));
    this.#underWay += 1;
    const bytes = await this.fetchBytes(run.begin, run.end);
    this.#underWay -= 1;
    if (!bytes) return;
    for (const { begin, end } of wanted) this.deliver(begin, bytes.slice(begin - run.begin, end - run.begin));
    this.#start();
  }
}
