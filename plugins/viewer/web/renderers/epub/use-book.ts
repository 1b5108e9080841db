import type { RendererProps } from "@estante/sdk";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { FromReader, Hit, Look, Place, ToReader } from "../../player/epub/protocol";
import { BookLink } from "./book-link";
import type { BookEntry } from "./contents";
import type { Bookmark } from "./memory";
import { Reading } from "./reading";

export interface EpubPayload {
  readonly base: string;
  readonly package: {
    readonly layout?: string;
    readonly spine?: Readonly<Record<string, number>>;
    readonly contents?: readonly BookEntry[];
  };
  readonly pages: number | null;
}

export interface Found {
  readonly words: string;
  readonly hits: readonly Hit[];
  readonly isDone: boolean;
}

interface BookView {
  readonly place: Place | null;
  readonly isOpen: boolean;
  readonly isRightToLeft: boolean;
  readonly isLost: boolean;
  readonly found: Found;
  readonly note: string | null;
  readonly bookmarks: readonly Bookmark[];
}

export interface Book extends BookView {
  send(message: ToReader): void;
  mark(label: string): void;
  closeNote(): void;
}

const UNOPENED: BookView = {
  place: null,
  isOpen: false,
  isRightToLeft: false,
  isLost: false,
  found: { words: "", hits: [], isDone: true },
  note: null,
  bookmarks: [],
};

type Options = RendererProps<EpubPayload> & { readonly look: Look };

/** Runs the reader in a frame for as long as the frame is there. */
export function useBook(frame: RefObject<HTMLIFrameElement | null>, options: Options): Book {
  const { payload, session } = options;
  const [view, setView] = useState(UNOPENED);
  const latest = useRef(options);
  latest.current = options;
  const line = useRef<{ link: BookLink; reading: Reading } | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const reading = new Reading(session);
    const change = (changed: Partial<BookView>) => setView((now) => ({ ...now, ...changed }));
    const link = new BookLink(element, {
      base: payload.base,
      open: async () => {
        const { cfi, bookmarks } = await reading.resume();
        change({ bookmarks });
        const { content, look, launch } = latest.current;
        const spine = payload.package.spine ?? {};
        const isFixed = payload.package.layout === "fixed";
        const named = partAt(launch.showAt, spine);
        const target = named ?? cfi ?? startPage(content.customTags, spine, isFixed);
        return { type: "estante.player.start", spine, isFixed, look, target };
      },
      onMessage: (message) => {
        if (message.type === "at") reading.at(message.place);
        if (message.type === "renew") void renewBase(latest.current, link);
        if (message.type === "key") press(element, message);
        if (message.type === "failed") latest.current.onError({ code: message.code });
        if (message.type === "outside") openOutside(message.href);
        change(viewOf(message));
      },
    });
    line.current = { link, reading };
    const forget = session.snapshot(() => reading.snapshot());
    return () => {
      forget();
      reading.stop();
      link.close();
      line.current = null;
    };
  }, [frame, payload, session]);

  const [acts] = useState(() => ({
    send: (message: ToReader) => line.current?.link.send(message),
    closeNote: () => setView((now) => ({ ...now, note: null })),
  }));
  const mark = (label: string) => {
    const { place } = view;
    if (!place || !line.current) return;
    const bookmarks = line.current.reading.mark({ cfi: place.cfi, share: place.start, label });
    setView((now) => ({ ...now, bookmarks }));
  };
  return { ...view, ...acts, mark };
}

/** The reader's page stands beside a stranger's book: what it says is looked at once more. */
function openOutside(href: string): void {
  if (/^(https?|mailto|tel):/i.test(href)) window.open(href, "_blank", "noopener,noreferrer");
}

/** How the view changes by what the reader tells. */
function viewOf(message: FromReader): Partial<BookView> {
  switch (message.type) {
    case "opened":
      return { isOpen: true, isRightToLeft: message.isRightToLeft };
    case "at":
      return { place: message.place };
    case "lost":
      return { isLost: message.isLost };
    case "note":
      return { note: message.text };
    case "hits":
      return { found: message };
    default:
      return {};
  }
}

async function renewBase({ renew }: Options, link: BookLink): Promise<void> {
  const base = await renew().then(
    (payload) => payload.base,
    () => null,
  );
  link.send({ type: "base", base });
}

/** A key that was pressed inside of the book means what it means outside. */
function press(frame: HTMLIFrameElement, { key, ctrlKey, shiftKey }: FromReader & { type: "key" }): void {
  frame.dispatchEvent(
    new KeyboardEvent("keydown", { key, ctrlKey, shiftKey, bubbles: true, cancelable: true }),
  );
}

/** The file that the address names by its number: the page of a fixed layout, else the part of the book. */
const partAt = (showAt: number | null, spine: Readonly<Record<string, number>>) =>
  showAt === null ? null : (Object.keys(spine)[Math.floor(showAt) - 1] ?? null);

/** The page that the tag START_PAGE names, of a book whose pages are fixed. */
function startPage(
  tags: Options["content"]["customTags"],
  spine: Readonly<Record<string, number>>,
  isFixed: boolean,
): string | null {
  const tag = tags.find(({ type }) => type === "START_PAGE");
  const page = Number.parseInt(tag?.name ?? "", 10);
  return (isFixed && partAt(page, spine)) || null;
}
