import { type RefObject, useEffect, useRef, useState } from "react";
import type { Origin } from "../form/record-saving";
import { type Draft, draftKey, dropDraft, endResuming, isResumed, readDraft, writeDraft } from "./drafts";
import { useUnsaved } from "./unsaved";

/** What was typed at another time, and what can be done with it. */
export interface OfferedDraft {
  /** Names of what was changed. */
  readonly changes: readonly string[];
  readonly at: Date;
  /** Fills the form with it again. */
  readonly restore: () => void;
  readonly discard: () => void;
}

interface Options<Values> {
  readonly record: string | undefined;
  readonly saved: Values;
  readonly changed: Partial<Values>;
  readonly names: Partial<Record<keyof Values & string, string>>;
  /** What `changed` was changed on. */
  readonly origin: RefObject<Origin<Values>>;
  readonly onRestore: (values: Partial<Values>, before: Origin<Partial<Values>>) => void;
}

interface DraftKeeping {
  readonly offered: OfferedDraft | null;
  /** Offers what is changed now, as if it had been found. */
  readonly setAside: () => void;
}

const isEmpty = (values: object) => Object.keys(values).length === 0;

/** The fields of a draft that the record has, and holds otherwise. */
function missingOf<Values extends Record<string, unknown>>(
  draft: Draft | null,
  saved: Values,
): Partial<Values> {
  const fields = Object.entries(draft?.values ?? {}).filter(
    ([field, value]) => field in saved && JSON.stringify(value) !== JSON.stringify(saved[field]),
  );
  return Object.fromEntries(fields) as Partial<Values>;
}

/** Keeps what is changed in a form on the device while it is not saved, and offers what it finds there. */
export function useDraft<Values extends Record<string, unknown>>(options: Options<Values>): DraftKeeping {
  const { record, saved, changed, names, origin, onRestore } = options;
  const [key] = useState(() => (record === undefined ? null : draftKey(record)));
  const [offer, setOffer] = useState<Draft | null>(() => (key === null ? null : readDraft(key)));
  const missing = missingOf(offer, saved);
  const text = JSON.stringify(changed);

  const draftOfNow = (): Draft => {
    const older = isEmpty(missing) ? null : offer;
    const own = Object.fromEntries(
      Object.keys(changed).map((field) => [field, origin.current.values[field]]),
    );
    return {
      values: { ...missing, ...changed },
      before: { ...own, ...older?.before },
      version: older ? older.version : origin.current.version,
      at: Date.now(),
    };
  };
  const keep = (): boolean => {
    if (key === null) return false;
    if (isEmpty(changed) && offer && !isEmpty(missing)) return writeDraft(key, offer);
    if (isEmpty(changed)) dropDraft(key);
    else {
      return writeDraft(key, draftOfNow());
    }
    return true;
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when what is changed, or offered, changes
  useEffect(() => {
    latest.current();
  }, [text, offer]);
  useUnsaved(!isEmpty(changed), () => latest.current());

  const restore = () => {
    if (offer) onRestore(missing, { version: offer.version, values: offer.before as Partial<Values> });
    setOffer(null);
  };
  const resumes = useRef(record !== undefined && offer !== null && isResumed(record));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (record === undefined) return;
    endResuming(record);
    if (resumes.current) restore();
    resumes.current = false;
  }, []);

  const offered = offer !== null && !isEmpty(missing) && !resumes.current;
  return {
    offered: offered
      ? {
          changes: [...new Set(Object.keys(missing).map((field) => names[field] ?? field))],
          at: new Date(offer.at),
          restore,
          discard: () => setOffer(null),
        }
      : null,
    setAside: () => {
      if (!isEmpty(changed)) setOffer(draftOfNow());
    },
  };
}
