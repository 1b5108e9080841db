import { useTexts } from "@estante/sdk";
import type { ReactNode } from "react";
import type { EntryGroup, PaletteEntry } from "./entries";
import classes from "./palette.module.css";
import { PaletteOption } from "./palette-option.component";

interface Props {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly EntryGroup[];
  readonly wanted: string;
  readonly active: PaletteEntry | undefined;
  readonly onPoint: (entry: PaletteEntry) => void;
  readonly onRun: (entry: PaletteEntry, otherTab: boolean) => void;
  readonly children?: ReactNode;
}

/** What was found, by groups, for the field that holds the focus. */
export function EntryList({ id, label, groups, wanted, active, onPoint, onRun, children }: Props) {
  const t = useTexts("shell");
  return (
    <div className={classes.list} id={id} role="listbox" aria-label={label}>
      {groups.map(({ group, section, entries }) => (
        <PaletteGroup key={`${group}-${section ?? ""}`} name={section ?? t(`palette.${group}`)}>
          {entries.map((entry) => (
            <PaletteOption
              key={entry.id}
              id={`${id}-${entry.id}`}
              entry={entry}
              wanted={wanted}
              active={entry === active}
              onHover={() => onPoint(entry)}
              onRun={(otherTab) => onRun(entry, otherTab)}
            />
          ))}
        </PaletteGroup>
      ))}
      {children}
    </div>
  );
}

function PaletteGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
    <div role="group" aria-label={name}>
      <div className={classes.group} aria-hidden>
        {name}
      </div>
      {children}
    </div>
  );
}
