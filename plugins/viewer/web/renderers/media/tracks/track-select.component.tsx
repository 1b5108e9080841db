import type { ReactNode } from "react";
import { languageName, type MediaTrack } from "./tracks";
import classes from "./tracks.module.css";

interface Props {
  readonly label: string;
  readonly none: string;
  readonly icon: ReactNode;
  readonly tracks: readonly MediaTrack[];
  readonly chosen: string | null;
  onChoose(lang_id: string | null): void;
}

/** One of the languages of a track, or none. The browser's own list opens over a film that fills the screen too. */
export function TrackSelect({ label, none, icon, tracks, chosen, onChoose }: Props) {
  if (tracks.length === 0) return null;
  return (
    <label className={classes.select} data-on={chosen !== null || undefined}>
      {icon}
      <select
        aria-label={label}
        // A browser that loads the page anew would choose by itself.
        autoComplete="off"
        value={chosen ?? ""}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      >
        <option value="">{none}</option>
        {tracks.map(({ lang_id }) => (
          <option key={lang_id} value={lang_id}>
            {languageName(lang_id)}
          </option>
        ))}
      </select>
    </label>
  );
}
