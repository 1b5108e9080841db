/** What to do when a player stops: a line that is lost is waited for, an address that ran out is exchanged. */

export type Trouble = "offline" | null;

export interface TroubleOptions {
  /** Asks for an address that opens. */
  renew(): Promise<string>;
  onTrouble(trouble: Trouble): void;
  /** The file answers, or refuses, and cannot be played. */
  onFailure(reason: "refused" | "broken"): void;
  /** Whether the file's address answers; 0 when nothing does. */
  statusOf?(url: string): Promise<number>;
}

const LOOK_AGAIN_MS = 3000;
const EXPIRED = [401, 403, 404, 410];

/** Watches a media element. Answers how to stop. */
export function watchPlayback(media: HTMLMediaElement, options: TroubleOptions): () => void {
  const { renew, onTrouble, onFailure, statusOf = headStatus } = options;
  let isGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Each is tried once, and again only after something was played.
  let tried = new Set<"renew" | "reload">();
  let isHelping = false;
  let wasPlaying = false;

  const help = async () => {
    if (isHelping || isGone) return;
    isHelping = true;
    wasPlaying = !media.paused;
    await look();
  };
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const status = await statusOf(media.src);
    if (isGone || !isHelping) return;
    if (status === 0 || status >= 500) {
      onTrouble("offline");
      timer = setTimeout(look, LOOK_AGAIN_MS);
      return;
    }
    const way = EXPIRED.includes(status) ? "renew" : "reload";
    if (tried.has(way) || (way === "reload" && isUnplayable(media))) return fail(way);
    tried.add(way);
    const url = way === "renew" ? await renew().catch(() => null) : media.src;
    if (isGone) return;
    if (url === null) return fail("renew");
    isHelping = false;
    onTrouble(null);
    loadAt(media, url, wasPlaying);
  };
  const fail = (way: "renew" | "reload") => {
    isHelping = false;
    onFailure(way === "renew" ? "refused" : "broken");
  };
  const wait = () => {
    if (!navigator.onLine) onTrouble("offline");
  };
  const play = () => {
    tried = new Set();
    if (!isHelping) onTrouble(null);
  };
  const online = () => {
    if (isHelping) void look();
  };

  const listeners: [EventTarget, string, () => void][] = [
    [media, "error", help],
    [media, "waiting", wait],
    [media, "timeupdate", play],
    [window, "online", online],
  ];
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  // React makes the element before it is in the page: it may have failed by then.
  if (media.error) void help();
  return () => {
    isGone = true;
    clearTimeout(timer);
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
  };
}

/** Gives an element an address of the same file: where it was, and playing if it played. */
export function loadAt(media: HTMLMediaElement, url: string, isPlaying = !media.paused): void {
  const { currentTime, playbackRate } = media;
  media.addEventListener(
    "loadedmetadata",
    () => {
      media.currentTime = currentTime;
      media.playbackRate = playbackRate;
      // A browser that wants a gesture first leaves it paused at its place.
      if (isPlaying) media.play().catch(() => undefined);
    },
    { once: true },
  );
  media.src = url;
}

/** Nothing of it was ever read as a film or a sound: to load it again would change nothing. */
function isUnplayable({ error, readyState }: HTMLMediaElement): boolean {
  return error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED && readyState === 0;
}

/** Elements that load files do not tell the status, so the file is asked for once more. */
async function headStatus(url: string): Promise<number> {
  return fetch(url, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status,
    () => 0,
  );
}
