import { Keys } from "@estante/sdk";
import { IconArrowRight, IconBolt, IconCornerDownLeft, IconFileText, IconPlus } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { matchedPart, type PaletteEntry } from "./entries";
import classes from "./palette.module.css";

type Props = {
  id: string;
  entry: PaletteEntry;
  wanted: string;
  active: boolean;
  onHover: () => void;
  onRun: (otherTab: boolean) => void;
};

export function PaletteOption({ id, entry, wanted, active, onHover, onRun }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) box.current?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox's input holds the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, not focused
    <div
      ref={box}
      id={id}
      role="option"
      aria-selected={active}
      className={classes.option}
      data-tall={entry.picture !== undefined || undefined}
      onPointerMove={active ? undefined : onHover}
      onClick={(event) => onRun(event.ctrlKey || event.metaKey)}
    >
      <span className={classes.slot}>{entry.picture ?? <EntryIcon entry={entry} />}</span>
      <span className={classes.text}>
        <Marked text={entry.text} wanted={wanted} />
      </span>
      <span className={classes.detail}>{entry.detail}</span>
      <span className={classes.keys}>
        {entry.keys?.map((key) => (
          <Keys key={key} keys={key} />
        ))}
        {active && !entry.keys && <IconCornerDownLeft size={16} stroke={1.8} aria-hidden />}
      </span>
    </div>
  );
}

function EntryIcon({ entry }: { entry: PaletteEntry }) {
  const Icon = {
    favourites: IconFileText,
    opened: IconFileText,
    records: IconFileText,
    pages: IconArrowRight,
    actions: entry.address ? IconPlus : IconBolt,
  }[entry.group];
  return <Icon size={18} stroke={1.6} aria-hidden />;
}

function Marked({ text, wanted }: { text: string; wanted: string }) {
  const part = matchedPart(text, wanted);
  if (!part) return text;
  return (
    <>
      {text.slice(0, part[0])}
      <mark>{text.slice(...part)}</mark>
      {text.slice(part[1])}
    </>
  );
}
