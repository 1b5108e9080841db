import { useState } from "react";
import { Keys } from "./keys.component";
import classes from "./screen-keys.module.css";
import { shownShortcuts } from "./shortcuts";

const PRINTED: Record<string, string> = {
  " ": "␣",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  PageUp: "PgUp",
  PageDown: "PgDn",
  Escape: "Esc",
};
/** More keys than this are a row of the keyboard: its two ends are shown. */
const MAX_KEYS = 4;

/** The keys of the screen that is open, as its components name them. */
export function ScreenKeys() {
  const [rows] = useState(() => [...shownShortcuts()]);
  return (
    <dl className={classes.list}>
      {rows.map(([label, keys]) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <dd>
            {keys.length > MAX_KEYS ? (
              <>
                <Chord keys={keys[0] ?? ""} />
                <span>–</span>
                <Chord keys={keys.at(-1) ?? ""} />
              </>
            ) : (
              keys.map((chord) => <Chord key={chord} keys={chord} />)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Chord({ keys }: { readonly keys: string }) {
  const parts = keys.length === 1 ? [keys] : keys.split("+");
  return parts.map((part) => <Keys key={part} keys={printed(part)} />);
}

const printed = (key: string) => PRINTED[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
